import { estimateRoadKm } from './distance.ts';
import { findLeftOutReason } from './findLeftOutReason.ts';
import type { LeftOutReason } from './leftOutReasons.ts';
import type { PlannerPlace, TripPlan, TripQuery } from './trip.ts';

/** A wanted place as the traveller named it, with the place that it means, if there is one. */
export interface WantedPlace {
  readonly name: string;
  readonly placeId?: string | undefined;
}

/** A wish that a plan doesn't fulfil. */
export interface UnmetWish {
  /** The place or hotel as the traveller named it, or an interest. */
  readonly wish: string;
  /** `noSuchPlace`: nothing has that name or serves that interest; `unknownHotel`: the drives from and to it aren't counted; `bookedSeparately`: it is a tour. */
  readonly reason: LeftOutReason | 'noSuchPlace' | 'unknownHotel' | 'bookedSeparately';
  /** Another place that could be visited instead: it serves the same interests, or is the nearest. */
  readonly alternativeId?: string | undefined;
}

/**
 * Lists the wishes that a plan doesn't fulfil: wanted places that aren't in it, and interests that no stop serves.
 *
 * @param wanted as the traveller named them
 * @example findUnmetWishes({ days: [], leftOut: [], total: 0 }, [], query, [{ name: 'zoo' }]) // [{ wish: 'zoo', reason: 'noSuchPlace' }]
 * @example findUnmetWishes({ days: [], leftOut: [], total: 0 }, [], { ...query, interests: ['food'] }, []) // [{ wish: 'food', reason: 'noSuchPlace' }]
 */
export function findUnmetWishes(
  { days, leftOut }: TripPlan,
  places: readonly PlannerPlace[],
  query: TripQuery,
  wanted: readonly WantedPlace[],
): UnmetWish[] {
  const used = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
  const reasons = new Map(leftOut.map(({ placeId, reason }) => [placeId, reason]));
  const available = places.filter((place) => !used.has(place.id) && !findLeftOutReason(place, query));
  const missing = wanted
    .filter(({ placeId }) => placeId === undefined || !used.has(placeId))
    .map(({ name, placeId }): UnmetWish => {
      const place = places.find(({ id }) => id === placeId);
      const reason = reasons.get(placeId ?? '');
      return place && reason
        ? { wish: name, reason, ...withAlternative(findSimilar(place, available)) }
        : { wish: name, reason: 'noSuchPlace' };
    });
  const unserved = query.interests
    .filter((interest) => !places.some(({ id, serves }) => used.has(id) && serves.includes(interest)))
    .map((interest): UnmetWish => {
      const serving = places.filter(({ serves }) => serves.includes(interest));
      const [best] = serving.map(({ id }) => reasons.get(id)).filter((reason) => reason !== undefined);
      return { wish: interest, reason: best ?? 'noSuchPlace' };
    });
  return [...missing, ...unserved];
}

const withAlternative = (place: PlannerPlace | undefined) => (place ? { alternativeId: place.id } : {});

/** The place that shares the most interests; among those, the nearest. */
function findSimilar(place: PlannerPlace, others: readonly PlannerPlace[]): PlannerPlace | undefined {
  const countShared = ({ serves }: PlannerPlace) => serves.filter((interest) => place.serves.includes(interest)).length;
  const getKm = ({ point }: PlannerPlace) => (point && place.point ? estimateRoadKm(point, place.point) : 0);
  return others
    .filter(({ id }) => id !== place.id)
    .sort((a, b) => countShared(b) - countShared(a) || getKm(a) - getKm(b) || (a.id < b.id ? -1 : 1))[0];
}
