import type { Diet } from '../activity/index.ts';
import type { CalendarDate } from '../dates/index.ts';
import type { Fils } from '../money/index.ts';
import type { GeoPoint } from './distance.ts';
import type { LeftOutReason } from './leftOutReasons.ts';
import type { Prayer, PrayerName, TripBreak } from './tripBreaks.ts';
import type { PlannerNeed, PlannerPace } from './wishes/parseNeeds.ts';

/** A range of possible start times on a day, both bounds included; they are equal if the start is fixed. */
export interface Opening {
  /** Minutes since midnight. */
  readonly from: number;
  readonly to: number;
  /** Places left. */
  readonly spots: number;
  readonly slotId?: string;
  /** For the whole group, where the start has a price of its own. */
  readonly price?: Fils;
  /** Of an attraction, the type of the tickets. */
  readonly ticketTypeId?: string;
}

/** A place that can be a stop. */
export interface PlannerPlace {
  readonly id: string;
  readonly location: string;
  /** Absent if unknown. */
  readonly point?: GeoPoint | undefined;
  /** The duration; absent if unknown. */
  readonly minutes?: number | undefined;
  /** For the whole group of the query, on dates without a price of their own. */
  readonly groupPrice: Fils;
  /** Prices of dates that have another one. */
  readonly datedPrices?: Readonly<Record<CalendarDate, Fils>>;
  readonly maxGroupSize?: number | undefined;
  /** The interests that it serves. */
  readonly serves: readonly string[];
  /** From 0 to 5. */
  readonly rating: number;
  /** The youngest age that may take part. */
  readonly minAge?: number | undefined;
  /** Absent if unknown. */
  readonly isStepFree?: boolean | undefined;
  /** Absent if unknown. */
  readonly takesStrollers?: boolean | undefined;
  readonly isOutdoors?: boolean | undefined;
  /** The diets that its meal can follow; absent if it has no meal or that is unknown. */
  readonly diets?: readonly Diet[] | undefined;
  /** Ids of places with the same sight: only one of them is in a plan. */
  readonly sameAs?: readonly string[] | undefined;
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
  /** The age of the youngest child; absent if all are adults or ages are unknown. */
  readonly youngest?: number | undefined;
  readonly diets?: readonly Diet[] | undefined;
  readonly needs?: readonly PlannerNeed[] | undefined;
  readonly pace?: PlannerPace | undefined;
  /** The earliest start of a stop, in minutes since midnight. */
  readonly earliest?: number | undefined;
  /** When the last stop, or the way back to the hotel, must end. */
  readonly latest?: number | undefined;
  /** Where each day starts and ends. */
  readonly hotel?: GeoPoint | undefined;
  /** Ids of places that are included first, also from outside the destination. */
  readonly wanted?: readonly string[] | undefined;
  /** Ids of places that are left out. */
  readonly unwanted?: readonly string[] | undefined;
  /** Places that serve one of them are left out, unless they are wanted. */
  readonly rejectedInterests?: readonly string[] | undefined;
  /** The prayers of each day, if the days must leave time for them. */
  readonly prayers?: Readonly<Record<CalendarDate, readonly Prayer[]>> | undefined;
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

/** A place that isn't in the plan, with the reason. */
export interface LeftOutPlace {
  readonly placeId: string;
  readonly reason: LeftOutReason;
}

/** A planned trip with the places that are left out. Amounts are in fils. */
export interface TripPlan {
  readonly days: readonly (TripDay & {
    /** Absent if the day needs none. */
    readonly lunch?: TripBreak;
    /** For prayers that are said between two stops, in order of time; absent if there are none. */
    readonly prayers?: readonly (TripBreak & { readonly name: PrayerName })[];
  })[];
  readonly leftOut: readonly LeftOutPlace[];
  /** For the whole group. */
  readonly total: Fils;
}

/**
 * Whether two places show the same sight, such as a museum and a guided visit of it.
 *
 * @example isSameSight({ id: 'museum', sameAs: ['guided'] }, { id: 'guided' }) // true
 * @example isSameSight({ id: 'museum' }, { id: 'guided' }) // false
 */
export const isSameSight = (
  one: Pick<PlannerPlace, 'id' | 'sameAs'>,
  other: Pick<PlannerPlace, 'id' | 'sameAs'>,
): boolean => Boolean(one.sameAs?.includes(other.id) || other.sameAs?.includes(one.id));

/** The end of a day, in minutes since midnight. */
export const MIDNIGHT = 24 * 60;
