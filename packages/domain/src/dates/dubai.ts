import { type CalendarDate, dayNumber } from './calendarDate.ts';
import { minutesOfDay, type TimeOfDay } from './timeOfDay.ts';

/** Dubai is four hours ahead of UTC all year, without daylight saving time (GAP-31). */
const MINUTES_AHEAD = 4 * 60;
const MILLISECONDS_PER_MINUTE = 60_000;
const MINUTES_PER_DAY = 24 * 60;

const inDubai = (instant: Date): string =>
  new Date(instant.getTime() + MINUTES_AHEAD * MILLISECONDS_PER_MINUTE).toISOString();

/**
 * Returns the date in Dubai at an instant.
 *
 * @example dubaiDate(new Date('2026-12-17T20:00:00Z')) // '2026-12-18'
 * @example dubaiDate(new Date('2026-12-17T19:59:59Z')) // '2026-12-17'
 */
export const dubaiDate = (instant: Date): CalendarDate => inDubai(instant).slice(0, 10);

/**
 * Returns the time of day in Dubai at an instant.
 *
 * @example dubaiTime(new Date('2026-12-17T20:00:00Z')) // '00:00'
 * @example dubaiTime(new Date('2026-12-17T05:30:00Z')) // '09:30'
 */
export const dubaiTime = (instant: Date): TimeOfDay => inDubai(instant).slice(11, 16);

/**
 * Returns the instant of a date and time in Dubai; without a time, the start of the day (GAP-31).
 *
 * @example instantInDubai('2026-12-18').toISOString() // '2026-12-17T20:00:00.000Z'
 * @example instantInDubai('2026-12-18', '09:30').toISOString() // '2026-12-18T05:30:00.000Z'
 */
export function instantInDubai(date: CalendarDate, time: TimeOfDay = '00:00'): Date {
  const minutes = dayNumber(date) * MINUTES_PER_DAY + minutesOfDay(time) - MINUTES_AHEAD;
  return new Date(minutes * MILLISECONDS_PER_MINUTE);
}
