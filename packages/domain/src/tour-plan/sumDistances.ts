/**
 * Adds up the distances of a day's rides, to the metre; `null` if none is known.
 *
 * @param distances in kilometres
 * @example sumDistances([14, 130]) // 144
 * @example sumDistances([null]) // null
 */
export function sumDistances(distances: readonly (number | null)[]): number | null {
  const known = distances.filter((distance) => distance !== null);
  if (known.length === 0) return null;
  return Math.round(known.reduce((total, distance) => total + distance, 0) * 1000) / 1000;
}
