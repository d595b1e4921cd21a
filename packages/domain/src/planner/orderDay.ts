import { driveMinutes, type GeoPoint, roadKm } from './distance.ts';
import { MIDNIGHT, type Opening, type TripStop } from './trip.ts';

/** A stop that still has no time. */
export interface Visit {
  readonly placeId: string;
  readonly point: GeoPoint;
  readonly minutes: number;
  readonly openings: readonly Pick<Opening, 'from' | 'to'>[];
}

/** A day’s stops in a good order. */
export interface OrderedDay {
  readonly stops: readonly TripStop[];
  /** On the road between the stops. */
  readonly travelMinutes: number;
}

/** One way to have been at some of the stops. */
interface Label {
  readonly end: number;
  readonly travel: number;
  readonly last: Last | undefined;
}

interface Last {
  readonly visit: Visit;
  /** Minutes on the road to each of the others. */
  readonly ways: ReadonlyMap<Visit, number>;
  readonly before: Label;
}

const departure: Label = { end: 0, travel: 0, last: undefined };

const mostStops = 9;

/**
 * The best order of a day: the least time on the road, and of orders equal in that the one that ends first. It is exact:
 * every order that can be kept is weighed, through what can follow from each set of stops and the last of them.
 *
 * @returns nothing when no order keeps to the opening hours
 * @throws RangeError with more than nine stops
 * @example orderDay([]) // { stops: [], travelMinutes: 0 }
 * @example orderDay([{ ...fort, minutes: 60, openings: [{ from: 540, to: 600 }] }]) // { stops: [{ placeId: 'fort', start: 540, end: 600 }], travelMinutes: 0 }
 */
export function orderDay(visits: readonly Visit[]): OrderedDay | undefined {
  if (visits.length > mostStops) throw new RangeError(`A day has at most ${mostStops} stops, not ${visits.length}`);
  const legs = visits.map((visit) => ({
    visit,
    ways: new Map(visits.map((to) => [to, driveMinutes(roadKm(visit.point, to.point))])),
  }));
  const full = 2 ** visits.length - 1;
  const bySet = new Map<number, readonly Label[]>([[0, [departure]]]);
  for (let set = 0; set < full; set++) {
    for (const before of labelsOf(bySet, set)) {
      for (const [next, { visit, ways }] of legs.entries()) {
        if ((set & (1 << next)) !== 0) continue;
        const way = before.last?.ways.get(visit) ?? 0;
        const end = firstStart(visit.openings, before.end + way) + visit.minutes;
        if (end > MIDNIGHT) continue;
        const label = { end, travel: before.travel + way, last: { visit, ways, before } };
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

/** The earliest start at or after an arrival; never, when all openings are over. */
const firstStart = (openings: Visit['openings'], arrival: number): number =>
  Math.min(
    ...openings.filter(({ to }) => to >= arrival).map(({ from }) => Math.max(from, arrival)),
    Number.POSITIVE_INFINITY,
  );

/** Of labels with the same last stop, those stay that no other beats in both time and road. */
function withLabel(labels: readonly Label[], label: Label): readonly Label[] {
  const rivals = labels.filter(({ last }) => last?.visit === label.last?.visit);
  if (rivals.some(({ end, travel }) => end <= label.end && travel <= label.travel)) return labels;
  const beaten = rivals.filter(({ end, travel }) => end >= label.end && travel >= label.travel);
  return [...labels.filter((other) => !beaten.includes(other)), label];
}

function stopsOf({ end, last }: Label): TripStop[] {
  if (!last) return [];
  const { placeId, minutes } = last.visit;
  return [...stopsOf(last.before), { placeId, start: end - minutes, end }];
}
