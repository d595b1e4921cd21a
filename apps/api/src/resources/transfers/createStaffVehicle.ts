import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { insertVehicleDraft } from '../../db/catalogue/staffVehicles.ts';
import { readStaffVehicle } from './staffVehicleBody.ts';
import { requireVehicleParts, vehicleValues } from './vehicleInput.ts';

/** Creates a draft of a vehicle (GAP-59). `db` is the transaction of the idempotency key. */
export const createStaffVehicle = operation('createStaffVehicle', async (context) => {
  const { body, db, clock } = context;
  const now = clock.now();
  const values = vehicleValues(body);
  await requireVehicleParts(db, values);
  const after = await insertVehicleDraft(db, values, now);
  await recordChange(db, context, { operation: 'createStaffVehicle', objectId: after.id, before: null, after }, now);
  return { status: 201, ...(await readStaffVehicle(db, after.id)) };
});
