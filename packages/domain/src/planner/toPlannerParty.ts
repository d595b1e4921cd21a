import { ageRanges, type Party } from '../party/index.ts';

/**
 * Returns the party of a trip. Ages that don't fit into the group enlarge it by an adult who comes along.
 *
 * @param groupSize absent if unknown
 * @param childAges in years
 * @example toPlannerParty(4, [1, 7]) // { adults: 2, children: 1, infants: 1 }
 * @example toPlannerParty(undefined, []) // { adults: 1, children: 0, infants: 0 }
 */
export function toPlannerParty(groupSize: number | undefined, childAges: readonly number[]): Party {
  const infants = childAges.filter((age) => age <= ageRanges.infants.to).length;
  const children = childAges.filter((age) => age > ageRanges.infants.to && age <= ageRanges.children.to).length;
  return { adults: Math.max(1, (groupSize ?? childAges.length + 1) - children - infants), children, infants };
}
