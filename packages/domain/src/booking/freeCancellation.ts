import { type CalendarDate, dubaiDate, dubaiTime, instantInDubai, type TimeOfDay } from '../dates/index.ts';
import { type BookingStart, cutOffMilliseconds, refundFor } from './refundFor.ts';

/**
 * The date and time in Dubai before which a cancellation gives everything back (CONST-20); nothing once that has passed.
 *
 * @example freeCancellation({ date: '2026-12-18', time: '09:00' }, instantInDubai('2026-12-01')) // { date: '2026-12-17', time: '09:00' }
 * @example freeCancellation({ date: '2026-12-18', time: '09:00' }, instantInDubai('2026-12-17', '09:00')) // undefined
 */
export function freeCancellation(
  start: BookingStart,
  now: Date,
): { readonly date: CalendarDate; readonly time: TimeOfDay } | undefined {
  if (refundFor(start, now) === 'none') return undefined;
  const begins = instantInDubai(start.date, start.time ?? undefined);
  const cutOff = new Date(begins.getTime() - cutOffMilliseconds);
  return { date: dubaiDate(cutOff), time: dubaiTime(cutOff) };
}
