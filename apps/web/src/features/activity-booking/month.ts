import { addDays, type CalendarDate } from '@aitours/domain/dates';

/** A month, `YYYY-MM`. */
export type Month = string;

export const getMonth = (date: CalendarDate): Month => date.slice(0, 'YYYY-MM'.length);

/**
 * Returns the last date of a month.
 *
 * @example getLastDay('2028-02') // '2028-02-29'
 * @example getLastDay('2026-12') // '2026-12-31'
 */
export function getLastDay(month: Month): CalendarDate {
  const someDayOfTheNext = addDays(`${month}-28`, 4);
  return addDays(`${getMonth(someDayOfTheNext)}-01`, -1);
}
