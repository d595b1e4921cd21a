import { operation } from '../../http/operation.ts';
import { staffVehicles } from './staffVehicles.ts';

/** Publishes, unpublishes or archives a vehicle. */
export const setVehicleState = operation('setVehicleState', staffVehicles.setState);
