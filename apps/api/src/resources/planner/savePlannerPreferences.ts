import { savePreferences } from '../../db/people/planner.ts';
import { operation } from '../../http/operation.ts';
import { toPreferencesBody } from './preferencesBody.ts';

const tenMinutes = 10 * 60;

/** Replaces the stored preferences of a conversation (API-73, GAP-67). */
export const savePlannerPreferences = operation(
  'savePlannerPreferences',
  async ({ body, db, clock }) => {
    const preferences = toPreferencesBody(body.preferences);
    await savePreferences(db, body.session_id, preferences, clock.now());
    return { status: 200, body: { session_id: body.session_id, preferences } };
  },
  { limits: ({ address }) => [{ bucket: `planner preferences ${address}`, max: 240, seconds: tenMinutes }] },
);
