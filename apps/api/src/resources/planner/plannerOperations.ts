import { randomUUID } from 'node:crypto';
import { isRamadan, toDubaiDate, toTimeOfDay } from '@aitours/domain/dates';
import { extractPreferences, formatPlannerReply, listPrayerStarts } from '@aitours/domain/planner';
import type { components } from '@aitours/openapi/schema';
import { findPlan, findPreferences, savePreferences } from '../../db/people/planner.ts';
import { operation } from '../../http/operation.ts';
import { computePrayerTimes } from '../../planner/prayerTimes.ts';
import { notFound } from '../../problems/problems.ts';
import { addPlanToCart } from './addPlanToCart.ts';
import { generateItinerary } from './generateItinerary.ts';
import { defaultPrayerPlace, findPrayerPlace } from './prayerPlace.ts';
import { toPreferencesBody } from './preferencesBody.ts';

const tenMinutes = 10 * 60;

export const plannerOperations = {
  /** Replies to a traveller's message, considering the conversation's preferences (API-71, GAP-68). */
  sendPlannerMessage: operation(
    'sendPlannerMessage',
    async ({ body, db, clock, model }) => {
      const today = toDubaiDate(clock.now());
      const known = body.session_id ? await findPreferences(db, body.session_id) : {};
      const preferences = extractPreferences(body.message, known, today);
      const response = model
        ? await model.reply(body.message, preferences, today)
        : formatPlannerReply(preferences, today);
      return { status: 200, body: { response, session_id: body.session_id ?? randomUUID() } };
    },
    { limits: ({ address }) => [{ bucket: `planner chat ${address}`, max: 120, seconds: tenMinutes }] },
  ),
  addPlanToCart,
  generateItinerary,

  /** Replaces the stored preferences of a conversation (API-73, GAP-67). */
  savePlannerPreferences: operation(
    'savePlannerPreferences',
    async ({ body, db, clock }) => {
      const preferences = toPreferencesBody(body.preferences);
      await savePreferences(db, body.session_id, preferences, clock.now());
      return { status: 200, body: { session_id: body.session_id, preferences } };
    },
    { limits: ({ address }) => [{ bucket: `planner preferences ${address}`, max: 240, seconds: tenMinutes }] },
  ),

  /** Returns the stored preferences of a conversation (API-74, GAP-67). */
  getPlannerPreferences: operation('getPlannerPreferences', async ({ query, db }) => ({
    status: 200,
    body: { preferences: toPreferencesBody(await findPreferences(db, query.session_id)) },
  })),

  /** Returns when the prayers of a date begin at a place. */
  getPrayerTimes: operation(
    'getPrayerTimes',
    async ({ query: { date, place } }) => {
      const point = findPrayerPlace(place);
      const times = computePrayerTimes(date, point ?? defaultPrayerPlace);
      return {
        status: 200,
        body: {
          date,
          is_place_known: point !== undefined,
          is_ramadan: isRamadan(date),
          sunrise: toTimeOfDay(times.sunrise),
          prayers: listPrayerStarts(date, times).map(({ name, start }) => ({ prayer: name, time: toTimeOfDay(start) })),
        },
      };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Returns a plan; its id is the only secret needed (ENTITY-44). */
  getPlannerPlan: operation('getPlannerPlan', async ({ path, db }) => {
    const itinerary = await findPlan(db, path.id);
    if (itinerary === null) throw notFound('plan');
    // Only `generateItinerary` stores plans, and the binder validates the response.
    return {
      status: 200,
      body: { itinerary: itinerary as components['schemas']['PlannedTrip'], day_plan_id: path.id },
    };
  }),
};
