import type { Output, Schema } from '@aitours/api-client';
import {
  examples,
  fails,
  failsWithStatus,
  losesConnection,
  neverResponds,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import { addDays, formatDate, listDates, toDubaiDate } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atPath, expectSignIn } from '../../testing/atPath.tsx';
import { click, expectTitleFocus, findTitle, reduce, review } from '../../testing/changeSteps.ts';
import { returnAfter } from '../../testing/returnAfter.ts';
import BookingChange from './BookingChange.route.tsx';

const meta = {
  title: 'Routes/BookingChange',
  component: BookingChange,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof BookingChange>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;
type Booking = Output<'getBooking'>;
type Request = Schema<'BookingChangeRequest'>;

const { user } = examples.getMe;
const { activityBookingPaid, activityBookingOnSite, ticketBookingPaid, ticketBookingChanging } = examples.getBooking;
const { changeQuoteToPay, changeQuoteToRefund, changeQuoteKept, changeQuoteOnSite, changeQuoteOfTransfer } =
  examples.quoteBookingChange;
const { changeToPay, changeRefunded, changeOnSite } = examples.changeBooking;

/** The first of the month after next: its dates are visible together in a calendar. */
const today = toDubaiDate(new Date());
const first = `${addDays(`${addDays(`${today.slice(0, 8)}01`, 40).slice(0, 8)}01`, 32).slice(0, 8)}01`;
const [booked, full, other] = [first, addDays(first, 1), addDays(first, 2)];

/** The safari on a date that a calendar shows: dates more than two years away can't be booked. */
const [safari] = activityBookingPaid.cart_items;
const soon = {
  ...activityBookingPaid,
  booking_date: booked,
  cart_items: [{ ...safari!, date: booked }],
} satisfies Booking;
const places = respondsWith('getActivityAvailability', ({ query }) =>
  listDates(query.get('start') ?? '', query.get('end') ?? '').map((date) => ({
    date,
    spots: date === full ? 0 : 15,
    time_slot_id: '1101',
    start_time: '15:00',
  })),
);

/** Tickets of two venues in one booking. */
const [tower] = ticketBookingPaid.cart_items;
const [towerOptions] = ticketBookingPaid.change_options!.lines;
const twoVenues = {
  ...ticketBookingPaid,
  total_amount: '703.00',
  change_options: {
    lines: [
      { ...towerOptions!, can_remove: true },
      { ...towerOptions!, line: '2', can_remove: true, can_reduce: true, date_until: null },
    ],
  },
  cart_items: [
    tower!,
    { ...tower!, id: '2', title: 'Louvre Abu Dhabi: Entry', price: '180.00', adults: 3, children: 0 },
  ],
} satisfies Booking;

const { transferBooking } = examples.getTransferBooking;
const movable = (until: string) => ({
  lines: [
    { line: '1', date_until: until, can_reduce: false, can_remove: false, time_slot_id: null, ticket_type_id: null },
  ],
});
/** A transfer of the near future: more than two years away none can be booked. */
const transfer = {
  ...transferBooking,
  booking_date: addDays(today, 30),
  return_date: transferBooking.return_journey ? addDays(today, 33) : null,
  change_options: movable(`${addDays(today, 29)}T09:00:00+04:00`),
} satisfies Booking;

const open = (booking: Booking, ...handlers: HttpHandler[]) => openWith('', booking, ...handlers);
/** Opens the page with a choice in its URL. */
const openWith = (query: string, booking: Booking, ...handlers: HttpHandler[]) =>
  ({
    decorators: [atPath(`/bookings/${booking.booking_number}/change${query}`, { as: user, state: null })],
    parameters: { msw: [...handlers, respondsWith('getBooking', booking), places, ...scenarios.default] },
  }) satisfies Story;
const quoted = (booking: Booking, quote: Output<'quoteBookingChange'>, ...handlers: HttpHandler[]) =>
  open(booking, ...handlers, respondsWith('quoteBookingChange', quote));

const dayButton = async (canvas: Canvas, date: string) => {
  const { format } = new Intl.DateTimeFormat('en-AE', { dateStyle: 'full', timeZone: 'UTC' });
  const name = new RegExp(`^${format(new Date(`${date}T00:00:00Z`))}`);
  await canvas.findByRole('button', { name });
  await waitFor(() => expect(canvas.queryByText('Loading dates…')).not.toBeInTheDocument());
  return canvas.getByRole('button', { name });
};
/** Records the requests of an operation. */
const recorded: Request[] = [];

export const Activity: Story = {
  ...open(activityBookingPaid),
};

/** The date and the travellers; a date that is sold out can't be chosen. */
export const AnotherDate: Story = {
  ...open(soon),
  play: async ({ canvas }) => {
    await click(canvas, /^Choose another date or time/);
    await expect(await dayButton(canvas, full)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await dayButton(canvas, other));
    await expect(canvas.getByText(`New date: ${formatDate(other)}, 3:00 PM`)).toBeVisible();
  },
};

const [bookedOptions] = activityBookingPaid.change_options!.lines;

/** Another start time on the booked date. The booked one can be kept although it is full, because its places are booked. */
export const AnotherTime: Story = {
  ...open(
    { ...soon, change_options: { lines: [{ ...bookedOptions!, time_slot_id: '1101' }] } },
    respondsWith('getActivityAvailability', ({ query }) =>
      listDates(query.get('start') ?? '', query.get('end') ?? '').flatMap((date) => [
        { date, spots: date === other ? 15 : 0, time_slot_id: '1101', start_time: '15:00' },
        { date, spots: 15, time_slot_id: '1102', start_time: '18:00' },
      ]),
    ),
  ),
  play: async ({ canvas }) => {
    await click(canvas, /^Choose another date or time/);
    await userEvent.click(await canvas.findByRole('radio', { name: '6:00 PM' }));
    await expect(canvas.getByText(`New date: ${formatDate(booked)}, 6:00 PM`)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '3:00 PM' }));
    await expect(canvas.queryByText(/^New date:/)).not.toBeInTheDocument();
    await userEvent.click(await dayButton(canvas, full));
    await expect(canvas.getByText(`New date: ${formatDate(full)}, 6:00 PM`)).toBeVisible();
  },
};

