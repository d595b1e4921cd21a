import { operation } from '../../contract/operation.ts';
import {
  type DestinationValues,
  destinationChanges,
  findStaffDestination,
} from '../../db/catalogue/staffDestinations.ts';
import { notFound } from '../../problems/problems.ts';
import { destinationInputBody } from './destinationBody.ts';

/** Returns a destination as it was after a change by staff (GAP-59). */
export const getDestinationVersion = operation('getDestinationVersion', async ({ path, db }) => {
  const [row, entry] = await Promise.all([
    findStaffDestination(db, path.id),
    destinationChanges.find(db, path.id, path.change_id),
  ]);
  if (!row || !entry?.after || entry.operation === 'setDestinationState') throw notFound('destination');
  // The audit log has the row as it was stored. Columns that are newer than the entry have their current values.
  const { id: _, ...values } = { ...row.destination, ...(entry.after as DestinationValues) };
  return { status: 200, body: destinationInputBody(values) };
});
