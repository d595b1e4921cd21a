import { wasPaid } from '@aitours/domain/booking';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { type CheckedOverride, checkRefundOverride } from '@aitours/domain/staff';
import type { StaffBooking } from '../../features/bookings/useStaffBooking.ts';
import { staffBookingMessages as messages } from './staffBookingMessages.ts';

/** What is filled in to cancel a booking. */
export interface CancelDraft {
  readonly by: 'terms' | 'decision';
  readonly unit: 'percent' | 'amount';
  readonly value: string;
  readonly reason: string;
}

export const emptyCancelDraft: CancelDraft = { by: 'terms', unit: 'percent', value: '', reason: '' };

/** Checks a refund that is filled in, like the server. */
export function checkCancelDraft({ unit, value, reason }: CancelDraft, paid: string): CheckedOverride {
  const text = value.trim();
  const isNumber = unit === 'percent' ? /^\d{1,3}$/.test(text) : /^\d{1,9}(\.\d{1,2})?$/.test(text);
  const refund = !isNumber ? {} : unit === 'percent' ? { percent: Number(text) } : { amount: parseFils(text) };
  return checkRefundOverride({ ...refund, reason }, parseFils(paid));
}

/**
 * Returns what cancelling does to the money, as a sentence.
 *
 * @param amount in fils; undefined: by the terms
 */
export function describeMoney({ booking, payments }: StaffBooking, amount?: number): string {
  if (booking.payment?.status === 'open') return messages.openPayment;
  if (!wasPaid(booking)) return messages.nothingPaid;
  const refunded = amount ?? parseFils(booking.refund_if_cancelled?.amount ?? '0');
  if (refunded === 0) return amount === undefined ? messages.noRefund : messages.nothingDecided;
  return (payments.length > 0 ? messages.refundOnline : messages.refundInCash)(formatPrice(refunded));
}
