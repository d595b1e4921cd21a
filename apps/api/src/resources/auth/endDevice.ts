import { endDevice as endSessionsOf } from '../../auth/sessions.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Signs the caller out in one browser. */
export const endDevice = operation('endDevice', async ({ path, db, user, clock }) => {
  const hasEnded = await inTransaction(db, (tx) => endSessionsOf(tx, user.id, path.id, clock.now()));
  if (!hasEnded) throw notFound('browser');
  return { status: 204 };
});
