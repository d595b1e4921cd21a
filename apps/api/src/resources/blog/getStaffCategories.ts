import { operation } from '../../http/operation.ts';
import { readStaffCategories } from './staffCategoriesBody.ts';

/** Returns the categories of articles for editing. */
export const getStaffCategories = operation('getStaffCategories', async ({ db }) => ({
  status: 200,
  ...(await readStaffCategories(db)),
}));
