import type { Fils } from '../money/index.ts';
import { type DraftDay, getMaxStops, tryDay } from './draftDay.ts';
import { findLeftOutReason } from './findLeftOutReason.ts';
import { getGroupPrice, sumGroupPrices } from './getGroupPrice.ts';
import type { LeftOutReason } from './leftOutReasons.ts';
import { toTripPlan } from './toTripPlan.ts';
import { isSameSight, type PlannerPlace, type TripPlan, type TripQuery } from './trip.ts';

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
  const byId = new Map(places.map((place) => [place.id, place]));
  const sumPrices = (drafts: readonly DraftDay[]) => sumGroupPrices(drafts.map(toDay), byId);
  for (const place of ranked.filter((candidate) => !findLeftOutReason(candidate, query))) {
    if (draftDays.some(({ visits }) => visits.some((visit) => isSameSight(visit.place, place)))) continue;
    const reason = addToBestDay(place, query, draftDays, sumPrices);
    if (reason) reasons.set(place.id, reason);
  }
  return toTripPlan(draftDays.map(toDay), ranked, query, reasons);
}

const toDay = ({ date, ordered: { stops } }: Pick<DraftDay, 'date' | 'ordered'>) => ({ date, stops });

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

/**
 * Adds the place to the affordable day with the lowest cost, or returns why it fits on none. The new order of a day can move
 * other stops to starts with other prices, so the price of the whole day counts.
 */
function addToBestDay(
  place: PlannerPlace,
  query: TripQuery,
  draftDays: readonly DraftDay[],
  sumPrices: (drafts: readonly DraftDay[]) => Fils,
): LeftOutReason | undefined {
  const left = getBudget(query) - sumPrices(draftDays);
  const affordable = draftDays.filter(({ date }) => getGroupPrice(place, date) <= left);
  if (affordable.length === 0) return 'tooDear';
  const serves = query.interests.length === 0 || countMatches(place, query) > 0 || isWanted(place, query);
  const maxStops = getMaxStops(query, serves);
  const fitting = affordable.map((draft) => tryDay(draft, place, query)).filter((choice) => choice !== undefined);
  const choices = fitting
    .filter((choice) => sumPrices([{ ...choice.draft, ordered: choice.ordered }]) - sumPrices([choice.draft]) <= left)
    .sort((a, b) => a.cost - b.cost);
  if (choices.length === 0 && fitting.length > 0) return 'tooDear';
  const best = choices.find(({ visits }) => visits.length <= maxStops);
  if (!best) return choices.length > 0 && !serves ? 'otherInterests' : 'noTime';
  best.draft.visits = best.visits;
  best.draft.ordered = best.ordered;
  return undefined;
}
