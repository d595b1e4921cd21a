import { operation } from '../../http/operation.ts';
import { readStaffPost } from './staffPostBody.ts';

/** Returns a post in any state, for editing. */
export const getStaffPost = operation('getStaffPost', async ({ path, db }) => ({
  status: 200,
  ...(await readStaffPost(db, path.id)),
}));
