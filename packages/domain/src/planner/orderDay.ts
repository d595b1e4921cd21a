import { driveMinutes, type GeoPoint, roadKm } from './distance.ts';
import { MIDNIGHT, type Opening, type TripStop } from './trip.ts';

/** A stop that still has no time. */
export interface Visit {
  readonly placeId: string;
  readonly point: GeoPoint;
  readonly minutes: number;
  readonly openings: readonly Pick<Opening, 'from' | 'to'>[];
}

export interface OrderedDay {
  readonly stops: readonly TripStop[];
  /** On the road between the stops. */
  readonly travelMinutes: number;
}

/** One way to have been at some of the stops. */
interface Label {
  readonly end: number;
  readonly travel: number;
  readonly last: number;
  readonly before: Label | undefined;
}

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
  if (visits.length === 0) return { stops: [], travelMinutes: 0 };
  const ways = visits.flatMap(({ point: from }) => visits.map(({ point: to }) => driveMinutes(roadKm(from, to))));
  const wayTo = (next: number, { last }: Label): number => {
    const { [last * visits.length + next]: way = 0 } = ways;
    return way;
  };
  const full = 2 ** visits.length - 1;
  const bySet: Label[][] = Array.from({ length: full + 1 }, () => []);
  for (let set = 0; set < full; set++) {
    for (const [next, visit] of visits.entries()) {
      if ((set & (1 << next)) !== 0) continue;
      for (const label of set === 0 ? [undefined] : labelsOf(bySet, set)) {
        const way = label ? wayTo(next, label) : 0;
        const start = firstStart(visit.openings, (label?.end ?? 0) + way);
        const end = start + visit.minutes;
        if (end > MIDNIGHT) continue;
        keepIfBetter(labelsOf(bySet, set | (1 << next)), {
          end,
          travel: (label?.travel ?? 0) + way,
          last: next,
          before: label,
        });
      }
    }
  }
  const best = labelsOf(bySet, full).reduce<Label | undefined>(
    (a, b) => (a && (a.travel < b.travel || (a.travel === b.travel && a.end <= b.end)) ? a : b),
    undefined,
  );
  return best && { stops: stopsOf(best, visits), travelMinutes: best.travel };
}

const labelsOf = (bySet: readonly Label[][], set: number): Label[] => {
  const { [set]: labels = [] } = bySet;
  return labels;
};

/** The earliest start at or after an arrival; never, when all openings are over. */
const firstStart = (openings: Visit['openings'], arrival: number): number =>
  Math.min(
    ...openings.filter(({ to }) => to >= arrival).map(({ from }) => Math.max(from, arrival)),
    Number.POSITIVE_INFINITY,
  );

/** Of labels with the same last stop, those stay that no other beats in both time and road. */
function keepIfBetter(labels: Label[], label: Label): void {
  const rivals = labels.filter(({ last }) => last === label.last);
  if (rivals.some(({ end, travel }) => end <= label.end && travel <= label.travel)) return;
  for (const beaten of rivals.filter(({ end, travel }) => end >= label.end && travel >= label.travel))
    labels.splice(labels.indexOf(beaten), 1);
  labels.push(label);
}

function stopsOf(label: Label, visits: readonly Visit[]): TripStop[] {
  const before = label.before ? stopsOf(label.before, visits) : [];
  return [
    ...before,
    ...visits
      .slice(label.last, label.last + 1)
      .map(({ placeId, minutes }) => ({ placeId, start: label.end - minutes, end: label.end })),
  ];
}
