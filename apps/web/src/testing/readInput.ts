import type { Query } from '../platform/query.ts';

/** Returns the input of a query's operation, which is in its key. */
export const readInput = ({ key }: Query): unknown => JSON.parse(key.slice(key.indexOf('{'), key.lastIndexOf('}') + 1));
