import { addDays, type CalendarDate, listDates } from '../dates/index.ts';

/** The count of a day. */
export interface DayCount {
  readonly date: CalendarDate;
  readonly count: number;
}

/**
 * Returns a count for each of the given number of days up to the last; 0 for days without one.
 *
 * @example toDailyCounts([{ date: '2026-12-18', count: 3 }], '2026-12-18', 2) // [{ date: '2026-12-17', count: 0 }, { date: '2026-12-18', count: 3 }]
 * @example toDailyCounts([], '2026-12-18', 1) // [{ date: '2026-12-18', count: 0 }]
 */
export function toDailyCounts(counts: readonly DayCount[], lastDay: CalendarDate, days: number): DayCount[] {
  const byDate = new Map(counts.map(({ date, count }) => [date, count]));
  return listDates(addDays(lastDay, 1 - days), lastDay).map((date) => ({ date, count: byDate.get(date) ?? 0 }));
}
