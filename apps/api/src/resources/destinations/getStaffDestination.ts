import { operation } from '../../http/operation.ts';
import { staffDestinations } from './staffDestinations.ts';

/** Returns a destination in any state, for editing (GAP-59). */
export const getStaffDestination = operation('getStaffDestination', staffDestinations.get);
