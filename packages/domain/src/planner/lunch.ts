import type { PlannerPlace, TripStop } from './trip.ts';

/** A break for lunch begins within these times, in minutes since midnight. */
export const LUNCH = { from: 12 * 60, to: 14 * 60, minutes: 45 };
/** A visit this long has a break of its own. */
const LONG_VISIT = 4 * 60;

/** A break between two stops, in minutes since midnight. */
export interface LunchBreak {
  readonly start: number;
  readonly end: number;
}

/**
 * Finds the time for lunch between two stops of a day, besides the way from one to the other.
 *
 * @param stops in order of time
 * @param getDrive minutes from the stop with this index to the next
 * @example findLunch([{ placeId: 'a', start: 540, end: 690 }, { placeId: 'b', start: 840, end: 900 }], () => 20) // { start: 720, end: 765 }
 * @example findLunch([{ placeId: 'a', start: 540, end: 690 }], () => 0) // undefined
 */
export function findLunch(stops: readonly TripStop[], getDrive: (index: number) => number): LunchBreak | undefined {
  const breaks = stops.slice(1).flatMap((next, index) => {
    const start = Math.max(stops[index]?.end ?? 0, LUNCH.from);
    const end = start + LUNCH.minutes;
    return start <= LUNCH.to && end + getDrive(index) <= next.start ? [{ start, end }] : [];
  });
  return breaks[0];
}

/**
 * Whether a day needs a break for lunch: it has stops before and after noon, and none of them is a meal at noon or long
 * enough to include one.
 *
 * @param getPlace the place of a stop
 * @example needsLunch([{ placeId: 'a', start: 540, end: 690 }, { placeId: 'b', start: 700, end: 900 }], () => undefined) // true
 * @example needsLunch([{ placeId: 'a', start: 900, end: 960 }], () => undefined) // false
 */
export function needsLunch(
  stops: readonly TripStop[],
  getPlace: (id: string) => Pick<PlannerPlace, 'serves'> | undefined,
): boolean {
  const start = Math.min(...stops.map((stop) => stop.start));
  const end = Math.max(...stops.map((stop) => stop.end));
  if (start >= LUNCH.from || end <= LUNCH.to) return false;
  return !stops.some((stop) => {
    const isAtNoon = stop.start <= LUNCH.to && stop.end >= LUNCH.from + LUNCH.minutes;
    return isAtNoon && (getPlace(stop.placeId)?.serves.includes('food') || stop.end - stop.start >= LONG_VISIT);
  });
}
