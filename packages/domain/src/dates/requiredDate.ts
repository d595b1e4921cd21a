import { type CalendarDate, normaliseDate } from './calendarDate.ts';

/**
 * The date part of a text that has to be a date.
 *
 * @example requiredDate('2026-12-18T09:00:00Z') // '2026-12-18'
 * @example requiredDate('soon') // throws 'Not a date: soon'
 * @throws RangeError if it is none
 */
export function requiredDate(text: string): CalendarDate {
  const date = normaliseDate(text);
  if (!date) throw new RangeError(`Not a date: ${text}`);
  return date;
}
