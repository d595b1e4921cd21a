import { type CalendarDate, type TimeOfDay, weekday } from '../dates/index.ts';

/** A season of an activity: the weekdays on which it runs, from the first to the last day, both included. */
export interface TimeSlot {
  readonly id: string | number;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** 0 = Sunday … 6 = Saturday (ACT-19). */
  readonly weekdays: readonly number[];
  readonly startTime?: TimeOfDay | null;
}

/** Whether a date lies in the slot's season, its weekday aside (ACT-18). */
export const isInSeason = ({ startDate, endDate }: TimeSlot, date: CalendarDate): boolean =>
  startDate <= date && date <= endDate;

/** Whether the activity runs in this slot on a date (ACT-18, ACT-19). */
export const runsOn = (slot: TimeSlot, date: CalendarDate): boolean =>
  isInSeason(slot, date) && slot.weekdays.includes(weekday(date));
