import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activities } from '../../src/db/schema.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';
import { insertActivity, insertEvent, insertTour, morning } from '../fixtures.ts';

/** Products with few different values, so that each order has ties, and times that differ by microseconds. */
const size = 16;
const date = '2030-03-10';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
  for (let n = 0; n < size; n++) await insertProducts(n);
  const { db } = api.services;
  for (const table of ['activities', 'tours', 'ticket_events'])
    await db.execute(
      sql.raw(`update ${table} set created_at = timestamptz '2030-01-01Z' + position / 2 * interval '1 microsecond'`),
    );
}, 240_000);
afterAll(() => api.close());

const season = (adult: number) => ({ name: 'Spring', startDate: date, endDate: date, adult, child: 100_00 });

const activityValues = (n: number) => ({
  title: ['Ümit', 'red dunes', 'Red “dunes”', 'كثبان'][n % 4] ?? '',
  position: n,
  basePrice: 100_00 + (n % 3),
  priceSeasons: n % 2 === 0 ? [season(90_00 + (n % 5))] : null,
  durationMinutes: [null, 0, 60][n % 3] ?? null,
  averageRating: [0, 4.55, 4.6][n % 3] ?? 0,
  activityType: n % 4 === 0 ? ('food' as const) : ('desert' as const),
  timeSlots: n % 7 === 0 ? [] : [morning],
});

async function insertProducts(n: number) {
  const { db } = api.services;
  const { title, position, basePrice } = activityValues(n);
  await insertActivity(db, activityValues(n));
  await insertTour(db, { title, position, basePrice, durationDays: 1 + (n % 2), averageRating: n % 3 });
  const startDate = `2029-01-0${1 + (n % 2)}`;
  await insertEvent(db, { dates: [date], capacity: n % 5 }, { title, position, basePrice, startDate });
}

interface Listed {
  readonly next: string | null;
  readonly previous: string | null;
  readonly count: number;
  readonly results: readonly { readonly slug: string }[];
}

async function read(url: string): Promise<Listed> {
  const response = await api.call('GET', url);
  expect(response.statusCode, `${url} ${response.body}`).toBe(200);
  return response.json();
}

const listSlugs = ({ results }: Listed) => results.map(({ slug }) => slug);

/** Follows `next`; `between` runs after each page. */
async function walk(first: string, between = async (_pages: number) => {}): Promise<string[]> {
  const found: string[] = [];
  for (let [url, pages]: [string | null, number] = [first, 1]; url; pages++) {
    if (pages > 1) expect(url).toContain('cursor=');
    const page: Listed = await read(url);
    found.push(...listSlugs(page));
    await between(pages);
    url = page.next;
  }
  return found;
}

async function readByNumbers(first: string): Promise<string[]> {
  const found: string[] = [];
  for (let page = 1; ; page++) {
    const { next, results, count } = await read(`${first}&page=${page}`);
    found.push(...results.map(({ slug }) => slug));
    if (!next) {
      expect(count).toBe(found.length);
      return found;
    }
  }
}

const common = ['created_at', 'base_price', 'title'];
const lists = {
  '/activities/': {
    orders: [...common, 'rating', 'duration'],
    filters: ['', 'view=card', `free_on=${date}`, 'activity_type=food', 'search=dunes', `search=dunes&free_on=${date}`],
  },
  '/tours/tours/': { orders: [...common, 'rating', 'duration'], filters: ['', 'search=dubai', 'price_gte=100.01'] },
  '/tickets/': { orders: [...common, 'start_date'], filters: ['', `free_on=${date}&places=2`, 'on_sale=true'] },
};

const aList = fc.constantFrom(...Object.entries(lists)).chain(([path, { orders, filters }]) =>
  fc.record({
    path: fc.constant(path),
    ordering: fc.constantFrom(...orders.flatMap((name) => [name, `-${name}`])),
    filter: fc.constantFrom(...filters),
    pageSize: fc.integer({ min: 1, max: 9 }),
  }),
);

const formatUrl = ({
  path,
  ordering,
  filter,
  pageSize,
}: typeof aList extends fc.Arbitrary<infer List> ? List : never) =>
  `${path}?page_size=${pageSize}&ordering=${ordering}&${filter}`;

test.each(
  Object.entries(lists).flatMap(([path, { orders }]) =>
    orders.flatMap((name) => [
      [path, name],
      [path, `-${name}`],
    ]),
  ),
)('%s sorted by %s has each product once, in the order of its numbered pages', async (path, ordering) => {
  const url = `${path}?page_size=5&ordering=${ordering}`;
  const found = await walk(url);
  expect(found).toHaveLength(size);
  expect(new Set(found).size).toBe(size);
  expect(found).toEqual(await readByNumbers(url));
});

test('each list with filters has the same products by cursors and by numbers', async () => {
  await fc.assert(
    fc.asyncProperty(aList, async (list) => {
      const found = await walk(formatUrl(list));
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(await readByNumbers(formatUrl(list)));
    }),
    { numRuns: 40, seed: 7 },
  );
}, 240_000);

