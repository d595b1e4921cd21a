import { addDays, type CalendarDate, getWeekday } from '../dates/index.ts';

/** The periods of the dashboard's figures (STAFF-06). */
export type StatsPeriod = 'today' | 'week' | 'month' | 'year';

const DAYS_PER_WEEK = 7;

/**
 * Returns the first day of the current period; weeks start on Monday, as in the Emirates.
 *
 * @example getPeriodStart('week', '2026-12-20') // '2026-12-14'
 * @example getPeriodStart('month', '2026-12-20') // '2026-12-01'
 */
export function getPeriodStart(period: StatsPeriod, today: CalendarDate): CalendarDate {
  switch (period) {
    case 'today':
      return today;
    case 'week':
      return addDays(today, -((getWeekday(today) + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK));
    case 'month':
      return `${today.slice(0, 8)}01`;
    case 'year':
      return `${today.slice(0, 5)}01-01`;
  }
}
