import { authenticateByGoogle } from '../../auth/accounts.ts';
import { listSocialLimits } from '../../auth/limits.ts';
import { signIn } from '../../auth/secondFactors.ts';
import { toUserBody } from '../../auth/userBody.ts';
import { operation } from '../../http/operation.ts';

/** Signs in with Google's access token; used by the sign-in page. */
export const socialAuth = operation(
  'socialAuth',
  async (context) => {
    const identity = await context.google.identifyByAccessToken(context.body.access_token);
    const user = await authenticateByGoogle(context.db, identity, {
      registrationKey: context.body.registration_key,
      now: context.clock.now(),
      hashMailbox: context.hashMailbox,
    });
    const response = await signIn(context, user);
    return { ...response, body: { ...response.body, user: toUserBody(user, context.config) } };
  },
  { limits: ({ address }) => listSocialLimits(address) },
);
