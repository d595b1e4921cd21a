import { isWithin, type Limits } from './limits.ts';
import { countPeople, type Party, type PartyMember, partyMembers } from './party.ts';

/** How many people of each kind a party may have (ACT-17). */
export const partyLimits = {
  adults: { min: 1, max: 10 },
  children: { min: 0, max: 10 },
  infants: { min: 0, max: 10 },
} as const satisfies Record<PartyMember, Limits>;

/** How many tickets one item of the cart may have. */
export const maxTickets = 99;

/**
 * Returns the members of a party whose count isn't allowed (ACT-17).
 *
 * @example findMembersOutsideLimits({ adults: 0, children: 2, infants: 0 }) // ['adults']
 * @example findMembersOutsideLimits({ adults: 2, children: 1, infants: 0 }) // []
 */
export const findMembersOutsideLimits = (party: Party): PartyMember[] =>
  partyMembers.filter((member) => !isWithin(partyLimits[member], party[member]));

/**
 * Returns the limits of each member of a party (ACT-17) whose members together may not exceed a maximum. Each member's
 * maximum is what the others leave.
 *
 * @param max people, infants included; null: no maximum
 * @example getPartyLimits({ adults: 2, children: 1, infants: 0 }, 6).adults // { min: 1, max: 5 }
 * @example getPartyLimits({ adults: 2, children: 1, infants: 0 }, null).adults // { min: 1, max: 10 }
 */
export function getPartyLimits(party: Party, max: number | null): Record<PartyMember, Limits> {
  const left = (max ?? Number.POSITIVE_INFINITY) - countPeople(party);
  const getLimits = (member: PartyMember): Limits => {
    const { min, max: own } = partyLimits[member];
    return { min, max: Math.max(min, Math.min(own, party[member] + left)) };
  };
  return { adults: getLimits('adults'), children: getLimits('children'), infants: getLimits('infants') };
}
