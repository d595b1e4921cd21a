/** A day in the calendar, `YYYY-MM-DD`. It has no time zone; two of them compare as text. */
export type CalendarDate = string;

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/;

/**
 * The date part of what the wire or a form gives, if it is a real day (CART-25, ACT-27).
 *
 * @example normaliseDate('2026-12-18T09:00:00Z') // '2026-12-18'
 * @example normaliseDate('2026-02-30') // undefined
 */
export function normaliseDate(text: string): CalendarDate | undefined {
  const [, year, month, day] = SHAPE.exec(text.trim()) ?? [];
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month}-${day}`;
  return fromDayNumber(dayNumber(date)) === date ? date : undefined;
}

const MILLISECONDS_PER_DAY = 86_400_000;

/**
 * Days since 1 January 1970. Counted in UTC, which has no time changes: no zone of the machine comes in.
 *
 * @example dayNumber('1970-01-02') // 1
 * @example dayNumber('1969-12-31') // -1
 */
export function dayNumber(date: CalendarDate): number {
  const [year = Number.NaN, month = Number.NaN, day] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day) / MILLISECONDS_PER_DAY;
}

/**
 * @example fromDayNumber(1) // '1970-01-02'
 * @example fromDayNumber(20_440) // '2025-12-18'
 */
export const fromDayNumber = (days: number): CalendarDate =>
  new Date(days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
