import { type QueryOptions, type QueryState, useQuery } from './api.tsx';
import type { Query } from './query.ts';
import { useOwner } from './useOwner.ts';

/**
 * Returns the state of a query whose response is for the signed-in user alone: the next user of the browser doesn't get
 * it from the cache.
 *
 * @param query no request while it is `null`
 */
export function usePrivateQuery<Data>(query: Query<Data> | null, options?: QueryOptions<Data>): QueryState<Data> {
  const owner = useOwner();
  return useQuery(query && { ...query, key: `${query.key} of ${owner}` }, options);
}
