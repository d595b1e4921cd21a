import { isFree, nothingToPay } from '@aitours/domain/booking';
import { formatCalendar, toCalendarEvents } from '@aitours/domain/calendar';
import { formatTime, toDubaiTime } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { Mail, MailAttachment } from '../db/operating/outgoingMail.ts';
import type { PaymentRow } from '../db/payments/payments.ts';
import { formatRefundTarget, getBookingUrl, listBookedRows, refundRows } from './bookingMails.ts';
import { hideRequesterTexts, hideTransferTitle } from './hideRequesterTexts.ts';
import { banksNote, listBookingRows, type MailedBooking, type MailedPayment } from './paymentMails.ts';
import { renderMail } from './renderMail.ts';
import { listReservations } from './reservationData.ts';

type Booking = components['schemas']['Booking'];

/** What a change was, and what was paid or refunded, in fils. */
export interface SettledChange {
  /** What changes, as sentences. */
  readonly description: string;
  readonly paid: number;
  readonly refund: number;
}

/**
 * Returns the mail that reports a change of a booking.
 *
 * @param from the booking before the change
 * @param to the booking after it
 */
export function changeMail(from: Booking, to: Booking, settled: SettledChange, publicUrl: string): Mail {
  const [before, after] = [hideRequesterTexts(from), hideRequesterTexts(to)];
  return renderMail({
    kind: 'booking-changed',
    to: after.email,
    subject: `Your booking ${after.booking_number} has changed`,
    intro: `Your booking has changed. ${hideTransferTitle(settled.description)} All times are in Dubai.`,
    rows: [
      ...listBookedRows(after),
      ['Total before', formatPrice(parseFils(before.total_amount))],
      ['Difference', formatDifference(before, after, settled)],
      ...refundRows(after),
    ],
    link: { text: 'See your booking', url: getBookingUrl(after, publicUrl) },
    notes: ['Please use the voucher and the passes of your booking’s page: earlier ones may not be valid any more.'],
    structuredData: listReservations(after, getBookingUrl(after, publicUrl)),
    attachments: [createChangedCalendarFile(before, after, publicUrl)],
  });
}

/** Returns what happens with the money. */
export function formatDifference(before: Booking, after: Booking, { paid, refund }: SettledChange): string {
  if (paid > 0) return `You have paid ${formatPrice(paid)} more.`;
  if (refund > 0) return `We refund ${formatPrice(refund)} ${formatRefundTarget(after)}.`;
  if (after.payment_status === 'paid') return 'Nothing is charged or refunded.';
  return before.total_amount === after.total_amount
    ? 'The total stays the same. Nothing was paid yet.'
    : isFree(after)
      ? `${nothingToPay}.`
      : `Nothing was paid yet. You pay the total of ${formatPrice(parseFils(after.total_amount))}.`;
}

/** Returns the calendar entries of a changed booking as a file; it removes those of lines that were removed. */
function createChangedCalendarFile(before: Booking, after: Booking, publicUrl: string): MailAttachment {
  const events = toCalendarEvents(after);
  const [first] = events;
  const removed = toCalendarEvents(before)
    .filter(({ uid }) => !events.some((event) => event.uid === uid))
    .map((event) => ({ ...event, ...(first && { sequence: first.sequence, changedAt: first.changedAt }) }))
    .map((event) => ({ ...event, status: 'CANCELLED' as const }));
  const url = getBookingUrl(after, publicUrl);
  return {
    filename: `${after.booking_number}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: formatCalendar([...events, ...removed].map((event) => ({ ...event, url }))),
  };
}

/** Returns the mail that reminds of the open payment of a change before its hold ends. */
export const changeHoldEndingMail = (
  booking: MailedBooking,
  { id, amount, holdExpiresAt }: MailedPayment & Pick<PaymentRow, 'holdExpiresAt'>,
  publicUrl: string,
): Mail => {
  const end = `${formatTime(toDubaiTime(holdExpiresAt))}, Dubai time`;
  return renderMail({
    kind: 'hold-ending',
    to: booking.email,
    subject: `The change of booking ${booking.number} is not paid yet`,
    intro: `We hold the places of your change until ${end}. Until then you can pay, or hold them for longer. After that nothing is changed or charged, and your booking stays as it is.`,
    rows: [...listBookingRows(booking), ['To pay', formatPrice(amount)], ['Held until', end]],
    link: { text: 'Pay now', url: `${publicUrl}/pay/${id}` },
  });
};

/** Returns the mail that reports that a change was not paid. @param end why the payment ended */
export const changeExpiredMail = (
  booking: MailedBooking,
  { id, amount }: MailedPayment,
  end: 'expired' | 'declined',
  publicUrl: string,
): Mail =>
  renderMail({
    kind: end === 'expired' ? 'payment-expired' : 'payment-failed',
    to: booking.email,
    subject: `The change of booking ${booking.number} was not paid`,
    intro: `${end === 'expired' ? 'The time to pay is over, and we have' : 'Your payment failed, and we have'} received no money for the change. Your booking stays as it was.`,
    rows: [...listBookingRows(booking), ['Not paid', formatPrice(amount)]],
    link: { text: 'See the payment', url: `${publicUrl}/pay/${id}` },
    notes: [
      'If a payment arrives nevertheless, we make the change while its places are free at the same price; otherwise we refund the whole amount.',
    ],
  });

/** Returns the mail that reports a payment of a change that came too late. @param booking which stayed as it was */
export const createLateChangeMail = (booking: MailedBooking, { id, amount }: MailedPayment, publicUrl: string): Mail =>
  renderMail({
    kind: 'payment-failed',
    to: booking.email,
    subject: `Your payment for the change of booking ${booking.number} is refunded`,
    intro: `Your payment of ${formatPrice(amount)} came after the time for paying was over, and the change could not be made any more. Your booking stays as it was. We refund the whole amount to your card.`,
    rows: [...listBookingRows(booking), ['Refund', formatPrice(amount)]],
    link: { text: 'See your payment', url: `${publicUrl}/pay/${id}` },
    notes: [banksNote],
  });
