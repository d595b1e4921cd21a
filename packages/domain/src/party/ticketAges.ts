import { type AgeRange, admitAges, ageRanges } from './ages.ts';

/** The ages that a ticket type states. */
export interface TicketAges {
  /** Null: from birth. */
  readonly adultMinAge: number | null;
  /** Null: no child ticket is sold. */
  readonly childPrice: number | string | null;
  readonly childMinAge: number | null;
  /** Null: until the age of adults. */
  readonly childMaxAge: number | null;
}

/** Returns the ages of a ticket type on the wire. */
export const parseTicketAges = (type: {
  readonly adult_min_age: number | null;
  readonly child_price: string | null;
  readonly child_min_age: number | null;
  readonly child_max_age: number | null;
}): TicketAges => ({
  adultMinAge: type.adult_min_age,
  childPrice: type.child_price,
  childMinAge: type.child_min_age,
  childMaxAge: type.child_max_age,
});

/**
 * Returns the ages of each ticket of a type (ENTITY-23); null: no child ticket is sold.
 *
 * @example getTicketAges({ adultMinAge: 13, childPrice: 60_00, childMinAge: 4, childMaxAge: 12 }) // { adults: { from: 13, to: null }, children: { from: 4, to: 12 } }
 * @example getTicketAges({ adultMinAge: 3, childPrice: null, childMinAge: null, childMaxAge: null }) // { adults: { from: 3, to: null }, children: null }
 */
export function getTicketAges({ adultMinAge, childPrice, childMinAge, childMaxAge }: TicketAges): {
  adults: AgeRange;
  children: AgeRange | null;
} {
  const [adult, child] = [adultMinAge ?? 0, childMinAge ?? 0];
  const to = childMaxAge ?? (adult > child ? adult - 1 : null);
  return { adults: { from: adult, to: null }, children: childPrice === null ? null : { from: child, to } };
}

/**
 * Returns the ages, youngest first, that may come and for which none of the ticket types is sold.
 *
 * @param minAge of the attraction's facts; undefined: unknown
 * @example findAgesWithoutTicket([{ adultMinAge: 18, childPrice: 60_00, childMinAge: 4, childMaxAge: 12 }], undefined) // [{ from: 0, to: 3 }, { from: 13, to: 17 }]
 * @example findAgesWithoutTicket([{ adultMinAge: 18, childPrice: null, childMinAge: null, childMaxAge: null }], 18) // []
 */
export function findAgesWithoutTicket(types: readonly TicketAges[], minAge = 0): { from: number; to: number }[] {
  const sold = types
    .flatMap((type) => Object.values(getTicketAges(type)))
    .flatMap((range: AgeRange | null) => (range && admitAges(range, minAge)) ?? [])
    .sort((one, other) => one.from - other.from);
  const gaps: { from: number; to: number }[] = [];
  let next = minAge;
  for (const { from, to } of sold) {
    if (from > next) gaps.push({ from: next, to: from - 1 });
    next = Math.max(next, to === null ? Number.POSITIVE_INFINITY : to + 1);
  }
  return gaps;
}

/**
 * Says for which ages an attraction sells no ticket (TICKET-33).
 *
 * @param minAge of the attraction's facts; undefined: unknown
 * @example describeAgesWithoutTicket([{ adultMinAge: 18, childPrice: 60_00, childMinAge: 0, childMaxAge: 12 }], undefined) // ['There is no ticket for ages 13 to 17.']
 * @example describeAgesWithoutTicket([{ adultMinAge: 3, childPrice: null, childMinAge: null, childMaxAge: null }], undefined) // ['There is no ticket for children under 3.']
 */
export const describeAgesWithoutTicket = (types: readonly TicketAges[], minAge: number | undefined): string[] =>
  findAgesWithoutTicket(types, minAge).map((ages) => `There is no ticket for ${formatGap(ages)}.`);

/**
 * Says for which ages a ticket type isn't sold, unless no type of the attraction is sold for them.
 *
 * @param types all of the attraction
 * @example describeAgesWithoutType(adultsOnly, [adultsOnly, family], undefined) // ['This ticket is not for children under 13.']
 * @example describeAgesWithoutType(family, [adultsOnly, family], undefined) // []
 */
export function describeAgesWithoutType(
  type: TicketAges,
  types: readonly TicketAges[],
  minAge: number | undefined,
): string[] {
  const none = findAgesWithoutTicket(types, minAge).map(formatGap);
  const own = findAgesWithoutTicket([type], minAge).map(formatGap);
  return own.filter((ages) => !none.includes(ages)).map((ages) => `This ticket is not for ${ages}.`);
}

function formatGap({ from, to }: { readonly from: number; readonly to: number }): string {
  if (from === 0) return `${to < ageRanges.adults.from ? 'children' : 'people'} under ${to + 1}`;
  return from === to ? `age ${from}` : `ages ${from} to ${to}`;
}
