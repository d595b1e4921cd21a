import { getRefund, isCancellable } from '@aitours/domain/booking';
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

/** Cancels a booking, with a refund by the 24-hour rule, and returns its places (API-42, GAP-30, CONST-20). */
export const cancelBooking = operation('cancelBooking', async ({ path, user, db, clock, config }) =>
  inTransaction(db, async (tx) => {
    const booking = await lockOwnBooking(tx, user.id, path.ref);
    if (!booking) throw notFound('booking');
    if (!isCancellable(booking.status)) throw notCancellable(booking);

    const now = clock.now();
    await enforceDailyLimit(tx, 'cancellations', user.id, config, now);
    const refund = getRefund(booking.details, now);
    const amount = refund === 'full' ? booking.total : 0;
    await releasePlaces(tx, await findBookedPlaces(tx, booking.id));
    await markCancelled(tx, booking, amount, now);
    await queueMail(tx, cancellationMail(bookingBody(booking, now), amount, config.publicUrl), now);
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
