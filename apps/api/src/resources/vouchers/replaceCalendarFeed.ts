import { randomBytes } from 'node:crypto';
import { hashSecret } from '../../auth/sessions.ts';
import { replaceCalendarFeed as replace } from '../../db/bookings/calendarFeeds.ts';
import { operation } from '../../http/operation.ts';

/** Creates the address of the caller's calendar. Only its hash is stored, so it can't be shown again. */
export const replaceCalendarFeed = operation(
  'replaceCalendarFeed',
  async ({ user, db, clock, config }) => {
    const token = randomBytes(16).toString('base64url');
    const now = clock.now();
    await replace(db, user.id, hashSecret(token), now);
    return {
      status: 200,
      body: { created_at: now.toISOString(), url: `${config.publicUrl}/api/v1/calendar/${token}.ics` },
    };
  },
  { limits: ({ user }) => [{ bucket: `calendar-feed user ${user.id}`, max: 20, seconds: 15 * 60 }] },
);
