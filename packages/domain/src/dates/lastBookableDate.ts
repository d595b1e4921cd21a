import { addDays, type CalendarDate } from './calendarDate.ts';
import { normaliseDate } from './normaliseDate.ts';

const YEARS = 2;

/** The message of a date after the last one that can be booked. */
export const dateTooFar = 'Please choose a date within the next two years.';

/**
 * Returns the last date that can be booked: two years from today.
 *
 * @example getLastBookableDate('2026-11-22') // '2028-11-22'
 * @example getLastBookableDate('2028-02-29') // '2030-02-28'
 */
export function getLastBookableDate(today: CalendarDate): CalendarDate {
  const year = Number(today.slice(0, 4)) + YEARS;
  return normaliseDate(`${year}${today.slice(4)}`) ?? addDays(`${year}-03-01`, -1);
}
