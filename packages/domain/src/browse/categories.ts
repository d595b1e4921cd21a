/** The categories of things-to-do, in the order of their pills (BROWSE-01). */
export const categories = ['all', 'activities', 'tours', 'attractions', 'transfers'] as const;

/** A category of things-to-do. */
export type Category = (typeof categories)[number];
