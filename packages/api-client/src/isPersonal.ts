import type { OperationId } from './contract.ts';
import { bearer, routes } from './generated/operations.ts';

const isOperation = (name: string): name is OperationId => Object.hasOwn(routes, name);

/**
 * Whether an answer kept under this key is one person's own: its operation takes a session. Whoever keeps answers drops
 * these when the person in front of the screen changes.
 *
 * @param key as `keyOf` makes it
 * @example isPersonal('getBooking {"path":{"ref":"AB00000001"}}') // true
 * @example isPersonal('getTour {"path":{"id":"liwa"}}') // false
 */
export function isPersonal(key: string): boolean {
  const name = key.split(' ', 1)[0] ?? '';
  return isOperation(name) && (routes[name][2] & bearer) !== 0;
}
