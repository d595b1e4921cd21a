import { sum } from '@aitours/domain/money';
import { spreadRefund } from '@aitours/domain/payment';
import type { BookingContext } from '../bookings/bookingContext.ts';
import type { BookingPayments } from '../db/bookings/bookingChanges.ts';
import type { BookingRow } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import { requestRefund } from './changePayment.ts';

interface BookingRefundRequest {
  /** In fils. */
  readonly amount: number;
  /** The change that it belongs to; absent: the cancellation. */
  readonly changeId?: string;
}

/**
 * Requests the refund of a part of a booking, spread over its payments: the last change's first, never more than each
 * took. What wasn't paid online is paid out outside of the shop.
 *
 * @param booking before its total changes
 * @param payments locked
 * @returns the amount, which is less if a part was refunded at the provider
 */
export async function refundBooking(
  tx: Database,
  context: BookingContext,
  booking: Pick<BookingRow, 'id' | 'total'>,
  { own, ofChanges }: BookingPayments,
  { amount, changeId }: BookingRefundRequest,
): Promise<number> {
  if (own === null && ofChanges.length === 0) return amount;
  const rest = booking.total - sum(ofChanges.map(({ left }) => left));
  const sources = [
    ...ofChanges.toReversed().map(({ payment, left }) => ({ payment, left })),
    ...(own ? [{ payment: own, left: rest }] : []),
  ];
  let requested = 0;
  for (const part of spreadRefund(
    amount,
    sources.map(({ payment, left }) => ({ paymentId: payment.id, left })),
  )) {
    const source = sources.find(({ payment }) => payment.id === part.paymentId);
    if (source)
      requested += await requestRefund(tx, context, source.payment, {
        bookingId: booking.id,
        changeId,
        amount: part.amount,
      });
  }
  return requested;
}
