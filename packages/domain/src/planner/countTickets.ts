import { getTicketAges, isOfAge, lacksAdult, type TicketAges } from '../party/index.ts';

/** What decides which tickets of a type a group needs. */
export interface GroupTicketType extends TicketAges {
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
  type: GroupTicketType,
  people: number,
  ages: readonly number[],
): { readonly adults: number; readonly children: number } | undefined {
  const { adults: adult, children: child } = getTicketAges(type);
  const grown = ages.filter((age) => age >= adult.from).length;
  const isChild = (age: number) => child !== null && age < adult.from && isOfAge(child, age);
  const children = ages.filter(isChild).length;
  const adults = Math.max(0, people - ages.length) + grown;
  const isForAll = grown + children === ages.length && !lacksAdult({ adults, children }, type.childRequiresAdult);
  return isForAll ? { adults, children } : undefined;
}
