import { randomUUID } from 'node:crypto';
import { toDubaiDate } from '@aitours/domain/dates';
import {
  findDestinationPoint,
  findLeftOutReason,
  findUnmetWishes,
  planTrip,
  type TripPlan,
  type TripQuery,
  toTripPlan,
} from '@aitours/domain/planner';
import { preparedOperation } from '../../contract/operation.ts';
import { findPlannableActivities, insertPlan } from '../../db/planner.ts';
import type { DescribedPlace, PlannerModel } from '../../planner/plannerModel.ts';
import { readPlannerPlaces } from './plannerPlaces.ts';
import { tripBody } from './tripBody.ts';
import { findWantedPlaces, readTrip, withNamedPlaces } from './tripQuery.ts';

const maxActivities = 300;
const tenMinutes = 10 * 60;

/**
 * Plans days from the shop's activities (API-72, GAP-68). Planning runs before the transaction, because a model may be
 * slow.
 */
export const generateItinerary = preparedOperation(
  'generateItinerary',
  async ({ body, db, clock, config, model }) => {
    const now = clock.now();
    const { query, party, unknownHotel } = readTrip(body, toDubaiDate(now));
    const { wanted: wantedNames = [], unwanted = [] } = body;
    const near = findDestinationPoint(query.destination);
    const rows = await findPlannableActivities(db, near, wantedNames, maxActivities);
    const places = await readPlannerPlaces(db, rows, { dates: query.dates, party, now, quirks: config.quirks });
    const wanted = findWantedPlaces(wantedNames, places);
    const wishes = withNamedPlaces(query, wanted, unwanted, places);
    const plan = await createPlan(places, wishes, model);
    const unmet = findUnmetWishes(plan, places, wishes, wanted);
    const hotel = unknownHotel === undefined ? [] : [{ wish: unknownHotel, reason: 'unknownHotel' as const }];
    return tripBody(plan, rows, places, wishes, party, [...unmet, ...hotel]);
  },
  async ({ body, db, clock }, itinerary) => {
    const sessionId = body.session_id ?? randomUUID();
    const id = await insertPlan(db, sessionId, itinerary, clock.now());
    return { status: 200, body: { itinerary, day_plan_id: id, session_id: sessionId } };
  },
  { limits: ({ address }) => [{ bucket: `plan ${address}`, max: 30, seconds: tenMinutes }] },
);

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
