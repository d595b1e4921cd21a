import { formatWireAmount } from '@aitours/domain/money';
import { computeRefund } from '../../bookings/bookingRefund.ts';
import { findCancellationObstacle } from '../../bookings/changeOptions.ts';
import {
  type PreparedCancellation,
  performCancellation,
  prepareCancellation,
} from '../../changes/performCancellation.ts';
import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { inTransaction } from '../../db/transaction.ts';
import { preparedOperation } from '../../http/operation.ts';
import { notCancellable, notFound } from '../../problems/problems.ts';
import { enforceDailyLimit } from '../../rateLimit.ts';

/** Cancels a booking, with a refund by its terms, and returns its places (API-42, GAP-30, CONST-20). */
export const cancelBooking = preparedOperation(
  'cancelBooking',
  async ({ path, user, db, payments }): Promise<PreparedCancellation> => {
    const booking = await findOwnBooking(db, user.id, path.ref);
    return booking ? prepareCancellation({ db, payments }, booking) : { change: null, endedChange: null };
  },
  async ({ path, query, user, db, clock, config, refundQuotes }, prepared) =>
    inTransaction(db, async (tx) => {
      const found = await findOwnBooking(tx, user.id, path.ref);
      if (!found) throw notFound('booking');
      const now = clock.now();
      const quotedAt = query.refund_quote && refundQuotes.readTime(query.refund_quote, found.number, now);
      const { refund, amount } = await performCancellation(tx, { config, now }, found, prepared, (booking) => {
        const obstacle = findCancellationObstacle(booking, now);
        if (obstacle !== null) throw notCancellable(obstacle);
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
