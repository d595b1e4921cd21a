import { operation } from '../../contract/operation.ts';
import { findTourDays } from '../../db/catalogue/tours.ts';
import { knownFacts, knownLanguages } from '../wire.ts';
import { dayBody } from './dayBody.ts';
import { requireTour } from './requireTour.ts';
import { tourBody } from './tourBody.ts';

/** Returns a tour with its days by id or slug (API-22, API-26). */
export const getTour = operation(
  'getTour',
  async ({ path, db }) => {
    const tour = await requireTour(db, path.id);
    const days = await findTourDays(db, tour.id);
    return {
      status: 200,
      body: { ...tourBody(tour), ...knownFacts(tour), ...knownLanguages(tour), days: days.map(dayBody) },
    };
  },
  { readsOnlyCatalogue: true },
);
