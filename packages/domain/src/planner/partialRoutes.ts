import type { GeoPoint } from './distance.ts';
import type { Visit } from './orderDay.ts';

/** A visit, or a break, which has no place. */
export type Item = Omit<Visit, 'point'> & { readonly point?: GeoPoint };

/** An order of some of the items: when it ends, and its driving time, both in minutes. */
export interface PartialRoute {
  readonly end: number;
  readonly travel: number;
  readonly last: { readonly item: Item; readonly before: PartialRoute } | undefined;
  /** Where the group is: the index of the last visit; -1 for the hotel. */
  readonly at: number;
}

/** Travellers plan with such times: not 11:43. */
const STEP = 5;

/**
 * Returns the earliest start at or after an arrival, at a full five minutes if the opening allows; infinity after the last
 * opening. Times are in minutes since midnight.
 *
 * @example findFirstStart([{ from: 540, to: 600 }], 500) // 540
 * @example findFirstStart([{ from: 540, to: 600 }], 583) // 585
 * @example findFirstStart([{ from: 540, to: 600 }], 601) // Infinity
 */
export const findFirstStart = (openings: Visit['openings'], arrival: number): number =>
  Math.min(
    ...openings
      .filter(({ to }) => to >= arrival)
      .map(({ from, to }) => Math.min(to, Math.ceil(Math.max(from, arrival) / STEP) * STEP)),
    Number.POSITIVE_INFINITY,
  );

/**
 * Adds a route, unless one to the same place is at least as good in end and driving time; drops those it dominates.
 *
 * @example addRoute([], { end: 600, travel: 0, last: undefined, at: 0 }).length // 1
 * @example addRoute([{ end: 600, travel: 0, last: undefined, at: 0 }], { end: 700, travel: 5, last: undefined, at: 0 }).length // 1
 */
export function addRoute(routes: readonly PartialRoute[], route: PartialRoute): readonly PartialRoute[] {
  const rivals = routes.filter(({ at }) => at === route.at);
  if (rivals.some(({ end, travel }) => end <= route.end && travel <= route.travel)) return routes;
  const dominated = rivals.filter(({ end, travel }) => end >= route.end && travel >= route.travel);
  return [...routes.filter((other) => !dominated.includes(other)), route];
}
