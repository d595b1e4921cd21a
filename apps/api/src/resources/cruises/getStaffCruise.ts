import { operation } from '../../http/operation.ts';
import { staffCruises } from './staffCruises.ts';

/** Returns a cruise in any state, for editing. */
export const getStaffCruise = operation('getStaffCruise', staffCruises.get);
