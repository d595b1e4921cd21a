import type { CalendarDate } from '../dates/index.ts';
import { MIDNIGHT, type Opening, type PlannerPlace, type TripQuery } from './trip.ts';
import type { Prayer } from './tripBreaks.ts';

/** From May to September, trips have nothing outdoors between these times, in minutes since midnight. */
const HEAT = { months: { first: 5, last: 9 }, from: 11 * 60, until: 16 * 60 };

const isSummer = (date: CalendarDate): boolean => {
  const month = Number(date.slice(5, 7));
  return month >= HEAT.months.first && month <= HEAT.months.last;
};

/**
 * Lists the times at which a group can start at a place on a day: within the opening hours, with enough places left, within
 * the group's hours, outdoors not in the heat of a summer's day, and not so that a visit takes all the time of a prayer.
 *
 * @example listStarts({ ...fort, minutes: 60, openings: { '2030-03-01': [{ from: 540, to: 900, spots: 5 }] } }, '2030-03-01', { ...query, earliest: 600 }) // [{ from: 600, to: 900, spots: 5 }]
 * @example listStarts({ ...fort, openings: {} }, '2030-03-01', query) // []
 */
export const listStarts = (place: PlannerPlace, date: CalendarDate, query: TripQuery): Opening[] =>
  (query.prayers?.[date] ?? []).reduce(
    (openings, prayer) => openings.flatMap((opening) => avoidPrayer(opening, place.minutes ?? 0, prayer)),
    listStartsWithoutHeat(place, date, query),
  );

/**
 * Finds the opening in which a group can start at a time, in minutes since midnight.
 *
 * @example findOpening({ ...fort, openings: {} }, '2030-03-01', 600, query) // undefined
 */
export const findOpening = (
  place: PlannerPlace,
  date: CalendarDate,
  start: number,
  query: TripQuery,
): Opening | undefined => listStarts(place, date, query).find(({ from, to }) => from <= start && start <= to);

/**
 * Returns why a group can't start at a place on a day; `undefined` if it can.
 *
 * @example findObstacle({ ...fort, openings: {} }, '2030-03-01', query) // 'outsideHours'
 */
export function findObstacle(
  place: PlannerPlace,
  date: CalendarDate,
  query: TripQuery,
): 'outsideHours' | 'heat' | 'prayers' | undefined {
  if (listStartsInHours(place, date, query).length === 0) return 'outsideHours';
  if (listStartsWithoutHeat(place, date, query).length === 0) return 'heat';
  return listStarts(place, date, query).length === 0 ? 'prayers' : undefined;
}

function listStartsWithoutHeat(place: PlannerPlace, date: CalendarDate, query: TripQuery): Opening[] {
  const inHours = listStartsInHours(place, date, query);
  return place.isOutdoors && isSummer(date)
    ? inHours.flatMap((opening) => avoidHeat(opening, place.minutes ?? 0))
    : inHours;
}

const listStartsInHours = (
  { openings, minutes = 0 }: PlannerPlace,
  date: CalendarDate,
  { groupSize, earliest = 0, latest = MIDNIGHT }: TripQuery,
): Opening[] =>
  (openings[date] ?? [])
    .filter(({ spots }) => spots >= groupSize)
    .map(({ from, to, ...rest }) => ({ ...rest, from: Math.max(from, earliest), to: Math.min(to, latest - minutes) }))
    .filter(({ from, to }) => from <= to);

/** An opening before and after the heat. */
const avoidHeat = (opening: Opening, minutes: number): Opening[] =>
  [
    { ...opening, to: Math.min(opening.to, HEAT.from - minutes) },
    { ...opening, from: Math.max(opening.from, HEAT.until) },
  ].filter(({ from, to }) => from <= to);

/** An opening without the starts of visits that last from before a prayer's break until after its latest start. */
function avoidPrayer(opening: Opening, minutes: number, prayer: Prayer): Opening[] {
  const [before, after] = [prayer.to - minutes, prayer.from + prayer.minutes];
  if (before >= after) return [opening];
  return [
    { ...opening, to: Math.min(opening.to, before) },
    { ...opening, from: Math.max(opening.from, after) },
  ].filter(({ from, to }) => from <= to);
}
