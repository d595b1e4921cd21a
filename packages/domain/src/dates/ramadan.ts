import { addDays, type CalendarDate, listDates } from './calendarDate.ts';

const islamicMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', timeZone: 'UTC' });

/**
 * Whether a date is in Ramadan by the calendar of Umm al-Qura. The sighting of the moon decides, and can move the days by
 * one.
 *
 * @example isRamadan('2027-02-08') // true
 * @example isRamadan('2027-03-10') // false
 */
export const isRamadan = (date: CalendarDate): boolean => islamicMonth.format(new Date(`${date}T00:00Z`)) === '9';

/** In days: how long before its first day a Ramadan is near. Trips are planned about that long before. */
const NEAR = 90;

/**
 * Returns the first and the last day of the Ramadan that a date is in or near.
 *
 * @example findNearRamadan('2026-12-01') // { first: '2027-02-08', last: '2027-03-08' }
 * @example findNearRamadan('2027-03-09') // undefined
 */
export function findNearRamadan(today: CalendarDate): { first: CalendarDate; last: CalendarDate } | undefined {
  const next = listDates(today, addDays(today, NEAR)).find(isRamadan);
  if (next === undefined) return undefined;
  const findEnd = (from: CalendarDate, step: 1 | -1): CalendarDate => {
    const other = addDays(from, step);
    return isRamadan(other) ? findEnd(other, step) : from;
  };
  return { first: findEnd(next, -1), last: findEnd(next, 1) };
}
