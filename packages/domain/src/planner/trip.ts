import type { CalendarDate } from '../dates/index.ts';
import type { Fils } from '../money/index.ts';
import type { GeoPoint } from './distance.ts';

/** When one can begin on a day: from one minute to another, both included; the same twice where the start is fixed. */
export interface Opening {
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
  /** Places left. */
  readonly spots: number;
}

/** Something a day can be made of. */
export interface PlannerPlace {
  readonly id: string;
  readonly location: string;
  /** Absent: no one knows where it is. */
  readonly point?: GeoPoint | undefined;
  /** How long it takes; absent: no one knows. */
  readonly minutes?: number | undefined;
  /** For each person. */
  readonly price: Fils;
  /** The largest group. */
  readonly maxGroupSize?: number | undefined;
  /** Interests it serves. */
  readonly serves: readonly string[];
  /** From 0 to 5. */
  readonly rating: number;
  /** By date. A date that isn't named is a day off. */
  readonly openings: Readonly<Record<CalendarDate, readonly Opening[]>>;
}

/** What a trip has to be. */
export interface TripQuery {
  readonly destination: string;
  /** The days, in order. */
  readonly dates: readonly CalendarDate[];
  readonly interests: readonly string[];
  /** The most that may be spent on the whole trip by all; absent: anything. */
  readonly budget?: Fils | undefined;
  readonly groupSize: number;
}

/** A place on a day, from one minute of it to another. */
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
  /** It lies outside the destination. */
  | 'elsewhere'
  /** Where it is or how long it takes isn't known. */
  | 'unknown'
  /** It ends after midnight. */
  | 'overnight'
  /** It doesn't take groups as large. */
  | 'groupTooLarge'
  /** It is closed on each of the days. */
  | 'closed'
  /** It is open, but has too few places left. */
  | 'full'
  /** It would cost more than is left of the budget. */
  | 'tooDear'
  /** It serves none of the interests, and the days are well filled by what does. */
  | 'otherInterests'
  /** The days have no room for it. */
  | 'noTime'
  /** It would do, but whoever made the plan preferred others. */
  | 'notChosen';

/** All of them, in the order they are told. */
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

/** A place that is not in the plan, and why. */
export interface LeftOutPlace {
  readonly placeId: string;
  readonly reason: LeftOutReason;
}

/** A planned trip, with what found no place in it. Amounts are fils. */
export interface TripPlan {
  readonly days: readonly TripDay[];
  readonly leftOut: readonly LeftOutPlace[];
  /** For the whole group. */
  readonly total: Fils;
}

/** A day ends here. */
export const MIDNIGHT = 24 * 60;
