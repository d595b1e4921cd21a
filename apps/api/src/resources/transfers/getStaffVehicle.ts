import { operation } from '../../contract/operation.ts';
import { readStaffVehicle } from './staffVehicleBody.ts';

/** Returns a vehicle in any state, for editing (GAP-59). */
export const getStaffVehicle = operation('getStaffVehicle', async ({ path, db }) => ({
  status: 200,
  ...(await readStaffVehicle(db, path.id)),
}));
