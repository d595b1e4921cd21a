import { operation } from '../../http/operation.ts';
import { staffDestinations } from './staffDestinations.ts';

/** Publishes, unpublishes or archives a destination (GAP-59). */
export const setDestinationState = operation('setDestinationState', staffDestinations.setState);
