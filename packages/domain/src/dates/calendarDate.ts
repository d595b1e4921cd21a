/** A calendar day, `YYYY-MM-DD`, without a time zone. Two of them compare as text. */
export type CalendarDate = string;

const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * Counts the days since 1 January 1970, in UTC: it has no daylight saving time.
 *
 * @example toDayNumber('1970-01-02') // 1
 * @example toDayNumber('1969-12-31') // -1
 */
export function toDayNumber(date: CalendarDate): number {
  const [year = Number.NaN, month = Number.NaN, day] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day) / MILLISECONDS_PER_DAY;
}

/**
 * Returns the date that is so many days after 1 January 1970.
 *
 * @example fromDayNumber(1) // '1970-01-02'
 * @example fromDayNumber(20_440) // '2025-12-18'
 */
export const fromDayNumber = (days: number): CalendarDate =>
  new Date(days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);

/**
 * Returns the date so many days later, or earlier if `days` is negative.
 *
 * @example addDays('2026-12-31', 1) // '2027-01-01'
 * @example addDays('2028-03-01', -1) // '2028-02-29'
 */
export const addDays = (date: CalendarDate, days: number): CalendarDate => fromDayNumber(toDayNumber(date) + days);

/**
 * Lists the days from the first to the last, both included; none if the last is before the first.
 *
 * @example listDates('2026-12-30', '2027-01-01') // ['2026-12-30', '2026-12-31', '2027-01-01']
 * @example listDates('2026-12-30', '2026-12-29') // []
 */
export function listDates(first: CalendarDate, last: CalendarDate): CalendarDate[] {
  const start = toDayNumber(first);
  const length = Math.max(0, toDayNumber(last) - start + 1);
  return Array.from({ length }, (_, index) => fromDayNumber(start + index));
}
