import type { CalendarDate } from './calendarDate.ts';
import { getWeekday } from './getWeekday.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const SHORT = 3;

function splitDate(date: CalendarDate) {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  const monthName = MONTHS[month - 1];
  if (monthName === undefined) throw new RangeError(`Not a date: ${date}`);
  return { year, month: monthName, day, weekday: WEEKDAYS[getWeekday(date)] };
}

/**
 * Formats a date with its weekday, for anything a traveller attends. It doesn't use `Intl`, whose spelling differs
 * between versions: server and browser must render the same text.
 *
 * @example formatDate('2026-12-18') // 'Fri 18 December 2026'
 * @example formatDate('2027-01-03') // 'Sun 3 January 2027'
 * @throws RangeError if it isn't a date
 */
export function formatDate(date: CalendarDate): string {
  const parts = splitDate(date);
  return `${parts.weekday.slice(0, SHORT)} ${parts.day} ${parts.month} ${parts.year}`;
}

/**
 * Formats a date for tables and cards, where space is scarce.
 *
 * @example formatShortDate('2026-12-18') // '18 Dec 2026'
 * @example formatShortDate('2027-09-03') // '3 Sep 2027'
 */
export function formatShortDate(date: CalendarDate): string {
  const { day, month, year } = splitDate(date);
  return `${day} ${month.slice(0, SHORT)} ${year}`;
}
