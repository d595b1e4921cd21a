import { isDeepStrictEqual } from 'node:util';
import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { lockStaffVehicle, readVehicleVersion, replaceVehicle } from '../../db/catalogue/staffVehicles.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';
import { readStaffVehicle } from './staffVehicleBody.ts';
import { requireVehicleParts, vehicleValues } from './vehicleInput.ts';

/** Replaces a vehicle in any state (GAP-59). Bookings have a copy of what they booked. */
export const replaceStaffVehicle = operation('replaceStaffVehicle', async (context) => {
  const { path, headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const row = await lockStaffVehicle(tx, path.id);
    if (!row) throw notFound('vehicle');
    const { vehicle: before } = row;
    const after = { id: before.id, ...vehicleValues(body) };
    // A retry, whose first response was lost, changed the version itself.
    if (isDeepStrictEqual(after, { ...before })) return;
    requireVersion(headers['if-match'], readVehicleVersion(row), 'vehicle');
    await requireVehicleParts(tx, after);
    await replaceVehicle(tx, path.id, after);
    const changed = { operation: 'replaceStaffVehicle', objectId: path.id, before, after } as const;
    await recordChange(tx, context, changed, clock.now());
  });
  return { status: 200, ...(await readStaffVehicle(db, path.id)) };
});
