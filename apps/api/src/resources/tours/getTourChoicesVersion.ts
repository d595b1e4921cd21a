import type { components } from '@aitours/openapi/schema';
import { tourChoicesChanges, tourChoicesId } from '../../db/catalogue/staffTourChoices.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Returns what tours share as it was after a change by staff. */
export const getTourChoicesVersion = operation('getTourChoicesVersion', async ({ path, db }) => {
  const entry = await tourChoicesChanges.find(db, tourChoicesId, path.change_id);
  if (!entry?.after) throw notFound('version');
  return { status: 200, body: entry.after as components['schemas']['TourChoicesInput'] };
});
