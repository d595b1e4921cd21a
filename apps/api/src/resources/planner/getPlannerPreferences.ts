import { findPreferences } from '../../db/people/planner.ts';
import { operation } from '../../http/operation.ts';
import { toPreferencesBody } from './preferencesBody.ts';

/** Returns the stored preferences of a conversation (API-74, GAP-67). */
export const getPlannerPreferences = operation('getPlannerPreferences', async ({ query, db }) => ({
  status: 200,
  body: { preferences: toPreferencesBody(await findPreferences(db, query.session_id)) },
}));
