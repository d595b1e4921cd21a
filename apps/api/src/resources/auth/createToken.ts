import { authenticateByPassword } from '../../auth/accounts.ts';
import { signInLimits } from '../../auth/limits.ts';
import { startSession } from '../../auth/sessions.ts';
import { operation } from '../../contract/operation.ts';

/** Signs in with an e-mail address and a password; used by the sign-in dialog. */
export const createToken = operation(
  'createToken',
  async (context) => {
    const user = await authenticateByPassword(context.db, context.body.username, context.body.password);
    return { status: 200, body: await startSession(context, user.id) };
  },
  { limits: ({ body, address }) => signInLimits(body.username, address) },
);
