import type { CalendarDate } from '../dates/index.ts';
import type { Fils } from '../money/index.ts';
import type { GeoPoint } from './distance.ts';

/** A range of possible start times on a day, both bounds included; they are equal if the start is fixed. */
export interface Opening {
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
  /** Places left. */
  readonly spots: number;
}

/** A place that can be a stop. */
export interface PlannerPlace {
  readonly id: string;
  readonly location: string;
  /** Absent if unknown. */
  readonly point?: GeoPoint | undefined;
  /** The duration; absent if unknown. */
  readonly minutes?: number | undefined;
  /** For each person. */
  readonly price: Fils;
  readonly maxGroupSize?: number | undefined;
  /** The interests that it serves. */
  readonly serves: readonly string[];
  /** From 0 to 5. */
  readonly rating: number;
  /** By date; closed on a date that is missing. */
  readonly openings: Readonly<Record<CalendarDate, readonly Opening[]>>;
}

/** The requirements of a trip. */
export interface TripQuery {
  readonly destination: string;
  /** The days, in order. */
  readonly dates: readonly CalendarDate[];
  readonly interests: readonly string[];
  /** The maximum for the whole trip and group; absent for no limit. */
  readonly budget?: Fils | undefined;
  readonly groupSize: number;
}

/** A stop at a place, with its start and end in minutes since midnight. */
export interface TripStop {
  readonly placeId: string;
  readonly start: number;
  readonly end: number;
}

/** A planned day. */
export interface TripDay {
  readonly date: CalendarDate;
  /** In order of time. */
  readonly stops: readonly TripStop[];
}

/** Why a place is in no day of the plan. */
export type LeftOutReason =
  /** It is outside the destination. */
  | 'elsewhere'
  /** Its location or duration is unknown. */
  | 'unknown'
  /** It ends after midnight. */
  | 'overnight'
  /** The group is too large for it. */
  | 'groupTooLarge'
  /** It is closed on each of the days. */
  | 'closed'
  /** It is open, but has too few places left. */
  | 'full'
  /** It costs more than is left of the budget. */
  | 'tooDear'
  /** It serves none of the interests, and other places fill the days. */
  | 'otherInterests'
  /** The days have no room for it. */
  | 'noTime'
  /** It fits, but others were preferred. */
  | 'notChosen';

/** In the order in which they are displayed. */
export const leftOutReasons = [
  'noTime',
  'tooDear',
  'otherInterests',
  'notChosen',
  'full',
  'closed',
  'groupTooLarge',
  'overnight',
  'elsewhere',
  'unknown',
] as const satisfies readonly LeftOutReason[];

/** A place that isn't in the plan, with the reason. */
export interface LeftOutPlace {
  readonly placeId: string;
  readonly reason: LeftOutReason;
}

/** A planned trip with the places that are left out. Amounts are in fils. */
export interface TripPlan {
  readonly days: readonly TripDay[];
  readonly leftOut: readonly LeftOutPlace[];
  /** For the whole group. */
  readonly total: Fils;
}

/** The end of a day, in minutes since midnight. */
export const MIDNIGHT = 24 * 60;
