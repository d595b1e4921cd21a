import { authenticateByPassword } from '../../auth/accounts.ts';
import { signInLimits } from '../../auth/limits.ts';
import { startSession } from '../../auth/sessions.ts';
import { userBody } from '../../auth/userBody.ts';
import { operation } from '../../contract/operation.ts';

/** Signs in with an e-mail address and a password; used by the sign-in page. */
export const loginUser = operation(
  'loginUser',
  async (context) => {
    const user = await authenticateByPassword(context.db, context.body.email, context.body.password);
    return { status: 200, body: { ...(await startSession(context, user.id)), user: userBody(user) } };
  },
  { limits: ({ body, address }) => signInLimits(body.email, address) },
);
