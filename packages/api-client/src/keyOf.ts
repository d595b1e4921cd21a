import type { Input, OperationId } from './contract.ts';

/**
 * Names a call and its input, the same for the same input whatever the order of its members, so that a cache can keep
 * answers by it. Members that are `undefined` don't count.
 *
 * @example keyOf('getTour', { path: { id: 'liwa' } }) // 'getTour {"path":{"id":"liwa"}}'
 * @example keyOf('getCart') // 'getCart'
 */
export function keyOf<Id extends OperationId>(id: Id, input?: Input<Id>): string {
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
