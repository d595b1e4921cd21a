import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { deviceRetention } from '../db/cleanupJob.ts';
import type { Database } from '../db/database.ts';
import { knownDevices, users } from '../db/schema.ts';
import type { Services } from '../services.ts';
import { parseMailbox } from './emailAddresses.ts';
import { hashSecret, startSession, type TokenPair } from './sessions.ts';

const cookie = 'device';
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

/**
 * Returns whom a code is for: a known device of the account has codes of its own, so that no request of a stranger
 * replaces them or uses up their tries.
 */
export const codeOwner = async (db: Database, email: string, device: string | null): Promise<string> =>
  device !== null && (await isKnownDevice(db, device, email)) ? `${email} ${hashSecret(device)}` : email;

type Dependencies = Pick<Services, 'db' | 'clock' | 'tokens' | 'config'> & { readonly device: string | null };

interface SignIn {
  readonly status: 200;
  readonly body: TokenPair;
  readonly headers: { readonly 'set-cookie': string };
}

/**
 * Starts a session of a user who has authenticated, and makes the browser a known device of the account.
 *
 * @param sessionsEndedAt see `startSession`
 */
export async function signIn(context: Dependencies, userId: string, sessionsEndedAt?: Date | null): Promise<SignIn> {
  const body = await startSession(context, userId, sessionsEndedAt);
  return { status: 200, body, headers: { 'set-cookie': await addKnownDevice(context, userId) } };
}

/** Returns the `Set-Cookie` header. A secret that this server didn't issue is replaced: others may know it. */
async function addKnownDevice({ db, clock, config, device }: Dependencies, userId: string): Promise<string> {
  const isIssued = device !== null && (await db.$count(knownDevices, eq(knownDevices.hash, hashSecret(device)))) > 0;
  const secret = isIssued ? device : randomBytes(32).toString('base64url');
  const lastUsedAt = clock.now();
  await db
    .insert(knownDevices)
    .values({ hash: hashSecret(secret), userId, lastUsedAt })
    .onConflictDoUpdate({ target: [knownDevices.hash, knownDevices.userId], set: { lastUsedAt } });
  const attributes = `Path=/api/v1; Max-Age=${deviceRetention / 1000}; HttpOnly; SameSite=Strict`;
  return `${cookie}=${secret}; ${attributes}${config.publicUrl.startsWith('https:') ? '; Secure' : ''}`;
}
