import { isAt } from './destinations.ts';
import type { LeftOutReason } from './leftOutReasons.ts';
import { findObstacle } from './listStarts.ts';
import { MIDNIGHT, type PlannerPlace, type TripQuery } from './trip.ts';

/**
 * Returns why a place can't be in a plan on any of the days, or `undefined` if it can (GAP-68).
 *
 * @example findLeftOutReason({ ...fort, point: undefined }, query) // 'unknown'
 * @example findLeftOutReason({ ...fort, openings: {} }, query) // 'closed'
 */
export function findLeftOutReason(place: PlannerPlace, query: TripQuery): LeftOutReason | undefined {
  if (!place.point || !place.minutes) return 'unknown';
  const isWanted = query.wanted?.includes(place.id) ?? false;
  if (!isWanted && !isAt(query.destination, place.location, place.point)) return 'elsewhere';
  return findUnsuitable(place, query) ?? findClosed(place, place.minutes, query);
}

/**
 * Returns why a place doesn't suit the group, whenever it is open.
 *
 * @example findUnsuitable({ ...fort, minAge: 6 }, { ...query, youngest: 4 }) // 'tooYoung'
 * @example findUnsuitable(fort, query) // undefined
 */
export function findUnsuitable(
  { id, serves, maxGroupSize, minAge, isStepFree, takesStrollers, diets }: PlannerPlace,
  query: TripQuery,
): LeftOutReason | undefined {
  const isWanted = query.wanted?.includes(id) ?? false;
  const { groupSize, youngest, needs = [], diets: required = [], rejectedInterests = [], unwanted = [] } = query;
  if (unwanted.includes(id)) return 'unwanted';
  if (!isWanted && serves.some((interest) => rejectedInterests.includes(interest))) return 'unwanted';
  if (maxGroupSize !== undefined && maxGroupSize < groupSize) return 'groupTooLarge';
  if (minAge !== undefined && youngest !== undefined && youngest < minAge) return 'tooYoung';
  if (needs.includes('wheelchair') && !isStepFree) return 'notAccessible';
  if (needs.includes('stroller') && !takesStrollers) return 'notAccessible';
  // A meal of which nothing is known may not follow the diet.
  const offered = diets ?? (serves.includes('food') ? [] : undefined);
  return offered && required.some((diet) => !offered.includes(diet)) ? 'otherDiet' : undefined;
}

/** Why a place can't be visited on any of the days. */
function findClosed(place: PlannerPlace, minutes: number, query: TripQuery): LeftOutReason | undefined {
  const { dates, groupSize } = query;
  const openings = dates.flatMap((date) => place.openings[date] ?? []);
  if (openings.length === 0) return 'closed';
  if (openings.every(({ from }) => from + minutes > MIDNIGHT)) return 'overnight';
  if (openings.every(({ spots }) => spots < groupSize)) return 'full';
  const obstacles = dates.map((date) => findObstacle(place, date, query));
  if (obstacles.includes(undefined)) return undefined;
  return obstacles.find((obstacle) => obstacle !== 'outsideHours') ?? 'outsideHours';
}
