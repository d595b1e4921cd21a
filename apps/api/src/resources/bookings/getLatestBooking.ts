import { toBookingBody } from '../../bookings/bookingBody.ts';
import { findLatestBooking } from '../../db/bookings/bookings.ts';
import { operation } from '../../http/operation.ts';

/** Returns the booking that the caller made last, or null (API-43). */
export const getLatestBooking = operation('getLatestBooking', async ({ user, db, clock }) => {
  const booking = await findLatestBooking(db, user.id);
  return { status: 200, body: booking && toBookingBody(booking, clock.now()) };
});
