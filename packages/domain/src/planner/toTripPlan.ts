import { findLeftOutReason } from './findLeftOutReason.ts';
import type { LeftOutReason, PlannerPlace, TripDay, TripPlan, TripQuery } from './trip.ts';

/**
 * The plan that days make, whoever chose them: what they cost the whole group, and for each place they don't use the
 * reason. A place that would have done was not chosen, unless whoever planned knows better (GAP-68).
 *
 * @param places in the order in which what is left out is told
 * @param reasons why places that would have done are in none of the days, by their id
 * @example toTripPlan([], [fort], question) // { days: [], leftOut: [{ placeId: 'fort', reason: 'notChosen' }], total: 0 }
 * @example toTripPlan([], [fort], question, new Map([['fort', 'noTime']])).leftOut // [{ placeId: 'fort', reason: 'noTime' }]
 */
export function toTripPlan(
  days: readonly TripDay[],
  places: readonly PlannerPlace[],
  question: TripQuery,
  reasons: ReadonlyMap<string, LeftOutReason> = new Map(),
): TripPlan {
  const used = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
  const isUsed = ({ id }: PlannerPlace) => used.has(id);
  return {
    days,
    leftOut: places
      .filter((place) => !isUsed(place))
      .map((place) => ({
        placeId: place.id,
        reason: findLeftOutReason(place, question) ?? reasons.get(place.id) ?? 'notChosen',
      })),
    total: places.filter(isUsed).reduce((sum, { price }) => sum + price * question.groupSize, 0),
  };
}
