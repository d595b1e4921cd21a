import { eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { calendarFeeds } from '../schema.ts';
import { type BookingRow, findAllOwnBookings } from './bookings.ts';

/** Returns when a user's calendar got its address; null if it has none. */
export async function findCalendarFeed(db: Database, userId: string): Promise<Date | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row?.createdAt ?? null;
}

/** Stores the hash of a new address; the former one ends. */
export async function replaceCalendarFeed(db: Database, userId: string, hash: string, now: Date): Promise<void> {
  const set = { hash, createdAt: now };
  await db
    .insert(calendarFeeds)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set });
}

export async function removeCalendarFeed(db: Database, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/** Calendar apps request it every hour: older bookings than the last ones change no more. */
const maxBookings = 500;

/** Returns the last bookings of the customer whose calendar has this address; null if none has. */
export async function findBookingsOfFeed(db: Database, hash: string): Promise<BookingRow[] | null> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.hash, hash));
  if (!feed) return null;
  const rows = await findAllOwnBookings(db, feed.userId);
  return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).slice(0, maxBookings);
}
