import { formatDate, formatShortDate, formatTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';

/** The refund messages of a booking. */
export type RefundDescription =
  | { readonly is: 'full' | 'unpaid'; readonly title: string; readonly text: string }
  | { readonly is: 'none'; readonly title: string };

/**
 * Returns the refund messages for cancelling now (BOOK-17), or nothing when the server sends no preview. Once the
 * deadline has passed in an open page, no refund is promised.
 */
export function describeRefund(
  { refund_if_cancelled: preview, payment_status }: Booking,
  now: Date,
): RefundDescription | undefined {
  if (!preview) return undefined;
  const until = preview.free_until === null ? undefined : new Date(preview.free_until);
  if (preview.refund === 'none' || (until && until <= now)) return { is: 'none', title: messages.noRefund };
  const isPaid = payment_status === 'paid';
  const amount = formatPrice(parseFils(preview.amount));
  const texts = [until && freeUntilText(until), !isPaid && messages.notOwed(amount)];
  return {
    is: isPaid ? 'full' : 'unpaid',
    title: isPaid ? messages.fullRefund(amount) : messages.nothingPaid,
    text: texts.filter(Boolean).join(' '),
  };
}

/** Returns what was refunded for a cancelled booking; nothing for other bookings. */
export function refundedText({ booking_status, payment_status, total_amount }: Booking): string | undefined {
  if (booking_status !== 'cancelled' && booking_status !== 'refunded') return undefined;
  if (booking_status === 'refunded' || payment_status === 'refunded') {
    return messages.refunded(formatPrice(parseFils(total_amount)));
  }
  return payment_status === 'paid' ? messages.notRefunded : messages.nothingPaid;
}

/** Returns until when cancelling is free; nothing when the deadline has passed or the booking can't be cancelled. */
export function freeCancellationText({ refund_if_cancelled: preview }: Booking, now: Date): string | undefined {
  if (!preview || preview.free_until === null) return undefined;
  const until = new Date(preview.free_until);
  return until <= now
    ? undefined
    : messages.freeUntilShort(formatShortDate(toDubaiDate(until)), formatTime(toDubaiTime(until)));
}

const freeUntilText = (until: Date): string =>
  messages.freeUntil(formatDate(toDubaiDate(until)), formatTime(toDubaiTime(until)));
