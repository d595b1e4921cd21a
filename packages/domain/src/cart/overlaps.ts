import { type CalendarDate, instantInDubai } from '../dates/index.ts';
import type { CartItem } from './cartItem.ts';

const MINUTES_PER_DAY = 24 * 60;
const MILLISECONDS_PER_MINUTE = 60_000;

/** What of an item decides whether it can be done along with another. */
export type TimedItem = Pick<CartItem, 'id' | 'type' | 'date' | 'time' | 'durationMinutes' | 'product'>;

/** From and until, in minutes. */
interface Span {
  readonly from: number;
  readonly until: number;
  /** Any time of its day will do. */
  readonly isFlexible: boolean;
}

/**
 * Which items take place while others do, by their ids. What may start at any time of its day only collides with what
 * fills that whole day, as a tour does. An item of unknown length counts by its start alone. Two lines of the same
 * thing at the same time are one visit, and don't collide.
 *
 * @example overlaps([dunesFrom15To21, deckAt17, kayakAt7]).get('dunes') // ['deck']
 * @example overlaps([dunesFrom15To21, kayakAt21]).size // 0
 */
export function overlaps(items: readonly TimedItem[]): ReadonlyMap<string, readonly string[]> {
  const found = items.map((item) => {
    const others = items.filter((other) => other !== item && collide(item, other));
    return [item.id, others.map(({ id }) => id)] as const;
  });
  return new Map(found.filter(([, others]) => others.length > 0));
}

function collide(one: TimedItem, other: TimedItem): boolean {
  if (one.date === undefined || other.date === undefined || isSameVisit(one, other)) return false;
  const [a, b] = [spanOf(one.date, one), spanOf(other.date, other)];
  if (a.isFlexible && b.isFlexible) return false;
  if (a.isFlexible) return fills(b, a);
  if (b.isFlexible) return fills(a, b);
  return a.from < b.until && b.from < a.until;
}

function spanOf(date: CalendarDate, { time, durationMinutes = 0 }: TimedItem): Span {
  const from = instantInDubai(date, time).getTime() / MILLISECONDS_PER_MINUTE;
  return time === undefined && durationMinutes < MINUTES_PER_DAY
    ? { from, until: from + MINUTES_PER_DAY, isFlexible: true }
    : { from, until: from + Math.max(durationMinutes, 1), isFlexible: false };
}

const fills = (all: Span, day: Span): boolean => all.from <= day.from && day.until <= all.until;

const isSameVisit = (one: TimedItem, other: TimedItem): boolean =>
  one.type === other.type &&
  one.product !== undefined &&
  one.product.id === other.product?.id &&
  one.date === other.date &&
  one.time === other.time;
