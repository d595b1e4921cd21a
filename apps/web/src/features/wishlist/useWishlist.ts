import { useStore } from '../../platform/createStore.ts';
import { messages } from './messages.ts';
import { isSame, toggleWishlist, type WishlistItem, wishlistStore } from './wishlistStore.ts';

/** The props of a wishlist button. */
export interface Heart {
  readonly on: boolean;
  readonly label: string;
  readonly onToggle: () => void;
}

export interface Wishlist {
  /** False on the server and until hydration. */
  readonly isKnown: boolean;
  /** Newest first. */
  readonly items: readonly WishlistItem[];
  readonly has: (kind: WishlistItem['kind'], slug: string) => boolean;
  /** `index` is the place of an added product; by default the front. */
  readonly toggle: (item: WishlistItem, index?: number) => void;
  readonly heart: (item: WishlistItem) => Heart;
}

const nothing: readonly WishlistItem[] = [];

/** Manages this browser's wishlist (SHELL-17). */
export function useWishlist(): Wishlist {
  const known = useStore(wishlistStore, undefined);
  const items = known ?? nothing;
  const has: Wishlist['has'] = (kind, slug) => items.some((item) => isSame(item, { kind, slug }));
  return {
    isKnown: known !== undefined,
    items,
    has,
    toggle: toggleWishlist,
    heart: (item) => ({
      on: has(item.kind, item.slug),
      label: messages.heart(item.title),
      onToggle: () => toggleWishlist(item),
    }),
  };
}
