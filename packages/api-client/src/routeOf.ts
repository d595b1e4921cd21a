import { commonRoutes, type Route } from '@aitours/openapi/operations';
import type { OperationId } from './contract.ts';
import { NoResponse } from './problems.ts';

/** Some of the operations. */
type Routes = Readonly<Partial<Record<OperationId, Route>>>;

const common: Routes = commonRoutes;

/**
 * Method, path and traits of an operation: at once for what public pages call, and after a fetch for the rest.
 *
 * @throws NoResponse when the rest of the table can't be fetched
 */
export const routeOf = (id: OperationId): Route | Promise<Route> => common[id] ?? otherRoute(id);

async function otherRoute(id: OperationId): Promise<Route> {
  const { otherRoutes } = await import('@aitours/openapi/otherOperations').catch((cause: unknown) => {
    throw new NoResponse({ cause });
  });
  const rest: Routes = otherRoutes;
  const route = rest[id];
  if (!route) throw new TypeError(`The contract has no operation ${id}`);
  return route;
}
