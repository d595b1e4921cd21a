import { formatCount } from '../counts/formatCount.ts';
import type { PartyMember } from './party.ts';
import type { TravellerKind } from './travellers.ts';

/**
 * Formats the ages, in years, of a kind of ticket or traveller; `undefined` without limits.
 *
 * @param from `null`: from birth
 * @param to included; `null`: no maximum
 * @example formatAges(4, 12) // '4 to 12 years'
 * @example formatAges(null, 1) // 'under 2 years'
 * @example formatAges(12, 12) // '12 years'
 */
export function formatAges(from: number | null, to: number | null): string | undefined {
  if (from === to) return from === null ? undefined : formatCount(from, 'year');
  if (from) return to === null ? `from ${from} years` : `${from} to ${to} years`;
  return to === null ? undefined : `under ${to + 1} years`;
}

/** Ages in years, both included; `to: null`: no maximum. */
export interface AgeRange {
  readonly from: number;
  readonly to: number | null;
}

/** The ages of each kind of people, where a product doesn't state its own. */
export const ageRanges = {
  adults: { from: 13, to: null },
  children: { from: 2, to: 12 },
  infants: { from: 0, to: 1 },
  children512: { from: 5, to: 12 },
  children25: { from: 2, to: 4 },
} as const satisfies Record<PartyMember | TravellerKind, AgeRange>;

/**
 * Returns the ages of a kind that a product takes; null: it takes none of them.
 *
 * @param minAge of the product's facts; undefined: unknown
 * @example admitAges(ageRanges.children, 7) // { from: 7, to: 12 }
 * @example admitAges(ageRanges.children, 13) // null
 */
export const admitAges = ({ from, to }: AgeRange, minAge = 0): AgeRange | null =>
  to !== null && to < minAge ? null : { from: Math.max(from, minAge), to };

/** What a counter says about the ages of its people. */
export interface AgeLimit {
  readonly text: string | undefined;
  /** People of these ages can't be booked. */
  readonly isExcluded: boolean;
}

/**
 * Compares the ages of a kind of people with the youngest that a product takes.
 *
 * @param minAge of the product's facts; undefined: unknown
 * @example limitAges(ageRanges.children, 7) // { text: '7 to 12 years', isExcluded: false }
 * @example limitAges(ageRanges.infants, 7) // { text: 'Only for people from 7 years', isExcluded: true }
 */
export function limitAges(ages: AgeRange, minAge = 0): AgeLimit {
  const admitted = admitAges(ages, minAge);
  return {
    text: admitted ? formatAges(admitted.from, admitted.to) : formatMinAge(minAge),
    isExcluded: admitted === null,
  };
}

/**
 * Returns the kinds of a group of which a product takes no ages.
 *
 * @example findExcludedKinds({ adults: 2, children: 1, infants: 0 }, 13) // ['children']
 * @example findExcludedKinds({ adults: 2, children: 1, infants: 0 }, undefined) // []
 */
export const findExcludedKinds = (
  counts: Readonly<Partial<Record<keyof typeof ageRanges, number>>>,
  minAge: number | undefined,
): (keyof typeof ageRanges)[] =>
  kinds.filter((kind) => (counts[kind] ?? 0) > 0 && admitAges(ageRanges[kind], minAge) === null);

const kinds = Object.keys(ageRanges) as (keyof typeof ageRanges)[];

/**
 * Returns those of a group who may come: only they have a price, and count for a discount.
 *
 * @param minAge of the product's facts; undefined: unknown
 * @example admitPeople({ adults: 2, children: 1, infants: 1 }, 2) // { adults: 2, children: 1, infants: 0 }
 * @example admitPeople({ adults: 2, children512: 1, children25: 1 }, 7) // { adults: 2, children512: 1, children25: 0 }
 */
export const admitPeople = <People extends Readonly<Partial<Record<keyof typeof ageRanges, number>>>>(
  people: People,
  minAge: number | undefined,
): People => ({ ...people, ...Object.fromEntries(findExcludedKinds(people, minAge).map((kind) => [kind, 0])) });

/**
 * Says why a kind of people can't come.
 *
 * @example formatMinAge(13) // 'Only for people from 13 years'
 * @example formatMinAge(1) // 'Only for people from 1 year'
 */
export const formatMinAge = (minAge: number): string => `Only for people from ${formatCount(minAge, 'year')}`;

/**
 * Whether somebody of an age, in years, belongs to a range.
 *
 * @example isOfAge({ from: 4, to: 12 }, 12) // true
 * @example isOfAge({ from: 13, to: null }, 12) // false
 */
export const isOfAge = ({ from, to }: AgeRange, age: number): boolean => age >= from && age <= (to ?? age);
