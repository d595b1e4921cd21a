import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import { day } from '../../lib/durations.ts';
import type { Database } from '../database.ts';
import { newsletterSubscriptions as table, users } from '../schema.ts';

const confirmationTime = 7 * day;
const getExpiryLimit = (now: Date) => new Date(now.getTime() - confirmationTime);

/** Matches requests that can't be confirmed any more. */
export const isExpiredRequest = (now: Date): SQL | undefined =>
  and(isNull(table.confirmedAt), lte(table.requestedAt, getExpiryLimit(now)));

/** Stores an unconfirmed address. Returns the token of its links; null if it is subscribed. */
export async function requestSubscription(db: Database, email: string, now: Date): Promise<string | null> {
  const [row] = await db
    .insert(table)
    .values({ email, token: randomBytes(32).toString('base64url'), requestedAt: now })
    .onConflictDoUpdate({ target: table.email, set: { requestedAt: now }, setWhere: isNull(table.confirmedAt) })
    .returning({ token: table.token });
  return row?.token ?? null;
}

/** Subscribes an address that its owner has proven. */
export async function subscribe(db: Database, email: string, now: Date): Promise<void> {
  await requestSubscription(db, email, now);
  await db
    .update(table)
    .set({ confirmedAt: now })
    .where(and(eq(table.email, email), isNull(table.confirmedAt)));
}

/** Confirms the subscription with this token. Returns whether there is one. */
export async function confirmSubscription(db: Database, token: string, now: Date): Promise<boolean> {
  const isValid = or(isNotNull(table.confirmedAt), gt(table.requestedAt, getExpiryLimit(now)));
  const rows = await db
    .update(table)
    .set({ confirmedAt: now })
    .where(and(eq(table.token, token), isValid))
    .returning({ email: table.email });
  return showInProfile(db, rows, true);
}

/** Deletes the subscription with this token. Returns whether there was one. */
export async function endSubscription(db: Database, token: string): Promise<boolean> {
  const rows = await db.delete(table).where(eq(table.token, token)).returning({ email: table.email });
  return showInProfile(db, rows, false);
}

/** Deletes the subscription of an address. */
export const unsubscribe = (db: Database, email: string) => db.delete(table).where(eq(table.email, email));

/** Makes the profile of the subscriber agree with the subscription. Returns whether there is a subscriber. */
async function showInProfile(
  db: Database,
  [subscriber]: readonly { readonly email: string }[],
  newsletterSubscription: boolean,
): Promise<boolean> {
  if (subscriber) await db.update(users).set({ newsletterSubscription }).where(eq(users.email, subscriber.email));
  return subscriber !== undefined;
}
