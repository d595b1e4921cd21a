import { toDayBody } from '../../catalogue/dayBody.ts';
import { findTourDays } from '../../db/catalogue/tours.ts';
import { operation } from '../../http/operation.ts';
import { getKnownFacts, getKnownLanguages } from '../../lib/wire.ts';
import { requireTour } from './requireTour.ts';
import { toTourBody } from './tourBody.ts';

/** Returns a tour with its days by id or slug (API-22, API-26). */
export const getTour = operation(
  'getTour',
  async ({ path, db }) => {
    const tour = await requireTour(db, path.id);
    const days = await findTourDays(db, tour.id);
    return {
      status: 200,
      body: { ...toTourBody(tour), ...getKnownFacts(tour), ...getKnownLanguages(tour), days: days.map(toDayBody) },
    };
  },
  { readsOnlyCatalogue: true },
);
