import { categories } from '@aitours/domain/browse';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../testing/readInput.ts';
import { getBrowsingPath, listsWith } from './browsing.ts';
import { allActivities, allEvents, allTours } from './listQueries.ts';
import { readBrowsing } from './readBrowsing.ts';

const read = (query: string) => readBrowsing(new URLSearchParams(query));

describe('the URL of things-to-do', () => {
  it('SHELL-08 BROWSE-02 contains the category; missing or unknown means all', () => {
    for (const category of categories) expect(read(`category=${category}`).category).toBe(category);
    expect(read('').category).toBe('all');
    expect(read('category=boats').category).toBe('all');
  });

  it('BROWSE-09 contains the filters, and ignores invalid values', () => {
    expect(read('price=50-100&duration=over-6h&rating=4')).toEqual({
      category: 'all',
      price: '50-100',
      duration: 'over-6h',
      rating: '4',
      shown: 24,
    });
    expect(read('price=free&duration=&rating=9&search=%20&sort=beauty&shown=-1')).toEqual({
      category: 'all',
      shown: 24,
    });
  });

  it('contains date, people and part of the day, and ignores invalid ones', () => {
    const chosen = { category: 'all', date: '2026-11-27', people: 4, time: 'afternoon', shown: 24 };
    expect(read('date=2026-11-27&people=4&time=afternoon')).toEqual(chosen);
    for (const query of ['date=2026-02-30&people=0&time=noon', 'date=friday&people=21', 'date=&people=2.5', 'people=1'])
      expect(read(query), query).toEqual({ category: 'all', shown: 24 });
  });

  it.each([
    '/things-to-do',
    '/things-to-do?date=2026-11-27&people=4&time=afternoon',
    '/things-to-do?category=activities&date=2026-11-27&people=20&time=evening&price=50-100',
    '/things-to-do?category=activities',
    '/things-to-do?category=tours&price=over-100&duration=under-3h&rating=3&search=Ras+Al+Khaimah&sort=price-desc&shown=48',
  ])('reads back what it wrote: %s', (path) => {
    expect(getBrowsingPath(read(path.split('?')[1] ?? ''))).toBe(path);
  });
});

describe('a date', () => {
  const chosen = { date: '2026-11-27', people: 4, time: 'afternoon' } as const;
  const free = { free_on: '2026-11-27', places: 4, starts_from: '12:00', starts_until: '16:59' };

  it('requests only what is free, of activities and attractions', () => {
    expect(readInput(allActivities(chosen))).toMatchObject({ query: free });
    expect(readInput(allEvents(chosen))).toMatchObject({ query: free });
    expect(readInput(allEvents({ date: chosen.date }))).toEqual({
      query: { on_sale: true, page_size: 100, free_on: chosen.date },
    });
    expect(readInput(allTours(chosen))).toEqual(readInput(allTours()));
  });

  it('is needed: people and time alone change no request', () => {
    expect(readInput(allActivities({ people: 4, time: 'morning' }))).toEqual(readInput(allActivities()));
  });

  it('leaves tours out of all categories together, not out of their own', () => {
    expect(listsWith({ category: 'all', date: chosen.date })).toEqual(['activities', 'events']);
    expect(listsWith({ category: 'tours', date: chosen.date })).toEqual(['tours']);
    expect(listsWith({ category: 'all' })).toEqual(['tours', 'activities', 'events']);
  });
});

describe('a filter that a list can’t match', () => {
  it('leaves the list out', () => {
    expect(listsWith({ category: 'all', step_free: 'true' })).toEqual(['tours', 'activities', 'events']);
    expect(listsWith({ category: 'all', language: 'Arabic' })).toEqual(['tours', 'activities', 'events']);
    expect(listsWith({ category: 'all', rating: '4' })).toEqual(['tours', 'activities']);
    for (const all of [allActivities, allTours, allEvents])
      expect(readInput(all({ suits_age: '4' }))).toMatchObject({ query: { suits_age: '4' } });
  });
});
