/**
 * Returns a part in whole percent of a whole, rounded down: 100 only if it is all; null if there is no whole.
 *
 * @example getSharePercent(299, 300) // 99
 * @example getSharePercent(0, 0) // null
 */
export const getSharePercent = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.floor((100 * part) / whole);