export const DateKept: Story = {
  ...open(soon),
  name: 'The booked date can be kept after all; then nothing has changed',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  play: async ({ canvas }) => {
    await click(canvas, /^Choose another date or time/);
    await userEvent.click(await dayButton(canvas, other));
    await click(canvas, /^Keep the booked date/);
    await expect(canvas.getByRole('button', { name: /^Choose another date or time/ })).toHaveFocus();
    await click(canvas, 'See the price');
    await expect(await canvas.findByText(/You haven’t changed anything yet\./)).toBeVisible();
  },
};

/** Tickets of another date need a time. */
export const TicketTimes: Story = {
  ...open(ticketBookingPaid),
  play: async ({ canvas }) => {
    await click(canvas, /^Choose another date or time/);
    await click(canvas, /5:30 PM/);
    await expect(canvas.getByText('New date: Sun 3 March 2030, 5:30 PM')).toBeVisible();
  },
};

export const TimeMissing: Story = {
  ...open(ticketBookingPaid),
  name: 'Another date of tickets needs a time before it has a price',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  play: async ({ canvas }) => {
    await click(canvas, /^Choose another date or time/);
    await userEvent.click(await dayButton(canvas, '2030-03-02'));
    await click(canvas, 'See the price');
    await expect(await canvas.findByText(/Burj Khalifa: At the Top: choose a time for the new date\./)).toBeVisible();
  },
};

/** One of two lines is removed; the date of the other can't be changed any more. */
export const LineRemoved: Story = {
  ...open(twoVenues),
  play: async ({ canvas }) => {
    await click(canvas, 'Remove from the booking: Burj Khalifa: At the Top');
    await expect(canvas.getByText('This will be removed from the booking.')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Keep it in the booking: Burj Khalifa: At the Top' }),
    ).toHaveFocus();
  },
};

