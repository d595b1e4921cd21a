import { isCancellable } from '@aitours/domain/booking';
import { formatWireAmount } from '@aitours/domain/money';
import { operation } from '../../contract/operation.ts';
import { findBookedPlaces, lockOwnBooking, markCancelled } from '../../db/bookings.ts';
import { releasePlaces } from '../../db/stock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cancellationMail } from '../../mail/bookingMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { notCancellable, notFound } from '../../problems/problems.ts';
import { enforceDailyLimit } from '../../rateLimit.ts';
import { bookingBody } from './bookingBody.ts';
import { computeRefund } from './bookingRefund.ts';

/** Cancels a booking, with a refund by its terms, and returns its places (API-42, GAP-30, CONST-20). */
export const cancelBooking = operation(
  'cancelBooking',
  async ({ path, query, user, db, clock, config, refundQuotes }) =>
    inTransaction(db, async (tx) => {
      const booking = await lockOwnBooking(tx, user.id, path.ref);
      if (!booking) throw notFound('booking');
      if (!isCancellable(booking.status)) throw notCancellable(booking);

      const now = clock.now();
      await enforceDailyLimit(tx, 'cancellations', user.id, config, now);
      const quotedAt = query.refund_quote && refundQuotes.readTime(query.refund_quote, booking.number, now);
      const { refund, amount } = computeRefund(booking, quotedAt || now);
      await releasePlaces(tx, await findBookedPlaces(tx, booking.id));
      await markCancelled(tx, booking, amount, now);
      await queueMail(tx, cancellationMail(bookingBody(booking, now), amount, config.publicUrl), now, {
        bookingId: booking.id,
      });
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
