import { findBooking } from '../../db/bookings/bookings.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { quoteChange } from '../bookings/quoteChange.ts';
import { requireChangeable, settleForStaff } from './changeForStaff.ts';

/** Returns what a change of a booking of any user would refund. */
export const quoteStaffBookingChange = operation('quoteStaffBookingChange', async (context) => {
  const booking = await findBooking(context.db, context.path.ref);
  if (!booking) throw notFound('booking');
  requireChangeable(booking);
  return { status: 200, body: await quoteChange(context, booking, (price) => settleForStaff(booking, price)) };
});
