import { endAllSessions } from '../../auth/sessions.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';

/** Signs the caller out in all browsers. */
export const endSessions = operation('endSessions', async ({ db, user, clock }) => {
  await inTransaction(db, (tx) => endAllSessions(tx, user.id, clock.now()));
  return { status: 204 };
});
