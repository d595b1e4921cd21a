import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { lockStaffVehicle, readVehicleVersion, saveVehicleState } from '../../db/catalogue/staffVehicles.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';
import { readStaffVehicle } from './staffVehicleBody.ts';

/** Publishes, unpublishes or archives a vehicle (GAP-59). */
export const setVehicleState = operation('setVehicleState', async (context) => {
  const { path, headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const row = await lockStaffVehicle(tx, path.id);
    if (!row) throw notFound('vehicle');
    // A retry, whose first response was lost, changed the version itself.
    if (row.state === body.state) return;
    requireVersion(headers['if-match'], readVehicleVersion(row), 'vehicle');
    await saveVehicleState(tx, path.id, body.state, clock.now());
    const change = { objectId: path.id, before: { state: row.state }, after: { state: body.state } };
    await recordChange(tx, context, { operation: 'setVehicleState', ...change }, clock.now());
  });
  return { status: 200, ...(await readStaffVehicle(db, path.id)) };
});
