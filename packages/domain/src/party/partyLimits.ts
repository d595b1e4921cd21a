import { type Party, type PartyMember, partyMembers } from './party.ts';

/** An allowed range, both bounds included. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** ACT-17. */
export const partyLimits = {
  adults: { min: 1, max: 10 },
  children: { min: 0, max: 10 },
  infants: { min: 0, max: 10 },
} as const satisfies Record<PartyMember, Limits>;

/** Whether a count is a whole number within the limits. */
export const isWithin = ({ min, max }: Limits, count: number): boolean =>
  Number.isInteger(count) && count >= min && count <= max;

/**
 * Returns the members of a party whose count isn't allowed (ACT-17).
 *
 * @example findMembersOutsideLimits({ adults: 0, children: 2, infants: 0 }) // ['adults']
 * @example findMembersOutsideLimits({ adults: 2, children: 1, infants: 0 }) // []
 */
export const findMembersOutsideLimits = (party: Party): PartyMember[] =>
  partyMembers.filter((member) => !isWithin(partyLimits[member], party[member]));

/** Returns the number within the limits that is nearest to the wanted one. */
export const clamp = ({ min, max }: Limits, wanted: number): number => Math.min(max, Math.max(min, wanted));
