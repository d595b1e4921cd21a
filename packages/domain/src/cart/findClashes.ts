import type { CalendarDate } from '../dates/index.ts';
import { isAirport, isSamePlace } from '../transfers/index.ts';
import { findOverlaps, type TimedItem, type TourHours } from './findOverlaps.ts';
import { findTightGaps, type PlacedItem } from './findTightGaps.ts';

/** Something in the cart, or that is booked already. */
export interface PlannedItem extends TimedItem, PlacedItem {
  readonly isBooked: boolean;
  readonly days?: readonly PlannedTourDay[];
  /** The places of a transfer. */
  readonly ride?: Ride;
}

/** A day of a tour. */
export interface PlannedTourDay extends TourHours {
  /** The slugs of the activities and attractions that it includes. */
  readonly includes: readonly string[];
  /** The transfers that it includes. */
  readonly rides: readonly Ride[];
}

/** The names of the places of a transfer. */
export interface Ride {
  readonly from: string;
  readonly to: string;
}

/** Why an item of the cart doesn't go together with another item, which may be booked already. Both are ids. */
export type Clash = { readonly item: string; readonly other: string } & (
  | { readonly kind: 'overlap' }
  /** Less time between them than the way takes. */
  | { readonly kind: 'tight-gap'; readonly minutes: number; readonly travelMinutes: number }
  /** One of them is a tour that includes the other on a day. */
  | { readonly kind: 'included'; readonly date: CalendarDate }
);

/**
 * Finds what doesn't go together with an item of the cart: items that overlap it, that leave too little time for the way
 * between, or of which one is a tour that includes the other. An overlap is reported for both items of the cart, the
 * others once: for the later one, or for what the tour includes. Booked items don't clash with one another here, because
 * there is nothing to decide about them in the cart.
 *
 * @example findClashes([dunesFrom15To21, bookedTransferAt20]) // [{ kind: 'overlap', item: 'dunes', other: 'transfer' }]
 * @example findClashes([louvreTicket, bookedTourWithLouvre]) // [{ kind: 'included', item: 'louvre', other: 'tour', date: '2026-12-19' }]
 */
export function findClashes(items: readonly PlannedItem[]): Clash[] {
  const booked = new Set(items.filter(({ isBooked }) => isBooked).map(({ id }) => id));
  const inclusions = findInclusions(items);
  const included = new Set(inclusions.flatMap(({ item, other }) => [`${item} ${other}`, `${other} ${item}`]));
  const overlaps = [...findOverlaps(items)].flatMap(([item, others]) =>
    others.map((other): Clash => ({ kind: 'overlap', item, other })),
  );
  const gaps = findTightGaps(items).map(
    ({ from, to, ...times }): Clash => ({ kind: 'tight-gap', item: to, other: from, ...times }),
  );
  const inTime = [...overlaps, ...gaps].filter(({ item, other }) => !included.has(`${item} ${other}`));
  return [...inTime, ...inclusions].flatMap((clash) => toCartClash(clash, booked));
}

/** Returns a clash of an item of the cart: the other one may be booked. An overlap is found for both items anyway. */
function toCartClash(clash: Clash, booked: ReadonlySet<string>): Clash[] {
  const { kind, item, other } = clash;
  if (!booked.has(item)) return [clash];
  return kind === 'overlap' || booked.has(other) ? [] : [{ ...clash, item: other, other: item }];
}

function findInclusions(items: readonly PlannedItem[]): Clash[] {
  return items.flatMap((tour) =>
    items.flatMap((item): Clash[] => {
      const day = tour.days?.find((candidate) => doesInclude(candidate, item));
      return day ? [{ kind: 'included', item: item.id, other: tour.id, date: day.date }] : [];
    }),
  );
}

function doesInclude(day: PlannedTourDay, { type, product, ride, date }: PlannedItem): boolean {
  if (type === 'tour') return false;
  if (ride) return day.date === date && day.rides.some((included) => isSameRide(included, ride));
  return product?.slug !== undefined && day.includes.includes(product.slug);
}

/** A traveller arrives at an airport, or leaves for one, once a day; other rides have the same two places. */
const isSameRide = (one: Ride, other: Ride): boolean => {
  const [isSameStart, isSameEnd] = [isSamePlace(one.from, other.from), isSamePlace(one.to, other.to)];
  return isSameStart ? isSameEnd || isAirport(one.from) : isSameEnd && isAirport(one.to);
};
