import type { CalendarDate } from '../dates/index.ts';
import { runsOn, type TimeSlot } from './timeSlot.ts';

/**
 * Returns the slot that is booked for a date: the first that runs on it (GAP-83).
 *
 * @example slotForDate([fridays], '2026-12-18') // fridays
 * @example slotForDate([fridays], '2026-12-19') // undefined
 */
export const slotForDate = (slots: readonly TimeSlot[], date: CalendarDate): TimeSlot | undefined =>
  slots.find((slot) => runsOn(slot, date));
