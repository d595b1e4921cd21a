import { authenticateByPassword } from '../../auth/accounts.ts';
import { signInLimits } from '../../auth/limits.ts';
import { signIn } from '../../auth/secondFactors.ts';
import { operation } from '../../http/operation.ts';

/** Signs in with an e-mail address and a password; used by the sign-in dialog. */
export const createToken = operation(
  'createToken',
  async (context) => {
    const user = await authenticateByPassword(context.db, context.body.username, context.body.password);
    return signIn(context, user);
  },
  { limits: (context) => signInLimits(context.body.username, context) },
);
