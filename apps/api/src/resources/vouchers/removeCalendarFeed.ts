import { removeCalendarFeed as remove } from '../../db/bookings/calendarFeeds.ts';
import { operation } from '../../http/operation.ts';

/** Ends the address of the caller's calendar. */
export const removeCalendarFeed = operation('removeCalendarFeed', async ({ user, db }) => {
  await remove(db, user.id);
  return { status: 204 };
});
