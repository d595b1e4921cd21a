import {
  categoriesId,
  findCategoryUses,
  lockCategories,
  readCategoriesVersion,
  saveCategories,
} from '../../db/content/staffCategories.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { requireVersion } from '../../lib/entityTag.ts';
import { requireUnused, toCategories } from './categoriesInput.ts';
import { readStaffCategories } from './staffCategoriesBody.ts';

/** Replaces the categories of articles. */
export const replaceCategories = operation('replaceCategories', async (context) => {
  const { headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const before = await lockCategories(tx);
    const after = toCategories(body.categories, before);
    const version = readCategoriesVersion(before);
    // A retry, whose first response was lost, changed the version itself.
    if (readCategoriesVersion(after) === version) return;
    requireVersion(headers['if-match'], version, 'list of categories');
    requireUnused(before, after, await findCategoryUses(tx));
    await saveCategories(tx, after);
    const change = { objectId: categoriesId, before: { categories: before }, after: { categories: after } };
    await recordChange(tx, context, { operation: 'replaceCategories', ...change }, clock.now());
  });
  return { status: 200, ...(await readStaffCategories(db)) };
});
