import type { CalendarDate, TimeOfDay } from '../dates/index.ts';
import { runsOn, type TimeSlot } from './timeSlot.ts';

/**
 * Returns the slot that is booked for a date: the first that runs on it (GAP-83), at this time if one is given.
 *
 * @example findSlotForDate([fridays], '2026-12-18') // fridays
 * @example findSlotForDate([fridays], '2026-12-19') // undefined
 * @example findSlotForDate([fridays], '2026-12-18', '03:33') // undefined
 */
export const findSlotForDate = (
  slots: readonly TimeSlot[],
  date: CalendarDate,
  time?: TimeOfDay | null,
): TimeSlot | undefined => slots.find((slot) => runsOn(slot, date) && (time == null || slot.startTime === time));
