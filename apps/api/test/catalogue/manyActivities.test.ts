import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';
import { insertActivity } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const { db } = api.services;
await insertActivity(db, { slug: 'dunes', title: 'Red dunes', createdAt: new Date('2030-01-01Z') });
await grow(1001);
afterAll(() => api.close());

/** Copies the first activity, each copy older than the one before, until there are this many. */
async function grow(size: number): Promise<void> {
  const { db } = api.services;
  await db.execute(sql`
    insert into activities (slug, title, created_at, description, activity_type, location_name, base_price, child_price,
      capacity, images, time_slots, languages, itinerary, highlights, included, not_included, addons)
    select 'dunes-' || n, title || ' ' || n, created_at - n * interval '1 minute', description, activity_type,
      location_name, base_price, child_price, capacity, images, time_slots, languages, itinerary, highlights, included,
      not_included, addons
    from activities, generate_series((select count(*) from activities), ${size}::integer - 1) as n
    where slug = 'dunes'`);
  await db.execute(sql`analyze activities`);
}

const list = async (query: string, size = 100) =>
  (await api.call('GET', `/activities/?page_size=${size}&${query}`)).json();

test('a list of more than 1,000 counts to 1,001 and says so, with all its pages', async () => {
  const first = await list('');
  expect(first).toMatchObject({ count: 1001, count_is_exact: false, previous: null });
  const last = await list('page=11');
  expect(last).toMatchObject({ count: 1001, count_is_exact: false, next: null });
  expect(last.results).toHaveLength(1);
  expect(last.previous).toContain('page=10');
  const tenth = await list('page=10');
  expect(tenth.next).toContain('page=11');
  expect(tenth.results).toHaveLength(100);
});

test('a list of up to 1,000 is counted exactly, on each page', async () => {
  await api.services.db.execute(sql`update activities set withdrawn_at = now() where slug = 'dunes-7'`);
  for (const page of [1, 10, 11]) {
    const body = await list(`page=${page}`);
    expect(body.count, `page ${page}`).toBe(1000);
    expect(body).not.toHaveProperty('count_is_exact');
  }
});

test('a search is counted to 1,001, or estimated far above it, and exactly below', async () => {
  expect(await list('search=red', 20)).toMatchObject({ count: 1000 });
  expect(await list('search=500')).toMatchObject({ count: 1, next: null });
  await grow(6000);
  expect(await list('page=60')).toMatchObject({ count: 1001, count_is_exact: false, next: null });
  const estimated = await list('search=red');
  expect(estimated).toMatchObject({ count: 1001, count_is_exact: false });
  expect(estimated.next).toContain('page=2');
  expect(await list('search=50')).toMatchObject({ count: 111 });
});

test('the card view has what a card shows', async () => {
  const whole = (await list('', 1)).results[0];
  const cards = await list('view=card', 1);
  expect(cards).toMatchObject({ view: 'card', count: 1001, count_is_exact: false });
  expect(cards.next).toContain('view=card');
  const names = [
    'id',
    'slug',
    'title',
    'activity_type',
    'location_name',
    'latitude',
    'longitude',
    'base_price',
    'from_price',
    'duration_minutes',
    'image',
    'average_rating',
    'reviews_count',
    'time_slots',
  ];
  expect(cards.results).toEqual([Object.fromEntries(names.map((name) => [name, whole[name]]))]);
  expect((await api.call('GET', '/activities/?view=list')).statusCode).toBe(400);
});

test('API-31 a search for a frequent and a rare word finds what has both', async () => {
  await insertActivity(api.services.db, { slug: 'walk', title: 'Blue walk 500' });
  expect(await list('search=500')).toMatchObject({ count: 12 });
  const both = await list('search=red%20500');
  expect(both).toMatchObject({ count: 11, next: null });
  expect(both.results).toHaveLength(11);
  expect(both.results.map(({ slug }: { slug: string }) => slug)).not.toContain('walk');
  const rare = await list('search=blue%20500');
  expect(rare.results.map(({ slug }: { slug: string }) => slug)).toEqual(['walk']);
});

test.each([
  ['language=Welsh', 'activities_languages_idx'],
  ['suits_age=3', 'activities_min_age_idx'],
  ['step_free=true', 'activities_step_free_idx'],
  ['stroller=true', 'activities_stroller_idx'],
])('the filter %s finds the few that match by the index %s', async (query, index) => {
  const { db } = api.services;
  await db.execute(sql`
    update activities set languages = '["Welsh"]', facts = '{"min_age": 3, "step_free": true, "stroller": true}'
    where slug in ('dunes-7', 'dunes-8')`);
  await db.execute(sql`analyze activities`);
  const countScans = async () => {
    const stats = sql`select idx_scan::integer as scans from pg_stat_user_indexes where indexrelname = ${index}`;
    return (await db.execute<{ scans: number }>(stats)).rows[0]?.scans;
  };
  const before = await countScans();
  const { results } = await list(query);
  expect(results.map(({ slug }: { slug: string }) => slug)).toEqual(['dunes-8']);
  // PostgreSQL updates its statistics of a connection when it is idle.
  await expect.poll(countScans, { timeout: 20_000 }).toBeGreaterThan(before ?? 0);
});
