import { randomUUID } from 'node:crypto';
import { toDubaiDate } from '@aitours/domain/dates';
import {
  findDestinationPoint,
  findLeftOutReason,
  findUnmetWishes,
  matchesName,
  planTrip,
  type TripPlan,
  type TripQuery,
  toTripPlan,
  type UnmetWish,
} from '@aitours/domain/planner';
import type { Database } from '../../db/database.ts';
import { findPlannableActivities, findPlannableEvents, insertPlan, listTourTitles } from '../../db/people/planner.ts';
import { preparedOperation } from '../../http/operation.ts';
import type { DescribedPlace, PlannerModel } from '../../planner/plannerModel.ts';
import { readPlannerAttractions } from './plannerAttractions.ts';
import { type PlannerGroup, readPlannerPlaces } from './plannerPlaces.ts';
import { toTripBody } from './tripBody.ts';
import { findWantedPlaces, readTrip, withNamedPlaces } from './tripQuery.ts';

/** The contract limits the places that are left out to 300. */
const maxPlaces = { activities: 220, attractions: 80 };
const tenMinutes = 10 * 60;

/**
 * Plans days from the shop's activities and attractions (API-72, GAP-68). Planning runs before the transaction, because a model may be
 * slow.
 */
export const generateItinerary = preparedOperation(
  'generateItinerary',
  async ({ body, db, clock, config, model }) => {
    const now = clock.now();
    const { query, party, unknownHotel } = readTrip(body, toDubaiDate(now));
    const { wanted: names = [], unwanted = [], child_ages: ages = [] } = body;
    const group = { dates: query.dates, party, ages, now, quirks: config.quirks };
    const { places, ...products } = await readCandidates(db, query.destination, names, group);
    const wanted = findWantedPlaces(names, places, query);
    const wishes = withNamedPlaces(query, wanted, unwanted, places);
    const plan = await createPlan(places, wishes, model);
    const unmet = await nameTours(db, findUnmetWishes(plan, places, wishes, wanted), names);
    const hotel = unknownHotel === undefined ? [] : [{ wish: unknownHotel, reason: 'unknownHotel' as const }];
    return toTripBody(plan, products, places, wishes, party, [...unmet, ...hotel]);
  },
  async ({ body, db, clock }, itinerary) => {
    const sessionId = body.session_id ?? randomUUID();
    const id = await insertPlan(db, sessionId, itinerary, clock.now());
    return { status: 200, body: { itinerary, day_plan_id: id, session_id: sessionId } };
  },
  { limits: ({ address }) => [{ bucket: `plan ${address}`, max: 30, seconds: tenMinutes }] },
);

/** Reads the activities and attractions that can be stops: those that are named first, then those at the destination. */
async function readCandidates(db: Database, destination: string, names: readonly string[], group: PlannerGroup) {
  const [from = '', to = from] = [group.dates[0], group.dates.at(-1)];
  const near = findDestinationPoint(destination);
  const activities = await findPlannableActivities(db, near, names, maxPlaces.activities);
  const events = await findPlannableEvents(db, { destination, names, from, to }, maxPlaces.attractions);
  const attractions = await readPlannerAttractions(db, events, activities, group);
  const places = await readPlannerPlaces(db, activities, group);
  return { activities, attractions, places: [...places, ...attractions.map(({ place }) => place)] };
}

/** A tour takes its own days and isn't sold in the cart, so a plan can't contain it. */
async function nameTours(db: Database, wishes: readonly UnmetWish[], names: readonly string[]): Promise<UnmetWish[]> {
  const isUnknown = ({ wish, reason }: UnmetWish) => reason === 'noSuchPlace' && names.includes(wish);
  if (!wishes.some(isUnknown)) return [...wishes];
  const titles = await listTourTitles(db);
  return wishes.map((unmet) =>
    isUnknown(unmet) && titles.some((title) => matchesName(unmet.wish, title))
      ? { ...unmet, reason: 'bookedSeparately' }
      : unmet,
  );
}

/** Plans with the model if one is configured. It gets only places that can be part of a plan. */
async function createPlan(
  places: readonly DescribedPlace[],
  tripQuery: TripQuery,
  model: PlannerModel | null,
): Promise<TripPlan> {
  const feasible = places.filter((place) => !findLeftOutReason(place, tripQuery));
  if (!model || feasible.length === 0) return planTrip(places, tripQuery);
  return toTripPlan(await model.plan(feasible, tripQuery), places, tripQuery);
}
