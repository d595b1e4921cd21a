import { randomUUID } from 'node:crypto';
import { addDays, datesBetween, dubaiDate } from '@aitours/domain/dates';
import { parseFils } from '@aitours/domain/money';
import { destinationPoint, planTrip, type TripPlan, type TripQuestion } from '@aitours/domain/planner';
import type { components } from '../../contract/generated/contract.ts';
import { operation } from '../../contract/operation.ts';
import { invalidRequest } from '../../contract/problems.ts';
import { insertPlan, plannableActivities } from '../../db/planner.ts';
import type { DescribedPlace, PlannerModel } from '../../planner/plannerModel.ts';
import { plannerPlaces } from './plannerPlaces.ts';
import { tripBody } from './tripBody.ts';

const mostDays = 60;
const mostActivities = 300;
const tenMinutes = 10 * 60;

/** Plans the days over the shop's own activities (API-72, GAP-68). */
export const generateItinerary = operation(
  'generateItinerary',
  async ({ body, db, clock, model }) => {
    const now = clock.now();
    const question = questionOf(body, dubaiDate(now));
    const rows = await plannableActivities(db, destinationPoint(question.destination), mostActivities);
    const places = await plannerPlaces(db, rows, question.dates, now);
    const plan = model ? await byModel(model, places, question) : planTrip(places, question);
    const itinerary = tripBody(plan, rows, question);
    const sessionId = body.session_id ?? randomUUID();
    const id = await insertPlan(db, sessionId, itinerary, now);
    return { status: 200, body: { itinerary, day_plan_id: id, session_id: sessionId } };
  },
  { limits: ({ address }) => [{ bucket: `plan ${address}`, max: 30, seconds: tenMinutes }] },
);

function questionOf(body: components['schemas']['ItineraryRequest'], today: string): TripQuestion {
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

/** The model's days, once they are found to be such as can be kept; what it doesn't use, it didn't choose. */
async function byModel(
  model: PlannerModel,
  places: readonly DescribedPlace[],
  question: TripQuestion,
): Promise<TripPlan> {
  const { leftOut, days: rulesDays } = planTrip(places, question);
  const byRules = new Map(leftOut.map(({ placeId, reason }) => [placeId, reason]));
  // What can't be in any plan needs no model's opinion.
  const fit = places.filter(({ id }) => !hardReasons.has(byRules.get(id) ?? ''));
  if (fit.length === 0) return { days: rulesDays, leftOut, total: 0 };
  const days = await model.plan(fit, question);
  const used = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
  const chosen = places.filter(({ id }) => used.has(id));
  return {
    days,
    leftOut: places
      .filter(({ id }) => !used.has(id))
      .map(({ id }) => ({ placeId: id, reason: hardReason(byRules.get(id)) ?? 'notChosen' })),
    total: chosen.reduce((sum, { price }) => sum + price * question.groupSize, 0),
  };
}

const hardReasons: ReadonlySet<string> = new Set([
  'unknown',
  'elsewhere',
  'groupTooLarge',
  'closed',
  'overnight',
  'full',
]);
const hardReason = (reason: TripPlan['leftOut'][number]['reason'] | undefined) =>
  reason && hardReasons.has(reason) ? reason : undefined;
