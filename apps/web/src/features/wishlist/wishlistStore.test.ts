import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memoryStorage.ts';
import { readWishlist, toggled, toggleWished, type Wished, wishedItems } from './wishlistStore.ts';

const liwa: Wished = { kind: 'tour', slug: 'liwa', title: 'Liwa' };
const kayak: Wished = { kind: 'activity', slug: 'kayak', title: 'Kayak' };

const refuse = () => {
  throw new DOMException('no', 'QuotaExceededError');
};

describe('wishlist', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['storage that refuses everything', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['full storage', { ...memoryStorage(), getItem: () => JSON.stringify([kayak]), setItem: refuse }],
  ])('GAP-42 %s holds what is wished as long as the page lives', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    const before = wishedItems();
    toggleWished(liwa);
    expect(wishedItems()).toEqual([liwa, ...before]);
    toggleWished(liwa);
    expect(wishedItems()).toEqual(before);
    vi.stubGlobal('localStorage', memoryStorage());
    for (const item of wishedItems()) toggleWished(item);
  });

  it('GAP-42 keeps the list in local storage', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    toggleWished(liwa);
    expect(readWishlist(localStorage.getItem('wishlist'))).toEqual([liwa]);
    expect(wishedItems()).toEqual([liwa]);
  });

  it('GAP-42 adds a product first and takes it off again', () => {
    expect(toggled(toggled([], liwa), kayak)).toEqual([kayak, liwa]);
    expect(toggled([kayak, liwa], { ...kayak, title: 'Renamed since' })).toEqual([liwa]);
  });

  it('GAP-42 tells products of different kinds apart though they share a slug', () => {
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

  it('keeps what it can read of a damaged list', () => {
    expect(readWishlist(JSON.stringify([liwa, 'damaged']))).toEqual([liwa]);
  });
});
