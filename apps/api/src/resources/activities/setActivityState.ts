import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { lockStaffActivity, readActivityVersion, saveActivityState } from '../../db/catalogue/staffActivities.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';
import { readStaffActivity } from './staffActivityBody.ts';

/** Publishes, unpublishes or archives an activity (GAP-59). */
export const setActivityState = operation('setActivityState', async (context) => {
  const { path, headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const row = await lockStaffActivity(tx, path.id);
    if (!row) throw notFound('activity');
    // A retry, whose first response was lost, changed the version itself.
    if (row.state === body.state) return;
    requireVersion(headers['if-match'], readActivityVersion(row), 'activity');
    await saveActivityState(tx, path.id, body.state, clock.now());
    const change = { objectId: path.id, before: { state: row.state }, after: { state: body.state } };
    await recordChange(tx, context, { operation: 'setActivityState', ...change }, clock.now());
  });
  return { status: 200, ...(await readStaffActivity(db, path.id)) };
});
