import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { lockStaffCruise, readCruiseVersion, saveCruiseState } from '../../db/catalogue/staffCruises.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';
import { readStaffCruise } from './staffCruiseBody.ts';

/** Publishes, unpublishes or archives a cruise (GAP-59). */
export const setCruiseState = operation('setCruiseState', async (context) => {
  const { path, headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const row = await lockStaffCruise(tx, path.id);
    if (!row) throw notFound('cruise');
    // A retry, whose first response was lost, changed the version itself.
    if (row.state === body.state) return;
    requireVersion(headers['if-match'], readCruiseVersion(row), 'cruise');
    await saveCruiseState(tx, path.id, body.state, clock.now());
    const change = { objectId: path.id, before: { state: row.state }, after: { state: body.state } };
    await recordChange(tx, context, { operation: 'setCruiseState', ...change }, clock.now());
  });
  return { status: 200, ...(await readStaffCruise(db, path.id)) };
});
