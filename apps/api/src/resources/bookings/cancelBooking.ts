import { isCancellable } from '@aitours/domain/booking';
import { formatWireAmount } from '@aitours/domain/money';
import type { PaymentChange } from '@aitours/domain/payment';
import { type Context, preparedOperation } from '../../contract/operation.ts';
import { lockBookingPayments } from '../../db/bookingChanges.ts';
import { type BookingRow, findBookedPlaces, findOwnBooking, lockOwnBooking, markCancelled } from '../../db/bookings.ts';
import type { Database } from '../../db/database.ts';
import { findOwnPayment } from '../../db/payments.ts';
import { releasePlaces } from '../../db/stock.ts';
import { inTransaction } from '../../db/transaction.ts';
import { cancellationMail } from '../../mail/bookingMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { changePayment } from '../../payments/changePayment.ts';
import { refundBooking } from '../../payments/refundBooking.ts';
import { notCancellable, notFound, paymentOnItsWay } from '../../problems/problems.ts';
import { enforceDailyLimit } from '../../rateLimit.ts';
import { endOpenPayment } from '../payments/endOpenPayment.ts';
import { bookingBody } from './bookingBody.ts';
import { type BookingRefund, computeRefund } from './bookingRefund.ts';
import { type EndedChange, endOpenChange } from './endOpenChange.ts';

type CancelContext = Context<'cancelBooking'>;

/** What has happened to the open payments of the booking, which the provider has ended. */
interface Prepared {
  readonly change: PaymentChange | null;
  readonly endedChange: EndedChange | null;
}

/**
 * Cancels a booking, with a refund by its terms, and returns its places (API-42, GAP-30, CONST-20). One whose payment is
 * open releases the payment, with all its bookings: they were to be paid together.
 */
export const cancelBooking = preparedOperation(
  'cancelBooking',
  async ({ path, user, db, payments }): Promise<Prepared> => {
    const booking = await findOwnBooking(db, user.id, path.ref);
    const payment = booking?.paymentId ? await findOwnPayment(db, user.id, booking.paymentId) : null;
    return {
      change: payment && (await endOpenPayment(payments, payment)),
      endedChange: booking && (await endOpenChange({ db, payments, user }, booking)),
    };
  },
  async (context, { change, endedChange }) =>
    inTransaction(context.db, async (tx) => {
      const { path, user, clock, config } = context;
      const found = await findOwnBooking(tx, user.id, path.ref);
      if (!found) throw notFound('booking');
      const now = clock.now();
      await lockBookingPayments(tx, found);
      if (found.paymentId && change) await changePayment(tx, { config, now }, found.paymentId, change);
      if (endedChange) await changePayment(tx, { config, now }, endedChange.paymentId, endedChange.change);
      const isReleased = change?.type === 'released' && isCancellable(found.status);
      const booking = await lockOwnBooking(tx, user.id, path.ref);
      if (!booking) throw notFound('booking');
      if (!isReleased && !isCancellable(booking.status)) throw notCancellable(booking);
      const isOnItsWay = booking.payment?.status === 'open' || booking.payment?.status === 'authorised';
      if (isOnItsWay || booking.openChange) throw paymentOnItsWay();
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
  const payments = await lockBookingPayments(tx, booking);
  const amount = await refundBooking(tx, { config, now }, booking, payments, { amount: promised });
  await markCancelled(tx, booking, amount, now);
  return { refund, amount };
}
