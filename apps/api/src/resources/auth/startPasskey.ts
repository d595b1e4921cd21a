import { createPasskeyOptions } from '../../auth/passkeys.ts';
import { requireProof } from '../../auth/secondFactors.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';

/** Returns the options with which the caller's browser creates a passkey. */
export const startPasskey = operation(
  'startPasskey',
  async (context) => ({
    status: 200,
    body: await inTransaction(context.db, async (tx) => {
      await requireProof({ ...context, db: tx }, context.user, context.body);
      return createPasskeyOptions({ ...context, db: tx }, context.user);
    }),
  }),
  { limits: ({ user }) => [{ bucket: `second-factor user ${user.id}`, max: 10, seconds: 15 * 60 }] },
);
