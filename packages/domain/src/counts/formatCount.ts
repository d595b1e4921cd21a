/**
 * Formats a count with its noun.
 *
 * @param many the plural; by default the singular with "s"
 * @example formatCount(1, 'day') // '1 day'
 * @example formatCount(1200, 'child', 'children') // '1,200 children'
 */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
