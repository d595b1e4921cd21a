import { lacksAdult } from '../party/index.ts';

/** The ages and fares of a ticket type. */
export interface TicketAges {
  readonly adultMinAge: number;
  /** Null: no child ticket is sold. */
  readonly childPrice: number | null;
  readonly childMinAge: number | null;
  readonly childMaxAge: number | null;
  readonly childRequiresAdult: boolean;
}

/**
 * Counts the tickets of one type that a group needs; `undefined` if it isn't sold for all of them. A child younger than the
 * child ticket has none: whether it may come along is unknown, and unknown is not yes.
 *
 * @param people including those whose age is known
 * @param ages of those whose age is known, in years
 * @example countTickets(museum, 3, [7]) // { adults: 2, children: 1 }
 * @example countTickets(museum, 3, [2]) // undefined
 */
export function countTickets(
  type: TicketAges,
  people: number,
  ages: readonly number[],
): { readonly adults: number; readonly children: number } | undefined {
  const { adultMinAge, childPrice, childMinAge, childMaxAge } = type;
  const grown = ages.filter((age) => age >= adultMinAge).length;
  const isChild = (age: number) =>
    childPrice !== null && age < adultMinAge && age >= (childMinAge ?? 0) && age <= (childMaxAge ?? age);
  const children = ages.filter(isChild).length;
  const adults = Math.max(0, people - ages.length) + grown;
  const isForAll = grown + children === ages.length && !lacksAdult({ adults, children }, type.childRequiresAdult);
  return isForAll ? { adults, children } : undefined;
}
