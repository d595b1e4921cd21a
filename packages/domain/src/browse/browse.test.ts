import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { getQuirks } from '../quirks/index.ts';
import {
  type Category,
  cardsPerPage,
  categories,
  durationBuckets,
  durationLabels,
  formatRating,
  getCardFacts,
  getLists,
  minRatings,
  priceBuckets,
  priceLabels,
  ratingLabels,
  sortProducts,
  toFilterQuery,
} from './index.ts';

describe('categories', () => {
  it('BROWSE-01 in their order', () => {
    expect(categories).toEqual(['all', 'activities', 'tours', 'attractions', 'transfers']);
    expectTypeOf<Category>().not.toEqualTypeOf<string>();
  });

  it.each([
    ['BROWSE-04', 'all', ['tours', 'activities', 'events']],
    ['BROWSE-04', 'activities', ['activities']],
    ['BROWSE-04', 'tours', ['tours']],
    ['BROWSE-04', 'attractions', ['events']],
    ['BROWSE-07', 'transfers', []],
  ] as const)('%s %s lists %o', (_, category, lists) => expect(getLists(category)).toEqual(lists));

  it('with a date, tours are only in their own category', () => {
    expect(getLists('all', true)).toEqual(['activities', 'events']);
    expect(getLists('tours', true)).toEqual(['tours']);
  });
});

describe('filters', () => {
  it.each([
    [
      'BROWSE-11 tours by base price',
      toFilterQuery('tours', { price: '50-100' }),
      { base_price_gte: 50, base_price_lte: 100 },
    ],
    [
      'BROWSE-11 activities by base price',
      toFilterQuery('activities', { price: 'over-100' }),
      { base_price_gte: 100.01 },
    ],
    ['BROWSE-11 events by price', toFilterQuery('events', { price: 'under-50' }), { price_lte: 49.99 }],
    ['BROWSE-12 under three hours', toFilterQuery('tours', { duration: 'under-3h' }), { duration_lte: 179 }],
    [
      'BROWSE-12 three to six hours',
      toFilterQuery('events', { duration: '3-6h' }),
      { duration_gte: 180, duration_lte: 360 },
    ],
    ['BROWSE-12 over six hours', toFilterQuery('activities', { duration: 'over-6h' }), { duration_gte: 361 }],
    [
      'BROWSE-09 both',
      toFilterQuery('events', { price: '50-100', duration: 'over-6h' }),
      { price_gte: 50, price_lte: 100, duration_gte: 361 },
    ],
    ['BROWSE-09 neither', toFilterQuery('tours', {}), {}],
  ])('%s', (_, actual, expected) => expect(actual).toEqual(expected));

  it('BROWSE-12 each price and each duration is in exactly one bucket', () => {
    const contains = (bucket: { gte?: number; lte?: number }, value: number) =>
      value >= (bucket.gte ?? 0) && value <= (bucket.lte ?? Number.POSITIVE_INFINITY);
    fc.assert(
      fc.property(fc.nat(30_000), fc.nat(1000), (fils, minutes) => {
        expect(priceBuckets.filter((bucket) => contains(bucket, fils / 100))).toHaveLength(1);
        expect(durationBuckets.filter((bucket) => contains(bucket, minutes))).toHaveLength(1);
      }),
    );
  });

  it('BROWSE-09 BROWSE-10 have labels', () => {
    expect(priceBuckets.map(({ value }) => priceLabels[value])).toEqual(['Under AED 50', 'AED 50–100', 'Over AED 100']);
    expect(durationBuckets.map(({ value }) => durationLabels[value])).toEqual([
      'Under 3 hours',
      '3–6 hours',
      'Over 6 hours',
    ]);
    expect((['any', ...minRatings] as const).map((value) => [value, ratingLabels[value]])).toEqual([
      ['any', 'Any'],
      ['4', '4+'],
      ['3', '3+'],
    ]);
  });

  it('QUIRK-08 a rating is a minimum', () =>
    expect(toFilterQuery('tours', { rating: '4' })).toEqual({ min_rating: 4 }));
});

it('HOME-07 CONST-25 four cards a page', () => expect(cardsPerPage).toBe(4));

const specified = getQuirks({ behaviour: 'specified' });
const improved = getQuirks({ behaviour: 'improved' });

describe('getCardFacts', () => {
  it.each([
    ['HOME-12 QUIRK-09 QUIRK-10 an activity at home', 'activities', 'home', { rating: 4, badge: '10% Off' }],
    ['BROWSE-13 BROWSE-14 an activity in a listing', 'activities', 'listing', { rating: 4.7, badge: '10% Off' }],
    ['BROWSE-13 a tour', 'tours', 'listing', { rating: 4.7 }],
    ['GAP-23 a tour at home', 'tours', 'home', { rating: 4.7 }],
    ['BROWSE-13 an event', 'events', 'listing', { rating: 4.7 }],
  ] as const)('%s', (_, list, place, expected) => {
    for (const rating of [3.2, null]) expect(getCardFacts({ list, place, rating }, specified)).toEqual(expected);
    // QUIRK-09, QUIRK-10
    expect(getCardFacts({ list, place, rating: 3.2 }, improved)).toEqual({ rating: 3.2 });
    expect(getCardFacts({ list, place, rating: null }, improved)).toEqual({});
  });

  it('HOME-12 shows one decimal', () => expect([4, 4.7].map(formatRating)).toEqual(['4.0', '4.7']));
});

describe('sortProducts', () => {
  const [dear, cheap, unpriced, unrated] = [
    { id: 'dear', amount: 300_00, rating: 4 },
    { id: 'cheap', amount: 90_00, rating: 4.9 },
    { id: 'unpriced', rating: 4 },
    { id: 'unrated', amount: 300_00, rating: null },
  ];
  const all = [unpriced, dear, unrated, cheap];

  it.each([
    ['recommended', all],
    ['price-asc', [cheap, dear, unrated, unpriced]],
    ['price-desc', [dear, unrated, cheap, unpriced]],
    ['rating', [cheap, unpriced, dear, unrated]],
  ] as const)('sorts by %s', (sort, sorted) => expect(sortProducts(all, sort)).toEqual(sorted));
});
