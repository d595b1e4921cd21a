import { startDeviceSession } from '../../auth/knownDevices.ts';
import { listPasskeyLimits } from '../../auth/limits.ts';
import { acceptPasskey } from '../../auth/passkeys.ts';
import { toUserBody } from '../../auth/userBody.ts';
import { findUser } from '../../db/people/signedInUser.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { passkeyRejected } from '../../problems/problems.ts';

/** Signs in with a passkey. Its device has verified the user, so no code is required. */
export const signInWithPasskey = operation(
  'signInWithPasskey',
  async (context) => {
    const { body, db, config } = context;
    const user = await inTransaction(db, async (tx) => {
      const userId = await acceptPasskey({ ...context, db: tx }, body);
      return userId === null ? null : findUser(tx, userId);
    });
    if (!user) throw passkeyRejected();
    const session = await startDeviceSession(context, user.id, user);
    return { ...session, body: { ...session.body, user: toUserBody(user, config) } };
  },
  { limits: ({ address }) => listPasskeyLimits(address) },
);
