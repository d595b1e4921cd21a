import type { Schema } from '@aitours/api-client';
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
import { type HttpHandler, HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { atPath, expectSignIn } from '../../testing/atPath.tsx';
import { returnAfter } from '../../testing/returnAfter.ts';
import Pay from './Pay.route.tsx';

const meta = {
  title: 'Routes/Pay',
  component: Pay,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Pay>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;
type Payment = Schema<'Payment'>;

const { user } = examples.getMe;
const payments = examples.getPayment;
const { renewal, renewalWithChanges, renewalNothingLeft } = examples.renewPayment;
/** The new payment of a renewal. */
const renewedPayment = renewal.payment!;
const path = `/pay/${payments.paymentOpen.id}`;
const signedIn = { decorators: [atPath(path, { as: user, state: null })] } satisfies Story;
const mocks = (...handlers: HttpHandler[]) => ({ parameters: { msw: [...handlers, ...scenarios.default] } });
const shows = (payment: Payment) => ({ ...signedIn, ...mocks(respondsWith('getPayment', payment)) });

/** A page in place of the provider's card fields. */
const frameUrl = () => new URL('/frames/card-fields.html', location.href).href;
/** The payment with a hold that ends this many seconds from now, as the examples' holds end in 2030. */
const held = (payment: Payment, seconds = 872, page: Payment['page'] = { presentation: 'frame', url: frameUrl() }) => ({
  ...payment,
  hold: { extensions_left: 2, ...payment.hold, expires_at: new Date(Date.now() + seconds * 1000).toISOString() },
  page,
});
const open = (seconds?: number) => ({
  ...signedIn,
  ...mocks(respondsWith('getPayment', () => held(payments.paymentOpen, seconds))),
});
/** Responds with one payment after the other; the last one again and again. */
function becomes(...states: ((before: Payment) => Payment)[]): HttpHandler {
  let index = 0;
  let current: Payment = payments.paymentOpen;
  return respondsWith('getPayment', () => {
    current = (states[Math.min(index++, states.length - 1)] ?? ((same) => same))(current);
    return current;
  });
}
const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
const frame = async (canvas: Canvas) => {
  const found = await canvas.findByTitle('Card details');
  await waitFor(() => expect(found).toBeVisible());
  if (!(found instanceof HTMLIFrameElement)) throw new TypeError('Expected a frame');
  return found;
};
/** Submits the card fields in the frame, as the provider's page reports. */
const payInFrame = async (canvas: Canvas) => {
  const inside = (await frame(canvas)).contentDocument;
  inside?.querySelector('button')?.click();
};

export const Open: Story = open();

export const OpenTest: Story = {
  ...Open,
  name: 'The card fields in a frame, what is paid for, and the time left',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-15'],
  play: async ({ canvas }) => {
    await expect(await title(canvas, 'Pay for your bookings')).toBeVisible();
    await expect(await frame(canvas)).toHaveAttribute('src', expect.stringMatching(/theme=(light|dark)&dir=ltr$/));
    await expect(canvas.getByRole('timer', { name: 'Time left to pay' })).toHaveTextContent(/14:\d\d/);
    await expect(canvas.getByText(/We hold your places and this price until \d+:\d\d [AP]M, Dubai time/)).toBeVisible();
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('AED 1,358.07');
    await expect(canvas.getByText('Burj Khalifa: At the Top')).toBeVisible();
    await expect(canvas.queryByLabelText(/Card number/)).toBeNull();
  },
};

/** The screen reader announces the time only when little is left. */
export const LittleTimeLeft: Story = {
  ...open(290),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Less than 5 minutes left to pay.')).toBeInTheDocument();
    await expect(canvas.getByText(/4 minutes \d+ seconds/)).toBeInTheDocument();
  },
};

export const LastMinute: Story = {
  ...open(58),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Less than 1 minute left to pay.')).toBeInTheDocument();
  },
};

export const WrongClock: Story = {
  ...signedIn,
  name: 'The countdown follows the server’s clock, not the browser’s',
  tags: ['!autodocs', 'test-only'],
  ...mocks(
    http.get(`*/api/v1/payments/${payments.paymentOpen.id}/`, () => {
      const date = new Date(Date.now() + 3_600_000).toUTCString();
      return HttpResponse.json(held(payments.paymentOpen, 3600 + 600), { headers: { date } });
    }),
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/(10:00|9:5\d)/));
  },
};

