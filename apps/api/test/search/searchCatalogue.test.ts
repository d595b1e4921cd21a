import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { withdrawActivity } from '../../src/db/catalogue/activities.ts';
import { blogPosts, ticketEvents, tours } from '../../src/db/schema.ts';
import { seedShop } from '../../src/seed/seedShop.ts';
import { startTestApi } from '../../src/testing/index.ts';

const now = new Date('2026-11-25T08:00:00Z');

const api = await startTestApi({ now: now.toISOString() });
await seedShop(api.services.db, { now, password: null });
afterAll(() => api.close());

interface Result {
  readonly kind: string;
  readonly slug: string | null;
  readonly price: string | null;
}

interface Results {
  readonly corrected: string | null;
  readonly matches_all_words: boolean;
  readonly best: readonly Result[];
  readonly groups: readonly { readonly kind: string; readonly results: readonly Result[] }[];
}

const search = async (query: string): Promise<Results> =>
  (await api.call('GET', `/search/?q=${encodeURIComponent(query)}`)).json();
const slugs = (results: Results) => results.groups.flatMap((group) => group.results.map(({ slug }) => slug));

test('groups results by kind, the kind of the best result first, with prices of products', async () => {
  const { best, groups, corrected } = await search('falcons');
  expect(corrected).toBeNull();
  expect(best[0]).toMatchObject({ kind: 'activity', slug: 'falconry-morning', price: '185.00' });
  expect(groups[0]).toMatchObject({ kind: 'activity' });
  expect(new Set(groups.map(({ kind }) => kind)).size).toBe(groups.length);
  for (const { kind, results } of groups)
    expect(new Set(results.map((result) => result.kind))).toEqual(new Set([kind]));
});

test('returns at most `limit` results of a kind', async () => {
  const { groups } = (await api.call('GET', '/search/?q=dubai&limit=2')).json() as Results;
  expect(groups.find(({ kind }) => kind === 'activity')?.results).toHaveLength(2);
  expect(groups.every(({ results }) => results.length <= 2)).toBe(true);
});

test('says what it searched for instead of a misspelt word', async () => {
  expect(await search('abu dabi')).toMatchObject({ corrected: 'abu dhabi', matches_all_words: true });
  expect(await search('abu dhabi')).toMatchObject({ corrected: null });
});

test('returns matches of some words if nothing has all, and says so', async () => {
  const some = await search('falcon submarine');
  expect(some.matches_all_words).toBe(false);
  expect(some.best[0]).toMatchObject({ slug: 'falconry-morning' });
});

test('transfers have no page of their own', async () => {
  const { best } = await search('taxi');
  expect(best[0]).toMatchObject({ kind: 'transfer', slug: null, place: null });
});

test.each(['igloo', '?!'])('finds nothing for “%s”', async (query) =>
  expect(await search(query)).toEqual({ corrected: null, matches_all_words: true, best: [], groups: [] }),
);

test('leaves out what isn’t on sale or not published', async () => {
  const { db } = api.services;
  const found = slugs(await search('flamingos'));
  expect(found).toEqual(expect.arrayContaining(['flamingos-at-ras-al-khor', 'flamingos-in-the-city']));
  expect(slugs(await search('penguins'))).toContain('indoor-slope-classic');
  const activity = (await api.call('GET', '/activities/flamingos-at-ras-al-khor/')).json();
  await withdrawActivity(db, activity.id, now);
  await db.update(ticketEvents).set({ endDate: '2026-11-24' }).where(eq(ticketEvents.slug, 'indoor-slope-classic'));
  await db
    .update(blogPosts)
    .set({ publishedAt: new Date('2026-11-26Z') })
    .where(eq(blogPosts.slug, 'flamingos-in-the-city'));
  expect(slugs(await search('flamingos'))).not.toEqual(expect.arrayContaining(['flamingos-at-ras-al-khor']));
  expect(slugs(await search('flamingos'))).not.toContain('flamingos-in-the-city');
  expect(slugs(await search('penguins'))).not.toContain('indoor-slope-classic');
});

test('finds a change of the catalogue at once', async () => {
  expect(slugs(await search('stopover'))).toContain('stopover-dubai-in-two-days');
  await api.services.db.update(tours).set({ title: 'Layover' }).where(eq(tours.slug, 'stopover-dubai-in-two-days'));
  expect(slugs(await search('layover'))).toContain('stopover-dubai-in-two-days');
});

const lists = { activity: '/activities/', tour: '/tours/tours/', attraction: '/tickets/' } as const;

test.each([
  ...['balon', 'dessert safari', 'kamel ride', 'sky diving', 'romantic', 'wheelchair', 'mosqué', 'falcons'],
  ...['برج خليفة', 'burj khaleefa', 'jumaira', 'jumeira', 'سفاري', 'things to do in abu zabi'],
])('the lists find for “%s” what the search finds first', async (query) => {
  const { best, matches_all_words } = await search(query);
  expect(matches_all_words).toBe(true);
  const first = best.find(({ kind }) => kind in lists);
  const path = lists[first?.kind as keyof typeof lists];
  const found = await api.call('GET', `${path}?page_size=100&search=${encodeURIComponent(query)}`);
  expect(found.json().results.map(({ slug }: { slug: string }) => slug)).toContain(first?.slug);
});

test.each(['%', '!!!', '🎈'])('neither the lists nor the search find anything for “%s”', async (query) => {
  expect(slugs(await search(query))).toEqual([]);
  for (const path of Object.values(lists))
    expect((await api.call('GET', `${path}?search=${encodeURIComponent(query)}`)).json()).toMatchObject({ count: 0 });
  const { options } = (await api.call('GET', `/search/counts/?search=${encodeURIComponent(query)}`)).json();
  expect(options.every(({ count }: { count: number }) => count === 0)).toBe(true);
});

test('rejects a search without text', async () => {
  expect((await api.call('GET', '/search/?q=')).statusCode).toBe(400);
  expect((await api.call('GET', '/search/')).statusCode).toBe(400);
});
