import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { lockStaffTour, readTourVersion, saveTourState } from '../../db/catalogue/staffTours.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';
import { readStaffTour } from './staffTourBody.ts';

/** Publishes, unpublishes or archives a tour (GAP-59). */
export const setTourState = operation('setTourState', async (context) => {
  const { path, headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const row = await lockStaffTour(tx, path.id);
    if (!row) throw notFound('tour');
    // A retry, whose first response was lost, changed the version itself.
    if (row.state === body.state) return;
    requireVersion(headers['if-match'], readTourVersion(row), 'tour');
    await saveTourState(tx, path.id, body.state, clock.now());
    const change = { objectId: path.id, before: { state: row.state }, after: { state: body.state } };
    await recordChange(tx, context, { operation: 'setTourState', ...change }, clock.now());
  });
  return { status: 200, ...(await readStaffTour(db, path.id)) };
});
