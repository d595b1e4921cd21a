import { type CalendarDate, dayNumber, fromDayNumber } from './calendarDate.ts';

/**
 * Each day from the first to the last, both included; none if the last lies before the first.
 *
 * @example datesBetween('2026-12-30', '2027-01-01') // ['2026-12-30', '2026-12-31', '2027-01-01']
 * @example datesBetween('2026-12-30', '2026-12-29') // []
 */
export function datesBetween(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const start = dayNumber(first);
  const length = Math.max(0, dayNumber(last) - start + 1);
  return Array.from({ length }, (_, index) => fromDayNumber(start + index));
}
