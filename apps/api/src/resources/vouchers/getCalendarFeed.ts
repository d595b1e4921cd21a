import { findCalendarFeed } from '../../db/bookings/calendarFeeds.ts';
import { operation } from '../../http/operation.ts';

/** Returns whether the caller's calendar has an address. */
export const getCalendarFeed = operation('getCalendarFeed', async ({ user, db }) => {
  const createdAt = await findCalendarFeed(db, user.id);
  return { status: 200, body: { created_at: createdAt?.toISOString() ?? null } };
});
