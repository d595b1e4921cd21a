import { operation } from '../../http/operation.ts';
import { staffVehicles } from './staffVehicles.ts';

/** Publishes, unpublishes or archives a vehicle (GAP-59). */
export const setVehicleState = operation('setVehicleState', staffVehicles.setState);
