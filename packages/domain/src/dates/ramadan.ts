import type { CalendarDate } from './calendarDate.ts';

const islamicMonth = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', { month: 'numeric', timeZone: 'UTC' });

/**
 * Whether a date is in Ramadan by the calendar of Umm al-Qura. The sighting of the moon decides, and can move the days by
 * one.
 *
 * @example isRamadan('2027-02-08') // true
 * @example isRamadan('2027-03-10') // false
 */
export const isRamadan = (date: CalendarDate): boolean => islamicMonth.format(new Date(`${date}T00:00Z`)) === '9';
