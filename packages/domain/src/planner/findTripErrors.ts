import { estimateDriveMinutes, estimateRoadKm } from './distance.ts';
import { MIDNIGHT, type PlannerPlace, type TripDay, type TripQuery, type TripStop } from './trip.ts';

/**
 * Returns the errors of a plan, whether a person, the planner or a model made it; none if it is feasible. It is independent
 * of the planning algorithm.
 *
 * @example findTripErrors([], [], { destination: 'Dubai', dates: [], interests: [], groupSize: 1 }) // []
 * @example findTripErrors([], [], { destination: 'Dubai', dates: ['2030-03-01'], interests: [], groupSize: 1 }) // ['the days are not those of the trip']
 */
export function findTripErrors(
  days: readonly TripDay[],
  places: readonly PlannerPlace[],
  { dates, budget, groupSize }: TripQuery,
): string[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const stops = days.flatMap((day) => day.stops);
  const ids = stops.map(({ placeId }) => placeId);
  const total = ids.reduce((sum, id) => sum + (byId.get(id)?.price ?? 0) * groupSize, 0);
  return [
    days.map(({ date }) => date).join() === dates.join() ? [] : ['the days are not those of the trip'],
    new Set(ids).size === ids.length ? [] : ['a place is planned twice'],
    budget !== undefined && total > budget ? ['it costs more than the budget'] : [],
    days.flatMap(({ date, stops: ofDay }) =>
      ofDay.flatMap((stop) => findStopErrors(stop, date, groupSize, byId.get(stop.placeId))),
    ),
    days.flatMap(({ stops: ofDay }) =>
      ofDay.slice(1).flatMap((stop, index) => findRouteErrors(ofDay[index], stop, byId)),
    ),
  ].flat();
}

function findStopErrors(
  { placeId, start, end }: TripStop,
  date: string,
  groupSize: number,
  place: PlannerPlace | undefined,
): string[] {
  if (!place) return [`${placeId} is unknown`];
  const openings = place.openings[date] ?? [];
  const isOpen = openings.some(({ from, to, spots }) => from <= start && start <= to && spots >= groupSize);
  return [
    isOpen ? [] : [`${placeId} is closed or full at that time`],
    end - start === place.minutes && end <= MIDNIGHT ? [] : [`${placeId} has another duration`],
    (place.maxGroupSize ?? groupSize) < groupSize ? [`${placeId} doesn't take groups of this size`] : [],
  ].flat();
}

function findRouteErrors(
  before: TripStop | undefined,
  { placeId, start }: TripStop,
  byId: ReadonlyMap<string, PlannerPlace>,
): string[] {
  const from = before && byId.get(before.placeId)?.point;
  const to = byId.get(placeId)?.point;
  if (!from || !to) return [];
  return before.end + estimateDriveMinutes(estimateRoadKm(from, to)) <= start
    ? []
    : [`${placeId} can't be reached in time`];
}
