import type { Fils } from '../money/index.ts';
import { type DraftDay, getMaxStops, tryDay } from './draftDay.ts';
import { findLeftOutReason } from './findLeftOutReason.ts';
import { getGroupPrice } from './getGroupPrice.ts';
import type { LeftOutReason } from './leftOutReasons.ts';
import { toTripPlan } from './toTripPlan.ts';
import type { PlannerPlace, TripPlan, TripQuery } from './trip.ts';

/**
 * Plans the days of a trip: wanted places first, then those that serve the interests, then the best rated, each on the day
 * with the shortest detour, within opening hours, the group's hours, driving time, places left and budget, with breaks for
 * lunch and prayers. The same query gets the same plan (GAP-68). Each place is in the plan once, or left out with a reason.
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
    const left = getBudget(query) - spent;
    const added = addToBestDay(place, query, draftDays, left);
    if (typeof added === 'string') reasons.set(place.id, added);
    else spent += added.price;
  }
  const days = draftDays.map(({ date, ordered: { stops } }) => ({ date, stops }));
  return toTripPlan(days, ranked, query, reasons);
}

const getBudget = ({ budget = Number.POSITIVE_INFINITY }: TripQuery) => budget;

const countMatches = ({ serves }: PlannerPlace, { interests }: TripQuery): number =>
  serves.filter((interest) => interests.includes(interest)).length;

const isWanted = ({ id }: PlannerPlace, { wanted = [] }: TripQuery): boolean => wanted.includes(id);

/** Ids break ties, so that the result doesn't depend on the order of the input. */
const rankPlaces = (places: readonly PlannerPlace[], query: TripQuery): PlannerPlace[] =>
  [...places].sort(
    (a, b) =>
      Number(isWanted(b, query)) - Number(isWanted(a, query)) ||
      countMatches(b, query) - countMatches(a, query) ||
      b.rating - a.rating ||
      (a.id < b.id ? -1 : 1),
  );

/** Adds the place to the affordable day with the lowest cost, and returns its price, or why it fits on none. */
function addToBestDay(
  place: PlannerPlace,
  query: TripQuery,
  draftDays: readonly DraftDay[],
  left: Fils,
): LeftOutReason | { readonly price: Fils } {
  const affordable = draftDays.filter(({ date }) => getGroupPrice(place, date) <= left);
  if (affordable.length === 0) return 'tooDear';
  const serves = query.interests.length === 0 || countMatches(place, query) > 0 || isWanted(place, query);
  const maxStops = getMaxStops(query, serves);
  const choices = affordable
    .map((draft) => tryDay(draft, place, query))
    .filter((choice) => choice !== undefined)
    .sort((a, b) => a.cost - b.cost);
  const best = choices.find(({ visits }) => visits.length <= maxStops);
  if (!best) return choices.length > 0 && !serves ? 'otherInterests' : 'noTime';
  best.draft.visits = best.visits;
  best.draft.ordered = best.ordered;
  return { price: getGroupPrice(place, best.draft.date) };
}
