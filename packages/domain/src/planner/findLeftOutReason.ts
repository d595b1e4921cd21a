import { isAt } from './destinations.ts';
import { type LeftOutReason, MIDNIGHT, type PlannerPlace, type TripQuery } from './trip.ts';

/**
 * Returns why a place can't be in a plan on any of the days, or `undefined` if it can (GAP-68).
 *
 * @example findLeftOutReason({ ...fort, point: undefined }, query) // 'unknown'
 * @example findLeftOutReason({ ...fort, openings: {} }, query) // 'closed'
 */
export function findLeftOutReason(
  place: PlannerPlace,
  { destination, dates, groupSize }: TripQuery,
): LeftOutReason | undefined {
  if (!place.point || !place.minutes) return 'unknown';
  if (!isAt(destination, place.location, place.point)) return 'elsewhere';
  if (place.maxGroupSize !== undefined && place.maxGroupSize < groupSize) return 'groupTooLarge';
  const openings = dates.flatMap((date) => place.openings[date] ?? []);
  if (openings.length === 0) return 'closed';
  const { minutes } = place;
  if (openings.every(({ from }) => from + minutes > MIDNIGHT)) return 'overnight';
  return openings.every(({ spots }) => spots < groupSize) ? 'full' : undefined;
}
