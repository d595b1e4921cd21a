import { normaliseTime, requiredDate } from '../dates/index.ts';
import type { TimeSlot } from './timeSlot.ts';

/** A time slot as the wire has it (ENTITY-14, GAP-83). */
export interface WireTimeSlot {
  readonly id: string | number;
  readonly start_date: string;
  readonly end_date: string;
  readonly available_days: readonly number[];
  readonly start_time?: string | null;
}

/**
 * @example readTimeSlot({ id: 3, start_date: '2026-12-01', end_date: '2026-12-31', available_days: [5], start_time: '09:00:00' }).startTime // '09:00'
 * @example readTimeSlot({ id: 3, start_date: '2026-12-01T00:00:00Z', end_date: '2026-12-31', available_days: [5] }).startDate // '2026-12-01'
 * @throws RangeError if its first or last day is no date
 */
export const readTimeSlot = ({ id, start_date, end_date, available_days, start_time }: WireTimeSlot): TimeSlot => ({
  id,
  startDate: requiredDate(start_date),
  endDate: requiredDate(end_date),
  weekdays: available_days,
  startTime: normaliseTime(start_time ?? ''),
});
