import type { Party } from './party.ts';

/**
 * How many people a party is, infants included (CONST-11, ACT-20).
 *
 * @example headcount({ adults: 2, children: 1, infants: 1 }) // 4
 * @example headcount({ adults: 1, children: 0, infants: 0 }) // 1
 */
export const headcount = ({ adults, children, infants }: Party): number => adults + children + infants;
