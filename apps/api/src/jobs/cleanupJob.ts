import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import { and, isNull, lt } from 'drizzle-orm';
import { deviceRetention } from '../auth/knownDevices.ts';
import type { Config } from '../config.ts';
import { driverRetention } from '../db/bookings/pickupDrivers.ts';
import { distanceRetention } from '../db/catalogue/roadDistances.ts';
import type { Database } from '../db/database.ts';
import { deleteSettledMails } from '../db/operating/mails.ts';
import { deleteOldDeliveries } from '../db/operating/webhooks.ts';
import { isExpiredRequest } from '../db/people/newsletter.ts';
import { deleteUnprovenAccounts } from '../db/people/personalData.ts';
import {
  cartAdditions,
  carts,
  dayPlans,
  formerCustomers,
  idempotencyKeys,
  knownDevices,
  newsletterSubscriptions,
  oneTimePasswords,
  passkeyChallenges,
  passwordResets,
  paymentEvents,
  pickupDrivers,
  plannerSessions,
  rateLimits,
  refreshTokens,
  roadDistances,
  secondFactorChallenges,
  signInLinks,
} from '../db/schema.ts';
import type { Clock } from '../lib/clock.ts';
import { day, hour } from '../lib/durations.ts';
import { getOutboxFolder } from '../mail/mailer.ts';
import { adoptQueuedMails } from '../mail/mailQueue.ts';

/** Longer than providers repeat a report; a later one would change nothing either, because its change is known. */
const eventRetention = 90 * day;
/** How long staff see what was sent to webhook endpoints. */
const deliveryRetention = 30 * day;
/** A report of a year compares it with the year before. */
const additionRetention = 2 * 366 * day;

/** Returns the job that deletes expired rows and mails. */
export const cleanupJob = (db: Database, clock: Clock, config: Config) => async (): Promise<void> => {
  await adoptQueuedMails(db, clock.now());
  await deleteExpiredRows(db, clock.now(), config.retention);
  await deleteOldMails(getOutboxFolder(config), clock.now(), config.retention);
};

/**
 * Deletes expired rows. Refresh tokens are deleted a day after they expire, so that their reuse is still recognised.
 *
 * @internal
 */
export async function deleteExpiredRows(db: Database, now: Date, retention: Config['retention']): Promise<void> {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, ago(eventRetention)));
  await deleteOldDeliveries(db, ago(deliveryRetention));
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  await db.delete(oneTimePasswords).where(lt(oneTimePasswords.expiresAt, ago(hour)));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  await db.delete(signInLinks).where(lt(signInLinks.expiresAt, now));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  await db.delete(secondFactorChallenges).where(lt(secondFactorChallenges.expiresAt, now));
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, ago(day)));
  await db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, ago(deviceRetention)));
  await db.delete(formerCustomers).where(lt(formerCustomers.deletedAt, ago(retention.formerCustomers * day)));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(day)));
  await db.delete(roadDistances).where(lt(roadDistances.measuredAt, ago(distanceRetention)));
  await db.delete(newsletterSubscriptions).where(isExpiredRequest(now));
  await db.delete(plannerSessions).where(lt(plannerSessions.updatedAt, ago(retention.plans * day)));
  await db.delete(dayPlans).where(lt(dayPlans.createdAt, ago(retention.plans * day)));
  await db.delete(carts).where(and(isNull(carts.userId), lt(carts.updatedAt, ago(retention.guestCarts * day))));
  await db.delete(cartAdditions).where(lt(cartAdditions.addedAt, ago(additionRetention)));
  const drivenBefore = addDays(toDubaiDate(now), -driverRetention);
  await db.delete(pickupDrivers).where(lt(pickupDrivers.date, drivenBefore));
  await deleteSettledMails(db, ago(retention.mails * day));
  await deleteUnprovenAccounts(db, ago(retention.unprovenAccounts * day));
}

/**
 * Deletes mails of the outbox folder, whose names start with the time at which they were written.
 *
 * @internal
 */
export async function deleteOldMails(outbox: string, now: Date, { mails }: Config['retention']): Promise<void> {
  const oldest = new Date(now.getTime() - mails * day).toISOString().replaceAll(':', '-');
  for (const name of await readdir(outbox).catch(() => []))
    if (/\.eml(\.part)?$/.test(name) && name < oldest) await rm(path.join(outbox, name), { force: true });
}
