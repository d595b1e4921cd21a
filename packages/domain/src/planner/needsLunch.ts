import type { PlannerPlace, TripStop } from './trip.ts';

/** A break for lunch begins within these times, in minutes since midnight. */
export const LUNCH = { name: 'lunch', from: 12 * 60, to: 14 * 60, minutes: 45 } as const;
/** A visit this long has a break of its own. */
const LONG_VISIT = 4 * 60;

/** Returns the place of a stop. */
export type GetPlace = (id: string) => Pick<PlannerPlace, 'serves' | 'point'> | undefined;

/**
 * Whether a day needs a break for lunch: it has stops before and after noon, and none of them is a meal at noon or long
 * enough to include one.
 *
 * @param getPlace the place of a stop
 * @example needsLunch([{ placeId: 'a', start: 540, end: 690 }, { placeId: 'b', start: 700, end: 900 }], () => undefined) // true
 * @example needsLunch([{ placeId: 'a', start: 900, end: 960 }], () => undefined) // false
 */
export function needsLunch(stops: readonly TripStop[], getPlace: GetPlace): boolean {
  const start = Math.min(...stops.map((stop) => stop.start));
  const end = Math.max(...stops.map((stop) => stop.end));
  if (start >= LUNCH.from || end <= LUNCH.to) return false;
  return !stops.some((stop) => {
    const isAtNoon = stop.start <= LUNCH.to && stop.end >= LUNCH.from + LUNCH.minutes;
    return isAtNoon && (getPlace(stop.placeId)?.serves.includes('food') || stop.end - stop.start >= LONG_VISIT);
  });
}
