import { operation } from '../../http/operation.ts';
import { staffVehicles } from './staffVehicles.ts';

/** Creates a draft of a vehicle. */
export const createStaffVehicle = operation('createStaffVehicle', staffVehicles.create);
