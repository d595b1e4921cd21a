import { toDayBody } from '../../catalogue/dayBody.ts';
import { findTourDays } from '../../db/catalogue/tours.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { requireTour } from './requireTour.ts';

/** Returns one day of a tour (API-24). */
export const getTourDay = operation(
  'getTourDay',
  async ({ path, query, db }) => {
    const tour = await requireTour(db, path.id);
    const days = await findTourDays(db, tour.id);
    const found = days.find(({ day }) => day.dayNumber === query.day_number);
    if (!found) throw notFound('day');
    return { status: 200, body: toDayBody(found) };
  },
  { readsOnlyCatalogue: true },
);
