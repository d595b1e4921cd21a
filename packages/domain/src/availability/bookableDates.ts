import { type CalendarDate, datesBetween } from '../dates/index.ts';
import { slotForDate } from './slotForDate.ts';
import type { TimeSlot } from './timeSlot.ts';

/**
 * The days on which an activity runs at all, whoever comes: what its availability answers about.
 *
 * @example bookableDates([fridays], '2026-12-18', '2026-12-25') // ['2026-12-18', '2026-12-25']
 * @example bookableDates([], '2026-12-18', '2026-12-25') // []
 */
export const bookableDates = (slots: readonly TimeSlot[], from: CalendarDate, to: CalendarDate): CalendarDate[] =>
  datesBetween(from, to).filter((date) => slotForDate(slots, date) !== undefined);
