import { randomBytes } from 'node:crypto';
import type { components } from '@aitours/openapi/schema';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { type Config, isLoopback } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { SignedInUser } from '../db/people/signedInUser.ts';
import { passkeyChallenges, passkeys } from '../db/schema.ts';
import { minute } from '../lib/durations.ts';
import { conflict } from '../problems/problems.ts';
import type { AuthServices } from './authServices.ts';
import { hashSecret } from './sessions.ts';

type Schemas = components['schemas'];
type Dependencies = Pick<AuthServices, 'db' | 'clock' | 'config'>;
type Passkey = typeof passkeys.$inferSelect;

/** In milliseconds: how long a challenge can be signed. */
const challengeLife = 5 * minute;
const maxPasskeys = 10;
/** Of COSE, the preferred first: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];

/** The names that passkeys are bound to. They can't be bound to an IP address. */
function getRelyingParty({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const { protocol, hostname, port } = new URL(publicUrl);
  const rpID = isLoopback(hostname) ? 'localhost' : hostname;
  return { rpID, origin: `${protocol}//${rpID}${port && `:${port}`}` };
}

/** Stores a new challenge and returns it. @param userId who may add a passkey with it; null: for using one */
async function createChallenge({ db, clock }: Dependencies, userId: string | null): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.insert(passkeyChallenges).values({
    hash: hashSecret(challenge),
    userId,
    expiresAt: new Date(clock.now().getTime() + challengeLife),
  });
  return challenge;
}

/** Uses up a challenge. Returns whether it was valid for this. */
async function takeChallenge({ db, clock }: Dependencies, challenge: string, userId: string | null): Promise<boolean> {
  const { hash, userId: owner, expiresAt } = passkeyChallenges;
  const isFor = userId === null ? isNull(owner) : eq(owner, userId);
  const taken = await db
    .delete(passkeyChallenges)
    .where(and(eq(hash, hashSecret(challenge)), isFor, gt(expiresAt, clock.now())))
    .returning();
  return taken.length > 0;
}

/** Returns what the authenticator stores with a passkey, and returns when it is used. */
const getUserHandle = (userId: string) => Buffer.from(userId).toString('base64url');

/**
 * Returns the options with which a browser creates a passkey of a user.
 *
 * @throws {Problem} conflict, if the user has the largest number of passkeys
 */
export async function createPasskeyOptions(
  context: Dependencies,
  user: SignedInUser,
): Promise<Schemas['PasskeyCreationOptions']> {
  const own = await requireRoom(context.db, user.id);
  return {
    challenge: await createChallenge(context, user.id),
    rp: { id: getRelyingParty(context.config).rpID, name: 'aiTours' },
    user: { id: getUserHandle(user.id), name: user.email, displayName: `${user.firstName} ${user.lastName}`.trim() },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeLife,
    // The browser doesn't create a second passkey in the same authenticator.
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  };
}

async function requireRoom(db: Database, userId: string): Promise<Passkey[]> {
  const own = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);
  if (own.length >= maxPasskeys) throw conflict(`Your account has ${maxPasskeys} passkeys. Please remove one first.`);
  return own;
}

/**
 * Stores a new passkey of a user, whose row the caller has locked. Returns null if the credential can't be verified.
 *
 * @throws {Problem} conflict, if the user has the largest number of passkeys, or the passkey is stored already
 */
export async function insertPasskey(
  context: Dependencies,
  userId: string,
  { name, credential: { id, response } }: Schemas['NewPasskey'],
): Promise<Passkey | null> {
  const { db, clock, config } = context;
  await requireRoom(db, userId);
  const { rpID, origin } = getRelyingParty(config);
  let challenge = '';
  const verified = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response: { ...response }, clientExtensionResults: {} },
    expectedChallenge: (signed) => {
      challenge = signed;
      return true;
    },
    expectedOrigin: origin,
    expectedRPID: rpID,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null);
  const created = verified?.registrationInfo?.credential;
  if (!created || !(await takeChallenge(context, challenge, userId))) return null;
  const [row] = await db
    .insert(passkeys)
    .values({
      userId,
      credentialId: created.id,
      publicKey: Buffer.from(created.publicKey).toString('base64url'),
      counter: created.counter,
      transports: response.transports ?? [],
      name: name.trim(),
      createdAt: clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict('This passkey is already in use.');
  return row;
}

/** Returns the options with which a browser proves any passkey that it has for the shop. */
export async function createAssertionOptions(context: Dependencies): Promise<Schemas['PasskeyRequestOptions']> {
  const challenge = await createChallenge(context, null);
  const { rpID } = getRelyingParty(context.config);
  return { challenge, rpId: rpID, timeout: challengeLife, userVerification: 'required' };
}

export type Assertion = Schemas['PasskeyAssertion'];

/**
 * Verifies that the caller has a passkey and has been verified by its device. Call it in a transaction.
 *
 * @returns the id of its user, or null
 */
export async function acceptPasskey(context: Dependencies, { id, response }: Assertion): Promise<string | null> {
  const { db, clock, config } = context;
  const { rpID, origin } = getRelyingParty(config);
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, id)).for('update');
  if (!found || response.userHandle !== getUserHandle(found.userId)) return null;
  let challenge = '';
  const result = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: (signed) => {
      challenge = signed;
      return true;
    },
    expectedOrigin: origin,
    expectedRPID: rpID,
    // A counter that goes back means that the authenticator was copied.
    credential: { id, publicKey: Uint8Array.from(Buffer.from(found.publicKey, 'base64url')), counter: found.counter },
  }).catch(() => null);
  if (!result?.verified || !(await takeChallenge(context, challenge, null))) return null;
  const used = { counter: result.authenticationInfo.newCounter, lastUsedAt: clock.now() };
  await db.update(passkeys).set(used).where(eq(passkeys.id, found.id));
  return found.userId;
}

export const toPasskeyBody = ({ id, name, createdAt, lastUsedAt }: Passkey): Schemas['Passkey'] => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/** Returns the passkeys of a user, the oldest first. */
export async function listPasskeys(db: Database, userId: string): Promise<Schemas['Passkey'][]> {
  const own = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);
  return own.map(toPasskeyBody);
}
