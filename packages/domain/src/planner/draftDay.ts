import { findDayBreaks } from './breaks.ts';
import { listStarts } from './listStarts.ts';
import { type OrderedDay, orderDay, type Visit } from './orderDay.ts';
import { toPrompt } from './prayers.ts';
import type { PlannerPlace, TripQuery } from './trip.ts';
import type { BreakWindow, Prayer } from './tripBreaks.ts';
import type { PlannerPace } from './wishes/parseNeeds.ts';

/** The limits of a day: stops, minutes from the first start to the last end, driving minutes without and with a hotel. */
const DAY_LIMITS = {
  stops: 4,
  stopsWithoutInterest: 2,
  spanMinutes: 14 * 60,
  travelMinutes: 4 * 60,
  travelMinutesWithHotel: 5 * 60,
};
/** The number of stops where the group wishes fewer or more. */
const STOPS_OF_PACE: Readonly<Record<PlannerPace, number>> = { relaxed: 2, full: 5 };
/** Each stop of a day costs as many minutes as a detour, so that days are filled evenly. */
const STOP_COST = 60;

/** A visit with the place, to know whether it is a meal. */
interface DayVisit extends Visit {
  readonly place: PlannerPlace;
}

/** A day to which places are added. */
export interface DraftDay {
  readonly date: string;
  visits: readonly DayVisit[];
  ordered: OrderedDay;
}

/**
 * Returns how many stops a day may have.
 *
 * @param serves whether the last one is wanted or serves an interest
 * @example getMaxStops({ ...query, pace: 'relaxed' }) // 2
 * @example getMaxStops(query, false) // 2
 */
export function getMaxStops({ pace }: TripQuery, serves = true): number {
  const ofPace = pace ? STOPS_OF_PACE[pace] : DAY_LIMITS.stops;
  return serves ? ofPace : Math.min(ofPace, DAY_LIMITS.stopsWithoutInterest);
}

/**
 * Adds a place to a day, if there is time for it.
 *
 * @returns the day with the place, and what it costs in minutes; `undefined` if it doesn't fit
 * @example tryDay(emptyDay, { ...fort, openings: {} }, query) // undefined
 */
export function tryDay(draft: DraftDay, place: PlannerPlace, query: TripQuery) {
  const { id, point, minutes } = place;
  const openings = listStarts(place, draft.date, query);
  if (!point || !minutes || openings.length === 0 || draft.visits.length >= getMaxStops(query)) return undefined;
  const visits = [...draft.visits, { placeId: id, point, minutes, openings, place }];
  const ordered = orderWithBreaks(visits, query, query.prayers?.[draft.date]);
  if (!ordered || !isWithinLimits(ordered, query)) return undefined;
  const detour = ordered.travelMinutes - draft.ordered.travelMinutes;
  return { draft, visits, ordered, cost: detour + STOP_COST * draft.visits.length };
}

/** Prayers are said soon after their time begins, if the day allows, and later otherwise. */
function orderWithBreaks(
  visits: readonly DayVisit[],
  query: TripQuery,
  prayers: readonly Prayer[] = [],
): OrderedDay | undefined {
  const { hotel, latest } = query;
  const plain = orderDay(visits, { hotel, latest });
  const ordered = plain && addBreaks(plain, visits, query, prayers);
  return ordered && prayers.length > 0 ? (addBreaks(plain, visits, query, toPrompt(prayers)) ?? ordered) : ordered;
}

/** Adds the breaks for which an order leaves no time, until there is time for all that the day needs. */
function addBreaks(
  ordered: OrderedDay,
  visits: readonly DayVisit[],
  query: TripQuery,
  prayers: readonly Prayer[],
  breaks: readonly BreakWindow[] = [],
): OrderedDay | undefined {
  const { hotel, latest } = query;
  const getPlace = (id: string) => visits.find(({ placeId }) => placeId === id)?.place;
  const { missing } = findDayBreaks(ordered.stops, { getPlace, hotel, prayers });
  if (missing.length === 0) return ordered;
  const all = [...breaks, ...missing];
  const withBreaks = orderDay(visits, { hotel, latest, breaks: all });
  return withBreaks && addBreaks(withBreaks, visits, query, prayers, all);
}

function isWithinLimits({ stops, travelMinutes }: OrderedDay, { hotel }: TripQuery): boolean {
  const starts = stops.map(({ start }) => start);
  const ends = stops.map(({ end }) => end);
  const maxTravel = hotel ? DAY_LIMITS.travelMinutesWithHotel : DAY_LIMITS.travelMinutes;
  return travelMinutes <= maxTravel && Math.max(...ends) - Math.min(...starts) <= DAY_LIMITS.spanMinutes;
}
