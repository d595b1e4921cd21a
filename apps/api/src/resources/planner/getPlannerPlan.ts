import type { components } from '@aitours/openapi/schema';
import { findPlan } from '../../db/people/planner.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Returns a plan; its id is the only secret needed (ENTITY-44). */
export const getPlannerPlan = operation('getPlannerPlan', async ({ path, db }) => {
  const itinerary = await findPlan(db, path.id);
  if (itinerary === null) throw notFound('plan');
  // Only `generateItinerary` stores plans, and the binder validates the response.
  return { status: 200, body: { itinerary: itinerary as components['schemas']['PlannedTrip'], day_plan_id: path.id } };
});
