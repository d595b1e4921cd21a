import type { CalendarDate } from './calendarDate.ts';
import type { TimeOfDay } from './timeOfDay.ts';

/** Dubai is four hours ahead of UTC all year, without daylight saving time (GAP-31). */
const OFFSET = '+04:00';
const OFFSET_MILLISECONDS = 4 * 60 * 60_000;

const toDubaiTimestamp = (instant: Date): string => new Date(instant.getTime() + OFFSET_MILLISECONDS).toISOString();

/**
 * Returns the date in Dubai at an instant.
 *
 * @example toDubaiDate(new Date('2026-12-17T20:00:00Z')) // '2026-12-18'
 * @example toDubaiDate(new Date('2026-12-17T19:59:59Z')) // '2026-12-17'
 */
export const toDubaiDate = (instant: Date): CalendarDate => toDubaiTimestamp(instant).slice(0, 10);

/**
 * Returns the time of day in Dubai at an instant.
 *
 * @example toDubaiTime(new Date('2026-12-17T20:00:00Z')) // '00:00'
 * @example toDubaiTime(new Date('2026-12-17T05:30:00Z')) // '09:30'
 */
export const toDubaiTime = (instant: Date): TimeOfDay => toDubaiTimestamp(instant).slice(11, 16);

/**
 * Returns the instant of a date and time in Dubai; without a time, the start of the day (GAP-31).
 *
 * @example fromDubaiTime('2026-12-18').toISOString() // '2026-12-17T20:00:00.000Z'
 * @example fromDubaiTime('2026-12-18', '09:30').toISOString() // '2026-12-18T05:30:00.000Z'
 */
export const fromDubaiTime = (date: CalendarDate, time: TimeOfDay = '00:00'): Date =>
  new Date(`${date}T${time}${OFFSET}`);
