import { readSecondFactorLimits } from '../../auth/limits.ts';
import { challengedEmail, completeSignIn } from '../../auth/secondFactors.ts';
import { toUserBody } from '../../auth/userBody.ts';
import { operation } from '../../http/operation.ts';

/** Completes a sign-in with a code of the second factor. */
export const verifySecondFactor = operation(
  'verifySecondFactor',
  async (context) => {
    const { challenge, code } = context.body;
    const { user, body, ...response } = await completeSignIn(context, challenge, code);
    return { ...response, body: { ...body, user: toUserBody(user, context.config) } };
  },
  {
    limits: async (context) =>
      readSecondFactorLimits((await challengedEmail(context.db, context.body.challenge)) ?? 'unknown', context),
  },
);
