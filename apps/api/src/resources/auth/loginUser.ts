import { authenticateByPassword } from '../../auth/accounts.ts';
import { signInLimits } from '../../auth/limits.ts';
import { signIn } from '../../auth/secondFactors.ts';
import { toUserBody } from '../../auth/userBody.ts';
import { operation } from '../../http/operation.ts';

/** Signs in with an e-mail address and a password; used by the sign-in page. */
export const loginUser = operation(
  'loginUser',
  async (context) => {
    const user = await authenticateByPassword(context.db, context.body.email, context.body.password);
    const response = await signIn(context, user);
    return { ...response, body: { ...response.body, user: toUserBody(user, context.config) } };
  },
  { limits: (context) => signInLimits(context.body.email, context) },
);
