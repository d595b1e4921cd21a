import { operation } from '../../http/operation.ts';
import { staffDestinations } from './staffDestinations.ts';

/** Returns a destination as it was after a change by staff. */
export const getDestinationVersion = operation('getDestinationVersion', staffDestinations.getVersion);
