import { allActivities, allEvents, allTours } from '../../features/catalogue/listQueries.ts';
import { activityTeaser, eventTeaser, type Teaser, tourTeaser } from '../../features/catalogue/teaser.ts';
import { useWishlist } from '../../features/wishlist/useWishlist.ts';
import { isSame, type Wished } from '../../features/wishlist/wishlistStore.ts';
import { useQuery } from '../../platform/api.tsx';

export type WishlistState =
  | { readonly is: 'loading' }
  | { readonly is: 'empty' }
  | {
      readonly is: 'loaded';
      readonly teasers: readonly Teaser[];
      /** What the shop no longer sells. */
      readonly gone: readonly Wished[];
      /** Some of the lists failed: their things are neither shown nor gone. */
      readonly isIncomplete: boolean;
      readonly retry: () => void;
    };

/** The wishlist with today's prices: each product as the shop sells it now. */
export function useWishedTeasers(): WishlistState {
  const { isKnown, items } = useWishlist();
  const wants = (kind: Wished['kind']) => items.some((item) => item.kind === kind);
  const lists = {
    activity: useQuery(wants('activity') ? allActivities() : null),
    tour: useQuery(wants('tour') ? allTours() : null),
    attraction: useQuery(wants('attraction') ? allEvents() : null),
  };
  if (!isKnown) return { is: 'loading' };
  if (items.length === 0) return { is: 'empty' };
  if (items.some(({ kind }) => !lists[kind].data && !lists[kind].failure)) return { is: 'loading' };
  const known = [
    ...(lists.activity.data ?? []).map(activityTeaser),
    ...(lists.tour.data ?? []).map(tourTeaser),
    ...(lists.attraction.data ?? []).map(eventTeaser),
  ];
  const failed = Object.values(lists).filter(({ failure }) => failure);
  return {
    is: 'loaded',
    teasers: items.flatMap((item) => known.find((teaser) => isSame(teaser, item)) ?? []),
    gone: items.filter((item) => lists[item.kind].data && !known.some((teaser) => isSame(teaser, item))),
    isIncomplete: failed.length > 0,
    retry: () => {
      for (const { reload } of failed) reload();
    },
  };
}
