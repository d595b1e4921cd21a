import { examples } from '@aitours/api-client/mocks';
import { describe, expect, it } from 'vitest';
import { everyAttraction } from '../../app/cards.ts';
import { attractionsPath, countFilters, narrow, noFilters, readFilters, venuesOf } from './attractionFilters.ts';

const today = '2030-01-15';
const cards = everyAttraction.keep?.from(examples.listTickets.events.results as never) ?? [];
const [waterworld, louvre, future, burj] = [
  'yas-waterworld',
  'louvre-abu-dhabi',
  'museum-of-the-future',
  'burj-khalifa-at-the-top',
];
const slugs = (filters: Partial<typeof noFilters>, list = cards, now: string | undefined = today) =>
  narrow(list, { ...noFilters, ...filters }, now).map(({ slug }) => slug);

describe('the list of attractions', () => {
  it('TICKET-02 searches every word in title, kind and place', () => {
    expect(slugs({ search: 'MUSEUM' })).toEqual([louvre, future]);
    expect(slugs({ search: 'abu dhabi island' })).toEqual([waterworld]);
    expect(slugs({ search: '  ' })).toHaveLength(4);
  });

  it('TICKET-02 keeps what costs between the least and the most', () => {
    expect(slugs({ minPrice: '159', maxPrice: '189' })).toEqual([future, burj]);
    expect(slugs({ minPrice: '189.01' })).toEqual([waterworld]);
    expect(slugs({ maxPrice: '63.00' })).toEqual([louvre]);
    expect(slugs({ minPrice: 'cheap', maxPrice: '-3' })).toHaveLength(4);
  });

  it('TICKET-03 offers each venue once, the place where there is no venue', () => {
    expect(venuesOf([...cards, ...cards])).toEqual([
      'Burj Khalifa',
      'Louvre Abu Dhabi',
      'Museum of the Future',
      'Yas Island, Abu Dhabi',
    ]);
    expect(slugs({ venue: 'Yas Island, Abu Dhabi' })).toEqual([waterworld]);
  });

  it('TICKET-05 available: tickets left, and not over', () => {
    const over = cards.map((card) => (card.slug === burj ? { ...card, end_date: '2030-01-14' } : card));
    expect(slugs({ availability: 'available' }, over)).toEqual([louvre, future]);
    const endsToday = cards.map((card) => (card.slug === burj ? { ...card, end_date: today } : card));
    expect(slugs({ availability: 'available' }, endsToday)).toContain(burj);
    expect(narrow(over, { ...noFilters, availability: 'available' }, undefined)).toHaveLength(3);
  });

  it.each([
    [0, false],
    [1, true],
    [10, true],
    [11, false],
  ])('TICKET-06 limited: %i left is %s', (left, isKept) => {
    const few = cards.map((card) => ({ ...card, available_tickets: left }));
    expect(slugs({ availability: 'limited' }, few)).toHaveLength(isKept ? 4 : 0);
  });

  it('TICKET-08 sorts by the cheapest adult ticket and by the first day', () => {
    expect(slugs({ sort: 'price-asc' })).toEqual([louvre, future, burj, waterworld]);
    expect(slugs({ sort: 'price-desc' })).toEqual([waterworld, burj, future, louvre]);
    const dated = cards.map((card) => (card.slug === future ? { ...card, start_date: '2029-12-01' } : card));
    expect(slugs({ sort: 'date-asc' }, dated)[0]).toBe(future);
    expect(slugs({ sort: 'date-desc' }, dated).at(-1)).toBe(future);
  });

  it('TICKET-09 is by date unless asked otherwise, the newest first among equals', () => {
    expect(slugs({})).toEqual([waterworld, louvre, future, burj]);
    expect(slugs({}, cards.toReversed())).toEqual([waterworld, louvre, future, burj]);
  });

  it('what has no price comes last, whichever way it is sorted', () => {
    const unpriced = cards.map((card) => (card.slug === future ? { ...card, adult_price: undefined } : card));
    expect(slugs({ sort: 'price-asc' }, unpriced).at(-1)).toBe(future);
    expect(slugs({ sort: 'price-desc' }, unpriced).at(-1)).toBe(future);
    expect(slugs({ minPrice: '1' }, unpriced)).not.toContain(future);
  });
});

describe('the address of attractions', () => {
  it.each([
    '/attractions',
    '/attractions?search=Yas+water&minPrice=50&maxPrice=400&venue=Expo+City&availability=limited&sort=price-desc',
  ])('TICKET-07 TICKET-08 reads back what it wrote: %s', (path) => {
    expect(attractionsPath(readFilters(new URLSearchParams(path.split('?')[1] ?? '')))).toBe(path);
  });

  it('takes no nonsense', () => {
    expect(readFilters(new URLSearchParams('sort=beauty&availability=maybe'))).toEqual(noFilters);
  });

  it('TICKET-02 counts the filters that are set, not the order', () => {
    expect(countFilters({ ...noFilters, sort: 'price-asc' })).toBe(0);
    expect(countFilters({ ...noFilters, search: 'a', venue: 'b' })).toBe(2);
  });
});
