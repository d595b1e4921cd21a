import { operation } from '../../http/operation.ts';
import { staffCruises } from './staffCruises.ts';

/** Publishes, unpublishes or archives a cruise (GAP-59). */
export const setCruiseState = operation('setCruiseState', staffCruises.setState);
