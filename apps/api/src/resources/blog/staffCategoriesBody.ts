import type { components } from '@aitours/openapi/schema';
import {
  categoriesId,
  categoryChanges,
  findCategories,
  findCategoryUses,
  readCategoriesVersion,
} from '../../db/content/staffCategories.ts';
import type { Database } from '../../db/database.ts';
import { toChangeBody } from '../productHistory.ts';

/** Reads the categories as staff edit them, with their ETag. */
export async function readStaffCategories(db: Database) {
  const [categories, uses, changes] = await Promise.all([
    findCategories(db),
    findCategoryUses(db),
    categoryChanges.list(db, categoriesId),
  ]);
  const version = readCategoriesVersion(categories);
  return {
    headers: { etag: `"${version}"` },
    body: {
      version,
      categories: categories.map(({ id, name, slug }) => ({ id, name, slug })),
      uses,
      history: changes.map((change) => toChangeBody(change)),
    } satisfies components['schemas']['StaffCategories'],
  };
}
