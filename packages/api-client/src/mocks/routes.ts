import { commonRoutes } from '../generated/operations.ts';
import { otherRoutes } from '../generated/otherOperations.ts';

/** The whole table of operations. */
export const routes = { ...commonRoutes, ...otherRoutes };
