import { addDays, fromDubaiTime, toDubaiDate } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import { getPeriodStart, toDailyCounts } from '@aitours/domain/staff';
import { countBookings, countBookingsByDay, sumBookings } from '../../db/bookings/bookingLists.ts';
import { operation } from '../../http/operation.ts';

const days = 30;

/** Returns figures of the bookings to date or of a period, and their number on each of the last 30 days; for staff (API-58). */
export const getBookingStats = operation('getBookingStats', async ({ query: { period }, db, clock }) => {
  const today = toDubaiDate(clock.now());
  const since = period && fromDubaiTime(getPeriodStart(period, today));
  const [total, sums, counts] = await Promise.all([
    countBookings(db, since),
    since && sumBookings(db, since),
    countBookingsByDay(db, fromDubaiTime(addDays(today, 1 - days))),
  ]);
  return {
    status: 200,
    body: {
      total_bookings: total,
      ...(sums && { revenue: formatWireAmount(sums.revenue), average_duration_minutes: sums.averageMinutes }),
      per_day: toDailyCounts(counts, today, days),
    },
  };
});
