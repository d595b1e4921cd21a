import { operation } from '../../http/operation.ts';
import { staffCruises } from './staffCruises.ts';

/** Creates a draft of a cruise. */
export const createStaffCruise = operation('createStaffCruise', staffCruises.create);
