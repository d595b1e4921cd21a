import { eq } from 'drizzle-orm';
import { continueSession } from '../../auth/knownDevices.ts';
import { deleteSecondFactor, requireProof } from '../../auth/secondFactors.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { getStaffRole } from '../../db/people/signedInUser.ts';
import { secondFactors } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { createSecondFactorMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';

/** Removes the caller's second factor, and ends all other sessions. */
export const removeSecondFactor = operation(
  'removeSecondFactor',
  async (context) => {
    const { body, user, db, clock, config } = context;
    await inTransaction(db, async (tx) => {
      await requireProof({ ...context, db: tx }, user, body);
      // With a passkey, recovery codes remain.
      if (user.hasPasskey) await tx.delete(secondFactors).where(eq(secondFactors.userId, user.id));
      else await deleteSecondFactor(tx, user.id);
      if (!user.hasSecondFactor) return;
      const change = {
        operation: 'removeSecondFactor',
        objectId: user.id,
        before: { second_factor: true },
        after: { second_factor: false },
      } as const;
      if (getStaffRole(user, config)) await recordChange(tx, context, change, clock.now());
      await endAllSessions(tx, user.id, clock.now());
      await queueMail(tx, createSecondFactorMail(user.email, 'removed', config.publicUrl), clock.now());
    });
    return continueSession(context);
  },
  { limits: ({ user }) => [{ bucket: `second-factor user ${user.id}`, max: 10, seconds: 15 * 60 }] },
);
