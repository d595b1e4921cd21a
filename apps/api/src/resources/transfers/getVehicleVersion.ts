import { operation } from '../../contract/operation.ts';
import { findStaffVehicle, type VehicleValues, vehicleChanges } from '../../db/catalogue/staffVehicles.ts';
import { notFound } from '../../problems/problems.ts';
import { editedVehicle } from './staffVehicleBody.ts';

/** Returns a vehicle as it was after a change by staff (GAP-59). */
export const getVehicleVersion = operation('getVehicleVersion', async ({ path, db }) => {
  const [row, entry] = await Promise.all([
    findStaffVehicle(db, path.id),
    vehicleChanges.find(db, path.id, path.change_id),
  ]);
  if (!row || !entry?.after || entry.operation === 'setVehicleState') throw notFound('vehicle');
  // Columns that are newer than the entry have their current values.
  return { status: 200, body: editedVehicle({ ...row.vehicle, ...(entry.after as VehicleValues) }) };
});