test('products that are added and removed between pages move no other product', async () => {
  const { db } = api.services;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...lists['/activities/'].orders.flatMap((name) => [name, `-${name}`])),
      fc.constantFrom('', 'view=card', `free_on=${date}`),
      fc.infiniteStream(fc.nat(size - 1)),
      async (ordering, filter, random) => {
        const next = () => random.next().value ?? 0;
        const url = `/activities/?page_size=3&ordering=${ordering}&${filter}`;
        const before = await readByNumbers(url);
        const added: string[] = [];
        const removed = new Set<string>();
        const found = await walk(url, async () => {
          added.push((await insertActivity(db, activityValues(next()))).slug);
          const slug = before[next() % before.length] ?? '';
          removed.add(slug);
          await db
            .update(activities)
            .set({ withdrawnAt: new Date(0) })
            .where(eq(activities.slug, slug));
        });
        expect(new Set(found).size).toBe(found.length);
        const stayed = (slugs: readonly string[]) =>
          slugs.filter((slug) => !removed.has(slug) && !added.includes(slug));
        expect(stayed(found)).toEqual(stayed(before));
        await db.update(activities).set({ withdrawnAt: null });
        for (const slug of added) await db.delete(activities).where(eq(activities.slug, slug));
      },
    ),
    { numRuns: 15, seed: 7 },
  );
}, 240_000);

describe('a page with a cursor', () => {
  test('counts all pages, also when products before it are gone', async () => {
    const first = await read('/activities/?page_size=12&ordering=title');
    const { db } = api.services;
    const [slug = ''] = listSlugs(first);
    await db
      .update(activities)
      .set({ withdrawnAt: new Date(0) })
      .where(eq(activities.slug, slug));
    const second = await read(first.next ?? '');
    expect(second).toMatchObject({ count: size - 1, next: null });
    expect(second.previous).toBe('/api/v1/activities/?page_size=12&ordering=title&page=1');
    await db.update(activities).set({ withdrawnAt: null });
  });

  test('may have another size and view', async () => {
    const first = await read('/activities/?page_size=3');
    const rest = await read(`${first.next}&page_size=100&view=card`.replace('page_size=3&', ''));
    expect([...listSlugs(first), ...listSlugs(rest)]).toEqual(await readByNumbers('/activities/?page_size=3'));
  });

  test('continues a corrected search as corrected, and one as typed as typed', async () => {
    const { db } = api.services;
    const corrected = await read('/activities/?page_size=2&search=dnues');
    const typed = await read('/activities/?page_size=2&search=dunes');
    expect(listSlugs(corrected)).toEqual(listSlugs(typed));
    const { slug } = await insertActivity(db, { title: 'Dnues', createdAt: new Date('2000-01-01Z') });
    const rest = await read(`${corrected.next}`.replace('page_size=2', 'page_size=100'));
    expect(listSlugs(rest)).toEqual(listSlugs(await read(`${typed.next}`.replace('page_size=2', 'page_size=100'))));
    await db.delete(activities).where(eq(activities.slug, slug));

    const other = await insertActivity(db, { title: 'Dnues', description: 'One' });
    const last = await insertActivity(db, { title: 'Dnues', description: 'Two' });
    const found = await read('/activities/?page_size=1&search=dnues');
    await db
      .update(activities)
      .set({ withdrawnAt: new Date(0) })
      .where(sql`${activities.title} = 'Dnues'`);
    expect(await read(found.next ?? '')).toMatchObject({ count: 0, results: [], next: null });
    for (const { slug: gone } of [other, last]) await db.delete(activities).where(eq(activities.slug, gone));
  });
});

describe('a cursor', () => {
  const readCursor = async (url: string) =>
    new URLSearchParams(((await read(url)).next ?? '').split('?')[1]).get('cursor');

  const expectInvalid = async (url: string) => {
    const response = await api.call('GET', url);
    expect(response.statusCode, url).toBe(400);
    expect(Object.keys(response.json().errors)).toEqual(['cursor']);
  };

  test.each([
    ['/activities/', 'ordering=base_price'],
    ['/activities/', 'ordering=created_at'],
    ['/activities/', 'activity_type=food'],
    ['/activities/', 'search=dunes'],
    ['/activities/', `free_on=${date}`],
    ['/tours/tours/', ''],
    ['/tickets/', ''],
  ])('isn’t valid for %s with %s', async (path, query) =>
    expectInvalid(`${path}?page_size=1&${query}&cursor=${await readCursor('/activities/?page_size=1')}`),
  );

  test('is rejected when it was changed or made up', async () => {
    const cursor = (await readCursor('/activities/?page_size=1&ordering=title')) ?? '';
    const forged = Buffer.from(JSON.stringify(["'; drop table activities", '', false])).toString('base64url');
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.constantFrom(
            cursor.slice(0, 22),
            cursor.slice(1),
            `${cursor}AA`,
            cursor.slice(0, 22) + forged,
            forged,
            '',
          ),
          fc.tuple(fc.nat(cursor.length - 1), fc.constantFrom('A', 'z', '-')).map(([at, character]) => {
            const changed = cursor.slice(0, at) + character + cursor.slice(at + 1);
            return changed === cursor ? `${cursor}A` : changed;
          }),
          fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
        ),
        (value) => expectInvalid(`/activities/?page_size=1&ordering=title&cursor=${value}`),
      ),
      { numRuns: 50, seed: 7 },
    );
    expect((await read(`/activities/?page_size=1&ordering=title&cursor=${cursor}`)).results).toHaveLength(1);
  });
});
