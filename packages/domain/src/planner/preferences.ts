import type { Diet } from '../activity/index.ts';
import type { CalendarDate, TimeOfDay } from '../dates/index.ts';
import type { PlannerNeed, PlannerPace } from './wishes/parseNeeds.ts';

/** The preferences of a traveller, with the names of the wire (ENTITY-43). */
export interface PlannerPreferences {
  readonly destination?: string;
  readonly start_date?: CalendarDate;
  readonly end_date?: CalendarDate | null;
  readonly interests?: readonly string[];
  /** Minimum and maximum for the whole trip and group, in dirhams. */
  readonly budget_range?: readonly number[];
  readonly group_size?: number;
  /** The budget is for each traveller instead of the whole group. */
  readonly budget_per_person?: boolean;
  /** Of the children in the group, in years. */
  readonly child_ages?: readonly number[];
  readonly diets?: readonly Diet[];
  readonly needs?: readonly PlannerNeed[];
  readonly pace?: PlannerPace;
  /** No day starts before it. */
  readonly earliest?: TimeOfDay;
  /** Each day ends by then. */
  readonly latest?: TimeOfDay;
  /** Where each day starts and ends, as the traveller named it. */
  readonly hotel?: string;
  /** Places to include, as the traveller named them. */
  readonly wanted?: readonly string[];
  /** Places to leave out. */
  readonly unwanted?: readonly string[];
  /** Interests that the traveller rejects. */
  readonly rejected_interests?: readonly string[];
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

/** Preferences of requests, whose lists may be changed. */
export type WirePreferences = {
  -readonly [Name in keyof PlannerPreferences]: PlannerPreferences[Name] extends readonly (infer Value)[] | undefined
    ? Value[]
    : PlannerPreferences[Name];
};

/**
 * Converts draft preferences for requests and storage: a copy without the length, which the last day implies.
 *
 * @example toPreferences({ destination: 'Dubai', days: 3 }) // { destination: 'Dubai' }
 * @example toPreferences({ group_size: 2 }) // { group_size: 2 }
 */
export function toPreferences({ days: _days, ...preferences }: DraftPreferences): WirePreferences {
  return structuredClone(preferences) as WirePreferences;
}
