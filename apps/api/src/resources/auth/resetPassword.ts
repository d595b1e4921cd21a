import { and, eq, gt } from 'drizzle-orm';
import { authenticateByMailbox } from '../../auth/accounts.ts';
import { hashPassword, requireAcceptablePassword } from '../../auth/passwords.ts';
import { signIn } from '../../auth/secondFactors.ts';
import { endAllSessions, hashSecret } from '../../auth/sessions.ts';
import { toUserBody } from '../../auth/userBody.ts';
import { passwordResets, users } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { createPasswordChangedMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { notFound } from '../../problems/problems.ts';

/** Sets the password of the account whose owner has opened a mailed link, ends all sessions and signs in. */
export const resetPassword = operation(
  'resetPassword',
  async (context) => {
    const { body, db, clock, config } = context;
    const now = clock.now();
    const passwordHash = await hashPassword(body.new_password);
    // A rejected password rolls back, so that the link can be used again.
    const user = await inTransaction(db, async (tx) => {
      // All links of the address at once: links used at the same time would lock each other's rows.
      const ofLink = and(eq(passwordResets.hash, hashSecret(body.token)), gt(passwordResets.expiresAt, now));
      const email = tx.select({ email: passwordResets.email }).from(passwordResets).where(ofLink);
      const [reset] = await tx.delete(passwordResets).where(eq(passwordResets.email, email)).returning();
      const owner = reset && (await authenticateByMailbox(tx, reset.email, { registrationKey: undefined, now }));
      if (!owner) throw notFound('link');
      requireAcceptablePassword('new_password', body.new_password, owner);
      await endAllSessions(tx, owner.id, now);
      await tx.update(users).set({ passwordHash }).where(eq(users.id, owner.id));
      await queueMail(tx, createPasswordChangedMail(owner.email, config.publicUrl), now);
      return { ...owner, hasPassword: true, sessionsEndedAt: now };
    });
    const response = await signIn(context, user);
    return { ...response, body: { ...response.body, user: toUserBody(user, context.config) } };
  },
  { limits: ({ address }) => [{ bucket: `reset-password address ${address}`, max: 30, seconds: 15 * 60 }] },
);
