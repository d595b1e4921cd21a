import { type CalendarDate, getWeekday, type TimeOfDay } from '../dates/index.ts';

/** A season of an activity with the weekdays on which it runs; the first and last day are included. */
export interface TimeSlot {
  readonly id: string | number;
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
  /** 0 = Sunday … 6 = Saturday (ACT-19). */
  readonly weekdays: readonly number[];
  /** Only of one that rules of the stock have created: dates of the season on which it doesn't run. */
  readonly excludedDates?: readonly CalendarDate[] | undefined;
  readonly startTime?: TimeOfDay | null;
}

/** A time slot on the wire (ENTITY-15). */
export interface WireTimeSlot {
  readonly id: string;
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  readonly available_days: readonly number[];
  readonly excluded_dates?: readonly CalendarDate[] | undefined;
  readonly start_time: TimeOfDay | null;
}

/**
 * Converts a time slot from the wire.
 *
 * @example parseTimeSlot({ id: '7', start_date: '2026-01-01', end_date: '2026-12-31', available_days: [5], start_time: null }).weekdays // [5]
 * @example parseTimeSlot({ id: '7', start_date: '2026-01-01', end_date: '2026-12-31', available_days: [], start_time: '09:00' }).startTime // '09:00'
 */
export const parseTimeSlot = ({ id, ...slot }: WireTimeSlot): TimeSlot => ({
  id,
  startDate: slot.start_date,
  endDate: slot.end_date,
  weekdays: slot.available_days,
  excludedDates: slot.excluded_dates,
  startTime: slot.start_time,
});

/** Whether a date is in the slot's season, whatever its weekday (ACT-18). */
export const isInSeason = ({ startDate, endDate }: TimeSlot, date: CalendarDate): boolean =>
  startDate <= date && date <= endDate;

/** Whether the activity runs in this slot on a date (ACT-18, ACT-19). */
export const runsOn = (slot: TimeSlot, date: CalendarDate): boolean =>
  isInSeason(slot, date) && slot.weekdays.includes(getWeekday(date)) && !slot.excludedDates?.includes(date);
