import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { getStaffRole } from '../db/people/signedInUser.ts';
import { knownDevices, refreshTokens, users } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { day, hour } from '../lib/durations.ts';
import { sessionExpired } from '../problems/problems.ts';
import type { AuthServices } from './authServices.ts';

/** Both tokens of a session (ENTITY-02). */
export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

type Dependencies = Pick<AuthServices, 'db' | 'clock' | 'tokens' | 'config'>;

/** 7 days (GAP-06). */
const refreshTokenLife = 7 * day;
/** Two tabs that use the same token within this time get the same new one, so the family stays one line. */
const reuseTolerance = 10_000;

/** Returns the form in which a random secret is stored. */
export const hashSecret = (token: string) => createHash('sha256').update(token).digest('base64url');

export interface NewSession {
  /**
   * Of the user when the password was verified: if all sessions have ended since, for example because the password was
   * changed, none is started.
   */
  readonly sessionsEndedAt?: Date | null | undefined;
  /** The known device that signs in. */
  readonly deviceHash?: string | null;
  /** Of the session that is continued; default: now. */
  readonly startedAt?: Date | undefined;
}

/**
 * Starts a session with the first token pair of a new family.
 *
 * @throws {Problem} session-expired
 */
export async function startSession(
  { db, clock, tokens, config }: Dependencies,
  userId: string,
  { sessionsEndedAt, deviceHash = null, startedAt = clock.now() }: NewSession = {},
): Promise<TokenPair> {
  const now = clock.now();
  const refresh = randomBytes(32).toString('base64url');
  const sessionId = randomUUID();
  const endsAt = await inTransaction(db, async (tx) => {
    const hasNotEnded =
      sessionsEndedAt === undefined
        ? undefined
        : sql`${users.sessionsEndedAt} is not distinct from ${sessionsEndedAt?.toISOString() ?? null}::timestamptz`;
    const [user] = await tx
      .update(users)
      .set({ lastSeenAt: now })
      .where(and(eq(users.id, userId), hasNotEnded))
      .returning();
    const end = user && sessionEnd(startedAt, user, config);
    if (!end || end <= now) throw sessionExpired();
    await addToken(tx, { refresh, family: sessionId, userId, deviceHash, startedAt }, now);
    return end;
  });
  return { access: await tokens.issue({ userId, sessionId, endsAt }), refresh };
}

/** Returns when a session ends however much it is used. */
function sessionEnd(startedAt: Date, user: typeof users.$inferSelect, config: Config): Date {
  const { days, staffHours } = config.sessions;
  return new Date(startedAt.getTime() + (getStaffRole(user, config) ? staffHours : days * 24) * hour);
}

/**
 * Exchanges a refresh token for a new pair.
 *
 * A token can be used once. Later reuse means that it was stolen, so the whole family is revoked.
 *
 * @throws {Problem} session-expired
 */
export async function refreshSession({ db, clock, tokens, config }: Dependencies, token: string): Promise<TokenPair> {
  const now = clock.now();
  const refresh = tokens.successorOf(token);
  const session = await inTransaction(db, async (tx) => {
    const user = await lockUserOf(tx, token);
    const [found] = await tx
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashSecret(token)))
      .for('update');
    if (!user || !found || found.revokedAt || found.expiresAt <= now) return null;
    const endsAt = sessionEnd(found.startedAt, user, config);
    if (endsAt <= now) return null;
    if (found.usedAt && now.getTime() - found.usedAt.getTime() >= reuseTolerance) {
      await revokeFamily(tx, found.family, now);
      return null;
    }
    if (!found.usedAt) await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, found.hash));
    await tx.update(users).set({ lastSeenAt: now }).where(eq(users.id, found.userId));
    await tx.update(knownDevices).set({ lastUsedAt: now }).where(isDevice(found));
    await addToken(tx, { ...found, refresh }, now);
    return { userId: found.userId, sessionId: found.family, endsAt };
  });
  if (session === null) throw sessionExpired();
  return { access: await tokens.issue(session), refresh };
}

/** Locks the user of a token, whose sessions then can't be ended while one is renewed: the new token would be missed. */
async function lockUserOf(tx: Database, token: string): Promise<typeof users.$inferSelect | undefined> {
  const [found] = await tx
    .select({ user: users })
    .from(users)
    .innerJoin(refreshTokens, eq(refreshTokens.userId, users.id))
    .where(eq(refreshTokens.hash, hashSecret(token)))
    .for('no key update', { of: users });
  return found?.user;
}

/** Ends the session of a refresh token in all tabs. An unknown token is ignored. */
export async function endSession({ db, clock }: Dependencies, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUserOf(tx, token);
    const [found] = await tx
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashSecret(token)));
    if (found) await revokeFamily(tx, found.family, clock.now());
  });
}

/**
 * Ends all sessions of a user, with their refresh and access tokens; no device is known. Call it in a transaction.
 */
export async function endAllSessions(db: Database, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ sessionsEndedAt: now }).where(eq(users.id, userId));
  await db.update(refreshTokens).set({ revokedAt: now }).where(eq(refreshTokens.userId, userId));
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

interface Device {
  readonly userId: string;
  readonly deviceHash: string | null;
}

const isDevice = ({ userId, deviceHash }: Device) =>
  and(eq(knownDevices.userId, userId), eq(knownDevices.hash, deviceHash ?? ''));

/**
 * Ends the sessions of one device, which is then unknown.
 *
 * @returns whether the user has this device
 */
export async function endDevice(db: Database, userId: string, id: string, now: Date): Promise<boolean> {
  // The user's row first, as in `refreshSession`, which would otherwise add a token afterwards.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [device] = await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.id, id)))
    .returning({ hash: knownDevices.hash });
  if (!device) return false;
  await db
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(refreshTokens.userId, userId), eq(refreshTokens.deviceHash, device.hash)));
  return true;
}

async function revokeFamily(db: Database, family: string, now: Date): Promise<void> {
  await db.update(refreshTokens).set({ revokedAt: now }).where(eq(refreshTokens.family, family));
}

interface NewToken extends Device {
  readonly refresh: string;
  readonly family: string;
  readonly startedAt: Date;
}

/** Stores a token, unless the concurrent use of its predecessor has. */
async function addToken(
  db: Database,
  { refresh, family, userId, deviceHash, startedAt }: NewToken,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + refreshTokenLife);
  const values = { hash: hashSecret(refresh), family, userId, deviceHash, startedAt, createdAt: now, expiresAt };
  await db.insert(refreshTokens).values(values).onConflictDoNothing();
}
