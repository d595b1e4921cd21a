import { formatCount } from '../counts/formatCount.ts';
import { describeTourUse } from './findTourChoiceErrors.ts';

/** The fields of a category of articles that the schema of the contract can't check. */
export interface CheckedCategory {
  /** Absent: it is new. */
  readonly id?: string;
  readonly name: string;
  /** Absent: it follows from the name of a new category, or stays. */
  readonly slug?: string;
}

/** Why a category can't be saved. */
export type CategoryError = 'same-name' | 'same-slug' | 'same-id';

/**
 * Finds what doesn't go together in the categories of articles, by the names of the fields. Readers choose by names.
 *
 * @example findCategoryErrors([{ name: 'Desert' }, { name: 'desert ' }]) // { 'categories.1.name': 'same-name' }
 * @example findCategoryErrors([{ name: 'A', slug: 'a' }, { name: 'B', slug: 'a' }]) // { 'categories.1.slug': 'same-slug' }
 */
export function findCategoryErrors(categories: readonly CheckedCategory[]): Readonly<Record<string, CategoryError>> {
  const errors: Record<string, CategoryError> = {};
  const [names, slugs, ids] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const [at, { id, name, slug }] of categories.entries()) {
    const key = name.trim().toLowerCase();
    if (names.has(key)) errors[`categories.${at}.name`] = 'same-name';
    else if (slug !== undefined && slugs.has(slug)) errors[`categories.${at}.slug`] = 'same-slug';
    if (id !== undefined && ids.has(id)) errors['categories'] = 'same-id';
    names.add(key);
    if (slug !== undefined) slugs.add(slug);
    if (id !== undefined) ids.add(id);
  }
  return errors;
}

/** The articles of a category. */
export interface CategoryUse {
  /** The titles of some of them. */
  readonly titles: readonly string[];
  /** How many there are. */
  readonly count: number;
}

/**
 * Says how many articles a category has, and names some.
 *
 * @example describeCategoryUse({ titles: ['Liwa'], count: 1 }) // '1 article has it: Liwa'
 * @example describeCategoryUse({ titles: ['Liwa', 'Hatta'], count: 5 }) // '5 articles have it: Liwa, Hatta and 3 more'
 */
export const describeCategoryUse = ({ titles, count }: CategoryUse): string =>
  `${formatCount(count, 'article has it', 'articles have it')}: ${describeTourUse({ tours: titles, count })}`;
