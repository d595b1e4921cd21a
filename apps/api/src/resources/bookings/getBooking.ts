import { operation } from '../../contract/operation.ts';
import { findOwnBooking } from '../../db/bookings.ts';
import { notFound } from '../../problems/problems.ts';
import { bookingBody } from './bookingBody.ts';

/** Returns one of the caller's bookings (API-41). */
export const getBooking = operation('getBooking', async ({ path, user, db, clock }) => {
  const booking = await findOwnBooking(db, user.id, path.ref);
  if (!booking) throw notFound('booking');
  return { status: 200, body: bookingBody(booking, clock.now()) };
});
