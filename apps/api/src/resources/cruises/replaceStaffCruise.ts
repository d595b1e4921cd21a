import { operation } from '../../http/operation.ts';
import { staffCruises } from './staffCruises.ts';

/** Replaces a cruise in any state. */
export const replaceStaffCruise = operation('replaceStaffCruise', staffCruises.replace);
