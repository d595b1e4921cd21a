import { isWithin, type Limits } from './limits.ts';
import { type Party, type PartyMember, partyMembers } from './party.ts';

/** How many people of each kind a party may have (ACT-17). */
export const partyLimits = {
  adults: { min: 1, max: 10 },
  children: { min: 0, max: 10 },
  infants: { min: 0, max: 10 },
} as const satisfies Record<PartyMember, Limits>;

/**
 * Returns the members of a party whose count isn't allowed (ACT-17).
 *
 * @example findMembersOutsideLimits({ adults: 0, children: 2, infants: 0 }) // ['adults']
 * @example findMembersOutsideLimits({ adults: 2, children: 1, infants: 0 }) // []
 */
export const findMembersOutsideLimits = (party: Party): PartyMember[] =>
  partyMembers.filter((member) => !isWithin(partyLimits[member], party[member]));
