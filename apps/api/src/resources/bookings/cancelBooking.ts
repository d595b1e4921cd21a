import { isCancellable } from '@aitours/domain/booking';
import { formatWireAmount } from '@aitours/domain/money';
import type { PaymentChange } from '@aitours/domain/payment';
import { type Context, preparedOperation } from '../../contract/operation.ts';
import { type BookingRow, findBookedPlaces, findOwnBooking, lockOwnBooking, markCancelled } from '../../db/bookings.ts';
import type { Database } from '../../db/database.ts';
import { findOwnPayment, lockPayment } from '../../db/payments.ts';
import { releasePlaces } from '../../db/stock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cancellationMail } from '../../mail/bookingMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { changePayment, requestRefund } from '../../payments/changePayment.ts';
import { notCancellable, notFound, paymentOnItsWay } from '../../problems/problems.ts';
import { enforceDailyLimit } from '../../rateLimit.ts';
import { endOpenPayment } from '../payments/endOpenPayment.ts';
import { bookingBody } from './bookingBody.ts';
import { type BookingRefund, computeRefund } from './bookingRefund.ts';

type CancelContext = Context<'cancelBooking'>;

/**
 * Cancels a booking, with a refund by its terms, and returns its places (API-42, GAP-30, CONST-20). One whose payment is
 * open releases the payment, with all its bookings: they were to be paid together.
 */
export const cancelBooking = preparedOperation(
  'cancelBooking',
  async ({ path, user, db, payments }): Promise<PaymentChange | null> => {
    const booking = await findOwnBooking(db, user.id, path.ref);
    const payment = booking?.paymentId ? await findOwnPayment(db, user.id, booking.paymentId) : null;
    return payment && endOpenPayment(payments, payment);
  },
  async (context, change) =>
    inTransaction(context.db, async (tx) => {
      const { path, user, clock, config } = context;
      const found = await findOwnBooking(tx, user.id, path.ref);
      if (!found) throw notFound('booking');
      const now = clock.now();
      if (found.paymentId && change) await changePayment(tx, { config, now }, found.paymentId, change);
      else if (found.paymentId) await lockPayment(tx, found.paymentId);
      const isReleased = change?.type === 'released' && isCancellable(found.status);
      const booking = await lockOwnBooking(tx, user.id, path.ref);
      if (!booking) throw notFound('booking');
      if (!isReleased && !isCancellable(booking.status)) throw notCancellable(booking);
      if (booking.payment?.status === 'open' || booking.payment?.status === 'authorised') throw paymentOnItsWay();
      await enforceDailyLimit(tx, 'cancellations', user.id, config, now);
      const refund = isReleased ? { refund: 'none' as const, amount: 0 } : await cancel(tx, booking, context, now);
      await queueMail(tx, cancellationMail(bookingBody(booking, now), refund.amount, config.publicUrl), now, {
        bookingId: booking.id,
      });
      return {
        status: 200,
        body: {
          detail: 'Booking cancelled',
          refund: refund.refund,
          refund_amount: formatWireAmount(refund.amount),
          booking_status: 'cancelled',
        },
      };
    }),
);

async function cancel(
  tx: Database,
  booking: BookingRow,
  { query, config, refundQuotes }: CancelContext,
  now: Date,
): Promise<Pick<BookingRefund, 'refund' | 'amount'>> {
  const quotedAt = query.refund_quote && refundQuotes.readTime(query.refund_quote, booking.number, now);
  const { refund, amount: promised } = computeRefund(booking, quotedAt || now);
  await releasePlaces(tx, await findBookedPlaces(tx, booking.id));
  const payment = booking.paymentId ? await lockPayment(tx, booking.paymentId) : null;
  const amount =
    payment && promised > 0
      ? await requestRefund(tx, { config, now }, payment, { bookingId: booking.id, amount: promised })
      : promised;
  await markCancelled(tx, booking, amount, now);
  return { refund, amount };
}
