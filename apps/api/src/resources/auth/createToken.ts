import { accountByPassword } from '../../auth/accounts.ts';
import { signInLimits } from '../../auth/limits.ts';
import { startSession } from '../../auth/sessions.ts';
import { operation } from '../../contract/operation.ts';

/** Signs in with an address and a password, as the dialog does. */
export const createToken = operation(
  'createToken',
  async (context) => {
    const user = await accountByPassword(context.db, context.body.username, context.body.password);
    return { status: 200, body: await startSession(context, user.id) };
  },
  { limits: ({ body, address }) => signInLimits(body.username, address) },
);
