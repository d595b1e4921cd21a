import { operation } from '../../http/operation.ts';
import { staffDestinations } from './staffDestinations.ts';

/** Replaces a destination in any state. */
export const replaceStaffDestination = operation('replaceStaffDestination', staffDestinations.replace);
