import { eq, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { isFormerCustomer } from '../db/people/personalData.ts';
import { findUser, publicColumns, type SignedInUser } from '../db/people/signedInUser.ts';
import { passkeys, users } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { wrongCredentials } from '../problems/problems.ts';
import { parseMailbox } from './emailAddresses.ts';
import type { GoogleIdentity } from './google.ts';
import { verifyPassword } from './passwords.ts';
import { endAllSessions, hashSecret } from './sessions.ts';

/**
 * Returns the account with this address and password.
 *
 * @throws {Problem} wrong-credentials, after the same time whether or not the account exists
 */
export async function authenticateByPassword(db: Database, email: string, password: string): Promise<SignedInUser> {
  const [found] = await db
    .select({ passwordHash: users.passwordHash, user: publicColumns })
    .from(users)
    .where(eq(users.email, parseMailbox(email) ?? email));
  const isCorrect = await verifyPassword(password, found?.passwordHash ?? null);
  if (!found || !isCorrect) throw wrongCredentials();
  return found.user;
}

/** Returns whether this is the password of a user. */
export async function isPasswordOf(db: Database, userId: string, password: string): Promise<boolean> {
  const [found] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  return verifyPassword(password, found?.hash ?? null);
}

/** What proves that the caller owns an address, besides a one-time password or Google's token. */
interface Proof {
  /** The secret of the browser that registered the account. */
  readonly registrationKey: string | undefined;
  readonly now: Date;
}

interface GoogleProof extends Proof {
  readonly hashMailbox: (email: string) => string;
}

/**
 * Removes the password and passkeys, and ends all sessions, when the owner of the address is first proven, because someone else may
 * have registered it. An owner who registered in the same browser keeps them.
 */
async function removeUnprovenAccess(tx: Database, account: typeof users.$inferSelect, { registrationKey, now }: Proof) {
  const isProven = account.emailVerifiedAt !== null || account.googleSubject !== null;
  const isRegistrant = registrationKey !== undefined && hashSecret(registrationKey) === account.registrationKeyHash;
  if (isProven || isRegistrant) return;
  await endAllSessions(tx, account.id, now);
  await tx.update(users).set({ passwordHash: null }).where(eq(users.id, account.id));
  await tx.delete(passkeys).where(eq(passkeys.userId, account.id));
}

/** Finds or creates the account of a user whom Google has identified. */
export async function authenticateByGoogle(
  db: Database,
  identity: GoogleIdentity,
  proof: GoogleProof,
): Promise<SignedInUser> {
  try {
    return await linkAccount(db, identity, proof);
  } catch (error) {
    // A concurrent first sign-in has created the account.
    if (!isUniqueViolation(error, 'users_email_key') && !isUniqueViolation(error, 'users_google_subject_key'))
      throw error;
    return linkAccount(db, identity, proof);
  }
}

function linkAccount(db: Database, identity: GoogleIdentity, proof: GoogleProof): Promise<SignedInUser> {
  return inTransaction(db, async (tx) => {
    const known = await tx
      .select()
      .from(users)
      .where(or(eq(users.googleSubject, identity.subject), eq(users.email, identity.email)))
      .for('update');
    const account = known.find(({ googleSubject }) => googleSubject === identity.subject) ?? known[0];
    const id = account?.id ?? (await createAccount(tx, identity, proof.hashMailbox(identity.email)));
    if (account && account.googleSubject !== identity.subject) {
      await removeUnprovenAccess(tx, account, proof);
      await tx.update(users).set({ googleSubject: identity.subject }).where(eq(users.id, id));
    }
    const user = await findUser(tx, id);
    if (!user) throw new Error('An account must exist after it was written');
    return user;
  });
}

/** Returns the account of a mailbox whose one-time password was entered, and marks it as verified. */
export function authenticateByMailbox(db: Database, email: string, proof: Proof): Promise<SignedInUser | null> {
  return inTransaction(db, async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (!account) return null;
    if (account.emailVerifiedAt === null) {
      await removeUnprovenAccess(tx, account, proof);
      await tx.update(users).set({ emailVerifiedAt: proof.now }).where(eq(users.id, account.id));
    }
    return findUser(tx, account.id);
  });
}

async function createAccount(
  db: Database,
  { subject, email, firstName, lastName }: GoogleIdentity,
  mailboxHash: string,
): Promise<string> {
  const hadBooking = await isFormerCustomer(db, mailboxHash);
  const [row] = await db
    .insert(users)
    .values({ email, googleSubject: subject, firstName, lastName, hadBooking })
    .returning({ id: users.id });
  if (!row) throw new Error('An insert always returns its row');
  return row.id;
}
