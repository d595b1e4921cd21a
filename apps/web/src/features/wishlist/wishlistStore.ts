import { parseJson, readStorage, writeStorage } from '../../platform/storage.ts';

/** A product that someone keeps for later. Its title is kept too, to name it should the shop no longer sell it. */
export interface Wished {
  readonly kind: 'activity' | 'tour' | 'attraction';
  readonly slug: string;
  readonly title: string;
}

/** In local storage: it belongs to this browser, signed in or not (GAP-42). */
const wishlistKey = 'wishlist';

const kinds: readonly unknown[] = ['activity', 'tour', 'attraction'] satisfies Wished['kind'][];

const isWished = (value: unknown): value is Wished => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, slug, title }: Partial<Record<keyof Wished, unknown>> = value;
  return kinds.includes(kind) && typeof slug === 'string' && slug !== '' && typeof title === 'string';
};

/**
 * Reads a stored list; whatever in it can't be read is left out.
 *
 * @example readWishlist('[{"kind":"tour","slug":"liwa","title":"Liwa"}]').length // 1
 * @example readWishlist('nonsense') // []
 */
export function readWishlist(stored: string | null): readonly Wished[] {
  const list = parseJson(stored);
  return Array.isArray(list) ? list.filter(isWished) : [];
}

export const isSame = (one: Pick<Wished, 'kind' | 'slug'>, other: Pick<Wished, 'kind' | 'slug'>): boolean =>
  one.kind === other.kind && one.slug === other.slug;

/**
 * The list with this product on it if it wasn't, and without it if it was; the newest stands first.
 *
 * @example toggled([], liwa) // [liwa]
 * @example toggled([liwa], liwa) // []
 */
export const toggled = (items: readonly Wished[], item: Wished): readonly Wished[] =>
  items.some((each) => isSame(each, item)) ? items.filter((each) => !isSame(each, item)) : [item, ...items];

/** The list that the browser wouldn't keep: held as long as the page lives. */
let unstored: string | null = null;

const listeners = new Set<() => void>();

let known: { readonly text: string | null; readonly items: readonly Wished[] } = { text: null, items: [] };

/** The list of this browser; the same array as long as nothing changes. */
export function wishedItems(): readonly Wished[] {
  const text = unstored ?? readStorage(wishlistKey, 'local');
  if (text !== known.text) known = { text, items: readWishlist(text) };
  return known.items;
}

export function toggleWished({ kind, slug, title }: Wished): void {
  const text = JSON.stringify(toggled(wishedItems(), { kind, slug, title }));
  unstored = writeStorage(wishlistKey, text, 'local') ? null : text;
  for (const listener of listeners) listener();
}

/** Hears of changes here and in other tabs. */
export function subscribeToWishlist(onChange: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === wishlistKey || key === null) onChange();
  };
  listeners.add(onChange);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    removeEventListener('storage', onStorage);
  };
}
