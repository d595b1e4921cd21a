import { accountByGoogle } from '../../auth/accounts.ts';
import { socialLimits } from '../../auth/limits.ts';
import { startSession } from '../../auth/sessions.ts';
import { operation } from '../../contract/operation.ts';

/** Signs in with Google's identity token, as the dialog does. */
export const googleSignIn = operation(
  'googleSignIn',
  async (context) => {
    const identity = await context.google.byIdToken(context.body.id_token);
    const user = await accountByGoogle(context.db, identity, context.clock.now());
    return { status: 200, body: await startSession(context, user.id) };
  },
  { limits: ({ address }) => socialLimits(address) },
);
