import { operation } from '../../http/operation.ts';
import { staffDestinations } from './staffDestinations.ts';

/** Returns a destination in any state, for editing. */
export const getStaffDestination = operation('getStaffDestination', staffDestinations.get);
