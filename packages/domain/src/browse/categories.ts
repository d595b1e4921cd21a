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
