import { eq } from 'drizzle-orm';
import { findTimeStep } from '../../auth/authenticatorApp.ts';
import { continueSession } from '../../auth/knownDevices.ts';
import { replaceRecoveryCodes } from '../../auth/secondFactors.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import type { Database } from '../../db/database.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { getStaffRole } from '../../db/people/signedInUser.ts';
import { secondFactors } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, operation } from '../../http/operation.ts';
import { createSecondFactorMail } from '../../mail/accountMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { conflict, forbidden, invalidRequest } from '../../problems/problems.ts';

/**
 * Adds or replaces the caller's second factor. All other sessions end: they may have been started with a stolen password
 * before.
 */
export const confirmSecondFactor = operation(
  'confirmSecondFactor',
  async (context) => {
    const { user, db, clock, config } = context;
    if (getStaffRole(user, config) === null) throw forbidden();
    const recovery_codes = await inTransaction(db, async (tx) => {
      await activate(tx, context);
      await endAllSessions(tx, user.id, clock.now());
      const change = {
        operation: 'confirmSecondFactor',
        objectId: user.id,
        before: { second_factor: user.hasSecondFactor },
        after: { second_factor: true },
      } as const;
      await recordChange(tx, context, change, clock.now());
      await queueMail(tx, createSecondFactorMail(user.email, 'added', config.publicUrl), clock.now());
      return replaceRecoveryCodes(tx, user.id);
    });
    const response = await continueSession(context);
    return { ...response, body: { ...response.body, recovery_codes } };
  },
  { limits: ({ user }) => [{ bucket: `confirm-second-factor user ${user.id}`, max: 20, seconds: 15 * 60 }] },
);

async function activate(tx: Database, { body, user, clock, secrets }: Context<'confirmSecondFactor'>): Promise<void> {
  const isOwn = eq(secondFactors.userId, user.id);
  const [factor] = await tx.select().from(secondFactors).where(isOwn).for('update');
  const { pendingSecret, pendingUntil } = factor ?? {};
  const secret = pendingSecret && secrets.decrypt(pendingSecret, user.id);
  if (!secret || !pendingUntil || pendingUntil <= clock.now())
    throw conflict('This took too long. Please start again.');
  const lastStep = findTimeStep(secret, body.code.replaceAll(/\s/g, ''), clock.now());
  if (lastStep === null)
    throw invalidRequest(null, { code: ['This code is wrong. Please check that your phone has the right time.'] });
  await tx
    .update(secondFactors)
    .set({ secret: pendingSecret, lastStep, pendingSecret: null, pendingUntil: null })
    .where(isOwn);
}
