import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { toBookingPassesBody } from '../../vouchers/bookingPasses.ts';

/** Returns the passes of one of the caller's bookings. */
export const listPasses = operation('listPasses', async ({ path, user, db, clock, passCodes }) => {
  const booking = await findOwnBooking(db, user.id, path.ref);
  if (!booking) throw notFound('booking');
  return { status: 200, body: toBookingPassesBody(booking, passCodes, clock.now()) };
});
