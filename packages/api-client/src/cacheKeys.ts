import { personalReads } from '@aitours/openapi/personalReads';
import type { Input, OperationId } from './contract.ts';

/**
 * Returns a cache key for a call: the same for equal input, whatever the order of its members. Members that are
 * `undefined` are ignored.
 *
 * @example toCacheKey('getTour', { path: { id: 'liwa' } }) // 'getTour {"path":{"id":"liwa"}}'
 * @example toCacheKey('getCart') // 'getCart'
 */
export function toCacheKey<Id extends OperationId>(id: Id, input?: Input<Id>): string {
  const text = JSON.stringify(input, sortMembers) ?? '{}';
  return text === '{}' ? id : `${id} ${text}`;
}

function sortMembers(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/**
 * Whether a response cached under this key belongs to one user, because its operation takes a session. A cache deletes
 * such entries on sign-in and sign-out.
 *
 * @param key made by `toCacheKey`
 * @example isPersonal('getBooking {"path":{"ref":"AB00000001"}}') // true
 * @example isPersonal('getTour {"path":{"id":"liwa"}}') // false
 */
export const isPersonal = (key: string): boolean => personalReads.includes(key.split(' ', 1)[0] ?? '');
