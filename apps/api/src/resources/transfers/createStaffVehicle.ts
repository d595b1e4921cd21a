import { operation } from '../../http/operation.ts';
import { staffVehicles } from './staffVehicles.ts';

/** Creates a draft of a vehicle (GAP-59). */
export const createStaffVehicle = operation('createStaffVehicle', staffVehicles.create);
