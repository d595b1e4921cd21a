import type { Party } from './party.ts';
import type { Limits } from './partyLimits.ts';

/** Who travels on a tour (ENTITY-13): children aged 5 to 12 and 2 to 4 pay differently, infants nothing. */
export interface Travellers {
  readonly adults: number;
  readonly children512: number;
  readonly children25: number;
  readonly infants: number;
}

/** One kind of travellers on a tour. */
export type TravellerKind = keyof Travellers;

/** In the order in which they are asked for and shown (TOUR-18). */
export const travellerKinds = [
  'adults',
  'children512',
  'children25',
  'infants',
] as const satisfies readonly TravellerKind[];

/** What a tour says about the size of a group; a server may leave either out (GAP-81). */
export interface GroupSize {
  readonly min?: number | null;
  readonly max?: number | null;
}

const USUAL_ADULTS = 2;

/**
 * How many adults a tour starts with (TOUR-21, CONST-23), never more than it takes.
 *
 * @example defaultTravellers({ min: 4 }).adults // 4
 * @example defaultTravellers({}).adults // 2
 */
export const defaultTravellers = ({ min, max }: GroupSize): Travellers => ({
  adults: Math.min(min ?? USUAL_ADULTS, max ?? Number.POSITIVE_INFINITY),
  children512: 0,
  children25: 0,
  infants: 0,
});

/**
 * Adults stay within the group size; nobody else has an upper bound (TOUR-22, TOUR-23, GAP-81).
 *
 * @example travellerLimits({ min: 2, max: 12 }).adults // { min: 2, max: 12 }
 * @example travellerLimits({}).infants // { min: 0, max: Infinity }
 */
export function travellerLimits({ min, max }: GroupSize): Record<TravellerKind, Limits> {
  const anyNumber = { min: 0, max: Number.POSITIVE_INFINITY };
  return {
    adults: { min: min ?? 1, max: max ?? Number.POSITIVE_INFINITY },
    children512: anyNumber,
    children25: anyNumber,
    infants: anyNumber,
  };
}

/** A tour's travellers in the three kinds every booking knows (GAP-82). */
export const toParty = ({ adults, children512, children25, infants }: Travellers): Party => ({
  adults,
  children: children512 + children25,
  infants,
});
