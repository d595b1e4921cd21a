import { type CategoryError, describeCategoryUse, findCategoryErrors } from '@aitours/domain/catalogue';
import type { components } from '@aitours/openapi/schema';
import {
  type CategoryRow,
  categoriesId,
  categoryChanges,
  findCategories,
  findCategoryUses,
  lockCategories,
  readCategoriesVersion,
  saveCategories,
} from '../../db/content/staffCategories.ts';
import type { Database } from '../../db/database.ts';
import { createIds, toSlug } from '../../lib/slugs.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { requireValid } from '../requireValid.ts';
import { createStaffDocument } from '../staffDocument.ts';

type Schemas = components['schemas'];

/** The handlers with which staff edit the categories of articles. */
export const staffCategories = createStaffDocument({
  operation: 'replaceCategories',
  id: categoriesId,
  noun: 'list of categories',
  find: findCategories,
  lock: lockCategories,
  save: saveCategories,
  readVersion: readCategoriesVersion,
  changes: categoryChanges,
  toDocument: ({ categories }: Schemas['CategoriesInput'], before): CategoryRow[] => toCategories(categories, before),
  requireParts: requireUnused,
  toStored: (categories) => ({ categories }),
  toInput: ({ categories }) => ({ categories: categories.map(({ id, name, slug }) => ({ id, name, slug })) }),
  toBody: async ({ categories }, frame, db): Promise<Schemas['StaffCategories']> => ({
    ...frame,
    categories,
    uses: await findCategoryUses(db),
  }),
});

/** As many as the contract allows. */
const maxFormerSlugs = 100;

const errorTexts: Readonly<Record<CategoryError, string>> = {
  'same-name': 'is the name of another category',
  'same-slug': 'is the address of another category',
  'same-id': 'must not contain an id twice',
};

/** Gives new categories their ids and slugs, and keeps the former slugs of the others. @throws {Problem} invalid-request */
function toCategories(inputs: readonly Schemas['CategoryInput'][], before: readonly CategoryRow[]) {
  const createId = createIds(inputs, 'category');
  const rows = inputs.map((input): CategoryRow => {
    const name = input.name.trim();
    const id = createId(input.id, name);
    const stored = before.find((category) => category.id === id);
    const former = stored ? [...stored.formerSlugs, stored.slug] : [];
    return { id, name, slug: input.slug ?? stored?.slug ?? toSlug(name, 'category'), formerSlugs: former };
  });
  requireValid(findCategoryErrors(rows), errorTexts);
  // A link leads to the category that has the slug now.
  const current = new Set(rows.map(({ slug }) => slug));
  return rows.map((row): CategoryRow => {
    const former = new Set(row.formerSlugs.filter((slug) => !current.has(slug)));
    return { ...row, formerSlugs: [...former].slice(-maxFormerSlugs) };
  });
}

/** @throws {Problem} invalid-request when a category is removed that articles have */
async function requireUnused(tx: Database, after: readonly CategoryRow[], before: readonly CategoryRow[]) {
  const uses = await findCategoryUses(tx);
  const removed = before.filter(({ id }) => !after.some((category) => category.id === id));
  const texts = removed.flatMap(({ id, name }) => {
    const use = uses.find((one) => one.id === id);
    return use ? [`“${name}” can’t be removed. ${describeCategoryUse(use)}.`] : [];
  });
  if (texts.length > 0) throw invalidRequest(null, { categories: texts });
}
