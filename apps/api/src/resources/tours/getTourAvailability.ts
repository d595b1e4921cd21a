import { getLastBookableDate, toDubaiDate } from '@aitours/domain/dates';
import { listLimitedDates } from '../../db/stock/tourStock.ts';
import { operation } from '../../http/operation.ts';
import { requireTour } from './requireTour.ts';

/** Returns the start dates of a tour that have a limit or are closed. */
export const getTourAvailability = operation('getTourAvailability', async ({ path, db, clock }) => {
  const tour = await requireTour(db, path.id);
  const today = toDubaiDate(clock.now());
  const dates = await listLimitedDates(db, tour.id, today, getLastBookableDate(today));
  return {
    status: 200,
    body: { limited_dates: dates.map((row) => ({ date: row.date, places_left: row.placesLeft ?? 0 })) },
  };
});
