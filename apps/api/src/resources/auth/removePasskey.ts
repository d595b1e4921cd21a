import { and, eq } from 'drizzle-orm';
import { continueSession } from '../../auth/knownDevices.ts';
import { isProtected } from '../../auth/permissions.ts';
import { requireProof } from '../../auth/secondFactors.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { findUser, getStaffRole } from '../../db/people/signedInUser.ts';
import { passkeys, recoveryCodes, secondFactorChallenges } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { createPasskeyMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { notFound } from '../../problems/problems.ts';

/** Removes one of the caller's passkeys, and ends all other sessions. */
export const removePasskey = operation(
  'removePasskey',
  async (context) => {
    const { path, body, user, db, clock, config } = context;
    await inTransaction(db, async (tx) => {
      await requireProof({ ...context, db: tx }, user, body);
      const isIt = and(eq(passkeys.id, path.id), eq(passkeys.userId, user.id));
      const [removed] = await tx.delete(passkeys).where(isIt).returning();
      if (!removed) throw notFound('passkey');
      const { name } = removed;
      const change = { operation: 'removePasskey', objectId: user.id, before: { name }, after: null } as const;
      if (getStaffRole(user, config)) await recordChange(tx, context, change, clock.now());
      await endAllSessions(tx, user.id, clock.now());
      await queueMail(tx, createPasskeyMail(user.email, 'removed', name, config.publicUrl), clock.now());
      const now = await findUser(tx, user.id);
      if (now && isProtected(now, config)) return;
      for (const table of [recoveryCodes, secondFactorChallenges])
        await tx.delete(table).where(eq(table.userId, user.id));
    });
    return continueSession(context);
  },
  { limits: ({ user }) => [{ bucket: `second-factor user ${user.id}`, max: 10, seconds: 15 * 60 }] },
);
