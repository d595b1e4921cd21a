import { operation } from '../../http/operation.ts';
import { staffCruises } from './staffCruises.ts';

/** Publishes, unpublishes or archives a cruise. */
export const setCruiseState = operation('setCruiseState', staffCruises.setState);
