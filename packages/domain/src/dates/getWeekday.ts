import { type CalendarDate, toDayNumber } from './calendarDate.ts';

/** 0 = Sunday … 6 = Saturday (ACT-19). */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const WEEKDAY_OF_DAY_ZERO = 4;

/**
 * Returns the day of the week.
 *
 * @example getWeekday('2026-12-18') // 5, a Friday
 * @example getWeekday('2026-12-20') // 0, a Sunday
 * @throws RangeError if it isn't a date
 */
export function getWeekday(date: CalendarDate): Weekday {
  const days = toDayNumber(date) + WEEKDAY_OF_DAY_ZERO;
  const found = WEEK[((days % 7) + 7) % 7];
  if (found === undefined) throw new RangeError(`Not a date: ${date}`);
  return found;
}
