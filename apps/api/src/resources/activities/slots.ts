import { runsOn, type TimeSlot } from '@aitours/domain/availability';
import { type CalendarDate, dubaiDate, instantInDubai, type TimeOfDay } from '@aitours/domain/dates';
import type { ActivityTimeSlot } from '../../db/schema.ts';

/** A time slot as it is stored, in the terms of the rules. */
export const ruleSlot = ({ id, startDate, endDate, availableDays, startTime }: ActivityTimeSlot) =>
  ({ id, startDate, endDate, weekdays: availableDays, startTime }) satisfies TimeSlot;

export type RuleSlot = ReturnType<typeof ruleSlot>;

/** The slots that run on a day. */
export const slotsOn = (slots: readonly ActivityTimeSlot[], date: CalendarDate): RuleSlot[] =>
  slots.map(ruleSlot).filter((slot) => runsOn(slot, date));

/** Whether it is too late to come: a fixed time has come, or a flexible day is over. */
export const hasBegun = (date: CalendarDate, time: TimeOfDay | null, now: Date): boolean =>
  time === null ? date < dubaiDate(now) : instantInDubai(date, time) <= now;
