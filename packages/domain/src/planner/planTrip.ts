import { findLeftOutReason } from './findLeftOutReason.ts';
import { type OrderedDay, orderDay, type Visit } from './orderDay.ts';
import { toTripPlan } from './toTripPlan.ts';
import type { LeftOutReason, PlannerPlace, TripPlan, TripQuery } from './trip.ts';

/** The limits of a day: stops, minutes from the first start to the last end, driving minutes. */
const DAY_LIMITS = { stops: 4, stopsWithoutInterest: 2, spanMinutes: 14 * 60, travelMinutes: 4 * 60 };
/** Each stop of a day costs as many minutes as a detour, so that days are filled evenly. */
const STOP_COST = 60;

interface DraftDay {
  readonly date: string;
  visits: readonly Visit[];
  ordered: OrderedDay;
}

/**
 * Plans the days of a trip: places that serve the interests first, then the best rated, each on the day with the shortest
 * detour, within opening hours, driving time, places left and budget. The same query gets the same plan (GAP-68). Each place
 * is in the plan once, or left out with a reason.
 *
 * @param places in any order
 * @example planTrip([], { destination: 'Dubai', dates: ['2030-03-01'], interests: [], groupSize: 2 }) // { days: [{ date: '2030-03-01', stops: [] }], leftOut: [], total: 0 }
 * @example planTrip([{ ...fort, openings: {} }], { destination: 'Dubai', dates: ['2030-03-01'], interests: [], groupSize: 2 }).leftOut // [{ placeId: 'fort', reason: 'closed' }]
 */
export function planTrip(places: readonly PlannerPlace[], query: TripQuery): TripPlan {
  const draftDays: DraftDay[] = query.dates.map((date) => ({
    date,
    visits: [],
    ordered: { stops: [], travelMinutes: 0 },
  }));
  const reasons = new Map<string, LeftOutReason>();
  const ranked = rankPlaces(places, query);
  let spent = 0;
  for (const place of ranked.filter((candidate) => !findLeftOutReason(candidate, query))) {
    const cost = place.price * query.groupSize;
    const reason = spent + cost > getBudget(query) ? 'tooDear' : addToBestDay(place, query, draftDays);
    if (reason) reasons.set(place.id, reason);
    else spent += cost;
  }
  const days = draftDays.map(({ date, ordered: { stops } }) => ({ date, stops }));
  return toTripPlan(days, ranked, query, reasons);
}

const getBudget = ({ budget = Number.POSITIVE_INFINITY }: TripQuery) => budget;

const countMatches = ({ serves }: PlannerPlace, { interests }: TripQuery): number =>
  serves.filter((interest) => interests.includes(interest)).length;

/** Ids break ties, so that the result doesn't depend on the order of the input. */
const rankPlaces = (places: readonly PlannerPlace[], query: TripQuery): PlannerPlace[] =>
  [...places].sort(
    (a, b) => countMatches(b, query) - countMatches(a, query) || b.rating - a.rating || (a.id < b.id ? -1 : 1),
  );

/** Adds the place to the day with the lowest cost, or returns why it fits on none. */
function addToBestDay(
  place: PlannerPlace,
  query: TripQuery,
  draftDays: readonly DraftDay[],
): LeftOutReason | undefined {
  const serves = query.interests.length === 0 || countMatches(place, query) > 0;
  const maxStops = serves ? DAY_LIMITS.stops : DAY_LIMITS.stopsWithoutInterest;
  const choices = draftDays
    .map((draft) => tryDay(draft, place, query.groupSize))
    .filter((choice) => choice !== undefined)
    .sort((a, b) => a.cost - b.cost);
  const best = choices.find(({ visits }) => visits.length <= maxStops);
  if (!best) return choices.length > 0 && !serves ? 'otherInterests' : 'noTime';
  best.draft.visits = best.visits;
  best.draft.ordered = best.ordered;
  return undefined;
}

function tryDay(draft: DraftDay, { id, point, minutes, openings }: PlannerPlace, groupSize: number) {
  const free = (openings[draft.date] ?? []).filter(({ spots }) => spots >= groupSize);
  if (!point || !minutes || free.length === 0 || draft.visits.length >= DAY_LIMITS.stops) return undefined;
  const visits = [...draft.visits, { placeId: id, point, minutes, openings: free }];
  const ordered = orderDay(visits);
  if (!ordered || !isWithinLimits(ordered)) return undefined;
  const detour = ordered.travelMinutes - draft.ordered.travelMinutes;
  return { draft, visits, ordered, cost: detour + STOP_COST * draft.visits.length };
}

function isWithinLimits({ stops, travelMinutes }: OrderedDay): boolean {
  const starts = stops.map(({ start }) => start);
  const ends = stops.map(({ end }) => end);
  return travelMinutes <= DAY_LIMITS.travelMinutes && Math.max(...ends) - Math.min(...starts) <= DAY_LIMITS.spanMinutes;
}
