import { bearer, commonRoutes, otherPersonalReads, type Route } from '@aitours/openapi/operations';

const common = new Map<string, Route>(Object.entries(commonRoutes));

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
  const [, , traits = 0] = common.get(name) ?? [];
  return (traits & bearer) !== 0 || otherPersonalReads.includes(name);
}
