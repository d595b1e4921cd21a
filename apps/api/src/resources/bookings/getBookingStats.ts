import { requireStaff } from '../../auth/signedInUser.ts';
import { operation } from '../../contract/operation.ts';
import { countBookings } from '../../db/bookings.ts';

/** How many bookings there are; for staff (API-58). */
export const getBookingStats = operation('getBookingStats', async ({ user, config, db }) => {
  requireStaff(user, config);
  return { status: 200, body: { total_bookings: await countBookings(db) } };
});
