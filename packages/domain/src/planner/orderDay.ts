import { estimateDriveMinutes, estimateRoadKm, type GeoPoint } from './distance.ts';
import { MIDNIGHT, type Opening, type TripStop } from './trip.ts';

/** A place to order among the stops of a day; it has no time yet. */
export interface Visit {
  readonly placeId: string;
  readonly point: GeoPoint;
  readonly minutes: number;
  readonly openings: readonly Pick<Opening, 'from' | 'to'>[];
}

/** The ordered stops of a day. */
export interface OrderedDay {
  readonly stops: readonly TripStop[];
  /** Driving time between the stops. */
  readonly travelMinutes: number;
}

/** An order of some of the stops: when it ends, and its driving time, both in minutes. */
interface PartialRoute {
  readonly end: number;
  readonly travel: number;
  readonly last: LastVisit | undefined;
}

interface LastVisit {
  readonly visit: Visit;
  /** Driving minutes to each of the others. */
  readonly minutesTo: ReadonlyMap<Visit, number>;
  readonly before: PartialRoute;
}

const emptyRoute: PartialRoute = { end: 0, travel: 0, last: undefined };

const MAX_STOPS = 9;

/**
 * Finds the order of a day's stops with the shortest driving time and, among equals, the earliest end. The search is exact:
 * dynamic programming over sets of stops and their last stop.
 *
 * @returns `undefined` if no order fits the opening hours
 * @throws RangeError with more than nine stops
 * @example orderDay([]) // { stops: [], travelMinutes: 0 }
 * @example orderDay([{ ...fort, minutes: 60, openings: [{ from: 540, to: 600 }] }]) // { stops: [{ placeId: 'fort', start: 540, end: 600 }], travelMinutes: 0 }
 */
export function orderDay(visits: readonly Visit[]): OrderedDay | undefined {
  if (visits.length > MAX_STOPS) throw new RangeError(`A day has at most ${MAX_STOPS} stops, not ${visits.length}`);
  const legs = visits.map((visit) => ({
    visit,
    minutesTo: new Map(visits.map((to) => [to, estimateDriveMinutes(estimateRoadKm(visit.point, to.point))])),
  }));
  const allVisits = 2 ** visits.length - 1;
  const bySet = new Map<number, readonly PartialRoute[]>([[0, [emptyRoute]]]);
  for (let set = 0; set < allVisits; set++) {
    for (const before of getRoutes(bySet, set)) {
      for (const [next, { visit, minutesTo }] of legs.entries()) {
        if ((set & (1 << next)) !== 0) continue;
        const drive = before.last?.minutesTo.get(visit) ?? 0;
        const end = findFirstStart(visit.openings, before.end + drive) + visit.minutes;
        if (end > MIDNIGHT) continue;
        const route = { end, travel: before.travel + drive, last: { visit, minutesTo, before } };
        const nextSet = set | (1 << next);
        bySet.set(nextSet, addRoute(getRoutes(bySet, nextSet), route));
      }
    }
  }
  const best = getRoutes(bySet, allVisits).reduce<PartialRoute | undefined>(
    (a, b) => (a && (a.travel < b.travel || (a.travel === b.travel && a.end <= b.end)) ? a : b),
    undefined,
  );
  return best && { stops: toStops(best), travelMinutes: best.travel };
}

const getRoutes = (bySet: ReadonlyMap<number, readonly PartialRoute[]>, set: number): readonly PartialRoute[] =>
  bySet.get(set) ?? [];

/** Returns the earliest start at or after an arrival; infinity after the last opening. */
const findFirstStart = (openings: Visit['openings'], arrival: number): number =>
  Math.min(
    ...openings.filter(({ to }) => to >= arrival).map(({ from }) => Math.max(from, arrival)),
    Number.POSITIVE_INFINITY,
  );

/** Adds a route, unless one with the same last stop is at least as good in end and driving time; drops those it dominates. */
function addRoute(routes: readonly PartialRoute[], route: PartialRoute): readonly PartialRoute[] {
  const rivals = routes.filter(({ last }) => last?.visit === route.last?.visit);
  if (rivals.some(({ end, travel }) => end <= route.end && travel <= route.travel)) return routes;
  const dominated = rivals.filter(({ end, travel }) => end >= route.end && travel >= route.travel);
  return [...routes.filter((other) => !dominated.includes(other)), route];
}

function toStops({ end, last }: PartialRoute): TripStop[] {
  if (!last) return [];
  const { placeId, minutes } = last.visit;
  return [...toStops(last.before), { placeId, start: end - minutes, end }];
}
