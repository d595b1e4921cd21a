import { operation } from '../../http/operation.ts';
import { staffVehicles } from './staffVehicles.ts';

/** Replaces a vehicle in any state. Bookings have a copy of what they booked. */
export const replaceStaffVehicle = operation('replaceStaffVehicle', staffVehicles.replace);
