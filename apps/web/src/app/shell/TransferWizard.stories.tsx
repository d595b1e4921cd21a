import {
  examples,
  fails,
  failsWithStatus,
  losesConnection,
  neverResponds,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import { addDays, formatDate, toDubaiDate } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import { Container, Heading } from '@aitours/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { createDraft, type WizardDraft } from '../../features/transfer-booking/wizardDraft.ts';
import { atPath, type StoryVisitor } from '../../testing/atPath.tsx';

const meta = {
  title: 'Shell/TransferWizard',
  component: () => (
    <Container>
      <Heading level={1}>Any page of the shop</Heading>
    </Container>
  ),
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const { user } = examples.getMe;
const { quote } = examples.createQuote;
const date = addDays(toDubaiDate(new Date()), 100);
const [sedan] = examples.listTransferVehicles.transferVehicles;
const search = {
  pickupLocation: 'Dubai International Airport (DXB)',
  dropoffLocation: 'Dubai Marina',
  date,
  time: '14:45',
  passengers: 2,
  luggage: 2,
};
const details = createDraft({ vehicle: sedan!, search });
const payment: WizardDraft = {
  ...details,
  step: 'payment',
  payment: { firstName: 'Amira', lastName: 'Haddad', email: user.email, phone: user.phone, paymentMethod: 'cash' },
  owner: user.id,
};
const guest: WizardDraft = { ...payment, owner: null };

const open = (draft: WizardDraft, visitor: StoryVisitor = {}) =>
  atPath('/about', { hasShell: true, ...visitor, storage: { transferBooking: JSON.stringify(draft) } });
const wizard = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Transfer booking' });
  // The dialog fades in and is invisible in its first frame.
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};
const storedValue = (key = 'transferBooking') => JSON.parse(localStorage.getItem(key) ?? 'null');
const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const book = async () => {
  await wizard();
  await waitFor(() => expect(screen.queryByText('Calculating the distance…')).toBeNull());
  await clickButton('Complete booking');
};

/** The first step with a stored draft. */
export const Details: Story = {
  tags: ['XFER-18', 'XFER-19', 'XFER-22', 'XFER-24', 'XFER-25', 'XFER-26', 'XFER-27', 'XFER-47'],
  decorators: [open(details)],
  play: async () => {
    const dialog = within(await wizard());
    await expect(dialog.getByRole('heading', { name: 'Your journey' })).toBeVisible();
    await expect(dialog.getByLabelText(/^Date/)).toHaveValue(date);
    const time = dialog.getByRole('combobox', { name: /^Pickup time/ });
    await expect(time).toHaveValue('14:45');
    await expect(within(time).getAllByRole('option')).toHaveLength(1 + 48 + 1);
    for (const [name, min] of [
      ['Passengers', '1'],
      ['Suitcases', '0'],
    ] as const) {
      await expect(dialog.getByRole('spinbutton', { name })).toHaveAttribute('min', min);
      await expect(dialog.getByRole('spinbutton', { name })).toHaveAttribute('max', '10');
    }
    await expect(dialog.getByLabelText(/^Date/)).toHaveAttribute('min', toDubaiDate(new Date()));
    await expect((await dialog.findAllByText('€88.00'))[0]).toBeVisible();
  },
};

/** A return trip requires date and time, and doubles the price. */
export const ReturnTransfer: Story = {
  tags: ['XFER-23', 'XFER-25', 'XFER-37'],
  decorators: [open(details)],
  play: async () => {
    const dialog = within(await wizard());
    await userEvent.click(dialog.getByRole('switch', { name: 'Return journey' }));
    await expect(await dialog.findByText('€176.00')).toBeVisible();
    await clickButton('Continue to payment');
    await expect(await dialog.findByRole('link', { name: 'Choose a return date' })).toBeVisible();
    await expect(storedValue().step).toBe('details');
    await userEvent.type(dialog.getByLabelText(/^Return date/), addDays(date, -1));
    await expect(
      await dialog.findByRole('link', { name: 'The return date can’t be before the outward date' }),
    ).toBeVisible();
  },
};

/** /transfer-booking opened directly: defaults and required fields. */
export const Incomplete: Story = {
  tags: ['XFER-23', 'XFER-27'],
  decorators: [atPath('/transfer-booking', { hasShell: true })],
  play: async () => {
    const dialog = within(await wizard());
    await expect(dialog.getByRole('combobox', { name: /^Pickup time/ })).toHaveValue('09:00');
    await expect(dialog.getByRole('spinbutton', { name: 'Passengers' })).toHaveValue(2);
    await expect(dialog.getByRole('spinbutton', { name: 'Suitcases' })).toHaveValue(2);
    await clickButton('Continue to payment');
    await expect(await dialog.findByRole('link', { name: 'Choose a date' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Your journey' })).toBeVisible();
  },
};

/** The wizard shows why a vehicle is too small. */
export const Chosen: Story = {
  tags: ['GAP-39'],
  decorators: [open({ ...details, vehicle: null, journey: { ...details.journey, passengers: 4 } })],
  play: async () => {
    const dialog = within(await wizard());
    await expect(await dialog.findByRole('radio', { name: /Camry/ })).toBeDisabled();
    await expect(dialog.getByText('Takes 3 passengers; you have 4.')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /Yukon/ }));
    await expect(await dialog.findByRole('button', { name: 'Change vehicle' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'More: Passengers' }));
    await userEvent.click(dialog.getByRole('button', { name: 'More: Passengers' }));
    await userEvent.click(dialog.getByRole('button', { name: 'More: Passengers' }));
    await clickButton('Continue to payment');
    await expect((await dialog.findAllByText('Takes 6 passengers; you have 7.'))[0]).toBeVisible();
    await expect(storedValue().step).toBe('details');
  },
};

/** The vehicles can’t be loaded. */
export const Vehicles: Story = {
  tags: ['XFER-12'],
  decorators: [open({ ...details, vehicle: null })],
  parameters: { msw: [failsWithStatus('listTransferVehicles', 500), ...scenarios.default] },
  play: async () => {
    await wizard();
    const notice = await screen.findByText('Failed to load vehicles. Please try again.');
    notice.scrollIntoView({ block: 'center' });
    await expect(notice).toBeVisible();
  },
};

/** No price while the distance loads. */
export const Measuring: Story = {
  tags: ['GAP-37'],
  decorators: [open(details)],
  parameters: { msw: [neverResponds('getTransferDistance'), ...scenarios.default] },
  play: async () => {
    await wizard();
    const notice = await screen.findByText('Calculating the distance…');
    notice.scrollIntoView({ block: 'center' });
    await expect(notice).toBeVisible();
  },
};

/** Without a response the distance is estimated, and marked as an estimate. */
export const Estimated: Story = {
  tags: ['GAP-37'],
  decorators: [open({ ...details, journey: { ...details.journey, dropoffLocation: 'A villa in Al Barsha' } })],
  parameters: { msw: [failsWithStatus('getTransferDistance', 500), ...scenarios.default] },
  play: async () => {
    await wizard();
    await expect(await screen.findByText(/The distance is estimated at 29.6 km/)).toBeVisible();
  },
};

/** For an unknown place there is no price, and known places are offered. */
export const UnknownPlace: Story = {
  tags: ['GAP-37'],
  decorators: [open({ ...details, journey: { ...details.journey, pickupLocation: 'asdf' } })],
  parameters: { msw: [fails('getTransferDistance', 'unknown-place'), ...scenarios.default] },
  play: async () => {
    const dialog = within(await wizard());
    const pickup = dialog.getByRole('combobox', { name: 'Pickup' });
    await waitFor(() => expect(pickup).toBeInvalid());
    await clickButton('Continue to payment');
    await expect(storedValue().step).toBe('details');
    await expect(await dialog.findByRole('link', { name: /: We don’t know this place/ })).toBeVisible();
    await clickButton('Dubai Marina');
    await expect(pickup).toHaveFocus();
    await expect(storedValue().journey.pickupLocation).toBe('Dubai Marina');
  },
};

export const Extras: Story = {
  name: 'A flight number for an airport, and child seats',
  tags: ['!autodocs', 'test-only', 'ENTITY-31'],
  decorators: [open(details)],
  play: async () => {
    const dialog = within(await wizard());
    const flight = dialog.getByRole('textbox', { name: /^Flight number/ });
    await userEvent.type(flight, 'soon');
    await clickButton('More: Infant seats');
    await clickButton('More: Boosters');
    await clickButton('More: Boosters');
    await expect(dialog.getByRole('spinbutton', { name: 'Boosters' })).toHaveValue(1);
    await expect(dialog.getByText('Choose at most one child seat for each passenger')).toBeVisible();
    await clickButton('Continue to payment');
    await expect(flight).toHaveAccessibleDescription(expect.stringContaining('Enter a flight number such as EK 73'));
    await userEvent.clear(flight);
    await userEvent.type(flight, 'ek 073');
    await clickButton('Continue to payment');
    await expect(await dialog.findByText('EK073')).toBeVisible();
    await expect(dialog.getByText('1 infant seat, 1 booster')).toBeVisible();
  },
};

/** Without an airport there is no flight number. */
export const NoAirport: Story = {
  tags: ['ENTITY-31'],
  decorators: [open({ ...details, journey: { ...details.journey, pickupLocation: 'Deira' } })],
  play: async () => {
    const dialog = within(await wizard());
    await expect(dialog.getByRole('spinbutton', { name: 'Infant seats' })).toBeVisible();
    await expect(dialog.queryByRole('textbox', { name: /^Flight number/ })).toBeNull();
  },
};

/** Without a response and a known place there is no price; the distance is requested again. */
export const NoDistance: Story = {
  tags: ['GAP-37'],
  decorators: [open({ ...details, journey: { ...details.journey, pickupLocation: 'asdf' } })],
  parameters: { msw: [failsWithStatus('getTransferDistance', 500), ...scenarios.default] },
  play: async () => {
    const dialog = within(await wizard());
    await expect(await dialog.findByText(/^We can’t calculate the distance now/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Chip: Story = {
  name: 'Minimised it is a chip; a click restores it; closing clears its data',
  tags: ['!autodocs', 'test-only', 'XFER-20', 'XFER-21'],
  decorators: [open(details)],
  play: async () => {
    await wizard();
    await clickButton('Minimise');
    const chip = await screen.findByRole('button', { name: 'Transfer Booking - Click to continue booking' });
    await waitFor(() => expect(chip).toHaveFocus());
    await expect(storedValue().isMinimised).toBe(true);
    await userEvent.keyboard('{Enter}');
    await wizard();
    await userEvent.keyboard('{Escape}');
    await clickButton('Transfer Booking - Click to continue booking');
    await wizard();
    await clickButton('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(localStorage.getItem('transferBooking')).toBeNull();
  },
};

/** Minimised before a reload, it still is. */
export const Minimised: Story = {
  tags: ['XFER-22'],
  decorators: [open({ ...payment, isMinimised: true }, { as: user })],
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Click to continue booking/ })).toBeVisible();
  },
};

export const Payment: Story = {
  decorators: [open({ ...payment, payment: { ...payment.payment, paymentMethod: '', phone: '' } }, { as: user })],
};

export const PaymentTest: Story = {
  ...Payment,
  name: 'The second step, and back by keyboard',
  tags: ['!autodocs', 'test-only', 'XFER-19', 'XFER-28', 'XFER-29', 'CONST-20'],
  play: async () => {
    const dialog = within(await wizard());
    for (const name of ['Card', 'Cash', 'Wallet']) await expect(dialog.getByRole('radio', { name })).toBeVisible();
    const deadline = `Free cancellation until ${formatDate(addDays(date, -1))}, 2:45 PM`;
    await expect(dialog.getByText((text) => text.startsWith(deadline))).toBeVisible();
    await book();
    await expect(await dialog.findByRole('link', { name: 'Enter your phone number' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: /Choose how you would like to pay$/ })).toBeVisible();
    dialog.getByRole('button', { name: 'Back' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getByRole('heading', { name: 'Your journey' })).toHaveFocus());
  },
};

/** Prefilled from the profile. */
export const Profile: Story = {
  tags: ['GAP-80'],
  decorators: [open({ ...details, step: 'payment' }, { as: user })],
  play: async () => {
    await wizard();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue(user.first_name));
    await expect(screen.getByRole('textbox', { name: /Email/ })).toHaveValue(user.email);
  },
};

/** Another user’s entries are not shown. */
export const AnotherUser: Story = {
  tags: ['XFER-22'],
  decorators: [open({ ...payment, owner: '999' })],
  play: async () => {
    await wizard();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue(''));
  },
};

export const Booked: Story = {
  name: 'Booked: the draft is cleared, and the confirmation opens',
  tags: ['!autodocs', 'test-only', 'XFER-36', 'XFER-39'],
  decorators: [open(payment, { as: user })],
  play: async () => {
    await book();
    const { booking_number: number } = examples.createTransferBooking.transferBooking;
    await waitFor(() => expect(document.body.dataset['path']).toBe(`/bookings/${number}`));
    await expect(localStorage.getItem('transferBooking')).toBeNull();
  },
};

/** `transferMessages.vehicleMissing`. */
export const NoVehicle: Story = {
  tags: ['XFER-30'],
  decorators: [open({ ...payment, vehicle: null }, { as: user })],
  play: async () => {
    await book();
    await expect(await screen.findByText('Please select a vehicle')).toBeVisible();
  },
};

/** `transferMessages.locationsMissing`. */
export const NoPlaces: Story = {
  tags: ['XFER-31'],
  decorators: [open({ ...payment, journey: { ...payment.journey, pickupLocation: '' } }, { as: user })],
  play: async () => {
    await book();
    await expect(await screen.findByText('Please select pickup and drop-off locations')).toBeVisible();
  },
};

/** `transferMessages.createFailed` in a red strip. */
export const Failed: Story = {
  tags: ['XFER-38'],
  decorators: [open(payment, { as: user })],
  parameters: { msw: [failsWithStatus('createTransferBooking', 502), ...scenarios.default] },
  play: async () => {
    await book();
    const text = await screen.findByText('Failed to create booking');
    await expect(text).toBeVisible();
    await expect(text.closest('[role=alert]')).toHaveAttribute('data-tone', 'critical');
  },
};

/** The server’s message in the red strip. */
export const Rejected: Story = {
  tags: ['XFER-38'],
  decorators: [open(payment, { as: user })],
  parameters: {
    msw: [fails('createTransferBooking', 'invalid-request', { detail: 'This time has passed.' }), ...scenarios.default],
  },
  play: async () => {
    await book();
    const text = await screen.findByText('This time has passed.');
    await expect(text.closest('[role=alert]')).toHaveAttribute('data-tone', 'critical');
  },
};

/** No response: the same request has the same key. */
export const NoReply: Story = {
  tags: ['XFER-38', 'QUIRK-21'],
  decorators: [open(payment, { as: user })],
  parameters: { msw: [losesConnection('createTransferBooking'), ...scenarios.default] },
  play: async () => {
    await book();
    await expect(await screen.findByText(/No response received from server/)).toBeVisible();
    const attempts = storedValue('bookingAttempts');
    await expect(attempts).toHaveLength(1);
    await clickButton('Complete booking');
    await expect(await screen.findByText(/No response received from server/)).toBeVisible();
    await expect(storedValue('bookingAttempts')).toEqual(attempts);
  },
};

/** A changed price: old and new, and nothing is booked before the traveller agrees. */
export const PriceChanged: Story = {
  tags: ['GAP-26'],
  decorators: [open({ ...payment, vehicle: { ...sedan!, price_per_km: '2.25' } }, { as: user })],
  parameters: { msw: [fails('createTransferBooking', 'price-changed'), ...scenarios.default] },
  play: async () => {
    await book();
    await expect(await screen.findByText(/It was €79.20 and is €88.00 now/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Book for €88.00' })).toBeVisible();
    await expect(document.body.dataset['path']).toBe('/about');
  },
};

const requested: unknown[] = [];
const booked: unknown[] = [];

export const PriceChangedBefore: Story = {
  name: 'A price that has changed is shown before the booking is sent, and is agreed to',
  tags: ['!autodocs', 'test-only', 'GAP-26', 'GAP-38'],
  decorators: [open(payment, { as: user })],
  parameters: {
    msw: [
      respondsWith('createQuote', ({ body: { lines } }) => {
        requested.push(...lines);
        return { ...quote, total: '96.00', lines: [{ ...quote.lines[0]!, amount: '96.00' }] };
      }),
      respondsWith('createTransferBooking', ({ body }) => {
        booked.push(body.total_amount);
        return examples.createTransferBooking.transferBooking;
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    requested.length = 0;
    booked.length = 0;
    await wizard();
    const change = await screen.findByText(/It was €88.00 and is €96.00 now/);
    await expect(change.closest('[role=alert]')).toBeVisible();
    const { pickupLocation: pickup_location, dropoffLocation: dropoff_location } = search;
    const line = { type: 'transfer', vehicle_id: sedan?.id, pickup_location, dropoff_location, date, time: '14:45' };
    await expect(requested).toEqual([{ ...line, passengers: 2, luggage: 2 }]);
    await clickButton('Book for €96.00');
    await waitFor(() => expect(booked).toEqual(['96.00']));
  },
};

export const FirstBooking: Story = {
  decorators: [open(payment, { as: user })],
  globals: { behaviour: 'improved' },
  parameters: {
    msw: [
      respondsWith('getMe', { ...user, first_booking_discount: 10 }),
      respondsWith('createTransferBooking', ({ body }) => {
        booked.push(body.total_amount);
        return examples.createTransferBooking.transferBooking;
      }),
      ...scenarios.default,
    ],
  },
};

export const FirstBookingTest: Story = {
  ...FirstBooking,
  name: 'The discount of a first booking is shown, and in the total that is sent',
  tags: ['!autodocs', 'test-only', 'QUIRK-12', 'GAP-26'],
  play: async () => {
    booked.length = 0;
    const line = (await screen.findByText('First booking, 10% off')).closest('div');
    await expect(line).toHaveTextContent('−AED 8.80');
    await expect(screen.getByText('AED 79.20', { selector: 'strong' })).toBeInTheDocument();
    await book();
    await waitFor(() => expect(booked).toEqual(['79.20']));
  },
};

/** The server's price of a transfer, and that with a code. */
const promoPrices = (amount: number) =>
  respondsWith('createQuote', ({ body: { promo_code: code } }) => {
    const price = formatWireAmount(amount);
    const full = { ...quote, total: price, lines: [{ ...quote.lines[0]!, amount: price }] };
    if (code === undefined) return full;
    const off = amount * 0.15;
    const discount = { percent: 15, promo_code: code, subtotal: price, amount: formatWireAmount(-off) };
    return { ...full, total: formatWireAmount(amount - off), discount };
  });
const refusing = (operation: 'createQuote' | 'createTransferBooking', text: string) =>
  fails(operation, 'invalid-request', { detail: text, errors: { promo_code: [text] } });
const recordsTransfer = respondsWith('createTransferBooking', ({ body }) => {
  booked.push(body);
  return examples.createTransferBooking.transferBooking;
});
const enterCode = async (text: string) => {
  const dialog = within(await wizard());
  await userEvent.click(await dialog.findByText('Have a promo code?'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Promo code' }), text);
  return dialog;
};

/** The summary says what a promo code takes off. */
export const PromoCode: Story = {
  tags: ['GAP-26', 'QUIRK-12'],
  decorators: [open(payment, { as: user })],
  globals: { behaviour: 'improved' },
  parameters: { msw: [promoPrices(88_00), recordsTransfer, ...scenarios.default] },
  play: async () => {
    booked.length = 0;
    const dialog = await enterCode(' spring15{Enter}');
    const line = (await dialog.findByText('Promo code SPRING15, 15% off')).closest('div');
    await expect(line).toHaveTextContent('−AED 13.20');
    await expect(dialog.getByText('AED 74.80', { selector: 'strong' })).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove SPRING15' })).toHaveFocus());
    await expect(storedValue().payment).toMatchObject({ promoCode: 'SPRING15', firstName: 'Amira' });
    await expect(booked).toEqual([]);
  },
};

export const PromoCodeTest: Story = {
  name: 'A promo code is removed and applied again, survives a step back, and is booked with the total',
  tags: ['!autodocs', 'test-only', 'GAP-26', 'QUIRK-12'],
  decorators: [open(payment, { as: user })],
  globals: { behaviour: 'improved' },
  parameters: { msw: [promoPrices(88_00), recordsTransfer, ...scenarios.default] },
  play: async () => {
    booked.length = 0;
    const dialog = await enterCode('spring15{Enter}');
    await clickButton('Remove SPRING15');
    await expect(dialog.getByText('AED 88.00', { selector: 'strong' })).toBeInTheDocument();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Promo code' })).toHaveFocus());
    await userEvent.keyboard('spring15{Enter}');
    await dialog.findByText('AED 74.80', { selector: 'strong' });
    await clickButton('Back');
    await clickButton('Continue to payment');
    await dialog.findByText('AED 74.80', { selector: 'strong' });
    await clickButton('Complete booking');
    await waitFor(() => expect(booked).toMatchObject([{ promo_code: 'SPRING15', total_amount: '74.80' }]));
    await waitFor(() => expect(localStorage.getItem('transferBooking')).toBeNull());
  },
};

/** A code that can’t be used: the reason is at the field, and nothing that was entered is lost. */
export const PromoCodeInvalid: Story = {
  tags: ['GAP-26'],
  decorators: [open(payment, { as: user })],
  globals: { behaviour: 'improved' },
  parameters: {
    msw: [refusing('createQuote', 'This promo code has ended.'), recordsTransfer, ...scenarios.default],
  },
  play: async () => {
    booked.length = 0;
    const dialog = await enterCode('winter15{Enter}');
    await expect(await dialog.findByText('This promo code has ended.')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Promo code' });
    await expect(field).toHaveValue('winter15');
    await expect(field).toHaveAccessibleDescription('This promo code has ended.');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.getByText('AED 88.00', { selector: 'strong' })).toBeInTheDocument();
    await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked();
    await expect(booked).toEqual([]);
  },
};

/** A code that others have used up meanwhile: nothing is booked, and the full price is shown before it can be. */
export const PromoCodeUsedUp: Story = {
  tags: ['GAP-26'],
  decorators: [open(payment, { as: user })],
  globals: { behaviour: 'improved' },
  parameters: {
    msw: [promoPrices(88_00), refusing('createTransferBooking', 'This promo code is used up.'), ...scenarios.default],
  },
  play: async () => {
    const dialog = await enterCode('spring15{Enter}');
    await dialog.findByText('AED 74.80', { selector: 'strong' });
    await clickButton('Complete booking');
    await expect(await dialog.findByText('This promo code is used up.')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Promo code' });
    await expect(field).toHaveValue('SPRING15');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.getByText('AED 88.00', { selector: 'strong' })).toBeInTheDocument();
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** The price has changed meanwhile: old and new total, with the code. */
export const PromoCodePriceChanged: Story = {
  tags: ['GAP-26'],
  decorators: [open({ ...payment, payment: { ...payment.payment, promoCode: 'SPRING15' } }, { as: user })],
  globals: { behaviour: 'improved' },
  parameters: { msw: [promoPrices(96_00), recordsTransfer, ...scenarios.default] },
  play: async () => {
    booked.length = 0;
    await wizard();
    const change = await screen.findByText(/It was AED 88.00 and is AED 81.60 now/);
    await expect(change.closest('[role=alert]')).toBeVisible();
    await expect(screen.queryByText('Promo code SPRING15, 15% off')).not.toBeInTheDocument();
    await expect(booked).toEqual([]);
  },
};

export const PromoCodePriceAgreed: Story = {
  ...PromoCodePriceChanged,
  name: 'The new total with the promo code is agreed to',
  tags: ['!autodocs', 'test-only', 'GAP-26'],
  play: async () => {
    booked.length = 0;
    await wizard();
    await clickButton('Book for AED 81.60');
    await waitFor(() => expect(booked).toMatchObject([{ promo_code: 'SPRING15', total_amount: '81.60' }]));
  },
};

/** A guest reads that the discount is applied after sign-in. */
export const GuestsFirstBooking: Story = {
  tags: ['QUIRK-12'],
  decorators: [open(guest)],
  globals: { behaviour: 'improved' },
  play: async () => {
    const dialog = within(await wizard());
    await expect(await dialog.findByText(/^Your first booking costs 10% less/)).toBeVisible();
    await expect(dialog.queryByText('First booking, 10% off')).not.toBeInTheDocument();
  },
};

export const SessionOver: Story = {
  name: 'A user with an expired session signs in first',
  tags: ['!autodocs', 'test-only', 'XFER-32', 'XFER-33'],
  decorators: [open(payment, { as: user })],
  parameters: { msw: [fails('createTransferBooking', 'unauthenticated'), ...scenarios.default] },
  play: async () => {
    await book();
    await waitFor(() => expect(storedValue('pendingBooking')?.payment.firstName).toBe('Amira'));
  },
};

/** Storage with a draft of that age at the start of the story, which may be long after the module has loaded. */
const pending = (minutes: number) => ({
  get pendingBooking() {
    return JSON.stringify({ ...guest, timestamp: Date.now() - minutes * 60_000 });
  },
});

/** After sign-in, on the payment step. */
export const Restored: Story = {
  tags: ['test-only', 'XFER-34', 'AUTH-30', 'GAP-41'],
  decorators: [atPath('/transfer-booking', { as: user, hasShell: true, storage: pending(29) })],
  play: async () => {
    const dialog = within(await wizard());
    await expect(await dialog.findByRole('heading', { name: 'Your details and payment' })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /First name/ })).toHaveValue('Amira');
    await expect(localStorage.getItem('pendingBooking')).toBeNull();
  },
};

/** After 30 minutes it starts again. */
export const TooLate: Story = {
  tags: ['XFER-35', 'CONST-21'],
  decorators: [atPath('/transfer-booking', { as: user, hasShell: true, storage: pending(30) })],
  play: async () => {
    const dialog = within(await wizard());
    await expect(dialog.getByRole('heading', { name: 'Your journey' })).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: 'Pickup' })).toHaveValue('');
    await expect(localStorage.getItem('pendingBooking')).toBeNull();
  },
};

export const Phone: Story = {
  decorators: [open(details)],
  globals: { viewport: { value: 'phone' } },
};

export const PhonePayment: Story = {
  decorators: [open(payment, { as: user })],
  globals: { viewport: { value: 'phone' } },
};

const { transferBooking } = examples.createTransferBooking;
const paymentId = examples.getPayment.paymentOpen.id;

export const PaidOnline: Story = {
  name: 'With online payments, card and wallet lead to the payment',
  tags: ['!autodocs', 'test-only', 'XFER-29', 'CHECKOUT-15'],
  decorators: [open(payment, { as: user, onlinePayment: { holdMinutes: 15, isTest: false } })],
  parameters: {
    msw: [
      respondsWith('createTransferBooking', {
        ...transferBooking,
        booking_status: 'pending',
        payment: { id: paymentId, status: 'open', hold_expires_at: '2030-02-25T09:27:00+04:00' },
      }),
      ...scenarios.default,
    ],
  },
  play: async () => {
    const dialog = within(await wizard());
    await userEvent.click(dialog.getByRole('radio', { name: 'Wallet' }));
    await expect(
      dialog.getAllByText('You pay on the next page. We hold the vehicle and the price for 15 minutes.'),
    ).toHaveLength(2);
    await waitFor(() => expect(screen.queryByText('Calculating the distance…')).toBeNull());
    await clickButton('Continue to online payment');
    await waitFor(() => expect(document.body.dataset['path']).toBe(`/pay/${paymentId}`));
  },
};
