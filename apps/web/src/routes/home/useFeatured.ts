import { featuredActivities, featuredTours } from '../../features/catalogue/cardQueries.ts';
import { homeDestinations } from '../../features/catalogue/destinationQueries.ts';
import { useQuery } from '../../platform/api.tsx';
import type { Query } from '../../platform/query.ts';

/** A list for a section of the page; it may be empty. */
export type Listed<Item> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly items: readonly Item[] };

export const useFeaturedActivities = () => useListed(featuredActivities);
export const useFeaturedTours = () => useListed(featuredTours);
export const useTopDestinations = () => useListed(homeDestinations);

function useListed<Item>(query: Query<readonly Item[]>): Listed<Item> {
  const { data, failure, reload } = useQuery(query);
  if (data) return { is: 'loaded', items: data };
  return failure ? { is: 'failed', retry: reload } : { is: 'loading' };
}
