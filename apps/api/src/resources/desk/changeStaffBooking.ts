import { formatWireAmount } from '@aitours/domain/money';
import { performChange, planQuotedChange, takeChangedPlaces } from '../../changes/performChange.ts';
import { lockBookingPayments } from '../../db/bookings/bookingChanges.ts';
import { lockStaffBooking, requireBookingVersion } from '../../db/bookings/staffBookings.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { requireChangeable, settleForStaff } from './changeForStaff.ts';

/** Changes dates or travellers of a booking of any user as quoted, and records it. */
export const changeStaffBooking = operation('changeStaffBooking', async (context) => {
  const { path, headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    const booking = await lockStaffBooking(tx, path.ref);
    if (!booking) throw notFound('booking');
    await requireBookingVersion(tx, booking, headers['if-match']);
    requireChangeable(booking);
    const locked = { tx, booking, payments: await lockBookingPayments(tx, booking), now };
    const plan = await planQuotedChange(locked, body, context);
    settleForStaff(booking, plan.price);
    await takeChangedPlaces(locked, plan);
    const { changed } = await performChange(locked, plan, context);
    const before = { total_amount: formatWireAmount(booking.total) };
    const after = { total_amount: formatWireAmount(changed.total), change: plan.description };
    const operation = 'changeStaffBooking';
    await recordChange(tx, context, { operation, objectId: booking.number, before, after }, now);
  });
  return { status: 204 };
});
