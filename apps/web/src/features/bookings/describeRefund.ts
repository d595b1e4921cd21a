import { isFree, wasPaid } from '@aitours/domain/booking';
import { formatDate, formatShortDate, formatTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';

/** The refund messages of a booking. */
export type RefundDescription =
  | { readonly is: 'full' | 'partial' | 'unpaid'; readonly title: string; readonly text: string }
  | { readonly is: 'none'; readonly title: string };

type Preview = NonNullable<Booking['refund_if_cancelled']>;

/** Whether one of the booked products has other terms than the default ones, which the specified texts state. */
export const hasOwnTerms = (booking: Booking): boolean =>
  booking.booking_type === 'transfer'
    ? booking.vehicle.cancellation_terms !== undefined
    : booking.cart_items.some(({ activity, ticket, tour }) => (activity ?? ticket ?? tour)?.cancellation_terms);

/** Returns the step that applies now; a page that is open for long passes the first ones. */
const findStep = ({ steps }: Preview, now: Date): Preview['steps'][number] | undefined =>
  steps.find(({ until }) => new Date(until) > now);

/**
 * Returns the refund messages for cancelling now (BOOK-17), or nothing when the server sends no preview. A quote counts
 * although its step has ended; without one, nothing more is promised than the step that applies now.
 */
export function describeRefund(booking: Booking, now: Date): RefundDescription | undefined {
  const { refund_if_cancelled: preview, total_amount } = booking;
  if (!preview) return undefined;
  if (isFree(booking)) return { is: 'none', title: messages.nothingPaid };
  const { quote } = preview;
  const step = findStep(preview, now);
  const refunded = quote ? preview.steps[0] : step;
  if (!refunded) return { is: 'none', title: hasOwnTerms(booking) ? messages.noRefundByTerms : messages.noRefund };
  const isFull = refunded.percent === 100;
  const until = refunded === step && (isFull ? formatFreeUntilText : formatSameUntilText)(new Date(refunded.until));
  if (!wasPaid(booking)) {
    const texts = [isFull && until, messages.notOwed(formatPrice(parseFils(total_amount)))];
    return { is: 'unpaid', title: messages.nothingPaid, text: texts.filter(Boolean).join(' ') };
  }
  const amount = formatPrice(parseFils(quote ? preview.amount : refunded.amount));
  return {
    is: isFull ? 'full' : 'partial',
    title: isFull ? messages.fullRefund(amount) : messages.partialRefund(amount, refunded.percent),
    text: [until, quote && formatQuotedUntilText(new Date(quote.valid_until))].filter(Boolean).join(' '),
  };
}

/** Returns what is refunded for a cancelled booking; nothing for other bookings. */
export function findRefundedText(booking: Booking): string | undefined {
  const { booking_status, cancellation } = booking;
  if (booking_status !== 'cancelled' && booking_status !== 'refunded') return undefined;
  if (cancellation && cancellation.refund_status !== 'none') {
    const amount = formatPrice(parseFils(cancellation.refund_amount));
    const date = formatShortDate(toDubaiDate(new Date(cancellation.cancelled_at)));
    if (cancellation.refund_status === 'refunded') return messages.refunded(amount, date);
    if (cancellation.refund_status === 'pending') return messages.refundSent(amount, date);
    return booking.payment ? messages.refundNotSent(amount, date) : messages.refundDue(amount, date);
  }
  if (!wasPaid(booking)) return messages.nothingPaid;
  return hasOwnTerms(booking) ? messages.notRefundedByTerms : messages.notRefunded;
}

/** Returns what the changes of a booking refund; nothing if they refund nothing. */
export function changeRefundText({ changes, payment }: Pick<Booking, 'changes' | 'payment'>): string | undefined {
  if (!changes?.refund) return undefined;
  const amount = formatPrice(parseFils(changes.refund.amount));
  const date = formatShortDate(toDubaiDate(new Date(changes.last_at)));
  const { status } = changes.refund;
  if (status === 'due' && !payment) return messages.changeRefundInCash(amount, date);
  return messages.changeRefund[status](amount, date);
}

/** Returns until when cancelling refunds the price, or a part of it; nothing after that or if it can't be cancelled. */
export function refundUntilText({ refund_if_cancelled: preview }: Booking, now: Date): string | undefined {
  const step = preview ? findStep(preview, now) : undefined;
  if (!step) return undefined;
  const until = new Date(step.until);
  const when = [formatShortDate(toDubaiDate(until)), formatTime(toDubaiTime(until))] as const;
  return step.percent === 100 ? messages.freeUntilShort(...when) : messages.partUntilShort(step.percent, ...when);
}

const formatFreeUntilText = (until: Date): string =>
  messages.freeUntil(formatDate(toDubaiDate(until)), formatTime(toDubaiTime(until)));
const formatSameUntilText = (until: Date): string =>
  messages.sameUntil(formatDate(toDubaiDate(until)), formatTime(toDubaiTime(until)));
const formatQuotedUntilText = (until: Date): string => messages.quotedUntil(formatTime(toDubaiTime(until)));
