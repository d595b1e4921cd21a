import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import {
  lockStaffDestination,
  readDestinationVersion,
  saveDestinationState,
} from '../../db/catalogue/staffDestinations.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';
import { readStaffDestination } from './staffDestinationBody.ts';

/** Publishes, unpublishes or archives a destination (GAP-59). */
export const setDestinationState = operation('setDestinationState', async (context) => {
  const { path, headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const row = await lockStaffDestination(tx, path.id);
    if (!row) throw notFound('destination');
    // A retry, whose first response was lost, changed the version itself.
    if (row.state === body.state) return;
    requireVersion(headers['if-match'], readDestinationVersion(row), 'destination');
    await saveDestinationState(tx, path.id, body.state, clock.now());
    const change = { objectId: path.id, before: { state: row.state }, after: { state: body.state } };
    await recordChange(tx, context, { operation: 'setDestinationState', ...change }, clock.now());
  });
  return { status: 200, ...(await readStaffDestination(db, path.id)) };
});
