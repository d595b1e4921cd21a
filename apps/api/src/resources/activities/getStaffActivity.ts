import { operation } from '../../http/operation.ts';
import { readStaffActivity } from './staffActivityBody.ts';

/** Returns an activity in any state, for editing. */
export const getStaffActivity = operation('getStaffActivity', async ({ path, db }) => ({
  status: 200,
  ...(await readStaffActivity(db, path.id)),
}));
