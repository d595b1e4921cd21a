import { createStore } from '../../platform/createStore.ts';
import { parseJson } from '../../platform/storage.ts';

/** A product on the wishlist. Its title is stored to name it if the shop no longer sells it. */
export interface WishlistItem {
  readonly kind: 'activity' | 'tour' | 'attraction';
  readonly slug: string;
  readonly title: string;
}

const kinds: readonly unknown[] = ['activity', 'tour', 'attraction'] satisfies WishlistItem['kind'][];

const isOnWishlist = (value: unknown): value is WishlistItem => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, slug, title }: Partial<Record<keyof WishlistItem, unknown>> = value;
  return kinds.includes(kind) && typeof slug === 'string' && slug !== '' && typeof title === 'string';
};

/**
 * Reads a stored wishlist; invalid entries are dropped.
 *
 * @example readWishlist('[{"kind":"tour","slug":"liwa","title":"Liwa"}]').length // 1
 * @example readWishlist('nonsense') // []
 * @internal
 */
export function readWishlist(stored: string | null): readonly WishlistItem[] {
  const list = parseJson(stored);
  return Array.isArray(list) ? list.filter(isOnWishlist) : [];
}

export const isSame = (one: Pick<WishlistItem, 'kind' | 'slug'>, other: Pick<WishlistItem, 'kind' | 'slug'>): boolean =>
  one.kind === other.kind && one.slug === other.slug;

/**
 * Adds a product to the list, or removes it if present.
 *
 * @param index the place of an added product; by default the front
 * @example toggled([], liwa) // [liwa]
 * @example toggled([liwa], liwa) // []
 * @internal
 */
export const toggled = (items: readonly WishlistItem[], item: WishlistItem, index = 0): readonly WishlistItem[] =>
  items.some((each) => isSame(each, item))
    ? items.filter((each) => !isSame(each, item))
    : items.toSpliced(index, 0, item);

/** It belongs to this browser, signed in or not (GAP-42). */
export const wishlistStore = createStore('wishlist', 'local', readWishlist);

export const toggleWishlist = ({ kind, slug, title }: WishlistItem, index?: number): void =>
  wishlistStore.write(JSON.stringify(toggled(wishlistStore.read(), { kind, slug, title }, index)));
