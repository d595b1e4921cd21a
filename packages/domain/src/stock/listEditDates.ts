import { type CalendarDate, getWeekday, listDates } from '../dates/index.ts';

/** A range of dates, of which only some weekdays count, and some dates don't. */
export interface EditDates {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** 0 = Sunday … 6 = Saturday. */
  readonly weekdays: readonly number[];
  readonly excludedDates: readonly CalendarDate[];
}

/**
 * Lists the dates of a range that are on one of the weekdays and aren't excluded.
 *
 * @example listEditDates({ startDate: '2026-12-01', endDate: '2026-12-31', weekdays: [5], excludedDates: ['2026-12-25'] }) // ['2026-12-04', '2026-12-11', '2026-12-18']
 * @example listEditDates({ startDate: '2026-12-01', endDate: '2026-12-01', weekdays: [5], excludedDates: [] }) // []
 */
export function listEditDates({ startDate, endDate, weekdays, excludedDates }: EditDates): CalendarDate[] {
  const excluded = new Set(excludedDates);
  return listDates(startDate, endDate).filter((date) => weekdays.includes(getWeekday(date)) && !excluded.has(date));
}
