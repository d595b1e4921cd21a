import { estimateDriveMinutes, estimateRoadKm, type GeoPoint } from './distance.ts';
import { MIDNIGHT, type Opening, type TripStop } from './trip.ts';

/** A stop without a time. */
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

/** An order of some of the stops. */
interface Label {
  readonly end: number;
  readonly travel: number;
  readonly last: Last | undefined;
}

interface Last {
  readonly visit: Visit;
  /** Driving minutes to each of the others. */
  readonly minutesTo: ReadonlyMap<Visit, number>;
  readonly before: Label;
}

const departure: Label = { end: 0, travel: 0, last: undefined };

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
  const full = 2 ** visits.length - 1;
  const bySet = new Map<number, readonly Label[]>([[0, [departure]]]);
  for (let set = 0; set < full; set++) {
    for (const before of labelsOf(bySet, set)) {
      for (const [next, { visit, minutesTo }] of legs.entries()) {
        if ((set & (1 << next)) !== 0) continue;
        const drive = before.last?.minutesTo.get(visit) ?? 0;
        const end = firstStart(visit.openings, before.end + drive) + visit.minutes;
        if (end > MIDNIGHT) continue;
        const label = { end, travel: before.travel + drive, last: { visit, minutesTo, before } };
        const widened = set | (1 << next);
        bySet.set(widened, withLabel(labelsOf(bySet, widened), label));
      }
    }
  }
  const best = labelsOf(bySet, full).reduce<Label | undefined>(
    (a, b) => (a && (a.travel < b.travel || (a.travel === b.travel && a.end <= b.end)) ? a : b),
    undefined,
  );
  return best && { stops: stopsOf(best), travelMinutes: best.travel };
}

const labelsOf = (bySet: ReadonlyMap<number, readonly Label[]>, set: number): readonly Label[] => bySet.get(set) ?? [];

/** Returns the earliest start at or after an arrival; infinity after the last opening. */
const firstStart = (openings: Visit['openings'], arrival: number): number =>
  Math.min(
    ...openings.filter(({ to }) => to >= arrival).map(({ from }) => Math.max(from, arrival)),
    Number.POSITIVE_INFINITY,
  );

/** Of the labels with the same last stop, drops those that another one beats in both end and driving time. */
function withLabel(labels: readonly Label[], label: Label): readonly Label[] {
  const rivals = labels.filter(({ last }) => last?.visit === label.last?.visit);
  if (rivals.some(({ end, travel }) => end <= label.end && travel <= label.travel)) return labels;
  const dominated = rivals.filter(({ end, travel }) => end >= label.end && travel >= label.travel);
  return [...labels.filter((other) => !dominated.includes(other)), label];
}

function stopsOf({ end, last }: Label): TripStop[] {
  if (!last) return [];
  const { placeId, minutes } = last.visit;
  return [...stopsOf(last.before), { placeId, start: end - minutes, end }];
}
