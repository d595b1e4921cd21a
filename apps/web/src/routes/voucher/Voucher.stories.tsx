import {
  examples,
  fails,
  failsWithStatus,
  losesConnection,
  neverResponds,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { atPath, expectSignIn } from '../../testing/atPath.tsx';
import { readFromStore } from '../../testing/storedReads.ts';
import Voucher from './Voucher.route.tsx';

const meta = {
  title: 'Routes/Voucher',
  component: Voucher,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Voucher>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const { user } = examples.getMe;
const { activityBooking, ticketBooking, tourBooking, transferBooking } = examples.getBooking;
const path = (number: string) => `/customer/${number}/voucher`;
const at = (number: string) => ({ decorators: [atPath(path(number), { as: user })] });
const activity = at(activityBooking.booking_number);

const value = async (canvas: Canvas, name: string) =>
  (await canvas.findByText(name, { selector: 'dt' })).nextElementSibling;

export const OfAnActivity: Story = {
  ...activity,
};

export const OfAnActivityTest: Story = {
  ...OfAnActivity,
  name: 'An activity with advice',
  tags: ['!autodocs', 'test-only', 'BOOK-28', 'BOOK-30', 'GAP-53'],
  play: async ({ canvas }) => {
    await expect(await value(canvas, 'Activity')).toHaveTextContent('Evening Desert Safari in the Red Dunes');
    await expect(await value(canvas, 'Adults')).toHaveTextContent('2');
    await expect(await value(canvas, 'Children')).toHaveTextContent('1');
    await expect(await value(canvas, 'Infants')).toHaveTextContent('0');
    await expect(await value(canvas, 'Pickup location')).toHaveTextContent('Dubai');
    await expect(await value(canvas, 'Add-ons')).toHaveTextContent('Quad bike for 30 minutes');
    await expect(await value(canvas, 'What to bring')).toHaveTextContent('Closed shoes, Sunglasses');
    await expect(canvas.getByRole('heading', { name: 'Meeting point' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Open in maps/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '+971 50 555 0144' })).toHaveAttribute('href', 'tel:+971505550144');
    await expect(canvas.getByText('Please arrive 15 minutes early.')).toBeVisible();
    await expect(canvas.getByText('Bring your ID and this voucher.')).toBeVisible();
    await expect(canvas.getByText('Changes or cancellations must be made at least 24 hours in advance.')).toBeVisible();
    const print = spyOn(window, 'print').mockImplementation(fn());
    await userEvent.click(canvas.getByRole('button', { name: 'Print voucher' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

const { activityBookingHeld } = examples.getBooking;

/** Without its payment a booking has no voucher. */
export const NotPaid: Story = {
  ...at(activityBookingHeld.booking_number),
  tags: ['BOOK-28'],
  parameters: { msw: [respondsWith('getBooking', activityBookingHeld), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'There is no voucher yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute(
      'href',
      `/pay/${activityBookingHeld.payment?.id}`,
    );
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Print voucher' })).toBeNull();
  },
};

const discounted = {
  ...activityBooking,
  total_amount: '679.56',
  discount: { percent: 10, subtotal: '755.07', amount: '-75.51' },
};

/** The discount of a first booking, with amounts that add up. */
export const FirstBooking: Story = {
  ...activity,
  tags: ['QUIRK-12'],
  globals: { behaviour: 'improved' },
  parameters: { msw: [respondsWith('getBooking', discounted), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await value(canvas, 'Subtotal')).toHaveTextContent('AED 755.07');
    await expect(await value(canvas, 'First booking, 10% off')).toHaveTextContent('−AED 75.51');
    await expect(canvas.getByText('AED 679.56', { selector: 'dd' })).toBeVisible();
  },
};

const [line] = activityBooking.cart_items;
const steps = [
  { until: '2030-02-27T15:00:00+04:00', percent: 100, amount: '755.07' },
  { until: '2030-03-01T15:00:00+04:00', percent: 50, amount: '377.54' },
];
const terms = [
  { hours_before: 72, percent: 100 },
  { hours_before: 24, percent: 50 },
];

/** Paid, with terms of its own: amounts until when, and no advice about 24 hours. */
export const OwnTerms: Story = {
  ...activity,
  parameters: {
    msw: [
      respondsWith('getBooking', {
        ...activityBooking,
        payment_status: 'paid',
        cart_items: [{ ...line!, activity: { ...line!.activity!, cancellation_terms: terms } }],
        refund_if_cancelled: { refund: 'full', amount: '755.07', free_until: steps[0]!.until, steps },
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Refund if you cancel (Dubai time)' }));
    await expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'AED 755.07 (100%)',
      'AED 377.54 (50%)',
      'Nothing',
    ]);
    await expect(canvas.queryByText(/24 hours/)).not.toBeInTheDocument();
    await expect(canvas.getByText('Cancel before the deadlines above to get back what they state.')).toBeVisible();
  },
};

/** The number as a QR code, and a calendar file. */
export const ToScan: Story = {
  ...activity,
  tags: ['BOOK-30'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: `QR code of ${activityBooking.booking_number}` }),
    ).toBeVisible();
    const saved = fn<(name: string) => void>();
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
    canvas.getByRole('button', { name: 'Add to calendar' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(saved).toHaveBeenCalledWith(`${activityBooking.booking_number}.ics`));
    click.mockRestore();
  },
};

const passes = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Passes' }));

/** A pass for each traveller, each with a code and a button that sends its link alone. */
export const OnePassEach: Story = {
  ...at(ticketBooking.booking_number),
  name: 'A pass is sent by its own link',
  tags: ['!autodocs', 'test-only', 'E15'],
  play: async ({ canvas }) => {
    const list = await passes(canvas);
    await waitFor(() =>
      expect(list.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Adult, pass 1 of 3',
        'Adult, pass 2 of 3',
        'Child, pass 3 of 3',
      ]),
    );
    await expect(
      await list.findByRole('img', { name: `QR code of the pass ${ticketBooking.booking_number}-3` }),
    ).toBeVisible();
    const copied = fn<(url: string) => Promise<void>>().mockResolvedValue();
    const clipboard = spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
    const share = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share');
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
    await userEvent.click(list.getByRole('button', { name: `Send pass ${ticketBooking.booking_number}-3` }));
    await expect(await list.findByText('Link copied. Anyone who has it can use this pass.')).toBeVisible();
    const { code } = examples.listPasses.passes.passes[2]!;
    await expect(copied).toHaveBeenCalledWith(`${location.origin}/pass#${code}`);
    clipboard.mockRestore();
    Reflect.deleteProperty(navigator, 'share');
    await expect(Object.getOwnPropertyDescriptor(Navigator.prototype, 'share')).toEqual(share);
  },
};

/** The PDF is downloaded under the booking's number. */
export const DownloadPdf: Story = {
  ...activity,
  name: 'The voucher is downloaded as PDF',
  tags: ['!autodocs', 'test-only', 'E15'],
  parameters: {
    msw: [respondsWith('getVoucher', new Blob(['%PDF-1.7'], { type: 'application/pdf' })), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    const saved = fn<(name: string) => void>();
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved(this.download);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(`${activityBooking.booking_number}.pdf`));
    click.mockRestore();
  },
};

/** The PDF can be requested again. */
export const PdfFailed: Story = {
  ...activity,
  tags: ['E15'],
  parameters: { msw: [failsWithStatus('getVoucher', 503), ...scenarios.default] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download PDF' }));
    await expect(await canvas.findByText('The PDF couldn’t be created. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
  },
};

/** A booking that waits for its payment online. */
export const PassesUnpaid: Story = {
  ...at(ticketBooking.booking_number),
  tags: ['E15'],
  parameters: { msw: [respondsWith('listPasses', examples.listPasses.passesUnpaid), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This booking isn’t paid yet')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QR code of the pass/ })).not.toBeInTheDocument();
  },
};

/** The passes can be requested again; the rest of the voucher is there. */
export const PassesFailed: Story = {
  ...at(ticketBooking.booking_number),
  tags: ['E15'],
  parameters: { msw: [failsWithStatus('listPasses', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The passes could not be loaded')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(await value(canvas, 'Quantity')).toHaveTextContent('3');
  },
};

/** Tickets. */
export const OfTickets: Story = {
  ...at(ticketBooking.booking_number),
  tags: ['BOOK-30'],
  play: async ({ canvas }) => {
    await expect(await value(canvas, 'Event')).toHaveTextContent('Burj Khalifa: At the Top');
    await expect(await value(canvas, 'Ticket type')).toHaveTextContent('Levels 124 and 125');
    await expect(await value(canvas, 'Quantity')).toHaveTextContent('3');
  },
};

/** A tour of four days has five rows. */
export const OfATour: Story = {
  ...at(tourBooking.booking_number),
  tags: ['BOOK-29', 'BOOK-30', 'GAP-54', 'QUIRK-20'],
  play: async ({ canvas }) => {
    await expect(await value(canvas, 'Tour')).toHaveTextContent('Two Cities: Dubai and Abu Dhabi');
    await expect(await value(canvas, 'Duration')).toHaveTextContent('4 days / 3 nights');
    for (const [name, choice] of [
      ['Hotels', 'Day 1: Creekside House, Creek View Suite'],
      ['Transfers', 'Day 2: Private SUV'],
      ['Meals', 'Day 1: Half Board'],
      ['Activities', 'Day 3: Falcon hospital visit'],
      ['What to bring', 'Comfortable shoes, Swimwear'],
    ] as const)
      await expect(await value(canvas, name)).toHaveTextContent(choice);
    await expect(canvas.getAllByText(/^Day \d: /, { selector: 'li' }).map(({ textContent }) => textContent)).toEqual([
      'Day 1: Arrival by the creek',
      'Day 2: Up and down the skyline',
      'Day 3: Marble and mangroves',
      'Day 4: A last swim',
      'Day 5: -',
    ]);
  },
};

/** A tour of four days has four rows. */
export const OfATourImproved: Story = {
  ...at(tourBooking.booking_number),
  tags: ['QUIRK-20'],
  globals: { behaviour: 'improved' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Day 4: /)).toBeVisible();
    await expect(canvas.queryByText(/^Day 5: /)).not.toBeInTheDocument();
  },
};

/** A transfer. */
export const OfATransfer: Story = {
  ...at(transferBooking.booking_number),
  tags: ['BOOK-30'],
  play: async ({ canvas }) => {
    await expect(await value(canvas, 'Pickup location')).toHaveTextContent('Dubai International Airport (DXB)');
    await expect(await value(canvas, 'Drop-off location')).toHaveTextContent('Dubai Marina');
    await expect(await value(canvas, 'Date')).toHaveTextContent('Fri 1 March 2030, 2:30 PM');
    await expect(await value(canvas, 'Passengers')).toHaveTextContent('2');
    await expect(await value(canvas, 'Luggage')).toHaveTextContent('2');
    await expect(await value(canvas, 'Vehicle')).toHaveTextContent('Toyota Camry or similar');
  },
};

/** Two activities in one booking. */
export const OfSeveral: Story = {
  ...activity,
  tags: ['BOOK-30'],
  parameters: {
    msw: [
      respondsWith('getBooking', {
        ...activityBooking,
        cart_items: [...activityBooking.cart_items, { ...activityBooking.cart_items[0]!, id: '2', title: 'Food walk' }],
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await value(canvas, 'Activity (2)')).toHaveTextContent('Food walk');
  },
};

export const Cancelled: Story = {
  ...at('AB10041102'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This booking is cancelled. Its voucher is no longer valid.')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('region', { name: 'Passes' })).not.toBeInTheDocument();
  },
};

export const WithShell: Story = {
  decorators: [atPath(path(tourBooking.booking_number), { as: user, hasShell: true })],
};

export const Phone: Story = {
  decorators: [atPath(path(activityBooking.booking_number), { as: user, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  ...activity,
  parameters: { msw: [neverResponds('getBooking'), ...scenarios.default] },
};

/** This user has no booking with that number. */
export const NotFound: Story = {
  ...activity,
  tags: ['GAP-30'],
  parameters: { msw: [fails('getBooking', 'not-found'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Booking Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', '/customer');
  },
};

/** The server is unavailable. */
export const Failed: Story = {
  ...activity,
  tags: ['BOOK-11'],
  parameters: { msw: [failsWithStatus('getBooking', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to fetch booking details' })).toBeVisible();
  },
};

/** No response. */
export const NoReply: Story = {
  ...activity,
  tags: ['BOOK-11', 'QUIRK-21'],
  parameters: { msw: [losesConnection('getBooking'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No response received from server' })).toBeVisible();
  },
};

export const Guest: Story = {
  decorators: [atPath(path(activityBooking.booking_number))],
  name: 'A guest signs in first',
  tags: ['!autodocs', 'test-only', 'GAP-35'],
  play: () => expectSignIn(path(activityBooking.booking_number)),
};

/** Without a network: QR code and passes are there, the PDF is not. */
export const Offline: Story = {
  ...at(ticketBooking.booking_number),
  tags: ['E15'],
  beforeEach: readFromStore([`/api/v1/bookings/${ticketBooking.booking_number}/`], true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline. As of 2:05 PM on 25 Feb 2030 (Dubai time).')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Download PDF' })).toBeDisabled();
    await expect(
      await canvas.findByRole('img', { name: `QR code of the pass ${ticketBooking.booking_number}-3` }),
    ).toBeVisible();
  },
};
