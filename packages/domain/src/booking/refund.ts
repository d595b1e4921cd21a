import { addDays, type CalendarDate, fromDubaiTime, type TimeOfDay, toDubaiDate, toDubaiTime } from '../dates/index.ts';

/** The part of the amount that is refunded when a booking is cancelled. */
export type Refund = 'full' | 'none';

/** The start of a booking in Dubai; without a time, the start of the day (GAP-31). */
export interface BookingStart {
  readonly date: CalendarDate;
  readonly time?: TimeOfDay | null;
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;

/** 24 hours (CONST-20). */
const CUT_OFF_MILLISECONDS = DAY_MILLISECONDS;

const toInstant = ({ date, time }: BookingStart): number => fromDubaiTime(date, time ?? undefined).getTime();

/**
 * Returns the refund of a booking that is cancelled now: full if it starts in more than 24 hours, otherwise none
 * (CONST-20, BOOK-17).
 *
 * @example getRefund({ date: '2026-12-18', time: '09:01' }, fromDubaiTime('2026-12-17', '09:00')) // 'full'
 * @example getRefund({ date: '2026-12-18', time: '09:00' }, fromDubaiTime('2026-12-17', '09:00')) // 'none'
 */
export const getRefund = (start: BookingStart, now: Date): Refund =>
  toInstant(start) - now.getTime() > CUT_OFF_MILLISECONDS ? 'full' : 'none';

/**
 * Returns the date and time in Dubai before which a cancellation is free (CONST-20); `undefined` once that has passed.
 *
 * @example findFreeCancellationEnd({ date: '2026-12-18', time: '09:00' }, fromDubaiTime('2026-12-01')) // { date: '2026-12-17', time: '09:00' }
 * @example findFreeCancellationEnd({ date: '2026-12-18', time: '09:00' }, fromDubaiTime('2026-12-17', '09:00')) // undefined
 */
export function findFreeCancellationEnd(
  start: BookingStart,
  now: Date,
): { readonly date: CalendarDate; readonly time: TimeOfDay } | undefined {
  if (getRefund(start, now) === 'none') return undefined;
  const cutOff = new Date(toInstant(start) - CUT_OFF_MILLISECONDS);
  return { date: toDubaiDate(cutOff), time: toDubaiTime(cutOff) };
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
 * Returns the first date on which a booking made today, at any time, can be cancelled free of charge.
 *
 * @example getFirstRefundableDate('2026-12-18') // '2026-12-20'
 * @example getFirstRefundableDate('2026-12-30') // '2027-01-01'
 */
export const getFirstRefundableDate = (today: CalendarDate): CalendarDate =>
  addDays(today, Math.floor(CUT_OFF_MILLISECONDS / DAY_MILLISECONDS) + 1);
