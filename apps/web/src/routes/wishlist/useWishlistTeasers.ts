import { allActivities, allEvents, allTours } from '../../features/catalogue/listQueries.ts';
import {
  createActivityTeaser,
  createEventTeaser,
  createTourTeaser,
  type Teaser,
} from '../../features/catalogue/teaser.ts';
import { useWishlist } from '../../features/wishlist/useWishlist.ts';
import { isSame, type WishlistItem } from '../../features/wishlist/wishlistStore.ts';
import { useQuery, useQuirks } from '../../platform/api.tsx';

export type WishlistState =
  | { readonly is: 'loading' }
  | { readonly is: 'empty' }
  | {
      readonly is: 'loaded';
      readonly teasers: readonly Teaser[];
      /** Products that the shop no longer sells. */
      readonly unavailable: readonly WishlistItem[];
      /** Some lists failed to load: their products are neither shown nor reported as gone. */
      readonly isIncomplete: boolean;
      readonly retry: () => void;
    };

/** Loads the wishlist's products with their current prices. */
export function useWishlistTeasers(): WishlistState {
  const quirks = useQuirks();
  const { isKnown, items } = useWishlist();
  const wants = (kind: WishlistItem['kind']) => items.some((item) => item.kind === kind);
  const lists = {
    activity: useQuery(wants('activity') ? allActivities() : null),
    tour: useQuery(wants('tour') ? allTours() : null),
    attraction: useQuery(wants('attraction') ? allEvents() : null),
  };
  if (!isKnown) return { is: 'loading' };
  if (items.length === 0) return { is: 'empty' };
  if (items.some(({ kind }) => !lists[kind].data && !lists[kind].failure)) return { is: 'loading' };
  const known = [
    ...(lists.activity.data ?? []).map(createActivityTeaser),
    ...(lists.tour.data ?? []).map(createTourTeaser),
    ...(lists.attraction.data ?? []).map((event) => createEventTeaser(event, quirks)),
  ];
  const failed = Object.values(lists).filter(({ failure }) => failure);
  return {
    is: 'loaded',
    teasers: items.flatMap((item) => known.find((teaser) => isSame(teaser, item)) ?? []),
    unavailable: items.filter((item) => lists[item.kind].data && !known.some((teaser) => isSame(teaser, item))),
    isIncomplete: failed.length > 0,
    retry: () => {
      for (const { reload } of failed) reload();
    },
  };
}
