import { randomUUID } from 'node:crypto';
import { addDays, datesBetween, dubaiDate } from '@aitours/domain/dates';
import { parseFils } from '@aitours/domain/money';
import {
  destinationPoint,
  findLeftOutReason,
  planTrip,
  type TripPlan,
  type TripQuery,
  toTripPlan,
} from '@aitours/domain/planner';
import type { components } from '@aitours/openapi/schema';
import { preparedOperation } from '../../contract/operation.ts';
import { insertPlan, plannableActivities } from '../../db/planner.ts';
import type { DescribedPlace, PlannerModel } from '../../planner/plannerModel.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { plannerPlaces } from './plannerPlaces.ts';
import { tripBody } from './tripBody.ts';

const mostDays = 60;
const mostActivities = 300;
const tenMinutes = 10 * 60;

/**
 * Plans the days over the shop's own activities (API-72, GAP-68). Thinking of them takes a model its time; only keeping
 * the plan is the transaction's business.
 */
export const generateItinerary = preparedOperation(
  'generateItinerary',
  async ({ body, db, clock, model }) => {
    const now = clock.now();
    const question = cacheKey(body, dubaiDate(now));
    const rows = await plannableActivities(db, destinationPoint(question.destination), mostActivities);
    const places = await plannerPlaces(db, rows, question.dates, now);
    return tripBody(await planned(places, question, model), rows, question);
  },
  async ({ body, db, clock }, itinerary) => {
    const sessionId = body.session_id ?? randomUUID();
    const id = await insertPlan(db, sessionId, itinerary, clock.now());
    return { status: 200, body: { itinerary, day_plan_id: id, session_id: sessionId } };
  },
  { limits: ({ address }) => [{ bucket: `plan ${address}`, max: 30, seconds: tenMinutes }] },
);

function cacheKey(body: components['schemas']['ItineraryRequest'], today: string): TripQuery {
  const { start_date: start, end_date: end, budget_range: budget } = body;
  const destination = body.destination.trim();
  if (destination === '') throw invalidRequest(null, { destination: ['is required'] });
  if (start < today) throw invalidRequest('The first day has passed.', { start_date: ['must be to come'] });
  const last = end ?? start;
  if (last < start) throw invalidRequest(null, { end_date: ['must not be before the first day'] });
  if (last > addDays(start, mostDays - 1))
    throw invalidRequest(null, { end_date: [`allows at most ${mostDays} days`] });
  return {
    destination,
    dates: datesBetween(start, last),
    interests: body.interests ?? [],
    budget: budget ? parseFils(Math.max(...budget).toFixed(2)) : undefined,
    groupSize: body.group_size ?? 1,
  };
}

/** By the model, if there is one; what can't be in any plan needs no model's opinion. */
async function planned(
  places: readonly DescribedPlace[],
  question: TripQuery,
  model: PlannerModel | null,
): Promise<TripPlan> {
  const fit = places.filter((place) => !findLeftOutReason(place, question));
  if (!model || fit.length === 0) return planTrip(places, question);
  return toTripPlan(await model.plan(fit, question), places, question);
}
