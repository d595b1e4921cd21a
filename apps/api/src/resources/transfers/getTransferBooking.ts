import { toTransferBookingBody } from '../../bookings/bookingBody.ts';
import { findOwnBooking } from '../../db/bookings/bookings.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Returns one of the caller's transfer bookings (API-47). */
export const getTransferBooking = operation('getTransferBooking', async ({ path, user, db, clock }) => {
  const booking = await findOwnBooking(db, user.id, path.ref);
  if (booking?.kind !== 'transfer') throw notFound('booking');
  return { status: 200, body: toTransferBookingBody(booking, clock.now()) };
});
