import { operation } from '../../http/operation.ts';
import { staffDestinations } from './staffDestinations.ts';

/** Creates a draft of a destination. */
export const createStaffDestination = operation('createStaffDestination', staffDestinations.create);
