import { operation } from '../../http/operation.ts';
import { staffCruises } from './staffCruises.ts';

/** Returns a cruise as it was after a change by staff. */
export const getCruiseVersion = operation('getCruiseVersion', staffCruises.getVersion);
