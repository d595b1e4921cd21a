import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { readWishlist, toggled, toggleWishlist, type WishlistItem, wishlistStore } from './wishlistStore.ts';

const liwa: WishlistItem = { kind: 'tour', slug: 'liwa', title: 'Liwa' };
const kayak: WishlistItem = { kind: 'activity', slug: 'kayak', title: 'Kayak' };

const reject = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

describe('wishlist', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['storage that refuses everything', { getItem: reject, setItem: reject, removeItem: reject }],
    ['full storage', { ...memoryStorage(), getItem: () => JSON.stringify([kayak]), setItem: reject }],
  ])('GAP-42 %s holds what is wished as long as the page lives', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const before = wishlistStore.read();
    toggleWishlist(liwa);
    expect(wishlistStore.read()).toEqual([liwa, ...before]);
    toggleWishlist(liwa);
    expect(wishlistStore.read()).toEqual(before);
    vi.stubGlobal('localStorage', memoryStorage());
    for (const item of wishlistStore.read()) toggleWishlist(item);
  });

  it('GAP-42 stores the list in local storage', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    toggleWishlist(liwa);
    expect(readWishlist(localStorage.getItem('wishlist'))).toEqual([liwa]);
    expect(wishlistStore.read()).toEqual([liwa]);
  });

  it('GAP-42 adds a product at the front and removes it', () => {
    expect(toggled(toggled([], liwa), kayak)).toEqual([kayak, liwa]);
    expect(toggled([kayak, liwa], { ...kayak, title: 'Renamed since' })).toEqual([liwa]);
    expect(toggled([kayak], liwa, 1)).toEqual([kayak, liwa]);
  });

  it('GAP-42 distinguishes products of different kinds with the same slug', () => {
    expect(toggled([liwa], { ...liwa, kind: 'activity' })).toHaveLength(2);
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'hearts'],
    ['no list', '{"kind":"tour"}'],
    [
      'things that are no products',
      '[null, 3, {"kind":"cruise","slug":"x","title":"X"}, {"kind":"tour","slug":"","title":""}]',
    ],
  ])('reads %s as an empty list', (_, stored) => expect(readWishlist(stored)).toEqual([]));

  it('keeps the valid entries of a damaged list', () => {
    expect(readWishlist(JSON.stringify([liwa, 'damaged']))).toEqual([liwa]);
  });
});
