import type { BookingKind } from '@aitours/domain/booking';
import { formatTime, toDubaiTime } from '@aitours/domain/dates';
import type { Payment } from '../../features/payment/payment.ts';

/** Formats an instant as a time of the day in Dubai. */
export const formatTimeText = (instant: string): string => `${formatTime(toDubaiTime(new Date(instant)))}, Dubai time`;

export const messages = {
  loading: 'Loading your payment',
  notFound: 'Payment Not Found',
  notFoundHint: 'You have no payment with this address. Your bookings are listed in My Bookings.',
  loadFailed: 'Your payment couldn’t be loaded',
  myBookings: 'My Bookings',
  browse: 'Browse things to do',
  contact: 'Contact us',
  title: (count: number): string => (count === 1 ? 'Pay for your booking' : 'Pay for your bookings'),
  held: (until: string): string => `We hold your places and this price until ${until}.`,
  extend: 'I need more time',
  extending: 'Asking for more time…',
  extensionsLeft: (count: number): string =>
    count === 1 ? 'You can get more time once.' : `You can get more time ${count} times.`,
  noMoreTime: 'The time can’t be extended any more.',
  extended: (until: string): string => `Your places are held until ${until}.`,
  pay: (total: string): string => `Pay ${total} by card`,
  redirectText: 'You enter your card on the page of our payment provider. Afterwards you come back to this page.',
  redirect: 'Continue to the payment page',
  unreachable: 'The payment provider can’t be reached at the moment',
  unreachableText: (until: string): string =>
    `Nothing was charged, and your places are held until ${until}. We keep trying; this page shows the card fields as soon as it works.`,
  declined: 'Your payment was declined',
  declinedText: (reason: string, until: string): string =>
    `${reason} Nothing was charged. Your places are held until ${until}.`,
  stale: 'The shop can’t be reached at the moment',
  staleText: 'What this page shows may be outdated. We keep trying.',
  actionFailed: 'That didn’t work',
  summary: 'What you pay for',
  total: 'Total',
  note: 'All taxes are in the price.',
  release: 'Don’t pay and give the places back',
  releaseTitle: 'Give your places back?',
  releaseText: (count: number): string =>
    count === 1
      ? 'Your booking is cancelled and nothing is charged. Others can book the places at once.'
      : `Your ${count} bookings are cancelled and nothing is charged. Others can book the places at once.`,
  keep: 'Keep my places',
  releaseConfirm: 'Give the places back',
  releasing: 'Giving the places back…',
  ending: 'Your time to pay has ended',
  endingText: 'We check whether a payment has still arrived. This takes a few seconds.',
  processing: 'Your bank is processing the payment',
  processingText:
    'This can take a few minutes. Your places are kept meanwhile. You can leave this page: we email your confirmation as soon as the payment has arrived.',
  paid: 'Your payment has arrived',
  paidText: 'Your booking is confirmed. The confirmation opens in a moment.',
  expired: 'Your time to pay has ended',
  expiredText: 'Nothing was charged. Your places are on sale again.',
  renewText: 'You can book everything again that is still free at the same price. We show you what has changed.',
  renew: 'Book again what is still free',
  renewing: 'Booking again…',
  renewed: 'You have booked again since',
  renewedText: 'This payment has ended. A new one has replaced it.',
  openNew: 'Go to the new payment',
  nothingLeft: 'Nothing is left at the same price',
  nothingLeftText: 'Nothing is booked, and nothing was charged.',
  released: 'Your places are given back',
  releasedText: 'The bookings are cancelled. Nothing was charged.',
  failed: 'The payment didn’t succeed',
  failedText: 'Nothing was charged. The bookings are cancelled, and their places are on sale again.',
  late: 'Your payment arrived too late',
  lateText: (amount: string): string =>
    `Its places had been sold when it arrived, so nothing is booked. You get ${amount} back in full. Your bank decides on which day your account shows it.`,
  refunded: (amount: string): string => `${amount} was refunded`,
  refundedText: (paid: string): string =>
    `You paid ${paid}. My Bookings shows what is cancelled and what still takes place.`,
  disputed: 'Your bank is examining this payment',
  disputedText:
    'The cardholder disputed it, and the bank has taken the money back for now. Contact us if that is a mistake.',
  changes: 'What has changed',
  allTakenBack: 'Everything is held for you again, at the same price.',
  takenBack: (title: string, amount: string): string => `${title}: held for you again for ${amount}.`,
  soldOut: (title: string): string => `${title}: sold out, so not booked.`,
  priceChanged: (title: string, before: string, now: string): string =>
    `${title}: now ${now} instead of ${before}, so not booked.`,
  changeOf: (title: string): string => `Change of: ${title}`,
  changeAgain: 'Change the booking again',
  voucher: 'See the voucher',
  kinds: { activity: 'Activity', ticket: 'Tickets', transfer: 'Transfer', tour: 'Tour' } satisfies Record<
    BookingKind,
    string
  >,
};

/** What a payment of a change says instead: the booking stays as it was until it is paid. */
const ofChange: Partial<typeof messages> = {
  title: () => 'Pay for your change',
  held: (until) =>
    `We hold the new places and this price until ${until}. If you don’t pay, your booking stays as it was.`,
  extended: (until) => `The new places are held until ${until}.`,
  unreachableText: (until) =>
    `Nothing was charged, and the new places are held until ${until}. We keep trying; this page shows the card fields as soon as it works.`,
  declinedText: (reason, until) =>
    `${reason} Nothing was charged, and your booking is as it was. The new places are held until ${until}.`,
  release: 'Don’t pay and keep the booking as it was',
  releaseTitle: 'End this change?',
  releaseText: () => 'Your booking stays as it was and nothing is charged. Others can book the new places at once.',
  keep: 'Keep the new places',
  releaseConfirm: 'End the change',
  releasing: 'Ending the change…',
  processingText:
    'This can take a few minutes. The new places are kept meanwhile. You can leave this page: your booking changes as soon as the payment has arrived.',
  paid: 'Your booking has changed',
  paidText: 'Your payment has arrived. Your voucher shows the change.',
  expiredText: 'Nothing was charged. Your booking stays as it was, and the new places are on sale again.',
  released: 'Your booking stays as it was',
  releasedText: 'The change is not made. Nothing was charged.',
  failedText: 'Nothing was charged. Your booking stays as it was, and the new places are on sale again.',
  lateText: (amount) =>
    `The new places had been sold when it arrived, so your booking stays as it was. You get ${amount} back in full. Your bank decides on which day your account shows it.`,
  refundedText: (paid) => `You paid ${paid} for a change. My Bookings shows what is booked.`,
};

/** Returns the messages for what a payment pays. */
export const getMessages = ({ purpose }: Pick<Payment, 'purpose'>): typeof messages =>
  purpose === 'change' ? { ...messages, ...ofChange } : messages;
