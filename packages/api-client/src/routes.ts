import { bearer, commonRoutes, otherPersonalReads, type Route } from '@aitours/openapi/operations';
import type { OperationId } from './contract.ts';
import { NoResponse } from './problems.ts';

const common = new Map<string, Route>(Object.entries(commonRoutes));

/**
 * Returns method, path and traits of an operation. Those that public pages call are in the first load; the others are
 * loaded when first needed.
 *
 * @throws NoResponse when the other routes can't be loaded
 */
export const findRoute = (id: OperationId): Route | Promise<Route> => common.get(id) ?? loadRoute(id);

async function loadRoute(id: OperationId): Promise<Route> {
  const { otherRoutes } = await import('@aitours/openapi/otherOperations').catch((cause: unknown) => {
    throw new NoResponse({ cause });
  });
  const route = new Map<string, Route>(Object.entries(otherRoutes)).get(id);
  if (!route) throw new TypeError(`The contract has no operation ${id}`);
  return route;
}

/**
 * Whether a response cached under this key belongs to one user, because its operation takes a session. A cache deletes
 * such entries on sign-in and sign-out.
 *
 * @param key made by `keyOf`
 * @example isPersonal('getBooking {"path":{"ref":"AB00000001"}}') // true
 * @example isPersonal('getTour {"path":{"id":"liwa"}}') // false
 */
export function isPersonal(key: string): boolean {
  const name = key.split(' ', 1)[0] ?? '';
  const [, , traits = 0] = common.get(name) ?? [];
  return (traits & bearer) !== 0 || otherPersonalReads.includes(name);
}
