import { findDayBreaks } from './breaks.ts';
import { findLeftOutReason } from './findLeftOutReason.ts';
import { sumGroupPrices } from './getGroupPrice.ts';
import type { LeftOutReason } from './leftOutReasons.ts';
import type { PlannerPlace, TripDay, TripPlan, TripQuery } from './trip.ts';

/**
 * Converts planned days to a trip plan: with breaks for lunch and prayers, the price for the group, and for each unused place the reason. A place that fits is
 * `notChosen` unless `reasons` has another reason (GAP-68).
 *
 * @param places in the order of the list of left-out places
 * @param reasons of places that fit but aren't used, by id
 * @example toTripPlan([], [fort], query) // { days: [], leftOut: [{ placeId: 'fort', reason: 'notChosen' }], total: 0 }
 * @example toTripPlan([], [fort], query, new Map([['fort', 'noTime']])).leftOut // [{ placeId: 'fort', reason: 'noTime' }]
 */
export function toTripPlan(
  days: readonly TripDay[],
  places: readonly PlannerPlace[],
  query: TripQuery,
  reasons: ReadonlyMap<string, LeftOutReason> = new Map(),
): TripPlan {
  const used = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
  const byId = new Map(places.map((place) => [place.id, place]));
  const getPlace = (id: string) => byId.get(id);
  const isUsed = ({ id }: PlannerPlace) => used.has(id);
  return {
    days: days.map((day) => {
      const needs = { getPlace, hotel: query.hotel, prayers: query.prayers?.[day.date] };
      const { lunch, prayers } = findDayBreaks(day.stops, needs);
      return { ...day, ...(lunch && { lunch }), ...(prayers.length > 0 && { prayers }) };
    }),
    leftOut: places
      .filter((place) => !isUsed(place))
      .map((place) => ({
        placeId: place.id,
        reason: findLeftOutReason(place, query) ?? reasons.get(place.id) ?? 'notChosen',
      })),
    total: sumGroupPrices(days, byId),
  };
}