export const Declined: Story = {
  ...signedIn,
  ...mocks(respondsWith('getPayment', () => held(payments.paymentDeclined))),
};

export const DeclinedTest: Story = {
  ...signedIn,
  ...mocks(becomes(held, (before) => ({ ...before, decline: payments.paymentDeclined.decline }))),
  name: 'After a decline the page says that nothing was charged, and the card fields stay',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-15'],
  play: async ({ canvas }) => {
    await payInFrame(canvas);
    const text = await canvas.findByText(/The card doesn’t have enough money\. Please try another card\./);
    const banner = text.closest('[role=status]');
    await expect(banner).toHaveTextContent('Nothing was charged. Your places are held until');
    await expect(await frame(canvas)).toBeVisible();
  },
};

/** On its way: the traveller can leave the page. */
export const Processing: Story = shows(payments.paymentAuthorised);

export const ProcessingTest: Story = {
  ...signedIn,
  ...mocks(becomes(held, () => payments.paymentAuthorised)),
  name: 'When the bank processes the payment the card fields are gone, and the title has the focus',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await payInFrame(canvas);
    const heading = await title(canvas, 'Your bank is processing the payment');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.queryByTitle('Card details')).toBeNull();
    await expect(canvas.getByText(/You can leave this page/)).toBeVisible();
  },
};

export const Paid: Story = {
  ...signedIn,
  ...mocks(
    becomes(held, () => payments.paymentPaid),
    respondsWith('getBooking', ({ path: { ref = '' } }) => {
      const paid = { booking_number: ref, payment_status: 'paid' } as const;
      const { activityBooking, ticketBooking } = examples.createBooking;
      return ref.startsWith('AB') ? { ...activityBooking, ...paid } : { ...ticketBooking, ...paid };
    }),
  ),
  name: 'A paid payment opens the page after booking, with all its bookings',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-35'],
  play: async ({ canvas }) => {
    await payInFrame(canvas);
    await waitFor(() => expect(document.body.dataset['path']).toBe('/thank-you/AB10047731'));
    const stored = JSON.parse(localStorage.getItem('lastBooking') ?? '{}');
    await expect(stored.owner).toBe(user.id);
    await expect(stored.bookings.map((booking: { booking_number: string }) => booking.booking_number)).toEqual([
      'AB10047731',
      'EB20481206',
    ]);
  },
};

export const PaidWithoutBookings: Story = {
  ...signedIn,
  ...mocks(respondsWith('getPayment', payments.paymentPaid), losesConnection('getBooking')),
  name: 'A paid payment opens the page after booking also if its bookings can’t be loaded',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-35'],
  play: async () => {
    await waitFor(() => expect(document.body.dataset['path']).toBe('/thank-you/AB10047731'));
  },
};

export const NoMoreTime: Story = {
  ...signedIn,
  ...mocks(respondsWith('getPayment', () => held(payments.paymentExtendedTwice))),
};

export const Extending: Story = {
  ...signedIn,
  ...mocks(
    respondsWith('getPayment', () => held(payments.paymentOpen)),
    respondsWith('extendHold', () => held(payments.paymentExtendedTwice, 1800)),
  ),
  name: 'More time is confirmed; after the last extension the title has the focus',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You can get more time 2 times\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I need more time' }));
    await expect(await screen.findByText(/^Your places are held until/)).toBeInTheDocument();
    await expect(await canvas.findByText(/The time can’t be extended any more\./)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/(29|30):\d\d/);
    await expect(canvas.queryByRole('button', { name: 'I need more time' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The server has the last word about more time. */
export const NotExtended: Story = {
  ...signedIn,
  ...mocks(
    respondsWith('getPayment', () => held(payments.paymentOpen)),
    fails('extendHold', 'hold-not-extendable'),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I need more time' }));
    const text = await canvas.findByText(/The places can’t be held any longer\./);
    await expect(text.closest('[role=alert]')).toBeVisible();
  },
};

/** Giving the places back is confirmed first. */
export const Releasing: Story = {
  ...open(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Don’t pay and give the places back' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Give your places back?' });
    await expect(dialog).toHaveTextContent('Your 2 bookings are cancelled and nothing is charged.');
  },
};

export const Released: Story = shows(payments.paymentReleased);

export const ReleasedTest: Story = {
  ...signedIn,
  ...mocks(
    becomes(held, () => payments.paymentReleased),
    respondsWith('releasePayment', payments.paymentReleased),
  ),
  name: 'Given back: nothing was charged, and the title has the focus',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Don’t pay and give the places back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give the places back' }));
    const heading = await title(canvas, 'Your places are given back');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/Nothing was charged\./)).toBeVisible();
  },
};

