/**
 * Returns by how much a value has changed, rounded to a percent; null if it was 0 before.
 *
 * @example getChangePercent(150, 100) // 50
 * @example getChangePercent(50, 0) // null
 */
export const getChangePercent = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round((100 * (now - before)) / before);
