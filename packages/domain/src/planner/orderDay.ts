import { type GeoPoint, getDriveMinutes } from './distance.ts';
import { addRoute, findFirstStart, type Item, type PartialRoute } from './partialRoutes.ts';
import { MIDNIGHT, type Opening, type TripStop } from './trip.ts';
import type { BreakWindow } from './tripBreaks.ts';

/** A place to order among the stops of a day; it has no time yet. */
export interface Visit {
  readonly placeId: string;
  readonly point: GeoPoint;
  readonly minutes: number;
  readonly openings: readonly Pick<Opening, 'from' | 'to'>[];
}

/** What a day needs besides its visits. Times are in minutes since midnight. */
export interface DayNeeds {
  /** Breaks, wherever the group is then. */
  readonly breaks?: readonly BreakWindow[];
  /** Where the day starts and ends. */
  readonly hotel?: GeoPoint | undefined;
  /** When the group must be back at the hotel. */
  readonly latest?: number | undefined;
}

/** The ordered stops of a day. */
export interface OrderedDay {
  readonly stops: readonly TripStop[];
  /** Driving time between the stops, and from and to the hotel. */
  readonly travelMinutes: number;
}

const HOTEL = -1;
const start: PartialRoute = { end: 0, travel: 0, last: undefined, at: HOTEL };
const MAX_STOPS = 9;

/**
 * Finds the order of a day's stops with the shortest driving time and, among equals, the earliest end. The search is exact:
 * dynamic programming over sets of stops and the place of the last.
 *
 * @returns `undefined` if no order fits the opening hours
 * @throws RangeError with more than nine stops
 * @example orderDay([]) // { stops: [], travelMinutes: 0 }
 * @example orderDay([{ ...fort, minutes: 60, openings: [{ from: 540, to: 600 }] }]) // { stops: [{ placeId: 'fort', start: 540, end: 600 }], travelMinutes: 0 }
 */
export function orderDay(visits: readonly Visit[], needs: DayNeeds = {}): OrderedDay | undefined {
  if (visits.length > MAX_STOPS) throw new RangeError(`A day has at most ${MAX_STOPS} stops, not ${visits.length}`);
  if (visits.length === 0) return { stops: [], travelMinutes: 0 };
  const { breaks = [], hotel, latest } = needs;
  const items: readonly Item[] = [
    ...visits,
    ...breaks.map((window) => ({ placeId: '', minutes: window.minutes, openings: [window] })),
  ];
  const drive = measureDrives(items, hotel);
  const complete = listRoutes(items, drive)
    .map((route) => ({ ...route, travel: route.travel + drive(route.at, HOTEL) }))
    .filter(({ end, at }) => !hotel || latest === undefined || end + drive(at, HOTEL) <= latest);
  const best = complete.reduce<PartialRoute | undefined>(
    (a, b) => (a && (a.travel < b.travel || (a.travel === b.travel && a.end <= b.end)) ? a : b),
    undefined,
  );
  return best && { stops: toStops(best), travelMinutes: best.travel };
}

type GetDrive = (from: number, to: number) => number;

/** Returns the minutes between two items by their index, of which the hotel's is `HOTEL`; 0 without a place. */
function measureDrives(items: readonly Item[], hotel: GeoPoint | undefined): GetDrive {
  const points = [hotel, ...items.map(({ point }) => point)];
  const minutes = points.flatMap((from) => points.map((to) => getDriveMinutes(from, to)));
  return (from, to) => Number(minutes[(from - HOTEL) * points.length + to - HOTEL]);
}

/** Lists the routes through all items that no other dominates. */
function listRoutes(items: readonly Item[], drive: GetDrive): readonly PartialRoute[] {
  const all = 2 ** items.length - 1;
  const lastStarts = items.map(({ openings }) => Math.max(...openings.map(({ to }) => to)));
  const bySet = new Map<number, readonly PartialRoute[]>([[0, [start]]]);
  const getRoutes = (set: number): readonly PartialRoute[] => bySet.get(set) ?? [];
  for (let set = 0; set < all; set++) {
    for (const before of getRoutes(set)) {
      for (const [next, item] of items.entries()) {
        if ((set & (1 << next)) !== 0) continue;
        const way = item.point ? drive(before.at, next) : 0;
        const end = findFirstStart(item.openings, before.end + way) + item.minutes;
        const nextSet = set | (1 << next);
        const isTooLate = lastStarts.some((last, other) => last < end && (nextSet & (1 << other)) === 0);
        if (end > MIDNIGHT || isTooLate) continue;
        const at = item.point ? next : before.at;
        bySet.set(
          nextSet,
          addRoute(getRoutes(nextSet), { end, travel: before.travel + way, last: { item, before }, at }),
        );
      }
    }
  }
  return getRoutes(all);
}

/** Breaks aren't stops. */
function toStops({ end, last }: PartialRoute): TripStop[] {
  if (!last) return [];
  const { placeId, minutes, point } = last.item;
  return [...toStops(last.before), ...(point ? [{ placeId, start: end - minutes, end }] : [])];
}
