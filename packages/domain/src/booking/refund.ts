import { addDays, type CalendarDate, fromDubaiTime, type TimeOfDay, toDubaiDate, toDubaiTime } from '../dates/index.ts';
import { type Fils, multiplyExactly, sum } from '../money/index.ts';
import { type CancellationTerms, defaultCancellationTerms } from './cancellationTerms.ts';

/** The start of a booking in Dubai; without a time, the start of the day (GAP-31). */
export interface BookingStart {
  readonly date: CalendarDate;
  readonly time?: TimeOfDay | null | undefined;
}

/** What is booked together, and is cancelled together. */
export interface Cancellable {
  /** The earliest start of its parts (GAP-31). */
  readonly start: BookingStart;
  /** The price of all parts, discounts subtracted. */
  readonly total: Fils;
  /** Each with its price before discounts of the whole; without terms, the default ones apply. */
  readonly parts: readonly { readonly amount: Fils; readonly terms?: CancellationTerms | undefined }[];
}

/** The refund of a cancellation before an instant. */
export interface RefundStep {
  /** Exactly then, the next step applies. */
  readonly until: Date;
  /** The part of the total, above 0 up to 100; of parts with different terms, the average by price. */
  readonly percent: number;
  readonly amount: Fils;
}

const HOUR_MILLISECONDS = 60 * 60 * 1000;

const toInstant = ({ date, time }: BookingStart): number => fromDubaiTime(date, time ?? undefined).getTime();

/**
 * Lists the refund of a cancellation now and at each later time at which it changes; empty when there is none
 * (CONST-20, BOOK-17). The refund of the whole is rounded once, half up.
 *
 * @example listRefunds({ start: { date: '2026-12-18', time: '09:01' }, total: 486_00, parts: [{ amount: 486_00 }] }, fromDubaiTime('2026-12-17', '09:00')) // [{ until: fromDubaiTime('2026-12-17', '09:01'), percent: 100, amount: 486_00 }]
 * @example listRefunds({ start: { date: '2026-12-18', time: '09:00' }, total: 486_00, parts: [{ amount: 486_00 }] }, fromDubaiTime('2026-12-17', '09:00')) // []
 */
export function listRefunds({ start, total, parts }: Cancellable, now: Date): RefundStep[] {
  const isFree = parts.every(({ amount }) => amount === 0);
  const weighted = parts.map(({ amount, terms = defaultCancellationTerms }) => ({
    weight: isFree ? 1 : amount,
    terms,
  }));
  const whole = sum(weighted.map(({ weight }) => weight));
  const limits = new Set(weighted.flatMap(({ terms }) => terms.map((tier) => tier.hours_before)));
  return [...limits]
    .sort((one, other) => other - one)
    .map((hours) => ({ until: new Date(toInstant(start) - hours * HOUR_MILLISECONDS), hours }))
    .filter(({ until }) => until > now)
    .map(({ until, hours }) => {
      const refunded = sum(weighted.map(({ weight, terms }) => weight * getPercent(terms, hours)));
      return { until, percent: refunded / whole, amount: multiplyExactly(total, refunded, 100 * whole) };
    });
}

/** Returns the percentage of the tier that ends this many hours before the start, or of the one in force then. */
const getPercent = (terms: CancellationTerms, hours: number): number =>
  terms.find((tier) => tier.hours_before <= hours)?.percent ?? 0;

/** The part of the price that is refunded. */
export type Refund = 'full' | 'partial' | 'none';

/**
 * Returns which part of the price the first step refunds.
 *
 * @example getRefund([{ until: fromDubaiTime('2026-12-17'), percent: 50, amount: 243_00 }]) // 'partial'
 * @example getRefund([]) // 'none'
 */
export const getRefund = ([first]: readonly Pick<RefundStep, 'percent'>[]): Refund =>
  first ? (first.percent === 100 ? 'full' : 'partial') : 'none';

/**
 * Returns the date and time in Dubai before which a cancellation is free (CONST-20); `undefined` once that has passed.
 *
 * @example findFreeCancellationEnd({ date: '2026-12-18', time: '09:00' }, fromDubaiTime('2026-12-01')) // { date: '2026-12-17', time: '09:00' }
 * @example findFreeCancellationEnd({ date: '2026-12-18', time: '09:00' }, fromDubaiTime('2026-12-17', '09:00')) // undefined
 */
export function findFreeCancellationEnd(
  start: BookingStart,
  now: Date,
  terms?: CancellationTerms,
): { readonly date: CalendarDate; readonly time: TimeOfDay } | undefined {
  const [first] = listRefunds({ start, total: 0, parts: [{ amount: 0, terms }] }, now);
  return first?.percent === 100 ? { date: toDubaiDate(first.until), time: toDubaiTime(first.until) } : undefined;
}

/**
 * Returns the earliest of the items that are booked together: the refund of all of them depends on it (GAP-31).
 *
 * @example findEarliestStart([{ date: '2026-12-18', time: '09:00' }, { date: '2026-12-18' }]) // { date: '2026-12-18' }
 * @example findEarliestStart([]) // undefined
 */
export const findEarliestStart = <Start extends BookingStart>(items: readonly Start[]): Start | undefined =>
  items.toSorted((one, other) => toInstant(one) - toInstant(other))[0];

/**
 * Returns the first date on which a booking made today, at any time, can be cancelled free of charge; `undefined` with
 * terms that never refund the whole price.
 *
 * @example getFirstRefundableDate('2026-12-18') // '2026-12-20'
 * @example getFirstRefundableDate('2026-12-30', [{ hours_before: 72, percent: 100 }]) // '2027-01-03'
 */
export function getFirstRefundableDate(
  today: CalendarDate,
  terms: CancellationTerms = defaultCancellationTerms,
): CalendarDate | undefined {
  const [first] = terms;
  return first?.percent === 100 ? addDays(today, Math.ceil(first.hours_before / 24) + 1) : undefined;
}
