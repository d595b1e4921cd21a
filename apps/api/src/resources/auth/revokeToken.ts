import { endSession } from '../../auth/sessions.ts';
import { operation } from '../../http/operation.ts';

/** Signs out: the session ends in all tabs. */
export const revokeToken = operation('revokeToken', async (context) => {
  await endSession(context, context.body.refresh);
  return { status: 204 };
});
