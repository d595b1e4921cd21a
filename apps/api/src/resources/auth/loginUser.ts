import { accountByPassword } from '../../auth/accounts.ts';
import { signInLimits } from '../../auth/limits.ts';
import { startSession } from '../../auth/sessions.ts';
import { userBody } from '../../auth/userBody.ts';
import { operation } from '../../contract/operation.ts';

/** Signs in with an address and a password, as the sign-in page does. */
export const loginUser = operation(
  'loginUser',
  async (context) => {
    const user = await accountByPassword(context.db, context.body.email, context.body.password);
    return { status: 200, body: { ...(await startSession(context, user.id)), user: userBody(user) } };
  },
  { limits: ({ body, address }) => signInLimits(body.email, address) },
);
