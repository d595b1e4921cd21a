import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attractionSorts,
  countAttractionFilters,
  filterAttractions,
  type ListedAttraction,
  listPlaces,
  noAttractionFilters,
  ticketAvailabilities,
} from './index.ts';

const today = '2030-01-15';
const [waterworld, louvre, future, burj] = ['yas-waterworld', 'louvre', 'museum-of-the-future', 'burj-khalifa'];

interface Card extends ListedAttraction {
  readonly slug: string;
}

const usual = {
  description: '',
  location: null,
  start_date: '2030-01-01',
  end_date: '2030-12-31',
  available_tickets: 200,
};
const cards: readonly Card[] = [
  {
    ...usual,
    slug: waterworld,
    title: 'Yas Waterworld',
    description: 'Forty SLIDES and a wave pool.',
    event_type: 'Water park',
    venue: '',
    location: 'Yas Island, Abu Dhabi',
    adult_price: '315.00',
    available_tickets: 0,
    created_at: '2029-11-04T08:00:00Z',
  },
  {
    ...usual,
    slug: louvre,
    title: 'Louvre',
    event_type: 'Museum',
    venue: 'Louvre Abu Dhabi',
    adult_price: '63.00',
    created_at: '2029-11-03T08:00:00Z',
  },
  {
    ...usual,
    slug: future,
    title: 'Museum of the Future',
    event_type: 'Museum',
    venue: 'Museum of the Future',
    location: 'Sheikh Zayed Road, Dubai',
    adult_price: '159.00',
    created_at: '2029-11-02T08:00:00Z',
  },
  {
    ...usual,
    slug: burj,
    title: 'Burj Khalifa: At the Top',
    event_type: 'Viewpoint',
    venue: 'Burj Khalifa',
    location: 'Downtown Dubai',
    adult_price: '189.00',
    available_tickets: 8,
    created_at: '2029-11-01T08:00:00Z',
  },
];
const slugs = (filters: Partial<typeof noAttractionFilters>, list = cards, by: 'venue' | 'location' = 'venue') =>
  filterAttractions(list, { ...noAttractionFilters, ...filters }, today, by).map(({ slug }) => slug);

