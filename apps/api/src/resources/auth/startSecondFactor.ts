import { createAppSecret } from '../../auth/authenticatorApp.ts';
import { pendingLife, requireProof } from '../../auth/secondFactors.ts';
import { getStaffRole } from '../../db/people/signedInUser.ts';
import { secondFactors } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { forbidden } from '../../problems/problems.ts';

/** Creates a secret for the caller's authenticator app. It counts once a code has confirmed it. */
export const startSecondFactor = operation(
  'startSecondFactor',
  async (context) => {
    const { body, user, db, clock, config, secrets } = context;
    if (getStaffRole(user, config) === null) throw forbidden();
    const created = createAppSecret(user.email);
    const pending = {
      pendingSecret: secrets.encrypt(created.secret, user.id),
      pendingUntil: new Date(clock.now().getTime() + pendingLife),
    };
    await inTransaction(db, async (tx) => {
      await requireProof({ ...context, db: tx }, user, body);
      await tx
        .insert(secondFactors)
        .values({ userId: user.id, ...pending })
        .onConflictDoUpdate({ target: secondFactors.userId, set: pending });
    });
    return { status: 200, body: created };
  },
  { limits: ({ user }) => [{ bucket: `second-factor user ${user.id}`, max: 10, seconds: 15 * 60 }] },
);
