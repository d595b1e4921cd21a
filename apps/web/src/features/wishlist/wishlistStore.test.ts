import { describe, expect, it } from 'vitest';
import { readWishlist, toggled, type Wished } from './wishlistStore.ts';

const liwa: Wished = { kind: 'tour', slug: 'liwa', title: 'Liwa' };
const kayak: Wished = { kind: 'activity', slug: 'kayak', title: 'Kayak' };

describe('wishlist', () => {
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
