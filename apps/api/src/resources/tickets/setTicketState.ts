import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { lockStaffEvent, readEventVersion, saveEventState } from '../../db/catalogue/staffEvents.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';
import { readStaffEvent } from './staffEventBody.ts';

/** Publishes, unpublishes or archives an attraction (GAP-59). */
export const setTicketState = operation('setTicketState', async (context) => {
  const { path, headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const row = await lockStaffEvent(tx, path.id);
    if (!row) throw notFound('event');
    // A retry, whose first response was lost, changed the version itself.
    if (row.state === body.state) return;
    requireVersion(headers['if-match'], readEventVersion(row), 'attraction');
    await saveEventState(tx, path.id, body.state, clock.now());
    const change = { objectId: path.id, before: { state: row.state }, after: { state: body.state } };
    await recordChange(tx, context, { operation: 'setTicketState', ...change }, clock.now());
  });
  return { status: 200, ...(await readStaffEvent(db, path.id)) };
});
