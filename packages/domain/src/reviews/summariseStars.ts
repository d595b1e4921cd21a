/** The number of reviews with one star, with two, and so on to five. */
export type StarsCounts = readonly [number, number, number, number, number];

/**
 * Returns the number of reviews and their average, rounded to two decimals; null without reviews.
 *
 * @example summariseStars([0, 0, 0, 1, 2]) // { count: 3, average: 4.67 }
 */
export function summariseStars(counts: StarsCounts): { readonly count: number; readonly average: number | null } {
  const count = counts.reduce((sum, each) => sum + each, 0);
  const stars = counts.reduce((sum, each, index) => sum + each * (index + 1), 0);
  return { count, average: count === 0 ? null : Math.round((100 * stars) / count) / 100 };
}
