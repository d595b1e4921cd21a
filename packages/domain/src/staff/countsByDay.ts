import { addDays, type CalendarDate, datesBetween } from '../dates/index.ts';

/** How many on a day. */
export interface DayCount {
  readonly date: CalendarDate;
  readonly count: number;
}

/**
 * Counts for each of so many days up to the last, zero where there is none: a quiet day is a fact too.
 *
 * @example countsByDay([{ date: '2026-12-18', count: 3 }], '2026-12-18', 2) // [{ date: '2026-12-17', count: 0 }, { date: '2026-12-18', count: 3 }]
 * @example countsByDay([], '2026-12-18', 1) // [{ date: '2026-12-18', count: 0 }]
 */
export function countsByDay(counts: readonly DayCount[], lastDay: CalendarDate, days: number): DayCount[] {
  const byDate = new Map(counts.map(({ date, count }) => [date, count]));
  return datesBetween(addDays(lastDay, 1 - days), lastDay).map((date) => ({ date, count: byDate.get(date) ?? 0 }));
}
