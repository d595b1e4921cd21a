import { commonRoutes } from '@aitours/openapi/operations';
import { otherRoutes } from '@aitours/openapi/otherOperations';

/** The whole table of operations. */
export const routes = { ...commonRoutes, ...otherRoutes };
