import { continueSession } from '../../auth/knownDevices.ts';
import { endAllSessions } from '../../auth/sessions.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';

/** Signs the caller out in all other browsers. */
export const endOtherSessions = operation('endOtherSessions', async (context) => {
  const { db, user, clock } = context;
  await inTransaction(db, (tx) => endAllSessions(tx, user.id, clock.now()));
  return continueSession(context);
});