export const PaidBeforeRelease: Story = {
  ...open(),
  ...mocks(
    respondsWith('getPayment', () => held(payments.paymentOpen)),
    fails('releasePayment', 'payment-not-open'),
  ),
  name: 'A payment that succeeded meanwhile is not given back',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Don’t pay and give the places back' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give the places back' }));
    // The message appears while the dialog still fades in.
    await waitFor(() => expect(within(dialog).getByText('This payment has succeeded in the meantime.')).toBeVisible());
  },
};

/** The time is over; the server still asks the provider. */
export const Ending: Story = open(-1);

export const EndingTest: Story = {
  ...signedIn,
  ...mocks(
    becomes(
      (payment) => held(payment, 3),
      (same) => same,
      () => payments.paymentExpired,
    ),
  ),
  name: 'When the time is over the page stops offering to pay, and asks the server',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await title(canvas, 'Pay for your bookings');
    const heading = await canvas.findByText(/We check whether a payment has still arrived/, {}, { timeout: 6000 });
    await expect(heading).toBeVisible();
    await expect(canvas.queryByTitle('Card details')).toBeNull();
    await canvas.findByRole('button', { name: 'Book again what is still free' }, { timeout: 9000 });
  },
};

export const Expired: Story = shows(payments.paymentExpired);

export const Renewing: Story = {
  ...signedIn,
  ...mocks(
    respondsWith('getPayment', ({ path: { payment_id } }) =>
      payment_id === payments.paymentExpired.id ? payments.paymentExpired : held(renewedPayment),
    ),
    respondsWith('renewPayment', renewal),
  ),
  name: 'One action takes everything back, with a new payment',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book again what is still free' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe(`/pay/${renewedPayment.id}`));
  },
};

const renewed = (payment: Payment, changes: unknown) => ({
  decorators: [atPath(`/pay/${payment.id}`, { as: user, state: { changes } })],
  ...mocks(respondsWith('getPayment', () => held(payment))),
});

/** Everything is held again. */
export const Renewed: Story = renewed(renewedPayment, renewal.changes);

/** A part was sold meanwhile: the page says what, before the traveller pays. */
export const RenewedInPart: Story = renewed(renewalWithChanges.payment!, renewalWithChanges.changes);

/** Nothing could be booked again. */
export const NothingLeft: Story = {
  ...signedIn,
  ...mocks(respondsWith('getPayment', payments.paymentExpired), respondsWith('renewPayment', renewalNothingLeft)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book again what is still free' }));
    await expect(await title(canvas, 'Nothing is left at the same price')).toBeVisible();
    await expect(canvas.getByText(/now AED 795\.07 instead of AED 755\.07, so not booked/)).toBeVisible();
    await expect(canvas.getByText('Burj Khalifa: At the Top: sold out, so not booked.')).toBeVisible();
  },
};

/** An old link of a payment that a new one has replaced. */
export const Replaced: Story = {
  ...shows({ ...payments.paymentExpired, bookings: [], renewed_as: renewedPayment.id }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Go to the new payment' });
    await expect(link).toHaveAttribute('href', `/pay/${renewedPayment.id}`);
  },
};

/** Paid after the places were sold: refunded in full. */
export const Late: Story = shows(payments.paymentLate);

/** The provider ended it without money. */
export const Failed: Story = shows({ ...payments.paymentReleased, ended: 'declined' });

export const PartlyRefunded: Story = shows(payments.paymentPartlyRefunded);

export const Disputed: Story = shows(payments.paymentDisputed);

/** The provider has a page of its own: a link leads there. */
export const Redirect: Story = {
  ...signedIn,
  ...mocks(respondsWith('getPayment', () => held(payments.paymentRedirect, 872, payments.paymentRedirect.page))),
};

/** The provider can't be reached: nothing was charged, and the page keeps trying. */
export const ProviderUnreachable: Story = {
  ...signedIn,
  ...mocks(respondsWith('getPayment', () => held(payments.paymentOpen, 872, null))),
};

let requests = 0;

