import { findDayBreaks } from './breaks.ts';
import { getDriveMinutes } from './distance.ts';
import { findUnsuitable } from './findLeftOutReason.ts';
import { sumGroupPrices } from './getGroupPrice.ts';
import { findOpening } from './listStarts.ts';
import { isSameSight, MIDNIGHT, type PlannerPlace, type TripDay, type TripQuery, type TripStop } from './trip.ts';

/**
 * Returns the errors of a plan, whether a person, the planner or a model made it; none if it is feasible. It is independent
 * of the planning algorithm.
 *
 * @example findTripErrors([], [], { destination: 'Dubai', dates: [], interests: [], groupSize: 1 }) // []
 * @example findTripErrors([], [], { destination: 'Dubai', dates: ['2030-03-01'], interests: [], groupSize: 1 }) // ['the days are not those of the trip']
 */
export function findTripErrors(days: readonly TripDay[], places: readonly PlannerPlace[], query: TripQuery): string[] {
  const { dates, budget } = query;
  const byId = new Map(places.map((place) => [place.id, place]));
  const stops = days.flatMap((day) => day.stops);
  const ids = stops.map(({ placeId }) => placeId);
  const total = sumGroupPrices(days, byId);
  return [
    days.map(({ date }) => date).join() === dates.join() ? [] : ['the days are not those of the trip'],
    new Set(ids).size === ids.length ? [] : ['a place is planned twice'],
    hasSightTwice(ids, byId) ? ['a sight is planned twice'] : [],
    budget !== undefined && total > budget ? ['it costs more than the budget'] : [],
    days.flatMap(({ date, stops: ofDay }) =>
      ofDay.flatMap((stop) => findStopErrors(stop, date, query, byId.get(stop.placeId))),
    ),
    days.flatMap(({ stops: ofDay }) =>
      ofDay.slice(1).flatMap((stop, index) => findRouteErrors(ofDay[index], stop, byId)),
    ),
    days.flatMap((day) => findDayErrors(day, query, byId)),
  ].flat();
}

type Places = ReadonlyMap<string, PlannerPlace>;

function hasSightTwice(ids: readonly string[], byId: Places): boolean {
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  return known.some((one) => known.some((other) => isSameSight(one, other)));
}

/** Returns whether there is no time for lunch or a prayer, or the group is back at the hotel too late. */
function findDayErrors({ date, stops }: TripDay, { hotel, latest, prayers }: TripQuery, byId: Places): string[] {
  const getPlace = (id: string) => byId.get(id);
  const last = stops.at(-1);
  const isLate =
    hotel && last && last.end + getDriveMinutes(getPlace(last.placeId)?.point, hotel) > (latest ?? Infinity);
  return [
    findDayBreaks(stops, { getPlace, hotel, prayers: prayers?.[date] }).missing.map(
      ({ name }) => `there is no time for ${name} on ${date}`,
    ),
    isLate ? [`the drive back to the hotel ends too late on ${date}`] : [],
  ].flat();
}

function findStopErrors(
  { placeId, start, end }: TripStop,
  date: string,
  query: TripQuery,
  place: PlannerPlace | undefined,
): string[] {
  if (!place) return [`${placeId} is unknown`];
  const isOpen = findOpening(place, date, start, query) !== undefined;
  const unsuitable = findUnsuitable(place, query);
  return [
    isOpen ? [] : [`${placeId} is closed or full at that time`],
    end - start === place.minutes && end <= MIDNIGHT ? [] : [`${placeId} has another duration`],
    unsuitable ? [`${placeId} doesn't suit the group: ${unsuitable}`] : [],
  ].flat();
}

function findRouteErrors(before: TripStop | undefined, { placeId, start }: TripStop, byId: Places): string[] {
  const from = before && byId.get(before.placeId)?.point;
  const to = byId.get(placeId)?.point;
  if (!before || !from || !to) return [];
  return before.end + getDriveMinutes(from, to) <= start ? [] : [`${placeId} can't be reached in time`];
}
