import { operation } from '../../contract/operation.ts';
import { type CruiseValues, cruiseChanges, findStaffCruise } from '../../db/catalogue/staffCruises.ts';
import { notFound } from '../../problems/problems.ts';
import { cruiseInputBody } from './cruiseBody.ts';

/** Returns a cruise as it was after a change by staff (GAP-59). */
export const getCruiseVersion = operation('getCruiseVersion', async ({ path, db }) => {
  const [row, entry] = await Promise.all([
    findStaffCruise(db, path.id),
    cruiseChanges.find(db, path.id, path.change_id),
  ]);
  if (!row || !entry?.after || entry.operation === 'setCruiseState') throw notFound('cruise');
  // The audit log has the row as it was stored. Columns that are newer than the entry have their current values.
  const { id: _, ...values } = { ...row.cruise, ...(entry.after as CruiseValues) };
  return { status: 200, body: cruiseInputBody(values) };
});