describe('the list of attractions', () => {
  it.each([
    ['title', 'wATERworld', waterworld],
    ['description', 'slides', waterworld],
    ['venue', 'dhabi', louvre],
    ['location', 'DOWNTOWN', burj],
    ['words of several fields', 'slides abu', waterworld],
  ])('TICKET-02 GAP-56 searches the %s, ignoring case', (_, search, found) =>
    expect(slugs({ search })).toContain(found),
  );

  it('TICKET-02 searches every word, and the kind', () => {
    expect(slugs({ search: 'MUSEUM' })).toEqual([louvre, future]);
    expect(slugs({ search: 'abu dhabi island' })).toEqual([waterworld]);
    expect(slugs({ search: '  ' })).toHaveLength(4);
  });

  it('TICKET-02 filters by minimum and maximum price', () => {
    expect(slugs({ minPrice: '159', maxPrice: '189' })).toEqual([future, burj]);
    expect(slugs({ minPrice: '189.01' })).toEqual([waterworld]);
    expect(slugs({ maxPrice: '63.00' })).toEqual([louvre]);
    expect(slugs({ minPrice: 'cheap', maxPrice: '-3' })).toHaveLength(4);
  });

  it('TICKET-03 lists each venue once, or the location without a venue', () => {
    expect(listPlaces([...cards, ...cards], 'venue')).toEqual([
      'Burj Khalifa',
      'Louvre Abu Dhabi',
      'Museum of the Future',
      'Yas Island, Abu Dhabi',
    ]);
    expect(listPlaces([{ ...cards[0]!, location: null }], 'venue')).toEqual([]);
    expect(slugs({ venue: 'Yas Island, Abu Dhabi' })).toEqual([waterworld]);
  });

  it('QUIRK-05 lists and filters by location alone when the shop filters by location', () => {
    const locations = ['Downtown Dubai', 'Sheikh Zayed Road, Dubai', 'Yas Island, Abu Dhabi'];
    expect(listPlaces([...cards, ...cards], 'location')).toEqual(locations);
    expect(slugs({ venue: 'Downtown Dubai' }, cards, 'location')).toEqual([burj]);
    expect(slugs({ venue: 'Downtown Dubai' }, cards, 'venue')).toEqual([]);
  });

  it('TICKET-05 available: tickets are left and the event isn’t over', () => {
    const over = cards.map((card) => (card.slug === burj ? { ...card, end_date: '2030-01-14' } : card));
    expect(slugs({ availability: 'available' }, over)).toEqual([louvre, future]);
    const endsToday = cards.map((card) => (card.slug === burj ? { ...card, end_date: today } : card));
    expect(slugs({ availability: 'available' }, endsToday)).toContain(burj);
    expect(
      filterAttractions(over, { ...noAttractionFilters, availability: 'available' }, undefined, 'venue'),
    ).toHaveLength(3);
  });

  it.each([
    [0, false],
    [1, true],
    [10, true],
    [11, false],
  ])('TICKET-06 limited: %i left is %s', (left, isListed) => {
    const few = cards.map((card) => ({ ...card, available_tickets: left }));
    expect(slugs({ availability: 'limited' }, few)).toHaveLength(isListed ? 4 : 0);
  });

  it('TICKET-08 sorts by the cheapest adult ticket and by the first day', () => {
    expect(slugs({ sort: 'price-asc' })).toEqual([louvre, future, burj, waterworld]);
    expect(slugs({ sort: 'price-desc' })).toEqual([waterworld, burj, future, louvre]);
    const dated = cards.map((card) => (card.slug === future ? { ...card, start_date: '2029-12-01' } : card));
    expect(slugs({ sort: 'date-asc' }, dated)[0]).toBe(future);
    expect(slugs({ sort: 'date-desc' }, dated).at(-1)).toBe(future);
  });

  it('API-49 TICKET-09 sorts by date by default, newest first among equals', () => {
    expect(slugs({})).toEqual([waterworld, louvre, future, burj]);
    expect(slugs({}, cards.toReversed())).toEqual([waterworld, louvre, future, burj]);
  });

  it('attractions without a price come last in either direction', () => {
    const unpriced = cards.map((card) => (card.slug === future ? { ...card, adult_price: undefined } : card));
    expect(slugs({ sort: 'price-asc' }, unpriced).at(-1)).toBe(future);
    expect(slugs({ sort: 'price-desc' }, unpriced).at(-1)).toBe(future);
    expect(slugs({ minPrice: '1' }, unpriced)).not.toContain(future);
  });

  it('TICKET-09 among equal or missing prices, the newest comes first', () => {
    const equal = cards.map((card) => ({ ...card, adult_price: '99.00' })).toReversed();
    expect(slugs({ sort: 'price-desc' }, equal)).toEqual([waterworld, louvre, future, burj]);
    const none = equal.map((card) => ({ ...card, adult_price: undefined }));
    expect(slugs({ sort: 'price-asc' }, none)).toEqual([waterworld, louvre, future, burj]);
  });

  it('TICKET-08 the result is sorted, and filtering twice changes nothing', () => {
    const aPrice = fc.option(fc.nat(500_00).map((fils) => (fils / 100).toFixed(2)));
    const aCard = fc.record({ index: fc.nat(cards.length - 1), price: aPrice, left: fc.nat(12) });
    const aList = fc.array(aCard, { maxLength: 12 }).map((picked) =>
      picked.map(({ index, price, left }) => ({
        ...cards[index]!,
        adult_price: price ?? undefined,
        available_tickets: left,
      })),
    );
    const someFilters = fc.record({
      search: fc.constantFrom('', 'museum', 'dubai'),
      minPrice: fc.constantFrom('', '100'),
      maxPrice: fc.constantFrom('', '300.5'),
      venue: fc.constantFrom('', 'Louvre Abu Dhabi'),
      availability: fc.constantFrom(...ticketAvailabilities),
      sort: fc.constantFrom(...attractionSorts),
    });
    fc.assert(
      fc.property(aList, someFilters, (list, filters) => {
        const left = filterAttractions(list, filters, today, 'venue');
        expect(list).toEqual(expect.arrayContaining(left));
        expect(filterAttractions(left, filters, today, 'venue')).toEqual(left);
        if (filters.sort !== 'price-asc') return;
        const prices = left.map(({ adult_price }) => Number(adult_price ?? Number.POSITIVE_INFINITY));
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      }),
    );
  });

  it('TICKET-02 counts the filters that are set, not the sort order', () => {
    expect(countAttractionFilters({ ...noAttractionFilters, sort: 'price-asc' })).toBe(0);
    expect(countAttractionFilters({ ...noAttractionFilters, search: 'a', venue: 'b' })).toBe(2);
  });
});
