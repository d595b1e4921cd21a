import { readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { withdrawActivity } from '../../src/db/catalogue/activities.ts';
import { ticketEvents } from '../../src/db/schema.ts';
import { seedShop } from '../../src/seed/seedShop.ts';
import { startTestApi } from '../../src/testing/index.ts';

const now = new Date('2026-11-25T08:00:00Z');
const file = path.join(import.meta.dirname, 'suggestions.yaml');
const benchmark: Record<string, string[]> = parse(readFileSync(file, 'utf8'));
const depth = 3;

const api = await startTestApi({ now: now.toISOString() });
await seedShop(api.services.db, { now, password: null });
afterAll(() => api.close());

interface Suggestion {
  readonly kind: string;
  readonly title: string;
  readonly slug?: string;
  readonly category?: string;
  readonly search?: string;
}

interface Suggestions {
  readonly corrected: string | null;
  readonly suggestions: readonly Suggestion[];
}

const request = (typed: string) => api.call('GET', `/search/suggestions/?q=${encodeURIComponent(typed)}`);

async function suggest(typed: string): Promise<Suggestions> {
  const response = await request(typed);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

const getName = ({ kind, title, slug }: Suggestion): string => slug ?? `${kind}: ${title}`;

test('the benchmark has at least 60 partly typed searches', () =>
  expect(Object.keys(benchmark).length).toBeGreaterThanOrEqual(60));

test.each(Object.entries(benchmark))(`“%s” suggests %j among the first ${depth}`, async (typed, expected) => {
  const { suggestions } = await suggest(typed);
  expect(suggestions.slice(0, depth).map(getName)).toEqual(expect.arrayContaining(expected));
});

test('each list that is suggested has products', async () => {
  const all = await Promise.all(Object.keys(benchmark).map(suggest));
  const lists = all.flatMap(({ suggestions }) => suggestions).filter(({ search }) => search);
  expect(lists.length).toBeGreaterThan(20);
  for (const { title, search } of lists) {
    const counts = await Promise.all(
      ['activities', 'tours/tours', 'tickets'].map(
        async (list) => (await api.call('GET', `/${list}/?search=${encodeURIComponent(search ?? '')}`)).json().count,
      ),
    );
    expect(
      counts.reduce((sum, count) => sum + count, 0),
      title,
    ).toBeGreaterThan(1);
  }
});

test('products come after places and categories, with their place; all are at most eight', async () => {
  const { suggestions } = await suggest('du');
  expect(suggestions).toHaveLength(8);
  const kinds = suggestions.map(({ kind }) => kind);
  expect(kinds.slice(0, 3)).toEqual(['place', 'place', 'category']);
  expect(kinds.slice(3)).not.toContain('place');
  expect((await suggest('lou')).suggestions[0]).toEqual({
    kind: 'attraction',
    slug: 'louvre-abu-dhabi-entry',
    title: 'Louvre Abu Dhabi',
    place: 'Louvre Abu Dhabi, Saadiyat Island, Abu Dhabi',
  });
});

test('says which words it suggests for instead of misspelt ones', async () => {
  expect((await suggest('desret saf')).corrected).toBe('desert saf');
  expect((await suggest('desert saf')).corrected).toBeNull();
});

test.each(['igloo', '?!', 'xqzzw'])('suggests nothing for “%s”', async (typed) =>
  expect(await suggest(typed)).toEqual({ corrected: null, suggestions: [] }),
);

test('suggests nothing that only descriptions have', async () => {
  expect((await api.call('GET', '/search/?q=hotel')).json().best).not.toEqual([]);
  expect((await suggest('hotel')).suggestions).toEqual([]);
});

test('a quotation mark or an operator of the search is text', async () => {
  for (const typed of ["lou'", 'lou & !', 'lou:*', 'lou | (', '%lou_']) {
    const { suggestions } = await suggest(typed);
    expect(suggestions[0]?.slug, typed).toBe('louvre-abu-dhabi-entry');
  }
});

test('leaves out what isn’t on sale', async () => {
  const slugs = async (typed: string) => (await suggest(typed)).suggestions.map(({ slug }) => slug);
  expect(await slugs('flamin')).toContain('flamingos-at-ras-al-khor');
  expect(await slugs('penguins')).toContain('indoor-slope-classic');
  const activity = (await api.call('GET', '/activities/flamingos-at-ras-al-khor/')).json();
  await withdrawActivity(api.services.db, activity.id, now);
  await api.services.db
    .update(ticketEvents)
    .set({ endDate: '2026-11-24' })
    .where(eq(ticketEvents.slug, 'indoor-slope-classic'));
  expect(await slugs('flamin')).not.toContain('flamingos-at-ras-al-khor');
  expect(await slugs('penguins')).not.toContain('indoor-slope-classic');
});

test('has a rate limit, an entity tag, and may be stored by shared caches', async () => {
  const first = await request('lou');
  expect(first.headers).toMatchObject({ 'ratelimit-limit': '600', 'cache-control': 'public, max-age=0, s-maxage=10' });
  const again = await api.app.inject({
    url: '/api/v1/search/suggestions/?q=lou',
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

test('rejects fewer than two letters', async () => {
  expect((await request('l')).statusCode).toBe(400);
  expect((await request('')).statusCode).toBe(400);
});
