/** The categories of things-to-do, in the order of their pills (BROWSE-01). */
export const categories = ['all', 'activities', 'tours', 'attractions', 'transfers'] as const;

/** A category of things-to-do. */
export type Category = (typeof categories)[number];

/**
 * Parses the category of an address; `all` if it is unknown (BROWSE-02).
 *
 * @example parseCategory('tours') // 'tours'
 * @example parseCategory(null) // 'all'
 */
export const parseCategory = (query: string | null | undefined): Category =>
  categories.find((category) => category === query) ?? 'all';

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
