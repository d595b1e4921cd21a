import { formatTime, toDubaiTime } from '@aitours/domain/dates';
import { formatPrice } from '@aitours/domain/money';
import type { BookingRow } from '../db/bookings/bookings.ts';
import type { Mail } from '../db/operating/outgoingMail.ts';
import type { PaymentRow } from '../db/payments/payments.ts';
import { getMailedTitle } from './hideRequesterTexts.ts';
import { renderMail } from './renderMail.ts';

/** What mails about payments state of a booking. */
export type MailedBooking = Pick<BookingRow, 'email' | 'number'> & {
  readonly details: Pick<BookingRow['details'], 'title'>;
};
export type MailedPayment = Pick<PaymentRow, 'id' | 'amount'>;

export const banksNote = 'Banks usually show a refund within ten days.';

/** Returns the rows that identify a booking. */
export const listBookingRows = (booking: MailedBooking): [label: string, value: string][] => [
  ['Booking number', booking.number],
  ['Booked', getMailedTitle(booking)],
];

/**
 * Returns the mail that reports a payment that came when its places were gone.
 *
 * @param booking the first of the payment's bookings
 * @param publicUrl the shop's address
 */
export const createLatePaymentMail = (booking: MailedBooking, { id, amount }: MailedPayment, publicUrl: string): Mail =>
  renderMail({
    kind: 'payment-failed',
    to: booking.email,
    subject: `Your payment for booking ${booking.number} is refunded`,
    intro: `Your payment of ${formatPrice(amount)} came after the time for paying was over, and the places could not be booked again at the same price. Nothing is booked. We refund the whole amount to your card.`,
    rows: [...listBookingRows(booking), ['Refund', formatPrice(amount)]],
    link: { text: 'See your payment', url: `${publicUrl}/pay/${id}` },
    notes: [banksNote],
  });

/** A payment's bookings, at least one. */
type MailedBookings = readonly [MailedBooking, ...MailedBooking[]];

/** Returns the mail that reminds of an open payment before its hold ends. */
export const holdEndingMail = (
  bookings: MailedBookings,
  { id, amount, holdExpiresAt }: MailedPayment & Pick<PaymentRow, 'holdExpiresAt'>,
  publicUrl: string,
): Mail => {
  const end = `${formatTime(toDubaiTime(holdExpiresAt))}, Dubai time`;
  return renderMail({
    kind: 'hold-ending',
    to: bookings[0].email,
    subject: `Your booking ${bookings[0].number} is not paid yet`,
    intro: `We hold your places and the price until ${end}. Until then you can pay, or hold them for longer. After that we release the places, and nothing is booked or charged.`,
    rows: [...listBooked(bookings), ['To pay', formatPrice(amount)], ['Held until', end]],
    link: { text: 'Pay now', url: `${publicUrl}/pay/${id}` },
  });
};

/**
 * Returns the mail that reports a payment that was not made, whose places are released.
 *
 * @param end why the payment ended
 */
export const createPaymentExpiredMail = (
  bookings: MailedBookings,
  { id, amount }: MailedPayment,
  end: 'expired' | 'declined',
  publicUrl: string,
): Mail => {
  const { kind, subject, intro } = endTexts[end];
  return renderMail({
    kind,
    to: bookings[0].email,
    subject: subject(bookings[0].number),
    intro: `${intro} We have released your places and cancelled what you booked.`,
    rows: [...listBooked(bookings), ['Not paid', formatPrice(amount)]],
    link: { text: 'Book again', url: `${publicUrl}/pay/${id}` },
    notes: [
      'The link books again what is still free at the same price, and says what has changed.',
      'If a payment arrives nevertheless, we confirm your booking while its places are free; otherwise we refund the whole amount.',
    ],
  });
};

const endTexts = {
  expired: {
    kind: 'payment-expired',
    subject: (number: string) => `The time to pay for booking ${number} is over`,
    intro: 'The time to pay is over, and we have received no payment.',
  },
  declined: {
    kind: 'payment-failed',
    subject: (number: string) => `Your payment for booking ${number} failed`,
    intro: 'Your payment failed, and we have received no money.',
  },
} as const;

/**
 * Returns the mail that reports a refund that the provider has paid out.
 *
 * @param booking that the refund is of, or the first of the payment's bookings
 * @param amount in fils
 */
export const refundPaidMail = (
  booking: MailedBooking,
  { id }: Pick<PaymentRow, 'id'>,
  amount: number,
  publicUrl: string,
): Mail =>
  renderMail({
    kind: 'refund-paid',
    to: booking.email,
    subject: `Your refund for booking ${booking.number} is on its way to your bank`,
    intro: `We have paid ${formatPrice(amount)} back to the card or wallet that you paid with.`,
    rows: [...listBookingRows(booking), ['Refund', formatPrice(amount)]],
    link: { text: 'See your payment', url: `${publicUrl}/pay/${id}` },
    notes: [banksNote],
  });

/** What staff have to do about a payment. */
export type PaymentProblem = 'disputed' | 'refund-failed';

const problemTexts: Readonly<Record<PaymentProblem, { readonly subject: string; readonly intro: string }>> = {
  disputed: {
    subject: 'A payment is disputed',
    intro:
      'A customer’s bank has disputed a payment. Its booking stays confirmed. Please answer at the payment provider before its deadline, or the money is lost.',
  },
  'refund-failed': {
    subject: 'A refund could not be paid out',
    intro:
      'The payment provider could not pay a refund out. Please pay it in another way, and tell the customer when it arrives.',
  },
};

/**
 * Returns the notice to the shop of a payment that staff have to act on.
 *
 * @param to the address of BOOKING_NOTICE_EMAIL
 * @param amount that is disputed or was not refunded, in fils
 */
export const createPaymentProblemNotice = (
  to: string,
  problem: PaymentProblem,
  booking: MailedBooking,
  amount: number,
  publicUrl: string,
): Mail => {
  const { subject, intro } = problemTexts[problem];
  return renderMail({
    kind: 'staff-payment-problem',
    to,
    subject: `${subject}: booking ${booking.number}`,
    intro,
    rows: [...listBookingRows(booking), ['Amount', formatPrice(amount)]],
    link: { text: 'Open the booking', url: `${publicUrl}/dashboard/bookings/${booking.number}` },
  });
};

const listBooked = (bookings: MailedBookings): (readonly [label: string, value: string])[] =>
  bookings.map((booking) => [`Booking ${booking.number}`, getMailedTitle(booking)]);
