import { type CalendarDate, getWeekday, type TimeOfDay } from '../dates/index.ts';

/** A season of an activity with the weekdays on which it runs; the first and last day are included. */
export interface TimeSlot {
  readonly id: string | number;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** 0 = Sunday … 6 = Saturday (ACT-19). */
  readonly weekdays: readonly number[];
  readonly startTime?: TimeOfDay | null;
}

/** Whether a date is in the slot's season, whatever its weekday (ACT-18). */
export const isInSeason = ({ startDate, endDate }: TimeSlot, date: CalendarDate): boolean =>
  startDate <= date && date <= endDate;

/** Whether the activity runs in this slot on a date (ACT-18, ACT-19). */
export const runsOn = (slot: TimeSlot, date: CalendarDate): boolean =>
  isInSeason(slot, date) && slot.weekdays.includes(getWeekday(date));
