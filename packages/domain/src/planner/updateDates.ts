import { addDays, type CalendarDate } from '../dates/index.ts';
import { type FoundDate, findDates } from './findDates.ts';
import { parseTripDays } from './parseNumbers.ts';
import type { DraftPreferences } from './preferences.ts';

const UNTIL = /\b(?:until|till|to|through|end(?:s|ing)?(?:\s+on)?|back on|leav(?:e|ing)(?:\s+on)?)\s+(?:the\s+)?$/i;

/**
 * Returns the first and last day and the length of the trip after a message (PLAN-12, PLAN-13).
 *
 * @param text with dates as YYYY-MM-DD
 * @param today in Dubai
 * @example updateDates('from 2030-03-01 for 3 days', {}, '2030-01-01') // { start_date: '2030-03-01', days: 3, end_date: '2030-03-03' }
 * @example updateDates('hello', {}, '2030-01-01') // {}
 */
export function updateDates(text: string, known: DraftPreferences, today: CalendarDate): Partial<DraftPreferences> {
  const found = findDates(text, today);
  const days = parseTripDays(text);
  const [first, second] = found;
  const isEnd = first && !second && known.start_date && UNTIL.test(text.slice(0, first.at));
  const start = first && !isEnd ? first.date : known.start_date;
  const end = isEnd ? first : second;
  if (start && end) return { start_date: start, end_date: correctYear(start, end) };
  const length = days ?? (first || known.end_date === undefined ? known.days : undefined);
  return {
    ...(start && { start_date: start }),
    ...(length && { days: length }),
    ...getLastDay(start, length, known, first !== undefined),
  };
}

/** A last day without a year that would be before the first is in the next year. */
function correctYear(start: CalendarDate, { date, isYearGuessed }: FoundDate): CalendarDate {
  if (date >= start) return date;
  const nextYear = `${Number(start.slice(0, 4)) + 1}${date.slice(4)}`;
  return isYearGuessed ? nextYear : start;
}

/** PLAN-12. A last day before a new first day is dropped. */
function getLastDay(
  start: CalendarDate | undefined,
  days: number | undefined,
  { end_date: end }: DraftPreferences,
  isNewStart: boolean,
): Partial<DraftPreferences> {
  if (start && days) return { end_date: addDays(start, days - 1) };
  return start && end && isNewStart && end < start ? { end_date: null } : {};
}
