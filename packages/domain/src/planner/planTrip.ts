import { findLeftOutReason } from './findLeftOutReason.ts';
import { type OrderedDay, orderDay, type Visit } from './orderDay.ts';
import { toTripPlan } from './toTripPlan.ts';
import type { LeftOutReason, PlannerPlace, TripPlan, TripQuery } from './trip.ts';

/** What people like to do in a day: so many things, so long from first to last, so much of it on the road. */
const PACE = { stops: 4, stopsWithoutInterest: 2, spanMinutes: 14 * 60, travelMinutes: 4 * 60 };
/** A stop more in a day counts as a detour of so many minutes: days are filled evenly. */
const STOP_WEIGHT = 60;

interface Draft {
  readonly date: string;
  visits: readonly Visit[];
  ordered: OrderedDay;
}

/**
 * Plans the days of a trip: what serves the interests first, then what is rated best, each on the day where it costs the
 * least detour, as long as opening hours, travel, places left and budget allow. The same question gets the same plan
 * (GAP-68). Each place is in the plan once, or left out for a reason.
 *
 * @param places in any order
 * @example planTrip([], { destination: 'Dubai', dates: ['2030-03-01'], interests: [], groupSize: 2 }) // { days: [{ date: '2030-03-01', stops: [] }], leftOut: [], total: 0 }
 * @example planTrip([{ ...fort, openings: {} }], { destination: 'Dubai', dates: ['2030-03-01'], interests: [], groupSize: 2 }).leftOut // [{ placeId: 'fort', reason: 'closed' }]
 */
export function planTrip(places: readonly PlannerPlace[], question: TripQuery): TripPlan {
  const drafts: Draft[] = question.dates.map((date) => ({
    date,
    visits: [],
    ordered: { stops: [], travelMinutes: 0 },
  }));
  const reasons = new Map<string, LeftOutReason>();
  const ranked = byWorth(places, question);
  let spent = 0;
  for (const place of ranked.filter((candidate) => !findLeftOutReason(candidate, question))) {
    const cost = place.price * question.groupSize;
    const reason = spent + cost > budgetOf(question) ? 'tooDear' : placeInDay(place, question, drafts);
    if (reason) reasons.set(place.id, reason);
    else spent += cost;
  }
  const days = drafts.map(({ date, ordered: { stops } }) => ({ date, stops }));
  return toTripPlan(days, ranked, question, reasons);
}

const budgetOf = ({ budget = Number.POSITIVE_INFINITY }: TripQuery) => budget;

const matchesOf = ({ serves }: PlannerPlace, { interests }: TripQuery): number =>
  serves.filter((interest) => interests.includes(interest)).length;

/** Ids decide between equals, so that the order things came in doesn't. */
const byWorth = (places: readonly PlannerPlace[], question: TripQuery): PlannerPlace[] =>
  [...places].sort(
    (a, b) => matchesOf(b, question) - matchesOf(a, question) || b.rating - a.rating || (a.id < b.id ? -1 : 1),
  );

/** Puts the place on the day where it is the least trouble. */
function placeInDay(place: PlannerPlace, question: TripQuery, drafts: readonly Draft[]): LeftOutReason | undefined {
  const serves = question.interests.length === 0 || matchesOf(place, question) > 0;
  const most = serves ? PACE.stops : PACE.stopsWithoutInterest;
  const choices = drafts
    .map((draft) => withPlace(draft, place, question.groupSize))
    .filter((choice) => choice !== undefined)
    .sort((a, b) => a.trouble - b.trouble);
  const roomy = choices.find(({ visits }) => visits.length <= most);
  if (!roomy) return choices.length > 0 && !serves ? 'otherInterests' : 'noTime';
  roomy.draft.visits = roomy.visits;
  roomy.draft.ordered = roomy.ordered;
  return undefined;
}

function withPlace(draft: Draft, { id, point, minutes, openings }: PlannerPlace, groupSize: number) {
  const free = (openings[draft.date] ?? []).filter(({ spots }) => spots >= groupSize);
  if (!point || !minutes || free.length === 0 || draft.visits.length >= PACE.stops) return undefined;
  const visits = [...draft.visits, { placeId: id, point, minutes, openings: free }];
  const ordered = orderDay(visits);
  if (!ordered || !isPleasant(ordered)) return undefined;
  const detour = ordered.travelMinutes - draft.ordered.travelMinutes;
  return { draft, visits, ordered, trouble: detour + STOP_WEIGHT * draft.visits.length };
}

function isPleasant({ stops, travelMinutes }: OrderedDay): boolean {
  const starts = stops.map(({ start }) => start);
  const ends = stops.map(({ end }) => end);
  return travelMinutes <= PACE.travelMinutes && Math.max(...ends) - Math.min(...starts) <= PACE.spanMinutes;
}
