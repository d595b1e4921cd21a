import type { CalendarDate } from '../dates/index.ts';

/** What is known of a traveller's wishes, under the wire's names (ENTITY-43). */
export interface PlannerPreferences {
  readonly destination?: string;
  readonly start_date?: CalendarDate;
  readonly end_date?: CalendarDate | null;
  readonly interests?: readonly string[];
  /** Least and most for the whole trip and party, in dirhams. */
  readonly budget_range?: readonly number[];
  readonly group_size?: number;
}

/** Wishes as a conversation gathers them: with a length that waits for its first day (GAP-70). */
export interface DraftPreferences extends PlannerPreferences {
  /** Days of the trip, as said in "3 days trip". */
  readonly days?: number;
}

/**
 * Whether a plan can be made: it needs a place and a first day (PLAN-18).
 *
 * @example canPlan({ destination: 'Dubai', start_date: '2030-03-01' }) // true
 * @example canPlan({ destination: 'Dubai' }) // false
 */
export const canPlan = ({ destination, start_date }: PlannerPreferences): boolean => !!destination && !!start_date;

/**
 * The wishes as they are sent and kept: without the length of the trip, which the last day tells.
 *
 * @example toPreferences({ destination: 'Dubai', days: 3 }) // { destination: 'Dubai' }
 * @example toPreferences({ group_size: 2 }) // { group_size: 2 }
 */
export function toPreferences({ days: _days, ...preferences }: DraftPreferences): PlannerPreferences {
  return preferences;
}
