/** The minimum distance of the contract, in kilometres. */
const MIN_DISTANCE = 0.1;

/**
 * Rounds a distance as it is charged: to one decimal, at least 0.1 km.
 *
 * @example toChargedDistance(38.649) // 38.6
 * @example toChargedDistance(0) // 0.1
 */
export const toChargedDistance = (kilometres: number): number =>
  Math.max(MIN_DISTANCE, Math.round(kilometres * 10) / 10);
