/** So many stops fit in one call for directions; more are asked for in chunks of so many legs (PLAN-25, PLAN-26). */
const MOST_STOPS = 25;
const CHUNK_LEGS = 23;

/**
 * The stops of each call for directions. Each chunk begins where the one before ended (CONST-22).
 *
 * @example directionCalls(['a', 'b', 'c']) // [['a', 'b', 'c']]
 * @example directionCalls(['a']) // []
 */
export function directionCalls<Stop>(stops: readonly Stop[]): Stop[][] {
  if (stops.length < 2) return [];
  if (stops.length <= MOST_STOPS) return [[...stops]];
  const count = Math.ceil((stops.length - 1) / CHUNK_LEGS);
  return Array.from({ length: count }, (_, index) => stops.slice(index * CHUNK_LEGS, (index + 1) * CHUNK_LEGS + 1));
}
