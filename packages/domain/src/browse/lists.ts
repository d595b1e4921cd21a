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
 * Returns the lists of a category (BROWSE-04); transfers show the search form instead (BROWSE-07).
 *
 * @example getLists('attractions') // ['events']
 * @example getLists('transfers') // []
 */
export const getLists = (category: Category): readonly ListKind[] => LISTS[category];
