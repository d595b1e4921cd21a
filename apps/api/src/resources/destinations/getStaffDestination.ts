import { operation } from '../../contract/operation.ts';
import { readStaffDestination } from './staffDestinationBody.ts';

/** Returns a destination in any state, for editing (GAP-59). */
export const getStaffDestination = operation('getStaffDestination', async ({ path, db }) => ({
  status: 200,
  ...(await readStaffDestination(db, path.id)),
}));
