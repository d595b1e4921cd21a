import type { CalendarDate } from '../dates/index.ts';

/** The preferences of a traveller, with the names of the wire (ENTITY-43). */
export interface PlannerPreferences {
  readonly destination?: string;
  readonly start_date?: CalendarDate;
  readonly end_date?: CalendarDate | null;
  readonly interests?: readonly string[];
  /** Minimum and maximum for the whole trip and group, in dirhams. */
  readonly budget_range?: readonly number[];
  readonly group_size?: number;
}

/** The preferences that a conversation collects: the trip can have a length before it has a first day (GAP-70). */
export interface DraftPreferences extends PlannerPreferences {
  /** Days of the trip, as in "3 days trip". */
  readonly days?: number;
}

/**
 * Whether a trip can be planned: it needs a destination and a first day (PLAN-18).
 *
 * @example canPlan({ destination: 'Dubai', start_date: '2030-03-01' }) // true
 * @example canPlan({ destination: 'Dubai' }) // false
 */
export const canPlan = ({ destination, start_date }: PlannerPreferences): boolean => !!destination && !!start_date;

/**
 * Converts draft preferences for requests and storage: without the length, which the last day implies.
 *
 * @example toPreferences({ destination: 'Dubai', days: 3 }) // { destination: 'Dubai' }
 * @example toPreferences({ group_size: 2 }) // { group_size: 2 }
 */
export function toPreferences({ days: _days, ...preferences }: DraftPreferences): PlannerPreferences {
  return preferences;
}
