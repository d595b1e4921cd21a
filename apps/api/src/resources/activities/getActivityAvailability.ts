import { getOpeningStock } from '@aitours/domain/availability';
import { listDates, toDubaiDate } from '@aitours/domain/dates';
import { hasBegun, listSlotsOn } from '../../catalogue/slots.ts';
import { findActivity, findActivityStock } from '../../db/catalogue/activities.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { requireDateRange } from '../dateRange.ts';

const maxDays = 92;

/** Returns the places left on each date: none while it is closed (GAP-20, GAP-76). */
export const getActivityAvailability = operation('getActivityAvailability', async ({ path, query, db, clock }) => {
  requireDateRange(query, maxDays);
  const activity = await findActivity(db, path.id);
  if (!activity) throw notFound('activity');
  const now = clock.now();
  const today = toDubaiDate(now);
  const from = query.start < today ? today : query.start;
  const stock = await findActivityStock(db, activity.id, from, query.end);
  const left = new Map(stock.map((row) => [`${row.date} ${row.timeSlotId}`, row.placesLeft]));
  const body = listDates(from, query.end).flatMap((date) =>
    listSlotsOn(activity.timeSlots, date).map(({ id, startTime }) => ({
      date,
      spots: hasBegun(date, startTime, now) ? 0 : (left.get(`${date} ${id}`) ?? getOpeningStock(date)),
      time_slot_id: id,
      start_time: startTime,
    })),
  );
  return { status: 200, body };
});
