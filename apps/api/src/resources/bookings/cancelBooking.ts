import { formatWireAmount } from '@aitours/domain/money';
import { computeRefund } from '../../bookings/bookingRefund.ts';
import { describeCancellationObstacle } from '../../bookings/changeOptions.ts';
import {
  type PreparedCancellation,
  performCancellation,
  prepareCancellation,
} from '../../changes/performCancellation.ts';
import { type BookingRow, findOwnBooking } from '../../db/bookings/bookings.ts';
import { inTransaction } from '../../db/transaction.ts';
import { preparedOperation } from '../../http/operation.ts';
import { notCancellable, notFound } from '../../problems/problems.ts';
import { enforceDailyLimit } from '../../rateLimit.ts';

/** Cancels a booking, with a refund by its terms, and returns its places (API-42, GAP-30, CONST-20). */
export const cancelBooking = preparedOperation(
  'cancelBooking',
  async ({ path, user, db, clock, payments }): Promise<PreparedCancellation> => {
    const booking = await findOwnBooking(db, user.id, path.ref);
    if (!booking) return { change: null, endedChange: null };
    // Nothing is ended at the provider for a cancellation that is refused.
    requireCancellable(booking, clock.now());
    return prepareCancellation({ db, payments }, booking);
  },
  async ({ path, query, user, db, clock, config, refundQuotes }, prepared) =>
    inTransaction(db, async (tx) => {
      const found = await findOwnBooking(tx, user.id, path.ref);
      if (!found) throw notFound('booking');
      const now = clock.now();
      const quotedAt = query.refund_quote && refundQuotes.readTime(query.refund_quote, found.number, now);
      const { refund, amount } = await performCancellation(tx, { config, now }, found, prepared, (booking) => {
        requireCancellable(booking, now);
        return computeRefund(booking, quotedAt || now);
      });
      await enforceDailyLimit(tx, 'cancellations', user.id, config, now);
      return {
        status: 200,
        body: {
          detail: 'Booking cancelled',
          refund,
          refund_amount: formatWireAmount(amount),
          booking_status: 'cancelled',
        },
      };
    }),
);

/** @throws {Problem} not-cancellable */
function requireCancellable(booking: BookingRow, now: Date): void {
  const obstacle = describeCancellationObstacle(booking, now);
  if (obstacle !== null) throw notCancellable(obstacle);
}