/** Removing everything is a cancellation. */
export const NothingLeft: Story = {
  ...open(twoVenues),
  play: async ({ canvas }) => {
    await click(canvas, 'Remove from the booking: Burj Khalifa: At the Top');
    await click(canvas, 'Remove from the booking: Louvre Abu Dhabi: Entry');
    await click(canvas, 'See the price');
    await expect(await canvas.findByText(/Cancel the booking in My Bookings instead/)).toBeVisible();
  },
};

export const Sent: Story = {
  ...open(
    twoVenues,
    respondsWith('quoteBookingChange', ({ body }) => {
      recorded.push(body);
      return changeQuoteToPay;
    }),
  ),
  name: 'Only what differs is sent',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  play: async ({ canvas }) => {
    recorded.length = 0;
    await click(canvas, 'Remove from the booking: Burj Khalifa: At the Top');
    const louvre = within(canvas.getByRole('region', { name: 'Louvre Abu Dhabi: Entry' }));
    await click(louvre, 'Fewer: Adults');
    await click(canvas, 'See the price');
    await findTitle(canvas, 'Check the change');
    await expect(recorded).toEqual([
      {
        lines: [
          { line: '1', remove: true },
          { line: '2', remove: false, adults: 2 },
        ],
      },
    ]);
  },
};

/** After a reload the choice is still there: it is in the URL. */
export const Restored: Story = {
  ...openWith('?remove=1&adults.2=2', twoVenues),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This will be removed from the booking.')).toBeVisible();
    const louvre = within(canvas.getByRole('region', { name: 'Louvre Abu Dhabi: Entry' }));
    await expect(louvre.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(2);
  },
};

export const DateRestored: Story = {
  ...openWith('?date.1=2030-03-02&slot.1=403&time.1=17:30&adults.1=99', ticketBookingPaid),
  name: 'After a reload the date is still chosen; what the booking doesn’t allow is ignored',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New date: Sat 2 March 2030, 5:30 PM')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Adults' })).toHaveValue(tower!.adults);
  },
};

/** With the dates of the example, so that its picture stays the same. */
export const Transfer: Story = {
  ...open({ ...transferBooking, change_options: movable('2030-02-28T14:30:00+04:00') }),
};

export const TransferInThePast: Story = {
  ...open(transfer),
  name: 'A transfer can’t move into the past',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  play: async ({ canvas }) => {
    const date = await canvas.findByLabelText(/^Date/);
    await userEvent.clear(date);
    await userEvent.type(date, addDays(today, -1));
    await click(canvas, 'See the price');
    await waitFor(() => expect(date).toBeInvalid());
    await expect(date).toHaveAccessibleDescription(/Choose today or a later day/);
  },
};

