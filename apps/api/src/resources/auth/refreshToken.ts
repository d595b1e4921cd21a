import { refreshLimits } from '../../auth/limits.ts';
import { refreshSession } from '../../auth/sessions.ts';
import { operation } from '../../http/operation.ts';

/** Exchanges a refresh token for a new pair. */
export const refreshToken = operation(
  'refreshToken',
  async (context) => ({ status: 200, body: await refreshSession(context, context.body.refresh) }),
  { limits: ({ address }) => refreshLimits(address) },
);
