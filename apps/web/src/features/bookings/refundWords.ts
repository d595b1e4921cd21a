import { dubaiDate, dubaiTime, formatDate, formatShortDate, formatTime } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';

/** What cancelling brings back, in words. */
export type RefundWords =
  | { readonly is: 'full'; readonly title: string; readonly text: string }
  | { readonly is: 'none'; readonly title: string };

/**
 * What cancelling now brings back (BOOK-17); nothing is said when the server doesn't say. The page may have stood open
 * since before the last moment: from then on it promises nothing.
 */
export function refundWords(
  { refund_if_cancelled: preview, payment_status }: Booking,
  now: Date,
): RefundWords | undefined {
  if (!preview) return undefined;
  const until = preview.free_until === null ? undefined : new Date(preview.free_until);
  if (preview.refund === 'none' || (until && until <= now)) return { is: 'none', title: messages.noRefund };
  const texts = [until && freeUntilText(until), payment_status !== 'paid' && messages.notPaid];
  return {
    is: 'full',
    title: messages.fullRefund(formatPrice(parseFils(preview.amount))),
    text: texts.filter(Boolean).join(' '),
  };
}

/** Until when a booking can be cancelled for nothing; nothing where that has passed, or it can't be cancelled. */
export function freeUntilWords({ refund_if_cancelled: preview }: Booking, now: Date): string | undefined {
  if (!preview || preview.free_until === null) return undefined;
  const until = new Date(preview.free_until);
  return until <= now
    ? undefined
    : messages.freeUntilShort(formatShortDate(dubaiDate(until)), formatTime(dubaiTime(until)));
}

const freeUntilText = (until: Date): string =>
  messages.freeUntil(formatDate(dubaiDate(until)), formatTime(dubaiTime(until)));
