import { getDriveMinutes } from './distance.ts';
import type { LunchBreak, PlannerPlace, TripStop } from './trip.ts';

/** A break for lunch begins within these times, in minutes since midnight. */
export const LUNCH = { from: 12 * 60, to: 14 * 60, minutes: 45 };
/** A visit this long has a break of its own. */
const LONG_VISIT = 4 * 60;

type GetPlace = (id: string) => Pick<PlannerPlace, 'serves' | 'point'> | undefined;

/**
 * Finds a break for lunch between two stops of a day, besides the drive from one to the other; `undefined` if there is no
 * time for it.
 *
 * @param stops in order of time
 * @param getPlace the place of a stop
 * @example findLunch([{ placeId: 'a', start: 540, end: 690 }, { placeId: 'b', start: 840, end: 900 }], () => undefined) // { start: 720, end: 765 }
 * @example findLunch([{ placeId: 'a', start: 540, end: 690 }], () => undefined) // undefined
 */
export function findLunch(stops: readonly TripStop[], getPlace: GetPlace): LunchBreak | undefined {
  const breaks = stops.flatMap((stop, index) => {
    const start = Math.max(stop.end, LUNCH.from);
    const end = start + LUNCH.minutes;
    const [next] = stops.slice(index + 1);
    const drive = getDriveMinutes(getPlace(stop.placeId)?.point, next && getPlace(next.placeId)?.point);
    return next && start <= LUNCH.to && end + drive <= next.start ? [{ start, end }] : [];
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
export function needsLunch(stops: readonly TripStop[], getPlace: GetPlace): boolean {
  const start = Math.min(...stops.map((stop) => stop.start));
  const end = Math.max(...stops.map((stop) => stop.end));
  if (start >= LUNCH.from || end <= LUNCH.to) return false;
  return !stops.some((stop) => {
    const isAtNoon = stop.start <= LUNCH.to && stop.end >= LUNCH.from + LUNCH.minutes;
    return isAtNoon && (getPlace(stop.placeId)?.serves.includes('food') || stop.end - stop.start >= LONG_VISIT);
  });
}
