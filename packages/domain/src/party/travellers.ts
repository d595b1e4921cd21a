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

/** Of a tour without a maximum, which protects the shop from absurd requests. */
const MAX_GROUP = 100;

/** Counts all travellers of a tour, children and infants included. */
export const countTravellers = ({ adults, children512, children25, infants }: Travellers): number =>
  adults + children512 + children25 + infants;

/**
 * Returns the limits of each kind: adults have the group's minimum, and all together at most its maximum, so that each
 * kind has what the others leave (TOUR-22, TOUR-23, GAP-81). A tour without a maximum takes 100.
 *
 * @param others the travellers so far
 * @example getTravellerLimits({ min: 2, max: 12 }, { adults: 2, children512: 0, children25: 0, infants: 0 }).adults // { min: 2, max: 12 }
 * @example getTravellerLimits({ max: 6 }, { adults: 2, children512: 1, children25: 0, infants: 0 }).infants // { min: 0, max: 3 }
 */
export function getTravellerLimits({ min, max }: GroupSize, others: Travellers): Record<TravellerKind, Limits> {
  const left = (max ?? MAX_GROUP) - countTravellers(others);
  const upTo = (kind: TravellerKind) => Math.max(0, others[kind] + left);
  const least = min ?? 1;
  return {
    adults: { min: least, max: Math.max(least, upTo('adults')) },
    children512: { min: 0, max: upTo('children512') },
    children25: { min: 0, max: upTo('children25') },
    infants: { min: 0, max: upTo('infants') },
  };
}

/**
 * Whether all travellers together, children and infants included, are within the group size.
 *
 * @example fitsGroup({ max: 6 }, { adults: 2, children512: 2, children25: 1, infants: 1 }) // true
 * @example fitsGroup({ max: 6 }, { adults: 1, children512: 6, children25: 0, infants: 0 }) // false
 */
export const fitsGroup = ({ max }: GroupSize, travellers: Travellers): boolean =>
  countTravellers(travellers) <= (max ?? MAX_GROUP);

/** Converts a tour's travellers to the three kinds that every booking has (GAP-82). */
export const toParty = ({ adults, children512, children25, infants }: Travellers): Party => ({
  adults,
  children: children512 + children25,
  infants,
});
