import { toDayBody } from '../../catalogue/dayBody.ts';
import { findTourDays } from '../../db/catalogue/tours.ts';
import { operation } from '../../http/operation.ts';
import { requireTour } from './requireTour.ts';

/** Lists the days of a tour in order (API-23). */
export const listTourDays = operation(
  'listTourDays',
  async ({ path, db }) => {
    const tour = await requireTour(db, path.id);
    const days = await findTourDays(db, tour.id);
    return { status: 200, body: days.map(toDayBody) };
  },
  { readsOnlyCatalogue: true },
);
