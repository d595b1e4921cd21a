/** The pills of things-to-do, in their order (BROWSE-01). */
export const categories = ['all', 'activities', 'tours', 'attractions', 'transfers'] as const;

/** One part of things-to-do. */
export type Category = (typeof categories)[number];

/**
 * The category an address asks for; all of them if it names none there is (BROWSE-02).
 *
 * @example parseCategory('tours') // 'tours'
 * @example parseCategory(null) // 'all'
 */
export const parseCategory = (query: string | null | undefined): Category =>
  categories.find((category) => category === query) ?? 'all';

/** The three lists the shop browses. */
export type ListKind = 'tours' | 'activities' | 'events';

const LISTS: Readonly<Record<Category, readonly ListKind[]>> = {
  all: ['tours', 'activities', 'events'],
  activities: ['activities'],
  tours: ['tours'],
  attractions: ['events'],
  transfers: [],
};

/**
 * The lists a category shows (BROWSE-04); transfers show the search form instead (BROWSE-07).
 *
 * @example listsOf('attractions') // ['events']
 * @example listsOf('transfers') // []
 */
export const listsOf = (category: Category): readonly ListKind[] => LISTS[category];
