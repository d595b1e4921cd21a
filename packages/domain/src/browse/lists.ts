import type { Category } from './categories.ts';

/** The lists of products. */
export type ListKind = 'tours' | 'activities' | 'events';

const LISTS: Readonly<Record<Category, readonly ListKind[]>> = {
  all: ['tours', 'activities', 'events'],
  activities: ['activities'],
  tours: ['tours'],
  attractions: ['events'],
  transfers: [],
};

/**
 * Returns the lists of a category (BROWSE-04); transfers show the search form instead (BROWSE-07). Tours have no places
 * per date, so with a date they are listed only in their own category.
 *
 * @example getLists('attractions') // ['events']
 * @example getLists('all', true) // ['activities', 'events']
 */
export const getLists = (category: Category, hasDate = false): readonly ListKind[] =>
  hasDate && category === 'all' ? ['activities', 'events'] : LISTS[category];
