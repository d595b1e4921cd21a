import { operation } from '../../http/operation.ts';
import { staffVehicles } from './staffVehicles.ts';

/** Returns a vehicle as it was after a change by staff. */
export const getVehicleVersion = operation('getVehicleVersion', staffVehicles.getVersion);
