import { randomUUID } from 'node:crypto';
import { toDubaiDate } from '@aitours/domain/dates';
import { extractPreferences, formatPlannerReply } from '@aitours/domain/planner';
import { findPreferences } from '../../db/people/planner.ts';
import { operation } from '../../http/operation.ts';

const tenMinutes = 10 * 60;

/** Replies to a traveller's message, considering the conversation's preferences (API-71, GAP-68). */
export const sendPlannerMessage = operation(
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
);
