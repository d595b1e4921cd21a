import { operation } from '../../http/operation.ts';
import { staffCruises } from './staffCruises.ts';

/** Returns a cruise in any state, for editing (GAP-59). */
export const getStaffCruise = operation('getStaffCruise', staffCruises.get);
