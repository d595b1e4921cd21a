import { type CalendarDate, getLastBookableDate } from '../dates/index.ts';
import { isInSeason, runsOn, type TimeSlot } from './timeSlot.ts';

/** Why a date can't be booked. With `tooFewSpots`, a smaller party could book it. */
export type UnavailableReason = 'past' | 'tooFar' | 'outOfSeason' | 'weekday' | 'soldOut' | 'tooFewSpots';

/** The input for the availability of one date. */
export interface DateAvailabilityInput {
  readonly slots: readonly TimeSlot[];
  /** Places left on the date. */
  readonly spots: number;
  /** People in the party, infants included (ACT-20). */
  readonly people: number;
  /** Today in Dubai. */
  readonly today: CalendarDate;
}

/**
 * Returns why an activity can't be booked on a date, or `undefined` if it can (ACT-18 to ACT-20). Reasons that apply to
 * any party come first.
 *
 * @example findUnavailableReason('2026-12-18', { slots: [fridays], spots: 15, people: 3, today: '2026-12-01' }) // undefined
 * @example findUnavailableReason('2026-12-18', { slots: [fridays], spots: 2, people: 3, today: '2026-12-01' }) // 'tooFewSpots'
 */
export function findUnavailableReason(
  date: CalendarDate,
  { slots, spots, people, today }: DateAvailabilityInput,
): UnavailableReason | undefined {
  if (date < today) return 'past';
  if (date > getLastBookableDate(today)) return 'tooFar';
  if (!slots.some((slot) => isInSeason(slot, date))) return 'outOfSeason';
  if (!slots.some((slot) => runsOn(slot, date))) return 'weekday';
  if (spots <= 0) return 'soldOut';
  return spots < people ? 'tooFewSpots' : undefined;
}
