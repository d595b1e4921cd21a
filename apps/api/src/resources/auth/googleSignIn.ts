import { authenticateByGoogle } from '../../auth/accounts.ts';
import { listSocialLimits } from '../../auth/limits.ts';
import { signIn } from '../../auth/secondFactors.ts';
import { operation } from '../../http/operation.ts';

/** Signs in with Google's identity token; used by the sign-in dialog. */
export const googleSignIn = operation(
  'googleSignIn',
  async (context) => {
    const identity = await context.google.identifyByIdToken(context.body.id_token);
    const user = await authenticateByGoogle(context.db, identity, {
      registrationKey: context.body.registration_key,
      now: context.clock.now(),
      hashMailbox: context.hashMailbox,
    });
    return signIn(context, user);
  },
  { limits: ({ address }) => listSocialLimits(address) },
);
