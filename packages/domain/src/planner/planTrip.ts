import { isAt } from './destinations.ts';
import { type OrderedDay, orderDay, type Visit } from './orderDay.ts';
import {
  type LeftOut,
  type LeftOutReason,
  MIDNIGHT,
  type PlannerPlace,
  type TripPlan,
  type TripQuestion,
} from './trip.ts';

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
export function planTrip(places: readonly PlannerPlace[], question: TripQuestion): TripPlan {
  const drafts: Draft[] = question.dates.map((date) => ({
    date,
    visits: [],
    ordered: { stops: [], travelMinutes: 0 },
  }));
  const leftOut: LeftOut[] = [];
  let total = 0;
  for (const place of byWorth(places, question)) {
    const cost = place.price * question.groupSize;
    const reason =
      unfit(place, question) ?? (total + cost > budgetOf(question) ? 'tooDear' : placeInDay(place, question, drafts));
    if (reason) leftOut.push({ placeId: place.id, reason });
    else total += cost;
  }
  return { days: drafts.map(({ date, ordered: { stops } }) => ({ date, stops })), leftOut, total };
}

const budgetOf = ({ budget = Number.POSITIVE_INFINITY }: TripQuestion) => budget;

const matchesOf = ({ serves }: PlannerPlace, { interests }: TripQuestion): number =>
  serves.filter((interest) => interests.includes(interest)).length;

/** Ids decide between equals, so that the order things came in doesn't. */
const byWorth = (places: readonly PlannerPlace[], question: TripQuestion): PlannerPlace[] =>
  [...places].sort(
    (a, b) => matchesOf(b, question) - matchesOf(a, question) || b.rating - a.rating || (a.id < b.id ? -1 : 1),
  );

/** What speaks against a place on any of the days. */
function unfit(place: PlannerPlace, { destination, dates, groupSize }: TripQuestion): LeftOutReason | undefined {
  if (!place.point || !place.minutes) return 'unknown';
  if (!isAt(destination, place.location, place.point)) return 'elsewhere';
  if (place.mostPeople !== undefined && place.mostPeople < groupSize) return 'groupTooLarge';
  const openings = dates.flatMap((date) => place.openings[date] ?? []);
  if (openings.length === 0) return 'closed';
  const { minutes } = place;
  if (openings.every(({ from }) => from + minutes > MIDNIGHT)) return 'overnight';
  return openings.every(({ spots }) => spots < groupSize) ? 'full' : undefined;
}

/** Puts the place on the day where it is the least trouble. */
function placeInDay(place: PlannerPlace, question: TripQuestion, drafts: readonly Draft[]): LeftOutReason | undefined {
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
