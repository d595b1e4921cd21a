import { useNeed } from '../../app/api.tsx';
import { featuredActivities, featuredTours } from '../../app/cards.ts';
import type { Need } from '../../app/route-table.ts';

/** A list as a section of the page shows it; it may be empty. */
export type Listed<Item> =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly items: readonly Item[] };

export const useFeaturedActivities = () => useListed(featuredActivities);
export const useFeaturedTours = () => useListed(featuredTours);

function useListed<Item>(need: Need<readonly Item[]>): Listed<Item> {
  const { data, failure, reload } = useNeed(need);
  if (data) return { is: 'loaded', items: data };
  return failure ? { is: 'failed', retry: reload } : { is: 'loading' };
}
