import type { CalendarDate } from '../dates/index.ts';

/**
 * The places left as the server answers them, by date, as `activityDates` takes them.
 *
 * @example spotsByDate([{ date: '2026-12-18', spots: 2 }]) // { '2026-12-18': 2 }
 * @example spotsByDate([]) // {}
 */
export const spotsByDate = (
  days: readonly { readonly date: CalendarDate; readonly spots: number }[],
): Record<CalendarDate, number> => Object.fromEntries(days.map(({ date, spots }) => [date, spots]));
