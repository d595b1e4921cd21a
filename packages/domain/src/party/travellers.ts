import type { Limits } from './limits.ts';
import type { Party } from './party.ts';

/** The travellers of a tour (ENTITY-13). Children aged 5 to 12 and 2 to 4 pay different prices; infants are free. */
export interface Travellers {
  readonly adults: number;
  readonly children512: number;
  readonly children25: number;
  readonly infants: number;
}

/** A kind of travellers on a tour. */
export type TravellerKind = keyof Travellers;

/** In the order of forms and labels (TOUR-18). */
export const travellerKinds = [
  'adults',
  'children512',
  'children25',
  'infants',
] as const satisfies readonly TravellerKind[];

/** The group size of a tour; a server may omit either bound (GAP-81). */
export interface GroupSize {
  readonly min?: number | null;
  readonly max?: number | null;
}

const DEFAULT_ADULTS = 2;

/**
 * Returns the travellers a tour form starts with: the minimum group of adults, at most the maximum (TOUR-21, CONST-23).
 *
 * @example getDefaultTravellers({ min: 4 }).adults // 4
 * @example getDefaultTravellers({}).adults // 2
 */
export const getDefaultTravellers = ({ min, max }: GroupSize): Travellers => ({
  adults: Math.min(min ?? DEFAULT_ADULTS, max ?? Number.POSITIVE_INFINITY),
  children512: 0,
  children25: 0,
  infants: 0,
});

/**
 * Returns the limits of each kind: adults stay within the group size, others have no maximum (TOUR-22, TOUR-23, GAP-81).
 *
 * @example getTravellerLimits({ min: 2, max: 12 }).adults // { min: 2, max: 12 }
 * @example getTravellerLimits({}).infants // { min: 0, max: Infinity }
 */
export function getTravellerLimits({ min, max }: GroupSize): Record<TravellerKind, Limits> {
  const anyNumber = { min: 0, max: Number.POSITIVE_INFINITY };
  return {
    adults: { min: min ?? 1, max: max ?? Number.POSITIVE_INFINITY },
    children512: anyNumber,
    children25: anyNumber,
    infants: anyNumber,
  };
}

/** Converts a tour's travellers to the three kinds that every booking has (GAP-82). */
export const toParty = ({ adults, children512, children25, infants }: Travellers): Party => ({
  adults,
  children: children512 + children25,
  infants,
});
