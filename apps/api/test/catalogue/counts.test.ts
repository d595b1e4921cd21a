import type { ActivityFacts } from '@aitours/domain/activity';
import { parseTimeSlot } from '@aitours/domain/availability';
import { type CancellationTerms, hasFreeCancellation } from '@aitours/domain/booking';
import {
  durationBuckets,
  type Filters,
  getLists,
  type ListKind,
  type MinRating,
  priceBuckets,
  toFilterQuery,
} from '@aitours/domain/browse';
import { addDays } from '@aitours/domain/dates';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedOnStart } from '../../src/seed/seedShop.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';
import { insertActivity, insertEvent, insertTour, morning } from '../fixtures.ts';

const today = '2026-12-18';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: `${today}T05:00:00Z` });
  const { db } = api.services;
  await seedOnStart(db, { now: api.clock.now(), password: 'try-me-out' });
  const slot = { ...morning, startDate: '2026-01-01' };
  const insert = (slug: string, values: Parameters<typeof insertActivity>[1]) =>
    insertActivity(db, { slug, title: `Gyrfalcon ${slug}`, timeSlots: [slot], ...values });
  await insert('nothing-known', { languages: [] });
  await insert('withdrawn', { facts: { min_age: 0, step_free: true, stroller: true }, withdrawnAt: new Date(0) });
  await insert('all-ages', { facts: { min_age: 0, step_free: true, stroller: true }, languages: ['Welsh', 'English'] });
  await insert('neither', { facts: { min_age: 7, step_free: false, stroller: false }, languages: ['Welsh'] });
  await insert('adults', { facts: { min_age: 18 }, basePrice: 99_99, durationMinutes: null });
  await insert('no-refund', { cancellationTerms: [] });
  await insert('half', { cancellationTerms: [{ hours_before: 24, percent: 50 }] });
  await insert('week', { cancellationTerms: [{ hours_before: 168, percent: 100 }] });
  await insert('ends-soon', { timeSlots: [{ ...slot, endDate: addDays(today, 1) }] });
  await insert('ends-in-two', { timeSlots: [{ ...slot, endDate: addDays(today, 2) }] });
  await insert('next-friday', { timeSlots: [{ ...slot, endDate: addDays(today, 6), availableDays: [5] }] });
  await insert('saturdays', { timeSlots: [{ ...slot, endDate: addDays(today, 30), availableDays: [6] }] });
  const [two, three] = [addDays(today, 2), addDays(today, 3)];
  await insert('excluded', { timeSlots: [{ ...slot, endDate: three, excludedDates: [two, three] }] });
  await insert('partly-excluded', { timeSlots: [{ ...slot, endDate: three, excludedDates: [two] }] });
  await insertTour(db, { slug: 'strict', cancellationTerms: [] });
  await insertEvent(db, { dates: [today, addDays(today, 1)], capacity: 6 }, { slug: 'soon' });
  await insertEvent(db, { dates: [addDays(today, 2)], capacity: 6 }, { slug: 'later' });
  await insertEvent(db, { dates: [addDays(today, 2)], capacity: 0 }, { slug: 'sold-out' });
  await insertEvent(db, { dates: [addDays(today, 9)], capacity: 6 }, { slug: 'strict', cancellationTerms: [] });
  const insertFitting = async (slug: string, facts: ActivityFacts, languages: string[]) => {
    const values = { slug, title: `Gyrfalcon ${slug}`, facts, languages };
    await insertEvent(db, { dates: [addDays(today, 2)], capacity: 6 }, values);
    await insertTour(db, values);
  };
  await insertFitting('tower', { min_age: 0, step_free: true, stroller: true }, ['Welsh', 'English']);
  await insertFitting('slide', { min_age: 7, step_free: false, stroller: false }, ['Welsh']);
  await insertFitting('quiet', {}, []);
}, 60_000);
afterAll(() => api.close());

type Values = Readonly<Record<string, string | number | undefined>>;

