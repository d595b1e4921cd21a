import { operation } from '../../contract/operation.ts';
import { readStaffCruise } from './staffCruiseBody.ts';

/** Returns a cruise in any state, for editing (GAP-59). */
export const getStaffCruise = operation('getStaffCruise', async ({ path, db }) => ({
  status: 200,
  ...(await readStaffCruise(db, path.id)),
}));
