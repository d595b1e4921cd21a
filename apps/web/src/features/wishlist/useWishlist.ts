import { useBrowserStore } from '../../hydration/index.ts';
import { messages } from './messages.ts';
import { isSame, subscribeToWishlist, toggleWished, type Wished, wishedItems } from './wishlistStore.ts';

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
  readonly items: readonly Wished[];
  readonly has: (kind: Wished['kind'], slug: string) => boolean;
  readonly toggle: (item: Wished) => void;
  readonly heart: (item: Wished) => Heart;
}

const unknown = (): undefined => undefined;
const nothing: readonly Wished[] = [];

/** Manages this browser's wishlist (SHELL-17). */
export function useWishlist(): Wishlist {
  const known = useBrowserStore(subscribeToWishlist, wishedItems, unknown);
  const items = known ?? nothing;
  const has: Wishlist['has'] = (kind, slug) => items.some((item) => isSame(item, { kind, slug }));
  return {
    isKnown: known !== undefined,
    items,
    has,
    toggle: toggleWished,
    heart: (item) => ({
      on: has(item.kind, item.slug),
      label: messages.heart(item.title),
      onToggle: () => toggleWished(item),
    }),
  };
}
