import { renewalLimits } from '../../auth/limits.ts';
import { renewSession } from '../../auth/sessions.ts';
import { operation } from '../../contract/operation.ts';

/** Exchanges a refresh token for a new pair. */
export const refreshToken = operation(
  'refreshToken',
  async (context) => ({ status: 200, body: await renewSession(context, context.body.refresh) }),
  { limits: ({ address }) => renewalLimits(address) },
);