/** The connection was lost while the page was open. */
export const Stale: Story = {
  ...signedIn,
  ...mocks(
    http.get(`*/api/v1/payments/${payments.paymentOpen.id}/`, () =>
      requests++ === 0 ? HttpResponse.json(held(payments.paymentOpen)) : HttpResponse.error(),
    ),
  ),
  beforeEach: () => {
    requests = 0;
  },
  play: async ({ canvas }) => {
    await payInFrame(canvas);
    await expect(await canvas.findByText('The shop can’t be reached at the moment')).toBeVisible();
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};

export const Missing: Story = {
  ...signedIn,
  ...mocks(fails('getPayment', 'not-found')),
};

export const LoadFailed: Story = {
  ...signedIn,
  ...mocks(failsWithStatus('getPayment', 503)),
};

export const Loading: Story = {
  ...signedIn,
  ...mocks(neverResponds('getPayment')),
};

export const Guest: Story = {
  name: 'A guest signs in first and comes back to the payment',
  tags: ['!autodocs', 'test-only'],
  decorators: [atPath(path)],
  play: () => expectSignIn(path),
};

export const Phone: Story = {
  decorators: [atPath(path, { as: user, state: null, hasShell: true })],
  ...mocks(respondsWith('getPayment', () => held(payments.paymentDeclined))),
  globals: { viewport: { value: 'phone' } },
};

const ofChange = (payment: Payment) => ({
  decorators: [atPath(`/pay/${payment.id}`, { as: user, state: null })],
  ...mocks(respondsWith('getPayment', payment)),
});

/** The difference of a change; the booking stays as it was until it is paid. */
let isInBackground = false;
export const OfChange: Story = {
  decorators: ofChange(payments.paymentOfChange).decorators,
  ...mocks(respondsWith('getPayment', () => held(payments.paymentOfChange))),
  play: async ({ canvas }) => {
    await expect(await title(canvas, 'Pay for your change')).toBeVisible();
    await expect(canvas.getByText(/If you don’t pay, your booking stays as it was/)).toBeVisible();
    await expect(canvas.getByText('Total').parentElement).toHaveTextContent('AED 80.00');
  },
};

export const OfChangeReleased: Story = {
  ...OfChange,
  name: 'A change that isn’t paid is ended: the booking stays as it was',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  ...mocks(
    respondsWith('getPayment', () => held(payments.paymentOfChange)),
    respondsWith('releasePayment', { ...payments.paymentOfChangeExpired, ended: 'released' }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Don’t pay and keep the booking as it was' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'End this change?' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText(/Your booking stays as it was and nothing is charged/)).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'End the change' }));
    await expect(await title(canvas, 'Your booking stays as it was')).toBeVisible();
  },
};

/** The change is made: this page stays. */
export const OfChangePaid: Story = {
  ...ofChange(payments.paymentOfChangePaid),
  play: async ({ canvas }) => {
    await expect(await title(canvas, 'Your booking has changed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the voucher' })).toHaveAttribute(
      'href',
      '/customer/EB20481306/voucher',
    );
    await expect(document.body.dataset['path']).toBe(`/pay/${payments.paymentOfChangePaid.id}`);
  },
};

export const OfChangeExpired: Story = {
  ...ofChange(payments.paymentOfChangeExpired),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your booking stays as it was, and the new places are on sale/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Book again what is still free' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Change the booking again' })).toHaveAttribute(
      'href',
      '/bookings/EB20481306/change?date.1=2030-03-04&slot.1=evening&adults.1=1',
    );
  },
};

export const OfChangeExpiredInBackground: Story = {
  decorators: OfChange.decorators,
  ...mocks(
    respondsWith('getPayment', () =>
      isInBackground ? payments.paymentOfChangeExpired : held(payments.paymentOfChange, 600),
    ),
  ),
  name: 'A change whose hold ended while the tab was in the background',
  tags: ['!autodocs', 'test-only', 'GAP-30'],
  play: async ({ canvas }) => {
    isInBackground = false;
    await expect(await title(canvas, 'Pay for your change')).toBeVisible();
    isInBackground = true;
    await returnAfter(601_000, async () => {
      const ended = await title(canvas, 'Your time to pay has ended');
      await waitFor(() => expect(ended).toHaveFocus());
      await expect(await canvas.findByText(/Your booking stays as it was/)).toBeVisible();
    });
  },
};

export const OfChangeLate: Story = {
  ...ofChange(payments.paymentOfChangeLate),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/so your booking stays as it was. You get AED 80.00 back in full/),
    ).toBeVisible();
  },
};
