import { runsOn, type TimeSlot } from '@aitours/domain/availability';
import { type CalendarDate, fromDubaiTime, type TimeOfDay, toDubaiDate } from '@aitours/domain/dates';
import type { ActivityTimeSlot } from '../db/schema.ts';

/** Converts a stored time slot to the domain's. */
export const toTimeSlot = ({ id, startDate, endDate, availableDays, startTime, excludedDates }: ActivityTimeSlot) =>
  ({ id, startDate, endDate, weekdays: availableDays, startTime, excludedDates }) satisfies TimeSlot;

export type DomainSlot = ReturnType<typeof toTimeSlot>;

/** Returns the slots that run on a day. */
export const listSlotsOn = (slots: readonly ActivityTimeSlot[], date: CalendarDate): DomainSlot[] =>
  slots.map(toTimeSlot).filter((slot) => runsOn(slot, date));

/** Returns whether a start time has passed, or, without a fixed time, the day is over. */
export const hasBegun = (date: CalendarDate, time: TimeOfDay | null, now: Date): boolean =>
  time === null ? date < toDubaiDate(now) : fromDubaiTime(date, time) <= now;
