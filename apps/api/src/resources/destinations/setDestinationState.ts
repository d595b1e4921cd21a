import { operation } from '../../http/operation.ts';
import { staffDestinations } from './staffDestinations.ts';

/** Publishes, unpublishes or archives a destination. */
export const setDestinationState = operation('setDestinationState', staffDestinations.setState);
