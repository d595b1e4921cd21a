import { type CalendarDate, fromDayNumber, toDayNumber } from './calendarDate.ts';

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]|$)/;

/**
 * Returns the date part of text from the wire or a form, or `undefined` if it isn't a real day (CART-25, ACT-27).
 *
 * @example normaliseDate('2026-12-18T09:00:00Z') // '2026-12-18'
 * @example normaliseDate('2026-02-30') // undefined
 */
export function normaliseDate(text: string): CalendarDate | undefined {
  const [, year, month, day] = SHAPE.exec(text.trim()) ?? [];
  if (!year || !month || !day) return undefined;
  const date = `${year}-${month}-${day}`;
  return fromDayNumber(toDayNumber(date)) === date ? date : undefined;
}
