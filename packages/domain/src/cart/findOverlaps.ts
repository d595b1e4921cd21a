import { type CalendarDate, fromDubaiTime } from '../dates/index.ts';
import type { CartItem } from './cartItem.ts';

const MINUTES_PER_DAY = 24 * 60;
const MILLISECONDS_PER_MINUTE = 60_000;

/** The parts of a cart item that decide whether it overlaps with another. */
export type TimedItem = Pick<CartItem, 'id' | 'type' | 'date' | 'time' | 'durationMinutes' | 'product'>;

/** Start and end, in minutes. */
interface Span {
  readonly from: number;
  readonly until: number;
  /** It may start at any time of its day. */
  readonly isFlexible: boolean;
}

/**
 * Finds the items that overlap in time, by id. A flexible item overlaps only with one that fills its whole day, such as a
 * tour. An item of unknown duration counts as one minute long. Two lines of the same product at the same time don't
 * overlap.
 *
 * @example findOverlaps([dunesFrom15To21, deckAt17, kayakAt7]).get('dunes') // ['deck']
 * @example findOverlaps([dunesFrom15To21, kayakAt21]).size // 0
 */
export function findOverlaps(items: readonly TimedItem[]): ReadonlyMap<string, readonly string[]> {
  const found = items.map((item) => {
    const others = items.filter((other) => other !== item && doOverlap(item, other));
    return [item.id, others.map(({ id }) => id)] as const;
  });
  return new Map(found.filter(([, others]) => others.length > 0));
}

function doOverlap(one: TimedItem, other: TimedItem): boolean {
  if (one.date === undefined || other.date === undefined || isSameProduct(one, other)) return false;
  const [a, b] = [toSpan(one.date, one), toSpan(other.date, other)];
  if (a.isFlexible && b.isFlexible) return false;
  if (a.isFlexible) return fills(b, a);
  if (b.isFlexible) return fills(a, b);
  return a.from < b.until && b.from < a.until;
}

function toSpan(date: CalendarDate, { time, durationMinutes = 0 }: TimedItem): Span {
  const from = fromDubaiTime(date, time).getTime() / MILLISECONDS_PER_MINUTE;
  return time === undefined && durationMinutes < MINUTES_PER_DAY
    ? { from, until: from + MINUTES_PER_DAY, isFlexible: true }
    : { from, until: from + Math.max(durationMinutes, 1), isFlexible: false };
}

const fills = (all: Span, day: Span): boolean => all.from <= day.from && day.until <= all.until;

const isSameProduct = (one: TimedItem, other: TimedItem): boolean =>
  one.type === other.type &&
  one.product !== undefined &&
  one.product.id === other.product?.id &&
  one.date === other.date &&
  one.time === other.time;