/** The new time costs more; the difference is paid online. */
export const QuoteToPay: Story = {
  ...quoted(ticketBookingPaid, changeQuoteToPay),
  play: async ({ canvas }) => {
    await review(canvas);
    await expect(canvas.getByText('You pay AED 80.00 more.')).toBeVisible();
    await expect(canvas.getByText(/If you don’t pay, your booking stays as it was/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    await expect(canvas.getByText(/We honour this price until 9:22 AM, Dubai time/)).toBeVisible();
  },
};

export const QuoteToRefund: Story = {
  ...quoted(activityBookingPaid, changeQuoteToRefund),
  play: async ({ canvas }) => {
    await review(canvas);
    await expect(canvas.getByText('You get AED 107.07 back.')).toBeVisible();
  },
};

/** The new total has the discount of the booking's promo code. */
export const QuoteWithPromoCode: Story = {
  tags: ['GAP-26'],
  ...quoted(activityBookingPaid, {
    ...changeQuoteToRefund,
    total_before: '679.56',
    total_after: '583.20',
    to_refund: '96.36',
    discount: { promo_code: 'SPRING10', percent: 10, subtotal: '648.00', amount: '-64.80' },
  }),
  play: async ({ canvas }) => {
    await review(canvas);
    await expect(canvas.getByText('Promo code SPRING10, 10% off')).toBeVisible();
    await expect(canvas.getByText('−AED 64.80')).toBeVisible();
  },
};

/** The terms refund a half. */
export const QuoteKept: Story = {
  ...quoted(activityBookingPaid, changeQuoteKept),
  play: async ({ canvas }) => {
    await review(canvas);
    await expect(canvas.getByText('You get AED 53.54 back.')).toBeVisible();
    await expect(canvas.getByText(/AED 53.53 is kept by the cancellation terms/)).toBeVisible();
  },
};

/** Nothing was paid: only the total changes. */
export const QuoteOnSite: Story = {
  ...quoted(activityBookingOnSite, changeQuoteOnSite),
  play: async ({ canvas }) => {
    await review(canvas, 'Adults');
    await expect(canvas.getByText('Your total changes to AED 648.00; you pay it on the day.')).toBeVisible();
  },
};

export const QuoteOfTransfer: Story = {
  ...quoted(transfer, changeQuoteOfTransfer),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Pickup time/), '10:30');
    await click(canvas, 'See the price');
    await expect(await canvas.findByText('The price stays the same.')).toBeVisible();
  },
};

export const Back: Story = {
  ...quoted(ticketBookingPaid, changeQuoteToPay),
  name: 'Back from the price: what was chosen is still there',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  play: async ({ canvas }) => {
    await review(canvas);
    await click(canvas, 'Back to your choice');
    await expectTitleFocus(canvas, /^Change booking EB/);
    await expect(canvas.getByRole('spinbutton', { name: 'Children' })).toHaveValue(0);
  },
};

/** The difference is refunded. */
export const Changed: Story = {
  ...quoted(activityBookingPaid, changeQuoteToRefund, respondsWith('changeBooking', changeRefunded)),
  play: async ({ canvas }) => {
    await review(canvas);
    await click(canvas, 'Change booking');
    await expectTitleFocus(canvas, 'Your booking has changed');
    await expect(canvas.getByText(/You get AED 107.07 back/)).toBeVisible();
  },
};

export const ChangedOnSite: Story = {
  ...quoted(activityBookingOnSite, changeQuoteOnSite, respondsWith('changeBooking', changeOnSite)),
  play: async ({ canvas }) => {
    await review(canvas, 'Adults');
    await click(canvas, 'Change booking');
    await expect(await canvas.findByText('You pay AED 648.00 on the day.')).toBeVisible();
  },
};

export const ToPayment: Story = {
  ...quoted(ticketBookingPaid, changeQuoteToPay, respondsWith('changeBooking', changeToPay)),
  name: 'A dearer change leads to its payment',
  tags: ['!autodocs', 'test-only', 'GAP-30', 'CHECKOUT-15'],
  play: async ({ canvas }) => {
    await review(canvas);
    await click(canvas, 'Continue to payment');
    await waitFor(() => expect(document.body.dataset['path']).toBe(`/pay/${changeToPay.payment!.id}`));
  },
};

/** The price has changed between quote and confirmation. */
export const PriceChanged: Story = {
  ...open(
    ticketBookingPaid,
    respondsWith('quoteBookingChange', ({ body }) => {
      recorded.push(body);
      return recorded.length === 1
        ? changeQuoteToPay
        : { ...changeQuoteToPay, total_after: '623.00', to_pay: '100.00' };
    }),
    fails('changeBooking', 'price-changed'),
  ),
  play: async ({ canvas }) => {
    recorded.length = 0;
    await review(canvas);
    await click(canvas, 'Continue to payment');
    await expect(
      await canvas.findByText(/Your booking would now cost AED 623\.00 instead of AED 603\.00\./),
    ).toBeVisible();
    await expect(canvas.getByText('You pay AED 100.00 more.')).toBeVisible();
  },
};

