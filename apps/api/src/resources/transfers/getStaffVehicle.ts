import { operation } from '../../http/operation.ts';
import { staffVehicles } from './staffVehicles.ts';

/** Returns a vehicle in any state, for editing. */
export const getStaffVehicle = operation('getStaffVehicle', staffVehicles.get);
