import { addDays, type CalendarDate, listDates } from '../dates/index.ts';

/** The days from a first to a last one, both included, in Dubai. */
export interface Period {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** The most days of a sales report. */
const maxReportDays = 366;

/** Why a period has no report: it ends before it starts, or has more than 366 days. */
export type PeriodError = 'reversed' | 'too-long';

/**
 * Returns why a period has no report, if it hasn't.
 *
 * @example findPeriodError({ start: '2030-03-02', end: '2030-03-01' }) // 'reversed'
 */
export function findPeriodError({ start, end }: Period): PeriodError | undefined {
  if (end < start) return 'reversed';
  return end > addDays(start, maxReportDays - 1) ? 'too-long' : undefined;
}

/**
 * Returns the period of as many days that ends the day before another one starts.
 *
 * @example getPeriodBefore({ start: '2030-03-01', end: '2030-03-03' }) // { start: '2030-02-26', end: '2030-02-28' }
 */
export function getPeriodBefore({ start, end }: Period): Period {
  return { start: addDays(start, -listDates(start, end).length), end: addDays(start, -1) };
}
