import { type CalendarDate, fromDubaiTime, type TimeOfDay } from '../dates/index.ts';
import type { CartItem, CartItemType } from './cartItem.ts';

const MINUTES_PER_DAY = 24 * 60;
const MILLISECONDS_PER_MINUTE = 60_000;

/** The parts of an item that decide whether it overlaps with another. */
export interface TimedItem extends Pick<CartItem, 'id' | 'date' | 'time' | 'durationMinutes' | 'product'> {
  readonly type: CartItemType | 'transfer';
  /** The days of a tour with their hours. Absent: it fills its days. */
  readonly days?: readonly TourHours[];
}

/** When the programme of a tour's day takes place. */
export interface TourHours {
  readonly date: CalendarDate;
  readonly time: TimeOfDay;
  readonly durationMinutes: number;
}

/** Start and end, in minutes. */
interface Span {
  readonly from: number;
  readonly until: number;
  /** It may start at any time of its day. */
  readonly isFlexible: boolean;
}

/**
 * Finds the items that overlap in time, by id. A flexible item overlaps only with one that fills its whole day, such as a
 * tour. A tour whose hours are known overlaps with an item that has a time only during these hours. An item of unknown
 * duration counts as one minute long. Two lines of the same product at the same time don't overlap.
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
  const others = listSpans(other, b);
  return listSpans(one, a).some(({ from, until }) => others.some((span) => from < span.until && span.from < until));
}

const listSpans = ({ days }: TimedItem, whole: Span): readonly Span[] =>
  days?.map((day) => toSpan(day.date, day)) ?? [whole];

function toSpan(date: CalendarDate, { time, durationMinutes = 0 }: Pick<TimedItem, 'time' | 'durationMinutes'>): Span {
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
