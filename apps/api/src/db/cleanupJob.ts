import { and, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { isExpiredRequest } from './newsletter.ts';
import { distanceRetention } from './roadDistances.ts';
import {
  carts,
  dayPlans,
  idempotencyKeys,
  knownDevices,
  newsletterSubscriptions,
  oneTimePasswords,
  passwordResets,
  plannerSessions,
  rateLimits,
  refreshTokens,
  roadDistances,
} from './schema.ts';

const hour = 3600 * 1000;
const day = 24 * hour;
/** Covers planning a trip and travelling. */
const planRetention = 365 * day;
/** The longest time for which browsers store a cookie. */
export const deviceRetention = 400 * day;

/**
 * Starts the job that deletes expired rows every hour.
 *
 * @returns stops the job
 */
export function startCleanupJob(db: Database, clock: Clock, onFailure: (error: unknown) => void): () => void {
  const timer = setInterval(() => void deleteExpiredRows(db, clock.now()).catch(onFailure), hour);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Deletes expired rows. Refresh tokens are deleted a day after they expire, so that their reuse is still recognised. A
 * guest's cart is deleted a year after its last change.
 *
 * @internal
 */
export async function deleteExpiredRows(db: Database, now: Date): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  await db.delete(oneTimePasswords).where(lt(oneTimePasswords.expiresAt, ago(hour)));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, ago(day)));
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, ago(deviceRetention)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(day)));
  await db.delete(roadDistances).where(lt(roadDistances.measuredAt, ago(distanceRetention)));
  await db.delete(newsletterSubscriptions).where(isExpiredRequest(now));
  await db.delete(plannerSessions).where(lt(plannerSessions.updatedAt, ago(planRetention)));
  await db.delete(carts).where(and(isNull(carts.userId), lt(carts.updatedAt, ago(planRetention))));
  await db.delete(dayPlans).where(lt(dayPlans.createdAt, ago(planRetention)));
}
