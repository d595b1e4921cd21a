import { type Client, isProblem, type Schema } from '@aitours/api-client';
import { findCategoryErrors } from '@aitours/domain/catalogue';
import {
  checkOptional,
  checkRequired,
  describeRules,
  dropMissing,
  slug as validSlug,
} from '../../shared/fieldChecks.ts';
import { ifMatch } from '../../shared/ifMatch.ts';
import { type Row, toRow } from '../../shared/rows.ts';
import { listNewerChanges, type ProductForm } from '../product/productForm.ts';
import { articleCategoryMessages as messages } from './articleCategoryMessages.ts';

export type StaffCategories = Schema<'StaffCategories'>;
type CategoriesInput = Schema<'CategoriesInput'>;

/** A category as it was typed. */
export type CategoryRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly name: string;
  /** Empty: made from the name. */
  readonly slug: string;
}>;

/** What is in the form of the categories of articles. */
export interface CategoriesDraft {
  readonly categories: readonly CategoryRow[];
}

export const createCategory = (): CategoryRow => toRow({ name: '', slug: '' });

/** Returns the draft of the categories. */
export const toCategoriesDraft = ({ categories }: CategoriesInput): CategoriesDraft => ({
  categories: categories.map(({ slug = '', ...category }) => toRow({ ...category, slug })),
});

/** Returns the request of a valid draft. */
export const toCategoriesInput = ({ categories }: CategoriesDraft): CategoriesInput => ({
  categories: categories.map(({ id, name, slug }) => ({
    ...(id !== undefined && { id }),
    name: name.trim(),
    ...(slug.trim() !== '' && { slug: slug.trim() }),
  })),
});

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkCategories(draft: CategoriesDraft): Readonly<Record<string, string>> {
  const own = checkRows(draft);
  const rules = describeRules(findCategoryErrors(toCategoriesInput(draft).categories), own, messages.rules);
  return dropMissing({ ...own, ...rules });
}

function checkRows({ categories }: CategoriesDraft): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = { categories: undefined };
  for (const [at, { name, slug }] of categories.entries()) {
    errors[`categories.${at}.name`] = checkRequired(name);
    errors[`categories.${at}.slug`] = checkOptional(slug, validSlug);
  }
  return errors;
}

/** The form of the categories of articles. */
export const articleCategoriesForm: ProductForm<CategoriesDraft, StaffCategories> = {
  toDraft: toCategoriesDraft,
  check: checkCategories,
  listFields: (draft) => Object.keys(checkRows(draft)),
  save,
  listNewer: listNewerChanges,
};

/** Replaces the categories in the version that was opened. */
async function save(client: Client, details: StaffCategories | undefined, draft: CategoriesDraft) {
  const headers = ifMatch(details?.version ?? '');
  try {
    return { saved: await client.call('replaceCategories', { headers, body: toCategoriesInput(draft) }) };
  } catch (error) {
    if (!isProblem(error, 'precondition-failed')) throw error;
    return { current: await client.call('getStaffCategories', {}) };
  }
}
