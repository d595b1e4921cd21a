import { toDayBody } from '../../catalogue/dayBody.ts';
import { findStaffTour } from '../../db/catalogue/staffTours.ts';
import { findTourDays } from '../../db/catalogue/tours.ts';
import { operation } from '../../http/operation.ts';
import { getKnownFacts, getKnownLanguages } from '../../lib/wire.ts';
import { notFound } from '../../problems/problems.ts';
import { toTourBody } from './tourBody.ts';

/** Returns a tour in any state as its page shows it, for the preview by staff. */
export const getTourPreview = operation('getTourPreview', async ({ path, db }) => {
  const row = await findStaffTour(db, path.id);
  if (!row) throw notFound('tour');
  const days = await findTourDays(db, path.id);
  return {
    status: 200,
    body: {
      ...toTourBody(row.tour),
      ...getKnownFacts(row.tour),
      ...getKnownLanguages(row.tour),
      days: days.map(toDayBody),
    },
  };
});
