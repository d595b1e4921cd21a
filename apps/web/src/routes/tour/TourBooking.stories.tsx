import type { Input } from '@aitours/api-client';
import {
  examples,
  fails,
  failsWithStatus,
  losesConnection,
  neverResponds,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import { tourMessages } from '@aitours/domain/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Tour from './Tour.route.tsx';

const { tour } = examples.getTour;
const { user } = examples.getMe;
const { createdTourBooking } = examples.createBooking;
const { quote } = examples.createQuote;
const path = `/tour/${tour.slug}`;

const meta = {
  title: 'Routes/Tour/Booking',
  component: Tour,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const guest = [atPath(path)];
const signedIn = [atPath(path, { as: user })];

const open = async (canvas: Canvas) => {
  const panel = within(await canvas.findByRole('region', { name: 'Your price' }));
  await userEvent.click(panel.getByRole('button', { name: 'Book Now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Book this tour' });
  // The dialog fades in and is invisible in its first frame.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const clickButton = (dialog: Canvas, name: string) => userEvent.click(dialog.getByRole('button', { name }));
const at = (dialog: Canvas, step: string) =>
  waitFor(() => expect(dialog.getByRole('heading', { level: 3, name: step })).toHaveFocus());

/** What was sent to book. */
const sent: Input<'createBooking'>['body'][] = [];
const recordsBooking = respondsWith('createBooking', ({ body }) => {
  sent.push(body);
  return createdTourBooking;
});

/** Continues to the payment step with the profile's values. */
const toPayment = async (canvas: Canvas) => {
  const dialog = await open(canvas);
  await waitFor(() => expect(dialog.getByLabelText(/^First name/)).toHaveValue('Amira'));
  await clickButton(dialog, 'Continue');
  await at(dialog, 'Contact details');
  await clickButton(dialog, 'Continue');
  await at(dialog, 'Payment');
  return dialog;
};

export const Booked: Story = {
  name: 'Four steps to the confirmation, by keyboard, prefilled from the profile',
  tags: [
    '!autodocs',
    'test-only',
    'TOUR-19',
    'TOUR-27',
    'TOUR-28',
    'TOUR-29',
    'TOUR-35',
    'TOUR-36',
    'TOUR-37',
    'TOUR-38',
    'TOUR-39',
    'GAP-25',
    'QUIRK-17',
  ],
  decorators: signedIn,
  parameters: { msw: [recordsBooking, ...scenarios.default] },
  play: async ({ canvas, step }) => {
    sent.length = 0;
    const dialog = await open(canvas);
    await step('personal info, from the profile', async () => {
      const first = dialog.getByLabelText(/^First name/);
      await waitFor(() => expect(first).toHaveValue('Amira'));
      await expect(dialog.getByLabelText(/^Last name/)).toHaveValue('Haddad');
      await expect(dialog.getAllByRole('textbox')).toHaveLength(2);
      await expect(dialog.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
      first.focus();
      await userEvent.keyboard('{Enter}');
      await at(dialog, 'Contact details');
    });
    await step('back, and on again', async () => {
      await clickButton(dialog, 'Back');
      await at(dialog, 'Personal info');
      await clickButton(dialog, 'Continue');
      await at(dialog, 'Contact details');
      await expect(dialog.getByLabelText(/^Email/)).toHaveValue(user.email);
      await expect(dialog.getByLabelText(/^Phone/)).toBeVisible();
      await expect(dialog.getAllByRole('textbox')).toHaveLength(3);
      await expect(dialog.getByLabelText(/^Special requests/)).not.toBeRequired();
      await userEvent.type(dialog.getByLabelText(/^Special requests/), 'We land at 14:05.');
      await clickButton(dialog, 'Continue');
    });
    await step('payment, without a card number', async () => {
      await at(dialog, 'Payment');
      const [card, cash, ...others] = dialog.getAllByRole('radio');
      await expect(card).toHaveAccessibleName(/^Card/);
      await expect(cash).toHaveAccessibleName(/^Cash/);
      await expect(others).toEqual([]);
      for (const method of [cash!, card!]) {
        await userEvent.click(method);
        await expect(dialog.getAllByRole('textbox')).toEqual([dialog.getByRole('textbox', { name: 'Promo code' })]);
      }
      await expect(dialog.getByText('AED 4,900.00')).toBeVisible();
      await expect(dialog.getByText('2 adults')).toBeVisible();
      await clickButton(dialog, 'Complete Booking');
    });
    await step('booked', async () => {
      const booked = within(await screen.findByRole('dialog', { name: 'You are booked' }));
      await at(booked, 'Confirmation');
      await expect(sent).toMatchObject([
        { booking_type: 'tour', payment_method: 'card', special_requests: 'We land at 14:05.' },
      ]);
      await expect(booked.getByText(createdTourBooking[0]!.booking_number)).toBeVisible();
      await expect(booked.getByText('AED 8,177.50 · Card')).toBeVisible();
      await expect(booked.getByText('2 adults, 1 child 5-12')).toBeVisible();
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const sky = () => document.querySelector('canvas')?.width ?? 0;
      await waitFor(() => expect(sky() > 300).toBe(!isStill));
      await userEvent.click(booked.getByRole('link', { name: 'View My Bookings' }));
      await waitFor(() => expect(document.body.dataset['path']).toBe('/account/bookings'));
    });
  },
};

/** Names are missing. */
export const NameMissing: Story = {
  tags: ['TOUR-29', 'TOUR-30', 'TOUR-31'],
  decorators: guest,
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await clickButton(dialog, 'Continue');
    await expect(dialog.getByRole('heading', { level: 3, name: 'Personal info' })).toBeVisible();
    await expect(dialog.getByLabelText(/^First name/)).toHaveAccessibleDescription(tourMessages.firstNameRequired);
    await expect(dialog.getByLabelText(/^Last name/)).toHaveAccessibleDescription(tourMessages.lastNameRequired);
  },
};

const toContact = async (canvas: Canvas) => {
  const dialog = await open(canvas);
  await userEvent.type(dialog.getByLabelText(/^First name/), 'Mona');
  await userEvent.type(dialog.getByLabelText(/^Last name/), 'Saleh{Enter}');
  await at(dialog, 'Contact details');
  return dialog;
};

/** Email and phone are missing. */
export const ContactMissing: Story = {
  tags: ['TOUR-29', 'TOUR-32', 'TOUR-34'],
  decorators: guest,
  play: async ({ canvas }) => {
    const dialog = await toContact(canvas);
    await clickButton(dialog, 'Continue');
    await expect(dialog.getAllByText(tourMessages.emailRequired)[0]).toBeVisible();
    await expect(dialog.getAllByText(tourMessages.phoneRequired)[0]).toBeVisible();
  },
};

/** An email that isn’t one. */
export const EmailWrong: Story = {
  tags: ['TOUR-33'],
  decorators: guest,
  play: async ({ canvas }) => {
    const dialog = await toContact(canvas);
    await userEvent.type(dialog.getByLabelText(/^Email/), 'mona@example');
    await userEvent.type(dialog.getByLabelText(/^Phone/), '+971 50 555 0117{Enter}');
    await expect(dialog.getAllByText(tourMessages.emailInvalid)[0]).toBeVisible();
  },
};

/** A guest signs in over the dialog, and the entries stay. */
export const SignedOut: Story = {
  tags: ['TOUR-40', 'AUTH-48'],
  decorators: guest,
  play: async ({ canvas, step }) => {
    const dialog = await toContact(canvas);
    await userEvent.type(dialog.getByLabelText(/^Email/), 'mona@example.ae');
    await userEvent.type(dialog.getByLabelText(/^Phone/), '+971 50 555 0117');
    await clickButton(dialog, 'Continue');
    await at(dialog, 'Payment');
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
    await clickButton(dialog, 'Complete Booking');
    await step('the sign-in dialog opens', async () => {
      const signIn = within(await screen.findByRole('dialog', { name: 'Sign In' }));
      await userEvent.type(signIn.getByLabelText(/^Email/), user.email);
      await userEvent.type(signIn.getByLabelText(/^Password/), 'palms at noon 7');
      await clickButton(signIn, 'Sign In');
    });
    await step('and everything is as it was', async () => {
      await expect(await dialog.findByText(/^You are signed in/)).toBeVisible();
      await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked();
      await clickButton(dialog, 'Back');
      await expect(dialog.getByLabelText(/^Email/)).toHaveValue('mona@example.ae');
      await clickButton(dialog, 'Continue');
      await clickButton(dialog, 'Complete Booking');
      await expect(await screen.findByRole('dialog', { name: 'You are booked' })).toBeVisible();
    });
  },
};

/** The booking fails without a message. */
export const Failed: Story = {
  tags: ['TOUR-41'],
  decorators: signedIn,
  parameters: { msw: [failsWithStatus('createBooking', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    const dialog = await toPayment(canvas);
    await clickButton(dialog, 'Complete Booking');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(tourMessages.bookingFailed);
  },
};

/** The server’s message. */
export const Rejected: Story = {
  tags: ['TOUR-41'],
  decorators: signedIn,
  parameters: {
    msw: [fails('createBooking', 'invalid-request', { detail: 'This date is over.' }), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    const dialog = await toPayment(canvas);
    await clickButton(dialog, 'Complete Booking');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('This date is over.');
  },
};

/** No response: a retry is safe. */
export const NoReply: Story = {
  tags: ['TOUR-41'],
  decorators: signedIn,
  parameters: { msw: [losesConnection('createBooking'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const dialog = await toPayment(canvas);
    await clickButton(dialog, 'Complete Booking');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/the tour is booked only once/);
  },
};

const requested: unknown[] = [];

/** The discount of a first booking is shown, and in the total that is sent. */
export const FirstBooking: Story = {
  tags: ['QUIRK-12', 'GAP-26'],
  decorators: signedIn,
  globals: { behaviour: 'improved' },
  parameters: {
    msw: [respondsWith('getMe', { ...user, first_booking_discount: 10 }), recordsBooking, ...scenarios.default],
  },
  play: async ({ canvas }) => {
    sent.length = 0;
    const dialog = await toPayment(canvas);
    await expect(dialog.getByText('AED 4,900.00 · First booking, 10% off −AED 490.00')).toBeVisible();
    await expect(dialog.getByText('AED 4,410.00')).toBeVisible();
    await clickButton(dialog, 'Complete Booking');
    await waitFor(() => expect(sent).toMatchObject([{ cart_items: [{ price: '4900.00' }], total_amount: '4410.00' }]));
  },
};

/** The server's price with a code, and its refusals. */
const prices = respondsWith('createQuote', ({ body: { lines, promo_code: code } }) => {
  requested.push(...lines);
  const full = { ...quote, total: '4900.00', lines: [{ ...quote.lines[0]!, amount: '4900.00' }] };
  if (code === undefined) return full;
  const discount = { percent: 15, promo_code: code, subtotal: '4900.00', amount: '-735.00' };
  return { ...full, total: '4165.00', discount };
});
const refusing = (operation: 'createQuote' | 'createBooking', text: string) =>
  fails(operation, 'invalid-request', { detail: text, errors: { promo_code: [text] } });
const enterCode = async (dialog: Canvas, text: string) => {
  await userEvent.click(dialog.getByText('Have a promo code?'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Promo code' }), text);
};

/** The order says what a promo code takes off; it is booked with the code. */
export const PromoCode: Story = {
  tags: ['GAP-26'],
  decorators: signedIn,
  parameters: { msw: [prices, recordsBooking, ...scenarios.default] },
  play: async ({ canvas, step }) => {
    sent.length = 0;
    const dialog = await toPayment(canvas);
    await enterCode(dialog, ' spring15{Enter}');
    await step('the total is less, the focus is on the button that removes the code', async () => {
      await expect(await dialog.findByText('AED 4,900.00 · Promo code SPRING15, 15% off −AED 735.00')).toBeVisible();
      await expect(dialog.getByText('AED 4,165.00')).toBeVisible();
      await waitFor(() => expect(dialog.getByRole('button', { name: 'Remove SPRING15' })).toHaveFocus());
      await expect(sent).toEqual([]);
    });
    await step('removed and applied again, and still there after a step back', async () => {
      await clickButton(dialog, 'Remove SPRING15');
      await expect(dialog.getByText('AED 4,900.00', { exact: true })).toBeVisible();
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Promo code' })).toHaveFocus());
      await userEvent.keyboard('spring15{Enter}');
      await dialog.findByText('AED 4,165.00');
      await clickButton(dialog, 'Back');
      await clickButton(dialog, 'Continue');
      await at(dialog, 'Payment');
      await dialog.findByText('AED 4,165.00');
    });
    await clickButton(dialog, 'Complete Booking');
    await waitFor(() =>
      expect(sent).toMatchObject([
        { cart_items: [{ price: '4900.00' }], promo_code: 'SPRING15', total_amount: '4165.00' },
      ]),
    );
  },
};

/** A code that can't be used: the reason is at the field, and nothing that was entered is lost. */
export const PromoCodeInvalid: Story = {
  tags: ['GAP-26'],
  decorators: signedIn,
  parameters: { msw: [refusing('createQuote', 'This promo code has ended.'), recordsBooking, ...scenarios.default] },
  play: async ({ canvas }) => {
    sent.length = 0;
    const dialog = await toPayment(canvas);
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
    await enterCode(dialog, 'winter15{Enter}');
    await expect(await dialog.findByText('This promo code has ended.')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Promo code' });
    await expect(field).toHaveValue('winter15');
    await expect(field).toHaveAccessibleDescription('This promo code has ended.');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.getByText('AED 4,900.00')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Cash' })).toBeChecked();
    await expect(sent).toEqual([]);
  },
};

/** A code that others have used up meanwhile: nothing is booked, and the full price is shown before it can be. */
export const PromoCodeUsedUp: Story = {
  tags: ['GAP-26'],
  decorators: signedIn,
  parameters: {
    msw: [prices, refusing('createBooking', 'This promo code is used up.'), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    const dialog = await toPayment(canvas);
    await enterCode(dialog, 'spring15{Enter}');
    await dialog.findByText('AED 4,165.00');
    await clickButton(dialog, 'Complete Booking');
    await expect(await dialog.findByText('This promo code is used up.')).toBeVisible();
    const field = dialog.getByRole('textbox', { name: 'Promo code' });
    await expect(field).toHaveValue('SPRING15');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(dialog.getByText('AED 4,900.00', { exact: true })).toBeVisible();
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** A changed price: old and new, and a confirmation. */
export const PriceChanged: Story = {
  tags: ['GAP-26'],
  decorators: signedIn,
  parameters: {
    msw: [
      fails('createBooking', 'price-changed', {
        amount: '5100.00',
        lines: [{ index: 0, id: tour.id, title: tour.title, sent: '4900.00', amount: '5100.00' }],
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await toPayment(canvas);
    await clickButton(dialog, 'Complete Booking');
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/It was AED 4,900.00, and is AED 5,100.00 now/);
    await expect(dialog.getByText('AED 5,100.00', { exact: true })).toBeVisible();
  },
};

export const PriceChangedBefore: Story = {
  name: 'A price that has changed is shown before the payment method, and is booked',
  tags: ['!autodocs', 'test-only', 'GAP-26'],
  decorators: signedIn,
  parameters: {
    msw: [
      respondsWith('createQuote', ({ body: { lines } }) => {
        requested.push(...lines);
        return { ...quote, total: '5100.00', lines: [{ ...quote.lines[0]!, amount: '5100.00' }] };
      }),
      recordsBooking,
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    requested.length = 0;
    sent.length = 0;
    const dialog = await open(canvas);
    await waitFor(() => expect(dialog.getByLabelText(/^First name/)).toHaveValue('Amira'));
    await expect(requested).toEqual([]);
    await clickButton(dialog, 'Continue');
    const text = /It was AED 4,900.00, and is AED 5,100.00 now/;
    await expect((await dialog.findByText(text)).closest('[role=alert]')).toBeVisible();
    await clickButton(dialog, 'Continue');
    await at(dialog, 'Payment');
    await expect(dialog.getByRole('alert')).toHaveTextContent(text);
    await expect(dialog.getByText('AED 5,100.00', { exact: true })).toBeVisible();
    await expect(requested).toMatchObject([{ type: 'tour', tour_id: tour.id, adults: 2 }]);
    await clickButton(dialog, 'Complete Booking');
    await waitFor(() => expect(sent).toMatchObject([{ cart_items: [{ price: '5100.00' }] }]));
  },
};

/** A response without a booking number. */
export const Unreadable: Story = {
  tags: ['TOUR-43'],
  decorators: signedIn,
  parameters: {
    msw: [respondsWith('createBooking', () => [{ detail: 'OK' }] as never), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    const dialog = await toPayment(canvas);
    await clickButton(dialog, 'Complete Booking');
    await expect(await dialog.findByText('Invalid response from server: missing booking number')).toBeVisible();
  },
};

/** While sending, it can’t be sent again or closed. */
export const Sending: Story = {
  tags: ['TOUR-37'],
  decorators: signedIn,
  parameters: { msw: [neverResponds('createBooking'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const dialog = await toPayment(canvas);
    await clickButton(dialog, 'Complete Booking');
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Complete Booking' })).toHaveAttribute('aria-busy', 'true'),
    );
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('heading', { level: 3, name: 'Payment' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Back' })).toBeDisabled();
  },
};

/** Opened from a phone’s bottom bar. */
export const OnPhone: Story = {
  tags: ['TOUR-19'],
  decorators: [atPath(path, { as: user, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('region', { name: 'Price of the tour' }));
    await userEvent.click(bar.getByRole('button', { name: 'Book Now' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book this tour' }));
    await waitFor(() => expect(dialog.getByLabelText(/^First name/)).toHaveValue('Amira'));
  },
};

const paymentId = examples.getPayment.paymentOpen.id;

export const PaidOnline: Story = {
  name: 'With online payments, a tour by card leads to its payment',
  tags: ['!autodocs', 'test-only', 'GAP-25', 'CHECKOUT-15'],
  decorators: [atPath(path, { as: user, onlinePayment: { holdMinutes: 15, isTest: false } })],
  parameters: {
    msw: [
      respondsWith('createBooking', [
        {
          ...createdTourBooking[0]!,
          booking_status: 'pending',
          payment: { id: paymentId, status: 'open', hold_expires_at: '2030-02-25T09:27:00+04:00' },
        },
      ]),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await toPayment(canvas);
    await expect(dialog.getByText(/You enter your card on the next page\./)).toBeVisible();
    await clickButton(dialog, 'Continue to payment');
    await waitFor(() => expect(document.body.dataset['path']).toBe(`/pay/${paymentId}`));
  },
};
