import { randomUUID } from 'node:crypto';
import { addDays, listDates, toDubaiDate } from '@aitours/domain/dates';
import { parseFils } from '@aitours/domain/money';
import {
  findDestinationPoint,
  findLeftOutReason,
  planTrip,
  type TripPlan,
  type TripQuery,
  toTripPlan,
} from '@aitours/domain/planner';
import type { components } from '@aitours/openapi/schema';
import { preparedOperation } from '../../contract/operation.ts';
import { findPlannableActivities, insertPlan } from '../../db/planner.ts';
import type { DescribedPlace, PlannerModel } from '../../planner/plannerModel.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { readPlannerPlaces } from './plannerPlaces.ts';
import { tripBody } from './tripBody.ts';

const maxDays = 60;
const maxActivities = 300;
const tenMinutes = 10 * 60;

/**
 * Plans days from the shop's activities (API-72, GAP-68). Planning runs before the transaction, because a model may be
 * slow.
 */
export const generateItinerary = preparedOperation(
  'generateItinerary',
  async ({ body, db, clock, model }) => {
    const now = clock.now();
    const tripQuery = toTripQuery(body, toDubaiDate(now));
    const rows = await findPlannableActivities(db, findDestinationPoint(tripQuery.destination), maxActivities);
    const places = await readPlannerPlaces(db, rows, tripQuery.dates, now);
    return tripBody(await createPlan(places, tripQuery, model), rows, tripQuery);
  },
  async ({ body, db, clock }, itinerary) => {
    const sessionId = body.session_id ?? randomUUID();
    const id = await insertPlan(db, sessionId, itinerary, clock.now());
    return { status: 200, body: { itinerary, day_plan_id: id, session_id: sessionId } };
  },
  { limits: ({ address }) => [{ bucket: `plan ${address}`, max: 30, seconds: tenMinutes }] },
);

function toTripQuery(body: components['schemas']['ItineraryRequest'], today: string): TripQuery {
  const { start_date: start, end_date: end, budget_range: budget } = body;
  const destination = body.destination.trim();
  if (destination === '') throw invalidRequest(null, { destination: ['is required'] });
  if (start < today) throw invalidRequest('The first day has passed.', { start_date: ['must not be in the past'] });
  const last = end ?? start;
  if (last < start) throw invalidRequest(null, { end_date: ['must not be before the first day'] });
  if (last > addDays(start, maxDays - 1)) throw invalidRequest(null, { end_date: [`allows at most ${maxDays} days`] });
  return {
    destination,
    dates: listDates(start, last),
    interests: body.interests ?? [],
    budget: budget ? parseFils(Math.max(...budget).toFixed(2)) : undefined,
    groupSize: body.group_size ?? 1,
  };
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
