import type { CalendarDate, TimeOfDay } from '../dates/index.ts';
import { compareStarts } from './activityTimes.ts';
import { runsOn, type TimeSlot } from './timeSlot.ts';

/**
 * Lists the slots that run on a date in the order of the day.
 *
 * @example listSlotsOn([sixteen, nine], '2026-12-18') // [nine, sixteen]
 */
export const listSlotsOn = <Slot extends TimeSlot>(slots: readonly Slot[], date: CalendarDate): Slot[] =>
  slots.filter((slot) => runsOn(slot, date)).toSorted(compareStarts);

/** Which slot of a date is requested. */
export interface SlotRequest<Slot extends TimeSlot> {
  /** Null or undefined: any. */
  readonly time?: TimeOfDay | null | undefined;
  /** Whether a slot has places for the party. */
  readonly isFree?: (slot: Slot) => boolean;
}

/**
 * Returns the slot that is booked for a date if none is chosen (GAP-83): the first that runs on it and has places, or
 * else the first that runs on it; at this time if one is given.
 *
 * @example findSlotForDate([fridays], '2026-12-18') // fridays
 * @example findSlotForDate([fridays], '2026-12-19') // undefined
 * @example findSlotForDate([fridays], '2026-12-18', { time: '03:33' }) // undefined
 */
export function findSlotForDate<Slot extends TimeSlot>(
  slots: readonly Slot[],
  date: CalendarDate,
  { time, isFree = () => true }: SlotRequest<Slot> = {},
): Slot | undefined {
  const asked = listSlotsOn(slots, date).filter(({ startTime }) => time == null || startTime === time);
  return asked.find(isFree) ?? asked[0];
}
