import { type GeoPoint, getDriveMinutes } from './distance.ts';
import { type GetPlace, LUNCH, needsLunch } from './needsLunch.ts';
import { MIDNIGHT, type TripStop } from './trip.ts';
import type { BreakWindow, Prayer, PrayerName, TripBreak } from './tripBreaks.ts';

/** What is known about a day besides its stops. */
interface DayBreaksQuery {
  /** The place of a stop. */
  readonly getPlace: GetPlace;
  readonly hotel?: GeoPoint | undefined;
  readonly prayers?: readonly Prayer[] | undefined;
}

interface NamedWindow extends BreakWindow {
  readonly name: PrayerName | 'lunch';
}

/** The breaks of a day. */
export interface DayBreaks {
  readonly lunch: TripBreak | undefined;
  /** Those between two stops; other prayers are said before the first stop or after the last. */
  readonly prayers: readonly (TripBreak & { readonly name: PrayerName })[];
  /** Breaks for which there is no time. */
  readonly missing: readonly NamedWindow[];
}

/** A time in which the group visits nothing and isn't on its way. */
interface Gap {
  readonly from: number;
  readonly until: number;
  /** Not before the first stop or after the last. */
  readonly isInside: boolean;
}

interface PlacedBreak extends TripBreak {
  readonly name: NamedWindow['name'];
  readonly isInside: boolean;
}

/**
 * Finds the breaks of a day, each as early as possible: for lunch between two stops, if the day needs it, and for each prayer
 * between two stops, before the first or after the last. Breaks don't overlap, and leave time to drive.
 *
 * @param stops in order of time
 * @example findDayBreaks([{ placeId: 'a', start: 540, end: 690 }, { placeId: 'b', start: 840, end: 900 }], { getPlace: () => undefined }).lunch // { start: 720, end: 765 }
 * @example findDayBreaks([{ placeId: 'a', start: 540, end: 690 }, { placeId: 'b', start: 690, end: 900 }], { getPlace: () => undefined }).missing // [{ name: 'lunch', from: 720, to: 840, minutes: 45 }]
 */
export function findDayBreaks(stops: readonly TripStop[], query: DayBreaksQuery): DayBreaks {
  const lunch = needsLunch(stops, query.getPlace) ? [LUNCH] : [];
  const { prayers = [] } = query;
  const gaps = listGaps(stops, query);
  // A prayer can take the only time for lunch, and lunch that for a prayer; if any order fits, one of these two does.
  const prayersFirst = placeBreaks([...prayers, ...lunch], gaps);
  const lunchFirst = placeBreaks([...lunch, ...prayers], gaps);
  const { placed, missing } = prayersFirst.missing.length > lunchFirst.missing.length ? lunchFirst : prayersFirst;
  const toBreak = ({ start, end }: TripBreak): TripBreak => ({ start, end });
  return {
    lunch: placed.filter(({ name }) => name === 'lunch').map(toBreak)[0],
    prayers: placed.flatMap(({ name, isInside, ...times }) =>
      name === 'lunch' || !isInside ? [] : [{ name, ...toBreak(times) }],
    ),
    missing,
  };
}

function listGaps(stops: readonly TripStop[], { getPlace, hotel }: DayBreaksQuery): Gap[] {
  const getPoint = (stop: TripStop | undefined) => (stop ? getPlace(stop.placeId)?.point : hotel);
  return [...stops.map((stop) => stop.start), MIDNIGHT].map((start, index) => {
    const [before, next] = [stops[index - 1], stops[index]];
    const drive = next ? getDriveMinutes(getPoint(before), getPoint(next)) : 0;
    return { from: before?.end ?? 0, until: start - drive, isInside: before !== undefined && next !== undefined };
  });
}

/** Places each break in the first gap that is long enough, one after the other. */
function placeBreaks(windows: readonly NamedWindow[], free: readonly Gap[]) {
  let gaps = free;
  const placed: PlacedBreak[] = [];
  const missing: NamedWindow[] = [];
  for (const window of windows) {
    const { name, from, to, minutes } = window;
    const getStart = (gap: Gap) => Math.max(gap.from, from);
    const gap = gaps.find(
      (one) => (one.isInside || name !== 'lunch') && getStart(one) <= to && getStart(one) + minutes <= one.until,
    );
    if (!gap) {
      missing.push(window);
      continue;
    }
    const [start, end] = [getStart(gap), getStart(gap) + minutes];
    placed.push({ name, start, end, isInside: gap.isInside });
    gaps = gaps.flatMap((one) =>
      one === gap
        ? [
            { ...gap, until: start },
            { ...gap, from: end },
          ]
        : [one],
    );
  }
  return { placed, missing };
}
