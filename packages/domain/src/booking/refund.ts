import { type CalendarDate, fromDubaiTime, type TimeOfDay, toDubaiDate, toDubaiTime } from '../dates/index.ts';

/** The part of the amount that is refunded when a booking is cancelled. */
export type Refund = 'full' | 'none';

/** The start of a booking in Dubai; without a time, the start of the day (GAP-31). */
export interface BookingStart {
  readonly date: CalendarDate;
  readonly time?: TimeOfDay | null;
}

/** 24 hours (CONST-20). */
const CUT_OFF_MILLISECONDS = 24 * 60 * 60 * 1000;

/**
 * Returns the refund of a booking that is cancelled now: full if it starts in more than 24 hours, otherwise none
 * (CONST-20, BOOK-17).
 *
 * @example getRefund({ date: '2026-12-18', time: '09:01' }, fromDubaiTime('2026-12-17', '09:00')) // 'full'
 * @example getRefund({ date: '2026-12-18', time: '09:00' }, fromDubaiTime('2026-12-17', '09:00')) // 'none'
 */
export function getRefund({ date, time }: BookingStart, now: Date): Refund {
  const start = fromDubaiTime(date, time ?? undefined);
  return start.getTime() - now.getTime() > CUT_OFF_MILLISECONDS ? 'full' : 'none';
}

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
  const begins = fromDubaiTime(start.date, start.time ?? undefined);
  const cutOff = new Date(begins.getTime() - CUT_OFF_MILLISECONDS);
  return { date: toDubaiDate(cutOff), time: toDubaiTime(cutOff) };
}
