import { type CalendarDate, dayNumber, fromDayNumber } from './calendarDate.ts';

/**
 * @example addDays('2026-12-31', 1) // '2027-01-01'
 * @example addDays('2028-03-01', -1) // '2028-02-29'
 */
export const addDays = (date: CalendarDate, days: number): CalendarDate => fromDayNumber(dayNumber(date) + days);
