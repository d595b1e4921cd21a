import { and, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import {
  carts,
  dayPlans,
  idempotencyKeys,
  oneTimePasswords,
  plannerSessions,
  rateLimits,
  refreshTokens,
} from './schema.ts';

const everyHour = 3600 * 1000;
const day = 24 * everyHour;
/** Long enough to plan a trip, and to go on it. */
const plansAreKept = 365 * day;

/**
 * Deletes what has served its time, once an hour.
 *
 * @returns stops it
 */
export function keepHouse(db: Database, clock: Clock, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void tidy(db, clock.now()).catch(onFailure), everyHour);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Refresh tokens stay a day longer, so that an old one that comes back is still known for what it is. A guest's cart goes
 * when nothing of it has been changed for a year: nobody else can ever open it.
 */
export async function tidy(db: Database, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  await db.delete(oneTimePasswords).where(lt(oneTimePasswords.expiresAt, ago(everyHour)));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, ago(day)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(day)));
  await db.delete(plannerSessions).where(lt(plannerSessions.updatedAt, ago(plansAreKept)));
  await db.delete(carts).where(and(isNull(carts.userId), lt(carts.updatedAt, ago(plansAreKept))));
  await db.delete(dayPlans).where(lt(dayPlans.createdAt, ago(plansAreKept)));
}
