import { eq, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isUniqueViolation } from '../db/errors.ts';
import { users } from '../db/schema.ts';
import { wrongCredentials } from '../problems/problems.ts';
import type { GoogleIdentity } from './google.ts';
import { verifyPassword } from './passwords.ts';
import { endAllSessions } from './sessions.ts';
import { findUser, type SignedInUser } from './signedInUser.ts';

/** One mailbox, one account: addresses are compared in lower case. */
export const normalEmail = (email: string) => email.trim().toLowerCase();

/** @throws {Problem} wrong-credentials, after the same time whether or not there is such an account */
export async function accountByPassword(db: Database, email: string, password: string): Promise<SignedInUser> {
  const [found] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, normalEmail(email)));
  const right = await verifyPassword(password, found?.passwordHash ?? null);
  const user = found && right ? await findUser(db, found.id) : null;
  if (!user) throw wrongCredentials();
  return user;
}

/**
 * Finds or opens the account of somebody Google has identified.
 *
 * Whoever opened an account for the address without ever proving it may have been someone else: such a password and
 * its sessions end when the owner of the mailbox arrives.
 */
export async function accountByGoogle(db: Database, identity: GoogleIdentity, now: Date): Promise<SignedInUser> {
  try {
    return await linkAccount(db, identity, now);
  } catch (error) {
    // Two first sign-ins at once: the other one has opened the account by now.
    if (!isUniqueViolation(error, 'users_email_key') && !isUniqueViolation(error, 'users_google_subject_key'))
      throw error;
    return linkAccount(db, identity, now);
  }
}

function linkAccount(db: Database, identity: GoogleIdentity, now: Date): Promise<SignedInUser> {
  return db.transaction(async (tx) => {
    const known = await tx
      .select()
      .from(users)
      .where(or(eq(users.googleSubject, identity.subject), eq(users.email, identity.email)))
      .for('update');
    const account = known.find(({ googleSubject }) => googleSubject === identity.subject) ?? known[0];
    const id = account?.id ?? (await openAccount(tx, identity));
    if (account && account.googleSubject !== identity.subject) {
      const unproven = account.emailVerifiedAt === null;
      if (unproven) await endAllSessions(tx, id, now);
      await tx
        .update(users)
        .set({ googleSubject: identity.subject, ...(unproven ? { passwordHash: null } : {}) })
        .where(eq(users.id, id));
    }
    const user = await findUser(tx, id);
    if (!user) throw new Error('An account that was just written is there');
    return user;
  });
}

/** Who opens an account proves the address soon after: the sign-up dialog asks for the code at once (AUTH-10). */
const proofFollowsWithin = 3600 * 1000;

/**
 * Notes that somebody has read the mailbox of an account, with a one-time password.
 *
 * The first who does is its owner, and whoever opened the account may have been someone else: sessions from before end,
 * and so does a password that was set more than an hour ago.
 */
export function accountByMailbox(db: Database, email: string, now: Date): Promise<SignedInUser | null> {
  return db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.email, email)).for('update');
    if (!account) return null;
    if (account.emailVerifiedAt === null) {
      await endAllSessions(tx, account.id, now);
      const isOwn = now.getTime() - account.createdAt.getTime() <= proofFollowsWithin;
      const proven = { emailVerifiedAt: now, ...(isOwn ? {} : { passwordHash: null }) };
      await tx.update(users).set(proven).where(eq(users.id, account.id));
    }
    return findUser(tx, account.id);
  });
}

async function openAccount(db: Database, { subject, email, firstName, lastName }: GoogleIdentity): Promise<string> {
  const [row] = await db
    .insert(users)
    .values({ email, googleSubject: subject, firstName, lastName })
    .returning({ id: users.id });
  if (!row) throw new Error('An insert always returns its row');
  return row.id;
}
