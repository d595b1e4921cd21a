import { findStaffTour, tourChanges } from '../../db/catalogue/staffTours.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { readEditedTour } from './staffTourBody.ts';
import type { AuditedTour } from './toAudited.ts';

/** Returns a tour as it was after a change by staff. */
export const getTourVersion = operation('getTourVersion', async ({ path, db }) => {
  const [row, entry] = await Promise.all([findStaffTour(db, path.id), tourChanges.find(db, path.id, path.change_id)]);
  if (!row || !entry?.after || entry.operation === 'setTourState') throw notFound('tour');
  // The audit log has the row as it was stored. Columns that are newer than the entry have their current values.
  const { days, ...tour } = entry.after as AuditedTour;
  return { status: 200, body: await readEditedTour(db, { tour: { ...row.tour, ...tour }, days }) };
});