const toSearch = (values: Values): string =>
  new URLSearchParams(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();

const paths: Readonly<Record<ListKind, string>> = {
  activities: '/activities/',
  tours: '/tours/tours/',
  events: '/tickets/',
};

interface Wish extends Filters {
  readonly category: 'all' | 'activities' | 'tours' | 'attractions';
  readonly search?: string | undefined;
  readonly free_on?: string | undefined;
  readonly places?: number | undefined;
}

/** Returns the number of products that the lists of the page have. */
async function countListed({ category, search, free_on, places, ...filters }: Wish): Promise<number> {
  const { suits_age, step_free, stroller, language, free_cancellation, rating, ...buckets } = filters;
  const lists = getLists(category).filter(
    (list) =>
      (list !== 'events' || rating === undefined) &&
      (list !== 'tours' || free_on === undefined || category === 'tours'),
  );
  const counts = await Promise.all(
    lists.map(async (list) => {
      const values = {
        page_size: 1,
        search,
        free_cancellation,
        suits_age,
        step_free,
        stroller,
        language,
        ...toFilterQuery(list, { ...buckets, ...(rating && { rating }) }),
        ...(list === 'events' && { on_sale: 'true' }),
        ...(list !== 'tours' && { free_on, places }),
      };
      const response = await api.call('GET', `${paths[list]}?${toSearch(values)}`);
      expect(response.statusCode).toBe(200);
      return response.json().count as number;
    }),
  );
  return counts.reduce((total, count) => total + count, 0);
}

const optional = <Value>(...values: Value[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 2 });
const listValues = <Value>(buckets: readonly { readonly value: Value }[]) => buckets.map(({ value }) => value);

const aWish: fc.Arbitrary<Wish> = fc
  .record({
    category: fc.constantFrom('all', 'all', 'activities', 'tours', 'attractions'),
    search: optional(
      'dubai',
      'desert',
      'gyrfalcon',
      'gyrfalkon',
      'abu dabi',
      'sky diving',
      'dessert safari',
      '!',
      'nothingwhatever',
    ),
    price: optional(...listValues(priceBuckets)),
    duration: optional(...listValues(durationBuckets)),
    rating: optional<MinRating>('4', '3'),
    suits_age: optional('0', '5', '12', '17'),
    step_free: optional('true' as const),
    stroller: optional('true' as const),
    language: optional('English', 'Arabic', 'Welsh', 'Klingon'),
    free_cancellation: optional('true' as const),
    free_on: optional(today, addDays(today, 2), addDays(today, 9)),
    places: optional(2, 12),
  })
  .map(({ places, ...wish }) => ({ ...wish, places: wish.free_on === undefined ? undefined : places }));

interface Option {
  readonly filter: keyof Filters;
  readonly value: string;
  readonly count: number;
}

const countOptions = async (wish: Wish): Promise<Option[]> => {
  const response = await api.call('GET', `/search/counts/?${toSearch({ ...wish })}`);
  expect(response.statusCode).toBe(200);
  return response.json().options;
};

test('each option has as many results as the lists after it is chosen', async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(aWish, fc.infiniteStream(fc.nat()), async (wish, random) => {
      const options = await countOptions(wish);
      const picked = Array.from({ length: 6 }, () => options[(random.next().value ?? 0) % options.length]);
      for (const option of picked) {
        if (!option) continue;
        const { filter, value, count } = option;
        seen.add(count);
        const after: Wish = { ...wish, [filter]: value === 'any' ? undefined : value };
        expect({ filter, value, count }).toEqual({ filter, value, count: await countListed(after) });
      }
    }),
    { numRuns: 100, seed: 11 },
  );
  expect(seen.size).toBeGreaterThan(10);
}, 120_000);

test('every option of every filter has a count, and each language of the results is an option', async () => {
  const options = await countOptions({ category: 'activities', search: 'gyrfalcon', language: 'Klingon' });
  const valuesFor = (name: string) => options.filter(({ filter }) => filter === name).map(({ value }) => value);
  expect(valuesFor('price')).toEqual(['any', ...listValues(priceBuckets)]);
  expect(valuesFor('suits_age')).toEqual(['any', ...Array.from({ length: 18 }, (_, age) => String(age))]);
  expect(valuesFor('language')).toEqual(['any', 'Arabic', 'English', 'Klingon', 'Welsh']);
  const ofTours = await countOptions({ category: 'tours', search: 'gyrfalcon' });
  expect(ofTours.filter(({ filter }) => filter === 'language')).toMatchObject([
    { value: 'any', count: 3 },
    { value: 'English', count: 1 },
    { value: 'Welsh', count: 2 },
  ]);
});

