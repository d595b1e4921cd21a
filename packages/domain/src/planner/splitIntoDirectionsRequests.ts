/** The maximum number of stops in a directions request; longer routes are split into chunks of legs (PLAN-25, PLAN-26). */
const MAX_STOPS = 25;
const CHUNK_LEGS = 23;

/**
 * Splits a route into directions requests. Each one begins where the previous one ended (CONST-22).
 *
 * @example splitIntoDirectionsRequests(['a', 'b', 'c']) // [['a', 'b', 'c']]
 * @example splitIntoDirectionsRequests(['a']) // []
 */
export function splitIntoDirectionsRequests<Stop>(stops: readonly Stop[]): Stop[][] {
  if (stops.length < 2) return [];
  if (stops.length <= MAX_STOPS) return [[...stops]];
  const count = Math.ceil((stops.length - 1) / CHUNK_LEGS);
  return Array.from({ length: count }, (_, index) => stops.slice(index * CHUNK_LEGS, (index + 1) * CHUNK_LEGS + 1));
}
