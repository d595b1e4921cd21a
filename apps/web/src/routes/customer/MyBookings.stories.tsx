import {
  examples,
  fails,
  failsWithStatus,
  losesConnection,
  neverResponds,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { atPath, expectSignIn } from '../../testing/atPath.tsx';
import { readFromStore } from '../../testing/storedReads.ts';
import MyBookings from './MyBookings.route.tsx';

const meta = {
  title: 'Routes/MyBookings',
  component: MyBookings,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof MyBookings>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const { user } = examples.getMe;
const { myBookings } = examples.listBookings;
const signedIn = { decorators: [atPath('/customer', { as: user })] } satisfies Story;
const numbers = (canvas: Canvas) =>
  canvas.getAllByRole('article').map((card: HTMLElement) => within(card).getByRole('heading').textContent);
const card = async (canvas: Canvas, number: string) => {
  const found = (await canvas.findByRole('heading', { name: number })).closest('article');
  if (!found) throw new Error(`${number} is in no card`);
  return within(found);
};
const badge = (canvas: Canvas, text: RegExp) =>
  canvas
    .getAllByText(text)
    .map((found: HTMLElement) => found.closest('[data-tone]'))
    .find((found: Element | null) => found !== null)
    ?.getAttribute('data-tone');

/** All booking statuses. */
const [first] = myBookings.activity_bookings;
const ofEach = {
  ...myBookings,
  activity_bookings: (['confirmed', 'pending', 'cancelled', 'completed', 'refunded'] as const).map(
    (booking_status, index) => ({
      ...first!,
      booking_number: `AB0000000${index}`,
      booking_status,
      payment_status: (['paid', 'pending', 'failed', 'refunded', 'paid'] as const)[index]!,
    }),
  ),
  ticket_bookings: [],
  transfer_bookings: [],
  tour_bookings: [],
};

const [ride] = myBookings.transfer_bookings;

export const PromoCode: Story = {
  ...signedIn,
  name: 'A booking names its promo code',
  tags: ['!autodocs', 'test-only', 'GAP-26'],
  parameters: {
    msw: [
      respondsWith('listBookings', {
        ...myBookings,
        transfer_bookings: [
          { ...ride!, discount: { percent: 20, promo_code: 'RIDE20', subtotal: '110.00', amount: '-22.00' } },
        ],
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const transfer = await card(canvas, ride!.booking_number);
    await expect(transfer.getByText(/^Promo code RIDE20, 20% off\./)).toBeVisible();
  },
};

export const Loaded: Story = {
  ...signedIn,
};

export const LoadedTest: Story = {
  ...Loaded,
  name: 'All kinds in one list: upcoming, nearest first, then past and cancelled, newest first',
  tags: ['!autodocs', 'test-only', 'BOOK-01', 'BOOK-02', 'BOOK-03', 'BOOK-04', 'BOOK-09', 'GAP-33', 'GAP-79'],
  play: async ({ canvas }) => {
    const safari = await card(canvas, 'AB10047731');
    await expect(safari.getByText('Activity · Evening Desert Safari in the Red Dunes')).toBeVisible();
    await expect(safari.getByText('Sat 2 March 2030, 3:00 PM')).toBeVisible();
    await expect(safari.getByText('Free cancellation until 1 Mar 2030, 3:00 PM')).toBeVisible();
    await expect(safari.getByText('AED 755.07')).toBeVisible();
    await expect(safari.getByText('Confirmed')).toBeVisible();
    await expect(safari.getByText('Pending')).toBeVisible();
    await expect(safari.getByRole('link', { name: 'Voucher of AB10047731' })).toHaveAttribute(
      'href',
      '/customer/AB10047731/voucher',
    );
    const region = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(numbers(region('Upcoming'))).toEqual([
      'AB10046620',
      'FT40220917',
      'AB10047731',
      'EB20481206',
      'EB20470018',
      'TB30012884',
      'FT40219340',
    ]);
    await expect(numbers(region('Past and cancelled'))).toEqual(['AB10041102', 'AB10030455']);
    await expect(
      (await card(canvas, 'AB10041102')).getByText(/^Refund due: AED 360.00, recorded on 20 Feb 2030/),
    ).toBeVisible();
    const menu = within(canvas.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
    await expect(menu.map((link: HTMLElement) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My Bookings', '/customer'],
      ['User Settings', '/settings'],
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Transfers' }));
    await expect(numbers(canvas)).toEqual(['FT40220917', 'FT40219340']);
  },
};

/** The same at /bookings. */
export const OtherAddress: Story = {
  decorators: [atPath('/bookings', { as: user, hasShell: true })],
  tags: ['SHELL-19'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'My Bookings' })).toBeVisible();
    await card(canvas, 'AB10047731');
  },
};

export const Phone: Story = {
  decorators: [atPath('/customer', { as: user, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};

/** Five booking status colours, three for payments; N/A for cancelled ones. */
export const Statuses: Story = {
  ...signedIn,
  tags: ['BOOK-05', 'BOOK-06', 'BOOK-07', 'BOOK-08', 'GAP-52'],
  parameters: { msw: [respondsWith('listBookings', ofEach), ...scenarios.default] },
  play: async ({ canvas }) => {
    const tones = await Promise.all(
      [0, 1, 2, 3, 4].map(async (index) => {
        const each = await card(canvas, `AB0000000${index}`);
        return badge(each, [/^Confirmed/, /^Pending/, /^Cancelled/, /^Completed/, /^Refunded/][index]!);
      }),
    );
    await expect(tones).toEqual(['positive', 'pending', 'critical', 'info', 'refunded']);
    await expect(badge(await card(canvas, 'AB00000000'), /^Paid/)).toBe('positive');
    await expect(badge(await card(canvas, 'AB00000002'), /^Failed/)).toBe('critical');
    await expect(badge(await card(canvas, 'AB00000003'), /^Refunded/)).toBe('critical');
    const cancelled = await card(canvas, 'AB00000002');
    await expect(cancelled.getByText('N/A')).toBeVisible();
    await expect(cancelled.queryByRole('link')).not.toBeInTheDocument();
    await expect(cancelled.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...signedIn,
  parameters: { msw: scenarios.empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No bookings yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse things to do' })).toHaveAttribute('href', '/things-to-do');
  },
};

export const Loading: Story = {
  ...signedIn,
  parameters: { msw: [neverResponds('listBookings'), ...scenarios.default] },
};

const failed = async (canvas: Canvas, text: string) => {
  await expect(await canvas.findByRole('heading', { name: 'Failed to load bookings' })).toBeVisible();
  await expect(canvas.getByText(text)).toBeVisible();
};

/** The list can’t be loaded. */
export const Failed: Story = {
  ...signedIn,
  tags: ['BOOK-10', 'BOOK-11'],
  parameters: { msw: [failsWithStatus('listBookings', 502), ...scenarios.default] },
  play: ({ canvas }) => failed(canvas, 'Failed to fetch bookings'),
};

/** No response. */
export const NoReply: Story = {
  ...signedIn,
  tags: ['BOOK-10', 'BOOK-11', 'QUIRK-21'],
  parameters: { msw: [losesConnection('listBookings'), ...scenarios.default] },
  play: ({ canvas }) => failed(canvas, 'No response received from server'),
};

export const Guest: Story = {
  decorators: [atPath('/customer')],
  name: 'A guest signs in first',
  tags: ['!autodocs', 'test-only', 'GAP-35'],
  play: () => expectSignIn('/customer'),
};

const ask = async (canvas: Canvas, number = 'AB10047731') => {
  await userEvent.click(await canvas.findByRole('button', { name: `Cancel ${number}` }));
  return within(await screen.findByRole('alertdialog'));
};
const confirm = (dialog: Canvas) => userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));

const safari = examples.getBooking.activityBooking;
const until = '2030-03-01T15:00:00+04:00';
const paidSafari = {
  ...safari,
  payment_status: 'paid' as const,
  refund_if_cancelled: {
    refund: 'full' as const,
    amount: '755.07',
    free_until: until,
    steps: [{ until, percent: 100, amount: '755.07' }],
  },
};
const cancelledSafari = {
  ...paidSafari,
  booking_status: 'cancelled' as const,
  payment_status: 'refunded' as const,
  refund_if_cancelled: null,
  cancellation: { cancelled_at: '2030-02-25T12:00:00Z', refund_amount: '755.07', refund_status: 'due' as const },
};
const quote = { token: `1898250000000.${'A'.repeat(43)}`, valid_until: '2030-02-25T10:10:00Z' };
const quoted = (booking: typeof paidSafari) => ({
  ...booking,
  refund_if_cancelled: { ...booking.refund_if_cancelled, quote },
});

/** After its start, or after one of its passes was used, it keeps its voucher and can't be cancelled. */
export const Begun: Story = {
  ...signedIn,
  tags: ['BOOK-04'],
  parameters: {
    msw: [
      respondsWith('listBookings', {
        ...myBookings,
        activity_bookings: [{ ...paidSafari, refund_if_cancelled: null }, ...myBookings.activity_bookings.slice(1)],
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const number = paidSafari.booking_number;
    const begun = await card(canvas, number);
    await expect(begun.getByRole('link', { name: `Voucher of ${number}` })).toBeVisible();
    await expect(begun.queryByRole('button', { name: `Cancel ${number}` })).toBeNull();
  },
};

/** The refund is shown before and after, and the list refreshes. */
export const Cancelled: Story = {
  ...signedIn,
  tags: ['BOOK-16', 'BOOK-17', 'BOOK-18', 'BOOK-19', 'GAP-53'],
  parameters: {
    msw: [
      respondsWith('listBookings', () => {
        const isCancelled = document.body.dataset['cancelled'] === 'yes';
        const [, ...others] = myBookings.activity_bookings;
        return { ...myBookings, activity_bookings: [isCancelled ? cancelledSafari : paidSafari, ...others] };
      }),
      respondsWith('getBooking', quoted(paidSafari)),
      respondsWith('cancelBooking', ({ query }) => {
        document.body.dataset['cancelled'] = 'yes';
        document.body.dataset['refundQuote'] = query.get('refund_quote') ?? '';
        return examples.cancelBooking.cancellationRefunded;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    delete document.body.dataset['cancelled'];
    const dialog = await ask(canvas);
    await expect(dialog.getByText('This action cannot be undone.')).toBeInTheDocument();
    await expect(dialog.getByText('You get AED 755.07 back.')).toBeInTheDocument();
    await expect(
      dialog.getByText(/^Cancelling is free until Fri 1 March 2030, 3:00 PM, Dubai time./),
    ).toBeInTheDocument();
    await expect(
      dialog.getByText(/^The refund is full when the booking starts more than 24 hours/),
    ).toBeInTheDocument();
    await expect(await dialog.findByText(/We honour this amount until 2:10 PM, Dubai time.$/)).toBeInTheDocument();
    const table = within(dialog.getByRole('table', { name: 'Refund if you cancel (Dubai time)' }));
    const cells = table.getAllByRole('cell').map(({ textContent }) => textContent);
    await expect(cells).toEqual(['AED 755.07 (100%)', 'Nothing']);
    await confirm(dialog);
    await expect(await screen.findByText('Booking AB10047731 is cancelled. Refund: AED 755.07.')).toBeInTheDocument();
    await expect(document.body.dataset['refundQuote']).toBe(quote.token);
    // The refreshed list shows it among the past and cancelled ones.
    await waitFor(async () => expect((await card(canvas, 'AB10047731')).getByText('N/A')).toBeVisible());
    await expect((await card(canvas, 'AB10047731')).getByText(/^Refund due: AED 755.07/)).toBeVisible();
  },
};

const steps = [
  { until: '2030-02-27T15:00:00+04:00', percent: 50, amount: '377.54' },
  { until, percent: 25, amount: '188.77' },
];
const [line] = paidSafari.cart_items;
const own = { hours_before: 72, percent: 50 };
const partlyRefundable = {
  ...paidSafari,
  cart_items: [
    { ...line!, activity: { ...line!.activity!, cancellation_terms: [own, { hours_before: 24, percent: 25 }] } },
  ],
  refund_if_cancelled: { refund: 'partial' as const, amount: '377.54', free_until: null, steps, quote },
};

/** A product with terms of its own: they replace the specified rule, and the refund is a part of the price. */
export const PartialRefund: Story = {
  ...signedIn,
  parameters: {
    msw: [
      respondsWith('listBookings', { ...myBookings, activity_bookings: [partlyRefundable] }),
      respondsWith('getBooking', partlyRefundable),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await expect(dialog.getByText('You get AED 377.54 back, 50% of the price.')).toBeInTheDocument();
    await expect(dialog.getByText('These terms hold as they were when you booked.')).toBeInTheDocument();
    await expect(dialog.queryByText(/24 hours/)).not.toBeInTheDocument();
    const rows = within(dialog.getByRole('table')).getAllByRole('row');
    await expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
      'Until Wed 27 February 2030, 3:00 PMAED 377.54 (50%)',
      'Until Fri 1 March 2030, 3:00 PMAED 188.77 (25%)',
      'After thatNothing',
    ]);
  },
};

/** Within 24 hours the dialog says that there is no refund. */
export const CancelledTooLate: Story = {
  ...signedIn,
  tags: ['BOOK-17', 'CONST-20'],
  parameters: {
    msw: [respondsWith('cancelBooking', examples.cancelBooking.cancellationTooLate), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    const dialog = await ask(canvas, 'AB10046620');
    await expect(dialog.getByText('No refund: this booking starts in 24 hours or less.')).toBeInTheDocument();
    await confirm(dialog);
    await expect(
      await screen.findByText('Booking AB10046620 is cancelled. Nothing was paid, so nothing is refunded.'),
    ).toBeInTheDocument();
  },
};

export const Stored: Story = {
  ...signedIn,
  name: 'The dialog is closed without cancelling',
  tags: ['!autodocs', 'test-only', 'BOOK-18'],
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep booking' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect((await card(canvas, 'AB10047731')).getByText('Confirmed')).toBeVisible();
  },
};

/** The dialog stays open, shows the error under its short text (BOOK-27), and allows a retry. */
const cancelFails = async (canvas: Canvas, text: string) => {
  const dialog = await ask(canvas);
  await confirm(dialog);
  const alert = await dialog.findByRole('alert');
  await expect(alert).toHaveTextContent('Failed to cancel booking');
  await expect(alert).toHaveTextContent(text);
  await expect(dialog.getByRole('button', { name: 'Cancel booking' })).toBeEnabled();
};
const cancelling = (handler: ReturnType<typeof failsWithStatus>) => ({ msw: [handler, ...scenarios.default] });

/** Another user’s booking. */
export const CancelForbidden: Story = {
  ...signedIn,
  tags: ['BOOK-21', 'BOOK-27'],
  parameters: cancelling(fails('cancelBooking', 'forbidden')),
  play: ({ canvas }) => cancelFails(canvas, 'You do not have permission to cancel this booking.'),
};

/** The server’s message. */
export const CancelRefused: Story = {
  ...signedIn,
  tags: ['BOOK-22'],
  parameters: cancelling(fails('cancelBooking', 'not-cancellable', { detail: 'This booking is already over.' })),
  play: ({ canvas }) => cancelFails(canvas, 'This booking is already over.'),
};

/** Rejected without a message. */
export const CancelRefusedSilently: Story = {
  ...signedIn,
  tags: ['BOOK-22'],
  parameters: cancelling(fails('cancelBooking', 'not-cancellable', { detail: '' })),
  play: ({ canvas }) =>
    cancelFails(canvas, 'Cannot cancel this booking. It may have already been processed or cancelled.'),
};

/** The server is unavailable. */
export const CancelFailed: Story = {
  ...signedIn,
  tags: ['BOOK-23'],
  parameters: cancelling(failsWithStatus('cancelBooking', 502)),
  play: ({ canvas }) => cancelFails(canvas, 'Failed to cancel booking. Please try again later.'),
};

/** The request can’t be created. */
export const CancelUnexpected: Story = {
  ...signedIn,
  tags: ['BOOK-25'],
  parameters: { msw: scenarios.default },
  play: async ({ canvas }) => {
    // Each cancellation has a random key; this browser provides no randomness.
    const randomness = spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('No randomness');
    });
    try {
      await cancelFails(canvas, 'An unexpected error occurred. Please try again.');
    } finally {
      randomness.mockRestore();
    }
  },
};

/** No response. */
export const CancelNotAnswered: Story = {
  ...signedIn,
  tags: ['BOOK-24'],
  parameters: cancelling(losesConnection('cancelBooking')),
  play: ({ canvas }) => cancelFails(canvas, 'No response received from server. Please check your connection.'),
};

/** Without a token. */
export const CancelWithoutToken: Story = {
  ...signedIn,
  tags: ['BOOK-26'],
  play: async ({ canvas }) => {
    const dialog = await ask(canvas);
    for (const key of ['accessToken', 'refreshToken']) localStorage.removeItem(key);
    await confirm(dialog);
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Authentication required. Please log in.');
  },
};

export const CancelSessionOver: Story = {
  ...signedIn,
  name: 'The session has expired',
  tags: ['!autodocs', 'test-only', 'BOOK-20'],
  parameters: {
    msw: [fails('cancelBooking', 'session-expired'), fails('refreshToken', 'session-expired'), ...scenarios.default],
  },
  play: async ({ canvas }) => {
    await confirm(await ask(canvas));
    await expect(await screen.findByText('Session expired. Please log in again.')).toBeInTheDocument();
    await waitFor(() => expect(['/auth', '/login']).toContain(document.body.dataset['path']));
    await expect(localStorage.getItem('accessToken')).toBeNull();
    await expect(localStorage.getItem('redirectAfterLogin')).toBe('/customer');
  },
};

const findRequests = async (canvas: Canvas) => within(await canvas.findByRole('region', { name: 'Cruise requests' }));

/** Cruise requests are listed with number, date, party, price and status, and can be withdrawn. */
export const CruiseRequests: Story = {
  ...signedIn,
  tags: ['CRUISE-13'],
  play: async ({ canvas }) => {
    const requests = await findRequests(canvas);
    for (const text of ['CR55310268', 'Palm and Marina Yacht Day', 'Fri 22 March 2030 · 3 guests', 'Requested'])
      await expect(requests.getByText(text)).toBeVisible();
    await expect(requests.getByText('Estimated price AED 2,700.00')).toBeVisible();
    await expect(requests.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(requests.getByRole('button', { name: 'Withdraw CR55310268' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Withdraw request CR55310268?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(requests.getAllByText('Withdrawn')).toHaveLength(2));
    await expect(requests.queryByRole('button')).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('CR55310268'));
    await expect(await screen.findByText('Request CR55310268 is withdrawn.')).toBeInTheDocument();
  },
};

/** A request that could not be withdrawn stays. */
export const WithdrawingFails: Story = {
  ...signedIn,
  tags: ['CRUISE-13'],
  parameters: { msw: [fails('withdrawCruiseRequest', 'service-unavailable'), ...scenarios.default] },
  play: async ({ canvas }) => {
    const requests = await findRequests(canvas);
    await userEvent.click(requests.getByRole('button', { name: 'Withdraw CR55310268' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('The request couldn’t be withdrawn'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the request' }));
    await expect(requests.getByText('Requested')).toBeVisible();
  },
};

/** Cruise requests can’t be loaded; the bookings are shown. */
export const CruiseRequestsFailed: Story = {
  ...signedIn,
  tags: ['CRUISE-13'],
  parameters: { msw: [fails('listCruiseRequests', 'internal'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cruise requests couldn’t be loaded')).toBeVisible();
    await expect((await card(canvas, 'AB10047731')).getByText('AED 755.07')).toBeVisible();
  },
};

/** While cruise requests load, the bookings are shown. */
export const CruiseRequestsLoading: Story = {
  ...signedIn,
  tags: ['CRUISE-13'],
  parameters: { msw: [neverResponds('listCruiseRequests'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your cruise requests')).toBeInTheDocument();
    await expect((await card(canvas, 'AB10047731')).getByText('AED 755.07')).toBeVisible();
  },
};

/** Without cruise requests there is no section for them. */
export const CruiseRequestsNone: Story = {
  ...signedIn,
  tags: ['!autodocs', 'test-only', 'CRUISE-13'],
  parameters: { msw: scenarios.empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No bookings yet')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Loading your cruise requests')).not.toBeInTheDocument());
    await expect(canvas.queryByText('Cruise requests')).not.toBeInTheDocument();
  },
};

const { activityBookingHeld } = examples.getBooking;
const waiting = {
  ...myBookings,
  activity_bookings: [
    activityBookingHeld,
    {
      ...activityBookingHeld,
      booking_number: 'AB00000002',
      payment: { ...activityBookingHeld.payment!, status: 'authorised' as const, hold_expires_at: null },
    },
  ],
  ticket_bookings: [],
  transfer_bookings: [],
  tour_bookings: [],
};

/** Bookings that wait for their payment have no voucher; the link leads to the payment. */
export const Unpaid: Story = {
  ...signedIn,
  tags: ['BOOK-04', 'BOOK-06'],
  parameters: { msw: [respondsWith('listBookings', waiting), ...scenarios.default] },
  play: async ({ canvas }) => {
    const open = await card(canvas, activityBookingHeld.booking_number);
    await expect(open.getByText(/^Pay by \d+:\d\d [AP]M, Dubai time, to keep your places\.$/)).toBeVisible();
    await expect(open.getByText('Not paid yet')).toBeVisible();
    const link = open.getByRole('link', { name: `Pay now: ${activityBookingHeld.booking_number}` });
    await expect(link).toHaveAttribute('href', `/pay/${activityBookingHeld.payment?.id}`);
    await expect(open.queryByRole('link', { name: /Voucher/ })).toBeNull();
    const processing = await card(canvas, 'AB00000002');
    await expect(processing.getByText('Your bank is processing the payment.')).toBeVisible();
  },
};

let isSettled = false;
export const HoldEnded: Story = {
  ...signedIn,
  name: 'When a hold ends, the list shows what became of the booking',
  tags: ['!autodocs', 'test-only', 'BOOK-04', 'BOOK-06'],
  parameters: {
    msw: [
      respondsWith('listBookings', () => ({
        ...waiting,
        activity_bookings: [
          {
            ...activityBookingHeld,
            ...(isSettled && { booking_status: 'cancelled' as const }),
            payment: {
              ...activityBookingHeld.payment!,
              ...(isSettled && { status: 'failed' as const }),
              hold_expires_at: new Date(Date.now() + 1000).toISOString(),
            },
          },
        ],
      })),
      respondsWith('getPayment', () => {
        isSettled = true;
        return examples.getPayment.paymentExpired;
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    isSettled = false;
    const booking = await card(canvas, activityBookingHeld.booking_number);
    await expect(booking.getByRole('link', { name: /^Pay now/ })).toBeVisible();
    await expect(await canvas.findByText('Cancelled', {}, { timeout: 5000 })).toBeVisible();
    const ended = await card(canvas, activityBookingHeld.booking_number);
    await expect(ended.queryByRole('link', { name: /^Pay now/ })).toBeNull();
  },
};

const { activityBookingPaid, activityBookingReduced, ticketBookingChanging } = examples.getBooking;

/** A booking that can be changed, one whose change refunds a part, and one whose change waits for its payment. */
export const Changes: Story = {
  ...signedIn,
  tags: ['GAP-30'],
  parameters: {
    msw: [
      respondsWith('listBookings', {
        ...myBookings,
        activity_bookings: [activityBookingPaid, { ...activityBookingReduced, booking_number: 'AB10047766' }],
        ticket_bookings: [ticketBookingChanging],
        transfer_bookings: [],
        tour_bookings: [],
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const safari = await card(canvas, 'AB10047755');
    await expect(safari.getByRole('link', { name: 'Change: AB10047755' })).toHaveAttribute(
      'href',
      '/bookings/AB10047755/change',
    );
    const reduced = await card(canvas, 'AB10047766');
    await expect(reduced.getByText(/^Changed on 25 Feb 2030. Refund on its way: AED 107.07. The bank/)).toBeVisible();
    const tower = await card(canvas, 'EB20481306');
    await expect(tower.getByText(/A change waits for your payment of AED 80.00. Pay by 9:27 AM/)).toBeVisible();
    await expect(tower.getByRole('link', { name: 'Pay for the change: EB20481306' })).toHaveAttribute(
      'href',
      `/pay/${ticketBookingChanging.change?.payment_id}`,
    );
  },
};

/** Without a network: of when the list is, and nothing that needs a connection can be started. */
export const Offline: Story = {
  ...signedIn,
  tags: ['E15'],
  beforeEach: readFromStore(['/api/v1/bookings/'], true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’re offline. As of 2:05 PM on 25 Feb 2030 (Dubai time).')).toBeVisible();
    const [cancel] = await canvas.findAllByRole('button', { name: /^Cancel / });
    await expect(cancel).toBeDisabled();
    await expect(canvas.queryByRole('link', { name: /^(Pay|Change)/ })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link', { name: /^Voucher of / })[0]).toBeVisible();
  },
};

/** With a network, and the shop doesn't respond. */
export const ShopUnreachable: Story = {
  ...signedIn,
  tags: ['E15'],
  beforeEach: readFromStore(['/api/v1/bookings/'], false),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The shop can’t be reached. As of 2:05 PM on 25 Feb 2030 (Dubai time).'),
    ).toBeVisible();
  },
};

/** Bookings of the safari that took place, or didn't. */
const daysAgo = (days: number) => addDays(toDubaiDate(new Date()), -days);
const safariOn = (date: string, booking_number: string, booking_status: 'confirmed' | 'completed' | 'cancelled') => ({
  ...first!,
  booking_number,
  booking_status,
  booking_date: date,
  cart_items: first!.cart_items.map((item) => ({ ...item, date })),
});
const past = {
  ...myBookings,
  activity_bookings: [
    safariOn(daysAgo(0), 'AB00000001', 'confirmed'),
    safariOn(daysAgo(1), 'AB00000002', 'confirmed'),
    safariOn(daysAgo(9), 'AB00000003', 'completed'),
    safariOn(daysAgo(9), 'AB00000004', 'cancelled'),
  ],
  ticket_bookings: [],
  transfer_bookings: myBookings.transfer_bookings.map((ride) => ({
    ...ride,
    booking_number: 'FT00000005',
    booking_status: 'completed' as const,
    booking_date: daysAgo(9),
  })),
  tour_bookings: myBookings.tour_bookings.map((tour) => ({
    ...tour,
    booking_number: 'TB00000006',
    booking_status: 'confirmed' as const,
    booking_date: daysAgo(tour.tour.days.length - 1),
  })),
};
const reviewLinks = (canvas: Canvas) =>
  canvas.queryAllByRole('link', { name: /^Review:/ }).map((link: HTMLElement) => link.getAttribute('href'));

/** From the day after the last day, what took place can be reviewed. */
export const Reviewable: Story = {
  name: 'G9 a booking that took place has a link to its review',
  tags: ['G9'],
  ...signedIn,
  parameters: { msw: [respondsWith('listBookings', past), ...scenarios.default] },
  play: async ({ canvas }) => {
    await card(canvas, 'AB00000003');
    await expect(reviewLinks(canvas)).toEqual(['/bookings/AB00000002/review', '/bookings/AB00000003/review']);
  },
};
