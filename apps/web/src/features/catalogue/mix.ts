/**
 * Interleaves several lists, so that every kind is among the first items. Each list keeps its order.
 *
 * @example mix([['a', 'b', 'c'], ['1'], ['x', 'y']]) // ['a', '1', 'x', 'b', 'y', 'c']
 * @example mix([]) // []
 */
export function mix<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const maxLength = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: maxLength }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
