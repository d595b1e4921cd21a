import type { CalendarDate, TimeOfDay } from '../dates/index.ts';
import { isScarce } from './scarcity.ts';

/** The places left of a start time on a date, on the wire. */
export interface WireTimeOnDate {
  readonly date: CalendarDate;
  readonly time_slot_id: string;
  /** Null: a flexible start. */
  readonly start_time: TimeOfDay | null;
  /** None once it has begun. */
  readonly spots: number;
}

/** A start time of an activity on a date. */
export interface ActivityTime {
  readonly slotId: string;
  /** Null: a flexible start. */
  readonly time: TimeOfDay | null;
  readonly spots: number;
  readonly isScarce: boolean;
  /** Whether it has places for the party. */
  readonly isFree: boolean;
}

/**
 * Compares start times in the order of the day; a flexible start comes first.
 *
 * @example [{ startTime: '16:00' }, { startTime: null }, { startTime: '09:00' }].sort(compareStarts) // null, 09:00, 16:00
 */
export const compareStarts = (
  one: { readonly startTime?: TimeOfDay | null },
  other: { readonly startTime?: TimeOfDay | null },
): number => (one.startTime ?? '').localeCompare(other.startTime ?? '');

/**
 * Lists the start times of a date in the order of the day, each with its places left.
 *
 * @param people in the party, infants included (ACT-20)
 * @example listActivityTimes([{ date: '2026-12-18', time_slot_id: '7', start_time: '09:00', spots: 2 }], '2026-12-18', 3) // [{ slotId: '7', time: '09:00', spots: 2, isScarce: true, isFree: false }]
 */
export const listActivityTimes = (
  availability: readonly WireTimeOnDate[],
  date: CalendarDate,
  people: number,
): ActivityTime[] =>
  availability
    .filter((entry) => entry.date === date)
    .map(({ time_slot_id, start_time, spots }) => ({ slotId: time_slot_id, startTime: start_time, spots }))
    .toSorted(compareStarts)
    .map(({ slotId, startTime, spots }) => ({
      slotId,
      time: startTime,
      spots,
      isScarce: isScarce(spots),
      isFree: spots > 0 && spots >= people,
    }));

/**
 * Returns the start time that is selected: the one that the traveller has chosen, or else the first with places for the
 * party. Without any, the first.
 *
 * @example chooseTime([nine, sixteen]) // nine, or sixteen if nine is full
 * @example chooseTime([nine, sixteen], sixteen.slotId) // sixteen
 */
export const chooseTime = (times: readonly ActivityTime[], chosen?: string | null): ActivityTime | undefined =>
  times.find(({ slotId }) => slotId === chosen) ?? times.find(({ isFree }) => isFree) ?? times[0];

/**
 * Returns the start of another date at the same time of the day, if it has places for the party: what a traveller who
 * moves to that date keeps.
 *
 * @param time null: a flexible start; undefined: none is known
 * @example findSameTime([nine, sixteen], '16:00') // sixteen, or undefined if it is full
 */
export const findSameTime = (
  times: readonly ActivityTime[],
  time: TimeOfDay | null | undefined,
): ActivityTime | undefined => times.find((candidate) => candidate.isFree && candidate.time === time);

/**
 * Returns how many people a date has places for together: those of its start time with most places.
 *
 * @example countSpots([nine, sixteen]) // 12, with 3 places at nine and 12 at sixteen
 */
export const countSpots = (times: readonly ActivityTime[]): number => Math.max(0, ...times.map(({ spots }) => spots));
