import { type Party, type PartyMember, partyMembers } from './party.ts';

const NAMES = {
  adults: ['adult', 'adults'],
  children: ['child', 'children'],
  infants: ['infant', 'infants'],
} as const satisfies Record<PartyMember, readonly [one: string, more: string]>;

/**
 * Returns a count with its noun.
 *
 * @example formatMemberCount('children', 1) // '1 child'
 * @example formatMemberCount('adults', 2) // '2 adults'
 */
export const formatMemberCount = (member: PartyMember, count: number): string =>
  `${count} ${NAMES[member][count === 1 ? 0 : 1]}`;

/**
 * Describes a party; kinds without people are left out.
 *
 * @example formatParty({ adults: 2, children: 1, infants: 0 }) // '2 adults, 1 child'
 * @example formatParty({ adults: 1, children: 0, infants: 2 }) // '1 adult, 2 infants'
 */
export const formatParty = (party: Party): string =>
  partyMembers
    .filter((member) => party[member] > 0)
    .map((member) => formatMemberCount(member, party[member]))
    .join(', ');
