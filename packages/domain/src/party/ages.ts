import type { PartyMember } from './party.ts';

/**
 * Formats the ages, in years, of a kind of ticket or traveller; `undefined` without limits.
 *
 * @param from `null`: from birth
 * @param to included; `null`: no maximum
 * @example formatAges(4, 12) // '4 to 12 years'
 * @example formatAges(null, 1) // 'under 2 years'
 */
export function formatAges(from: number | null, to: number | null): string | undefined {
  if (from) return to === null ? `from ${from} years` : `${from} to ${to} years`;
  return to === null ? undefined : `under ${to + 1} years`;
}

/** The ages of a party's members, where a product doesn't state its own. */
export const memberAges = {
  adults: 'from 13 years',
  children: '2 to 12 years',
  infants: 'under 2 years',
} as const satisfies Record<PartyMember, string>;
