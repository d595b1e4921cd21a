import { randomBytes } from 'node:crypto';
import { describeUserAgent } from '@aitours/domain/session';
import type { components } from '@aitours/openapi/schema';
import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { AuthenticatedUser } from '../db/people/signedInUser.ts';
import { knownDevices, users } from '../db/schema.ts';
import { day } from '../lib/durations.ts';
import type { AuthServices } from './authServices.ts';
import { parseMailbox } from './emailAddresses.ts';
import { hashSecret, type NewSession, startSession, type TokenPair } from './sessions.ts';

const cookie = 'device';

/** The longest time for which browsers store a cookie. */
export const deviceRetention = 400 * day;

const cookiePattern = new RegExp(`(?:^|; *)${cookie}=([\\w-]{43})(?=;|$)`);

/** Returns the device secret in a `Cookie` header. */
export const readDeviceCookie = (header: string | undefined): string | null =>
  cookiePattern.exec(header ?? '')?.[1] ?? null;

/** Returns whether the owner of an address has signed in with this device before. */
export async function isKnownDevice(db: Database, device: string | null, email: string): Promise<boolean> {
  if (device === null) return false;
  const known = await db
    .select({ id: users.id })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.hash, hashSecret(device)), eq(users.email, parseMailbox(email) ?? email)));
  return known.length > 0;
}

/** Returns the devices of a user, the last used first. @param current the secret of the caller's browser */
export async function listDevices(
  db: Database,
  userId: string,
  current: string | null,
): Promise<components['schemas']['KnownDevice'][]> {
  const rows = await db
    .select()
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), knownDevices.id)
    .limit(maxListed);
  return rows.map(({ id, hash, browser, system, firstUsedAt, lastUsedAt }) => ({
    id,
    browser,
    system,
    first_used_at: firstUsedAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    is_current: current !== null && hash === hashSecret(current),
  }));
}

const maxListed = 100;

/**
 * Returns whom a code is for: a known device of the account has codes of its own, so that no request of a stranger
 * replaces them or uses up their tries.
 */
export const codeOwner = async (db: Database, email: string, device: string | null): Promise<string> =>
  device !== null && (await isKnownDevice(db, device, email)) ? `${email} ${hashSecret(device)}` : email;

export interface SignInContext extends Pick<AuthServices, 'db' | 'clock' | 'tokens' | 'config'> {
  /** The secret of the caller's browser. */
  readonly device: string | null;
  /** The `User-Agent` header. */
  readonly userAgent: string;
}

/** The response to a completed sign-in. */
export interface DeviceSession {
  readonly status: 200;
  readonly body: TokenPair;
  readonly headers: { readonly 'set-cookie': string };
}

/**
 * Starts a session of a user who has authenticated with all factors (see `signIn`), and makes the browser a known
 * device of the account.
 *
 * @param session see `startSession`
 */
export async function startDeviceSession(
  context: SignInContext,
  userId: string,
  session: Pick<NewSession, 'sessionsEndedAt' | 'startedAt'> = {},
): Promise<DeviceSession> {
  const secret = await readIssuedDevice(context);
  const body = await startSession(context, userId, { ...session, deviceHash: hashSecret(secret) });
  return { status: 200, body, headers: { 'set-cookie': await addKnownDevice(context, userId, secret) } };
}

/** Starts the session of a caller whose sessions have just been ended. It doesn't last longer than the one before. */
export const continueSession = (context: SignInContext & { readonly user: AuthenticatedUser }) =>
  startDeviceSession(context, context.user.id, { startedAt: context.user.sessionStartedAt });

/** Returns the secret of the browser. One that this server didn't issue is replaced: others may know it. */
async function readIssuedDevice({ db, device }: SignInContext): Promise<string> {
  const isIssued = device !== null && (await db.$count(knownDevices, eq(knownDevices.hash, hashSecret(device)))) > 0;
  return isIssued ? device : randomBytes(32).toString('base64url');
}

/** Returns the `Set-Cookie` header. */
async function addKnownDevice(
  { db, clock, config, userAgent }: SignInContext,
  userId: string,
  secret: string,
): Promise<string> {
  const now = clock.now();
  const used = { ...describeUserAgent(userAgent), lastUsedAt: now };
  await db
    .insert(knownDevices)
    .values({ hash: hashSecret(secret), userId, firstUsedAt: now, ...used })
    .onConflictDoUpdate({ target: [knownDevices.hash, knownDevices.userId], set: used });
  const attributes = `Path=/api/v1; Max-Age=${deviceRetention / 1000}; HttpOnly; SameSite=Strict`;
  return `${cookie}=${secret}; ${attributes}${config.publicUrl.startsWith('https:') ? '; Secure' : ''}`;
}