const readSlugs = async (query: string, list: ListKind = 'activities'): Promise<string[]> => {
  const response = await api.call('GET', `${paths[list]}?page_size=100&ordering=title&search=gyrfalcon&${query}`);
  return response.json().results.map(({ slug }: { slug: string }) => slug);
};

test.each([
  ['suits_age=0', ['all-ages']],
  ['suits_age=7', ['all-ages', 'neither']],
  ['suits_age=18', ['adults', 'all-ages', 'neither']],
  ['step_free=true', ['all-ages']],
  ['stroller=true', ['all-ages']],
  ['language=Welsh', ['all-ages', 'neither']],
  ['language=English&suits_age=17', ['all-ages']],
  ['step_free=true&language=Klingon', []],
])('%s lists only what is known to fit', async (query, slugs) => {
  expect(await readSlugs(query)).toEqual(slugs);
});

test.each([
  ['suits_age=0', ['tower']],
  ['suits_age=7', ['slide', 'tower']],
  ['step_free=true', ['tower']],
  ['stroller=true', ['tower']],
  ['language=Welsh', ['slide', 'tower']],
  ['language=English', ['tower']],
  ['language=Klingon', []],
  ['step_free=false', ['quiet', 'slide', 'tower']],
])('%s lists only attractions and tours that are known to fit', async (query, slugs) => {
  expect(await readSlugs(query, 'events')).toEqual(slugs);
  expect(await readSlugs(query, 'tours')).toEqual(slugs);
});

test('step_free=false and stroller=false are no filters', async () => {
  expect(await readSlugs('step_free=false&stroller=false&free_cancellation=false')).toEqual(await readSlugs(''));
});

interface Listed {
  readonly slug: string;
  readonly time_slots: Parameters<typeof parseTimeSlot>[0][];
  readonly available_dates: string[];
  readonly cancellation_terms?: CancellationTerms;
}

const readAll = async (list: ListKind, query = ''): Promise<Listed[]> => {
  const response = await api.call('GET', `${paths[list]}?page_size=100${query}`);
  expect(response.json().next).toBeNull();
  return response.json().results;
};

test.each(['activities', 'tours', 'events'] as const)(
  'CONST-20 free_cancellation lists the %s with the badge',
  async (list) => {
    const isRefundable = ({ time_slots, available_dates: dates, cancellation_terms: terms }: Listed) =>
      hasFreeCancellation(
        list === 'tours'
          ? { kind: 'tour' }
          : list === 'events'
            ? { kind: 'ticket', dates }
            : { kind: 'activity', slots: time_slots.map(parseTimeSlot) },
        today,
        terms,
      );
    const all = await readAll(list);
    const refundable = all.filter(isRefundable).map(({ slug }) => slug);
    expect((await readAll(list, '&free_cancellation=true')).map(({ slug }) => slug)).toEqual(refundable);
    expect(refundable.length).toBeLessThan(all.length);
  },
);

test('CONST-20 with a date, free_cancellation is for that date', async () => {
  const on = (days: number) => readSlugs(`free_on=${addDays(today, days)}&free_cancellation=true`);
  expect(await on(1)).toEqual([]);
  expect(await on(2)).toContain('ends-in-two');
  expect(await on(7)).not.toContain('week');
  expect(await on(8)).toContain('week');
});

test('the day changes the response, though the catalogue doesn’t', async () => {
  const before = await readSlugs('free_cancellation=true');
  api.clock.set(`${addDays(today, 1)}T05:00:00Z`);
  expect(before).toContain('ends-in-two');
  expect(await readSlugs('free_cancellation=true')).not.toContain('ends-in-two');
  api.clock.set(`${today}T05:00:00Z`);
});

test.each([
  ['places=2', 'places'],
  ['suits_age=-1', 'suits_age'],
  ['price=free', 'price'],
  ['language=', 'language'],
  ['category=transfers', 'category'],
])('counting with %s is invalid', async (query, field) => {
  const response = await api.call('GET', `/search/counts/?${query}`);
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().errors)).toEqual([field]);
});
