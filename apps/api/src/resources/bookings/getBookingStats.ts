import { addDays, fromDubaiTime, toDubaiDate } from '@aitours/domain/dates';
import { toDailyCounts } from '@aitours/domain/staff';
import { requireStaff } from '../../auth/signedInUser.ts';
import { operation } from '../../contract/operation.ts';
import { countBookings, countBookingsByDay } from '../../db/bookings.ts';

const days = 30;

/** Returns the number of bookings, in total and for each of the last 30 days; for staff (API-58). */
export const getBookingStats = operation('getBookingStats', async ({ user, config, db, clock }) => {
  requireStaff(user, config);
  const today = toDubaiDate(clock.now());
  const since = fromDubaiTime(addDays(today, 1 - days));
  const [total, counts] = await Promise.all([countBookings(db), countBookingsByDay(db, since)]);
  return { status: 200, body: { total_bookings: total, per_day: toDailyCounts(counts, today, days) } };
});
