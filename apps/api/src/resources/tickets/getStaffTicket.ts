import { operation } from '../../http/operation.ts';
import { readStaffEvent } from './staffEventBody.ts';

/** Returns an attraction in any state, for editing. */
export const getStaffTicket = operation('getStaffTicket', async ({ path, db }) => ({
  status: 200,
  ...(await readStaffEvent(db, path.id)),
}));
