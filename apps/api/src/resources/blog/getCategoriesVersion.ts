import { type CategoryRow, categoriesId, categoryChanges } from '../../db/content/staffCategories.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Returns the categories of articles as they were after a change by staff. */
export const getCategoriesVersion = operation('getCategoriesVersion', async ({ path, db }) => {
  const entry = await categoryChanges.find(db, categoriesId, path.change_id);
  if (!entry?.after) throw notFound('version');
  const { categories } = entry.after as { categories: readonly CategoryRow[] };
  return { status: 200, body: { categories: categories.map(({ id, name, slug }) => ({ id, name, slug })) } };
});
