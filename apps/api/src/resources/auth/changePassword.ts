import { eq } from 'drizzle-orm';
import { isPasswordOf } from '../../auth/accounts.ts';
import { continueSession } from '../../auth/knownDevices.ts';
import { hashPassword, requireAcceptablePassword } from '../../auth/passwords.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import { users } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { createPasswordChangedMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { invalidRequest } from '../../problems/problems.ts';

/** Changes the caller's password and ends all other sessions. An account without a password gets one. */
export const changePassword = operation(
  'changePassword',
  async (context) => {
    const { body, user, db, clock, config } = context;
    if (user.hasPassword && !(await isPasswordOf(db, user.id, body.current_password ?? '')))
      throw invalidRequest(null, { current_password: ['This isn’t your password. Please check it.'] });
    requireAcceptablePassword('new_password', body.new_password, user);
    const passwordHash = await hashPassword(body.new_password);
    await inTransaction(db, async (tx) => {
      await endAllSessions(tx, user.id, clock.now());
      await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
      await queueMail(tx, createPasswordChangedMail(user.email, config.publicUrl), clock.now());
    });
    return continueSession(context);
  },
  { limits: ({ user }) => [{ bucket: `change-password user ${user.id}`, max: 10, seconds: 15 * 60 }] },
);
