import { randomBytes } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { Database } from '../db/database.ts';
import { recordChange } from '../db/operating/auditLog.ts';
import { findUser, getStaffRole, type SignedInUser } from '../db/people/signedInUser.ts';
import { passkeys, recoveryCodes, secondFactorChallenges, secondFactors } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { minute } from '../lib/durations.ts';
import { invalidRequest, otpExpired, otpInvalid, secondFactorRequired } from '../problems/problems.ts';
import { isPasswordOf } from './accounts.ts';
import { findTimeStep } from './authenticatorApp.ts';
import type { AuthServices } from './authServices.ts';
import { type DeviceSession, type SignInContext, startDeviceSession } from './knownDevices.ts';
import { type Assertion, acceptPasskey } from './passkeys.ts';
import { isProtected } from './permissions.ts';
import { hashSecret } from './sessions.ts';

const challengeLife = 10 * minute;
const maxTries = 5;
/** How long a new secret can be confirmed. */
export const pendingLife = 15 * minute;

/**
 * Signs in a user who has authenticated with one factor (a password, a code by mail, Google).
 *
 * @throws {Problem} second-factor-required with a challenge, if the account is protected by a second factor
 */
export async function signIn(context: SignInContext, user: SignedInUser): Promise<DeviceSession> {
  if (!isProtected(user, context.config)) return startDeviceSession(context, user.id, user);
  const challenge = randomBytes(32).toString('base64url');
  await context.db.insert(secondFactorChallenges).values({
    hash: hashSecret(challenge),
    userId: user.id,
    sessionsEndedAt: user.sessionsEndedAt,
    expiresAt: new Date(context.clock.now().getTime() + challengeLife),
  });
  throw secondFactorRequired(challenge);
}

type Verifier = SignInContext & Pick<AuthServices, 'secrets'>;

/**
 * Completes a sign-in with a code for its challenge.
 *
 * @throws {Problem} otp-invalid, or otp-expired when the challenge has expired or was used
 */
export async function completeSignIn(
  context: Verifier,
  challenge: string,
  code: string,
): Promise<DeviceSession & { readonly user: SignedInUser }> {
  const { db, clock } = context;
  const now = clock.now();
  const hash = hashSecret(challenge);
  // Outside the transaction, so that a wrong code counts.
  const [counted] = await db
    .update(secondFactorChallenges)
    .set({ tries: sql`${secondFactorChallenges.tries} + 1` })
    .where(
      and(
        eq(secondFactorChallenges.hash, hash),
        lt(secondFactorChallenges.tries, maxTries),
        gt(secondFactorChallenges.expiresAt, now),
      ),
    )
    .returning();
  if (!counted) throw otpExpired('This took too long, or too many codes were wrong. Please sign in again.');
  const user = await inTransaction(db, async (tx) => {
    const found = await findUser(tx, counted.userId);
    if (!found || !(await acceptCode({ ...context, db: tx }, found, code))) throw otpInvalid();
    const used = await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.hash, hash)).returning();
    if (used.length === 0) throw otpInvalid();
    return found;
  });
  return { ...(await startDeviceSession(context, user.id, { sessionsEndedAt: counted.sessionsEndedAt })), user };
}

/** Returns the address of the account that a challenge is for. */
export async function challengedEmail(db: Database, challenge: string): Promise<string | null> {
  const [found] = await db
    .select({ userId: secondFactorChallenges.userId })
    .from(secondFactorChallenges)
    .where(eq(secondFactorChallenges.hash, hashSecret(challenge)));
  return (found && (await findUser(db, found.userId))?.email) ?? null;
}

type CodeContext = Pick<AuthServices, 'db' | 'clock' | 'secrets' | 'config'>;

/** Uses up a code of the app, or a recovery code. Returns whether it was right. Call it in a transaction. */
async function acceptCode(context: CodeContext, user: SignedInUser, code: string): Promise<boolean> {
  const text = code.replaceAll(/[\s-]/g, '').toLowerCase();
  return /^\d{6}$/.test(text) ? acceptAppCode(context, user.id, text) : acceptRecoveryCode(context, user, text);
}

async function acceptAppCode({ db, clock, secrets }: CodeContext, userId: string, code: string): Promise<boolean> {
  const [factor] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');
  // Null after a change of TOKEN_SECRET: recovery codes still work.
  const secret = factor?.secret && secrets.decrypt(factor.secret, userId);
  const step = secret ? findTimeStep(secret, code, clock.now()) : null;
  if (step === null || !factor || step <= factor.lastStep) return false;
  await db.update(secondFactors).set({ lastStep: step }).where(eq(secondFactors.userId, userId));
  return true;
}

async function acceptRecoveryCode({ db, clock, config }: CodeContext, user: SignedInUser, code: string) {
  const isOwn = eq(recoveryCodes.userId, user.id);
  const used = await db
    .delete(recoveryCodes)
    .where(and(isOwn, eq(recoveryCodes.hash, hashSecret(code))))
    .returning();
  if (used.length === 0) return false;
  const left = await db.$count(recoveryCodes, isOwn);
  const change = {
    operation: 'verifySecondFactor',
    objectId: user.id,
    before: { recovery_codes: left + 1 },
    after: { recovery_codes: left },
  } as const;
  if (getStaffRole(user, config)) await recordChange(db, { user, config }, change, clock.now());
  return true;
}

interface Proof {
  readonly passkey?: Assertion | undefined;
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Requires what the account has of password and second factor, or a passkey, which is both. Call it in a transaction.
 *
 * @throws {Problem} invalid-request
 */
export async function requireProof(context: CodeContext, user: SignedInUser, proof: Proof) {
  const { passkey, password = '', code = '' } = proof;
  if (passkey) {
    if ((await acceptPasskey(context, passkey)) !== user.id)
      throw invalidRequest(null, { passkey: ['This passkey wasn’t accepted. Please try again.'] });
    return;
  }
  if (user.hasPassword && !(await isPasswordOf(context.db, user.id, password)))
    throw invalidRequest(null, { password: ['This isn’t your password. Please check it.'] });
  if (isProtected(user, context.config) && !(await acceptCode(context, user, code)))
    throw invalidRequest(null, { code: ['This code is wrong, or was used before. Please enter the next one.'] });
}

/** Deletes everything that is a second factor of a user: the app, passkeys and recovery codes. */
export async function deleteSecondFactor(tx: Database, userId: string): Promise<void> {
  for (const table of [secondFactors, passkeys, recoveryCodes, secondFactorChallenges])
    await tx.delete(table).where(eq(table.userId, userId));
}

const recoveryCodeCount = 10;

/** Replaces the recovery codes of a user. Returns them; the database has their hashes. */
export async function replaceRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashSecret(code.replaceAll('-', '')) })));
  return codes;
}

/** Returns a code of 120 random bits, too many to guess from its hash: `abcd-efgh-2345-ijkl-mnop-67qr`. */
const createRecoveryCode = (): string =>
  new Secret({ size: 15 }).base32.toLowerCase().replaceAll(/(?<=^(?:.{4})+)(?!$)/g, '-');
