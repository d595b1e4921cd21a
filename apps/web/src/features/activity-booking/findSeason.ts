import type { TimeSlot } from '@aitours/domain/availability';
import type { CalendarDate } from '@aitours/domain/dates';

export interface Season {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/**
 * Returns the first and last date that the calendar shows: from today or the opening to the end of the last slot;
 * `undefined` when no slot has a date left.
 *
 * @example findSeason([{ startDate: '2026-01-01', endDate: '2026-12-31', … }], '2026-12-01') // { first: '2026-12-01', last: '2026-12-31' }
 * @example findSeason([], '2026-12-01') // undefined
 */
export function findSeason(slots: readonly TimeSlot[], today: CalendarDate): Season | undefined {
  const open = slots.filter(({ endDate, weekdays }) => endDate >= today && weekdays.length > 0);
  const [start] = open.map(({ startDate }) => startDate).sort();
  const last = open
    .map(({ endDate }) => endDate)
    .sort()
    .at(-1);
  if (start === undefined || last === undefined) return undefined;
  return { first: start > today ? start : today, last };
}
