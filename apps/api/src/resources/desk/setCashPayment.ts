import { listBookingActions } from '@aitours/domain/staff';
import { eq } from 'drizzle-orm';
import type { BookingDetails } from '../../db/bookings/bookingDetails.ts';
import { lockStaffBooking, requireBookingVersion } from '../../db/bookings/staffBookings.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { bookings } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { conflict, notFound } from '../../problems/problems.ts';
import { toHandledBooking } from './toHandledBooking.ts';

/** Records whether a booking was paid in cash. */
export const setCashPayment = operation('setCashPayment', async (context) => {
  const { path, headers, body, db, clock } = context;
  const paymentStatus = body.is_paid ? 'paid' : 'pending';
  await inTransaction(db, async (tx) => {
    const booking = await lockStaffBooking(tx, path.ref);
    if (!booking) throw notFound('booking');
    // A retry, whose first response was lost, changed the version itself.
    if (booking.paymentMethod === 'cash' && booking.paymentStatus === paymentStatus) return;
    await requireBookingVersion(tx, booking, headers['if-match']);
    const action = body.is_paid ? 'record-cash' : 'withdraw-cash';
    if (!listBookingActions(toHandledBooking(booking)).includes(action))
      throw conflict('Only a booking in cash that takes place can be recorded as paid or not.');
    const details = body.is_paid ? booking.details : withoutRefund(booking.details);
    await tx.update(bookings).set({ paymentStatus, details }).where(eq(bookings.id, booking.id));
    const change = { before: { payment_status: booking.paymentStatus }, after: { payment_status: paymentStatus } };
    await recordChange(tx, context, { operation: 'setCashPayment', objectId: booking.number, ...change }, clock.now());
  });
  return { status: 204 };
});

/** What wasn't paid isn't owed back. */
function withoutRefund(details: BookingDetails): BookingDetails {
  if (!details.changes) return details;
  const { refund: _refund, ...changes } = details.changes;
  return { ...details, changes };
}