const dearer = { ...changeQuoteToPay, total_after: '623.00', to_pay: '100.00' };
export const Renewed: Story = {
  ...open(
    ticketBookingPaid,
    respondsWith('quoteBookingChange', ({ body }) => (recorded.push(body) === 1 ? changeQuoteToPay : dearer)),
  ),
  name: 'A quote that is ten minutes old is requested again',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  play: async ({ canvas }) => {
    recorded.length = 0;
    await review(canvas);
    await expect(canvas.getByText('You pay AED 80.00 more.')).toBeVisible();
    await returnAfter(600_000, async () => {
      await expect(await canvas.findByText('You pay AED 100.00 more.')).toBeVisible();
      await expect(canvas.getByText(/would now cost AED 623\.00 instead of AED 603\.00\./)).toBeVisible();
    });
  },
};

/** The quote is ten minutes old, and no new one arrived. */
export const Outdated: Story = {
  ...open(
    ticketBookingPaid,
    http.post('*/change-quotes/', () => (recorded.push({}) === 2 ? HttpResponse.error() : undefined)),
    respondsWith('quoteBookingChange', () => (recorded.length < 3 ? changeQuoteToPay : dearer)),
  ),
  play: async ({ canvas }) => {
    recorded.length = 0;
    await review(canvas);
    await returnAfter(600_000, async () => {
      await expect(await canvas.findByText('This price may have changed')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Continue to payment' })).toBeNull();
      await expect(canvas.getByRole('button', { name: 'See the price again' })).toBeVisible();
    });
  },
};

export const OutdatedRenewed: Story = {
  ...Outdated,
  name: 'An outdated price is requested again by one action',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  play: async (context) => {
    const { canvas } = context;
    await Outdated.play?.(context);
    await click(canvas, 'See the price again');
    await expect(await canvas.findByText('You pay AED 100.00 more.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
  },
};

/** Sold out before the confirmation: the choice is still there. */
export const SoldOut: Story = {
  ...quoted(ticketBookingPaid, changeQuoteToPay, fails('changeBooking', 'sold-out')),
  play: async ({ canvas }) => {
    await review(canvas);
    await click(canvas, 'Continue to payment');
    await expect(await findTitle(canvas, /^Change booking EB/)).toBeVisible();
    await expect(await canvas.findByText('The price couldn’t be calculated')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Children' })).toHaveValue(0);
  },
};

/** The terms no longer refund everything. */
export const TooLate: Story = {
  ...open(activityBookingPaid, fails('quoteBookingChange', 'not-changeable')),
  play: async ({ canvas }) => {
    await reduce(canvas);
    await expect(await canvas.findByText(/could be changed until 1 March 2030, 3:00 PM/)).toBeVisible();
  },
};

/** The connection broke: a retry changes the booking once. */
export const NoResponse: Story = {
  ...quoted(activityBookingPaid, changeQuoteToRefund, losesConnection('changeBooking')),
  play: async ({ canvas }) => {
    await review(canvas);
    await click(canvas, 'Change booking');
    await expect(await canvas.findByText(/Try again: it changes only once/)).toBeVisible();
  },
};

export const QuoteFailed: Story = {
  ...open(activityBookingPaid, failsWithStatus('quoteBookingChange')),
  name: 'A failed quote keeps the choice',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  play: async ({ canvas }) => {
    await reduce(canvas);
    await expect(await canvas.findByText(/The price couldn’t be calculated/)).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Children' })).toHaveValue(0);
  },
};

/** A change waits for its payment. */
export const Waiting: Story = { ...open(ticketBookingChanging) };

let isReleased = false;
export const Released: Story = {
  ...open(
    ticketBookingPaid,
    respondsWith('getBooking', () => (isReleased ? ticketBookingPaid : ticketBookingChanging)),
    respondsWith('releasePayment', () => {
      isReleased = true;
      return { ...examples.getPayment.paymentOfChangeExpired, ended: 'released' as const };
    }),
  ),
  name: 'An open change is ended; the booking can be changed again',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  play: async ({ canvas }) => {
    isReleased = false;
    await expect(await canvas.findByRole('link', { name: 'Pay for the change' })).toHaveAttribute(
      'href',
      `/pay/${ticketBookingChanging.change!.payment_id}`,
    );
    await click(canvas, 'Don’t make this change');
    await expect(await canvas.findByRole('button', { name: 'See the price' })).toBeVisible();
    await expect(canvas.getByText('The change is not made')).toBeVisible();
    await expectTitleFocus(canvas, /^Change booking EB/);
  },
};

export const NotReleased: Story = {
  ...open(ticketBookingChanging, fails('releasePayment', 'payment-not-open')),
  name: 'A change whose payment is on its way isn’t ended',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  play: async ({ canvas }) => {
    await click(canvas, 'Don’t make this change');
    await expect(await canvas.findByText(/The change couldn’t be ended/)).toBeVisible();
  },
};

const { change: openChange } = ticketBookingChanging;
/** The example's open change, held for so many milliseconds. */
const changingFor = (milliseconds: number): Booking => ({
  ...ticketBookingChanging,
  change: { ...openChange!, hold_expires_at: new Date(Date.now() + milliseconds).toISOString() },
});

/** The hold has ended, and the server hasn't settled the payment yet. */
export const HoldEnding: Story = {
  ...open(
    ticketBookingChanging,
    respondsWith('getBooking', () => changingFor(-1)),
    neverResponds('getPayment'),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your time to pay has ended')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pay for the change' })).toBeNull();
  },
};

let isSettled = false;
/** The hold ended while the page was open. */
export const HoldEnded: Story = {
  ...open(
    ticketBookingPaid,
    respondsWith('getBooking', () => (isSettled ? ticketBookingPaid : changingFor(1000))),
    respondsWith('getPayment', () => {
      isSettled = true;
      return examples.getPayment.paymentOfChangeExpired;
    }),
  ),
  beforeEach: () => {
    isSettled = false;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay for the change' })).toBeVisible();
    const ended = await canvas.findByText('The change is not made', {}, { timeout: 5000 });
    await expect(ended.closest('[role="status"]')).toHaveTextContent(/Your booking stays as it was/);
    await expectTitleFocus(canvas, /^Change booking EB/);
    await expect(canvas.getByRole('button', { name: 'See the price' })).toBeVisible();
  },
};

/** The change was paid in another tab. */
export const PaidElsewhere: Story = {
  ...open(
    ticketBookingPaid,
    respondsWith('getBooking', () =>
      isSettled ? { ...ticketBookingPaid, total_amount: '603.00' } : changingFor(600_000),
    ),
  ),
  beforeEach: HoldEnded.beforeEach,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pay for the change' })).toBeVisible();
    isSettled = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByText('Your booking has changed')).toBeVisible();
  },
};

/** Cancelled, unpaid or over. */
export const NotChangeable: Story = { ...open(examples.getBooking.activityBookingCancelled) };

export const Loading: Story = { ...open(activityBookingPaid, neverResponds('getBooking')) };

export const Missing: Story = { ...open(activityBookingPaid, fails('getBooking', 'not-found')) };

export const Failed: Story = { ...open(activityBookingPaid, failsWithStatus('getBooking')) };

export const SignedOut: Story = {
  name: 'A guest signs in first',
  tags: ['!autodocs', 'test-only', 'GAP-35'],
  decorators: [atPath(`/bookings/${activityBookingPaid.booking_number}/change`)],
  play: () => expectSignIn(`/bookings/${activityBookingPaid.booking_number}/change`),
};

const toPay = quoted(ticketBookingPaid, changeQuoteToPay);

export const Phone: Story = {
  decorators: toPay.decorators,
  parameters: toPay.parameters,
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => review(canvas),
};

export const RightToLeft: Story = {
  ...open(twoVenues),
  globals: { direction: 'rtl' },
};
