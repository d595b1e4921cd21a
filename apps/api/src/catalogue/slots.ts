import { findSlotForDate, listSlotsOn as listInOrder, type TimeSlot } from '@aitours/domain/availability';
import { type CalendarDate, fromDubaiTime, type TimeOfDay, toDubaiDate } from '@aitours/domain/dates';
import type { ActivityTimeSlot } from '../db/schema.ts';

/** Converts a stored time slot to the domain's. */
export const toTimeSlot = ({ id, startDate, endDate, availableDays, startTime, excludedDates }: ActivityTimeSlot) =>
  ({ id, startDate, endDate, weekdays: availableDays, startTime, excludedDates }) satisfies TimeSlot;

export type DomainSlot = ReturnType<typeof toTimeSlot>;

/** Returns the slots that run on a day, in its order. */
export const listSlotsOn = (slots: readonly ActivityTimeSlot[], date: CalendarDate): DomainSlot[] =>
  listInOrder(slots.map(toTimeSlot), date);

/** Returns whether a start time has passed, or, without a fixed time, the day is over. */
export const hasBegun = (date: CalendarDate, time: TimeOfDay | null, now: Date): boolean =>
  time === null ? date < toDubaiDate(now) : fromDubaiTime(date, time) <= now;

/** The places left of an activity's slots that have a stock row; the others have its capacity. */
export type SlotStock = readonly { readonly date: string; readonly timeSlotId: string; readonly placesLeft: number }[];

/** Returns the places left of a slot: none once it has begun, or without a capacity (GAP-76). */
export function countSlotPlaces(
  { capacity }: { readonly capacity: number | null },
  stock: SlotStock,
  date: CalendarDate,
  { id, startTime }: Pick<DomainSlot, 'id' | 'startTime'>,
  now: Date,
): number {
  if (hasBegun(date, startTime, now)) return 0;
  const row = stock.find((candidate) => candidate.date === date && candidate.timeSlotId === id);
  return row?.placesLeft ?? capacity ?? 0;
}

/** A visit whose slot isn't chosen. */
export interface SlotWish {
  readonly date: CalendarDate;
  /** Null or undefined: any. */
  readonly time?: TimeOfDay | null | undefined;
  readonly people: number;
}

/** Returns the slot that a page of the activity would preselect; undefined if it doesn't run then. */
export const findRequestedSlot = (
  activity: { readonly capacity: number | null; readonly timeSlots: readonly ActivityTimeSlot[] },
  stock: SlotStock,
  { date, time, people }: SlotWish,
  now: Date,
): DomainSlot | undefined =>
  findSlotForDate(activity.timeSlots.map(toTimeSlot), date, {
    time,
    isFree: (slot) => countSlotPlaces(activity, stock, date, slot, now) >= people,
  });
