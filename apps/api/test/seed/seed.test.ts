import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { getFileId } from '@aitours/domain/images';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import {
  activities,
  activityStock,
  blogCategories,
  blogPosts,
  bookings,
  images,
  reviews,
  ticketEvents,
  ticketStock,
  tours,
  users,
} from '../../src/db/schema.ts';
import { renderStoredScene } from '../../src/images/scenes.ts';
import { readCatalogue, readCruises, readDestinations } from '../../src/seed/catalogue/readCatalogue.ts';
import { getDemonstrationPassword } from '../../src/seed/demonstration.ts';
import { seedOnStart, seedShop } from '../../src/seed/seedShop.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { insertEvent } from '../fixtures.ts';

const catalogue = readCatalogue();
const password = 'try-me-out';
const seed = () => seedShop(api.services.db, { now: api.clock.now(), password });
const api = await startTestApi({ now: '2026-12-01T08:00:00Z' });
expect(await seedOnStart(api.services.db, { now: api.clock.now(), password })).toBe('seeded');
afterAll(() => api.close());

test('E4 npm run seed creates no accounts with a public password behind a public address', () => {
  const { stderr, status } = spawnSync(
    process.execPath,
    ['--conditions=@aitours/source', path.join(import.meta.dirname, '../../src/seed/main.ts')],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: '/dev/null/none', PUBLIC_URL: 'https://shop.example' },
      encoding: 'utf8',
    },
  );
  expect([stderr, status]).toEqual([expect.stringContaining('DATABASE_URL: is required'), 1]);
});

const readCounts = async () => {
  const tables = [
    'activities',
    'tours',
    'tour_days',
    'hotels',
    'room_types',
    'transfer_types',
    'meal_types',
    'ticket_events',
    'ticket_types',
    'ticket_time_slots',
    'ticket_stock',
    'activity_stock',
    'vehicles',
    'blog_posts',
    'blog_categories',
    'blog_comments',
    'images',
    'users',
    'bookings',
    'reviews',
  ];
  const rows = await Promise.all(
    tables.map((table) => api.services.db.execute<{ n: number }>(sql.raw(`select count(*)::int as n from ${table}`))),
  );
  return Object.fromEntries(tables.map((table, index) => [table, rows[index]?.rows[0]?.n]));
};

test('IMG-04 every product, page and account has pictures that can be rendered', async () => {
  const stored = new Map((await api.services.db.select().from(images)).map(({ id, scene }) => [id, scene]));
  for (const id of [
    'placeholder',
    'hero-skyline',
    'destination-dubai',
    'destination-abu-dhabi',
    'destination-sharjah',
    'destination-ras-al-khaimah',
  ])
    expect([...stored.keys()]).toContain(id);
  for (const scene of stored.values()) expect(renderStoredScene(scene)).toContain('<svg');
  const used = [
    ...(await api.call('GET', '/activities/?page_size=100')).json().results,
    ...(await api.call('GET', '/tickets/?page_size=100')).json().results,
    ...(await api.call('GET', '/tours/tours/?page_size=100')).json().results,
  ].flatMap((product) => product.images.map(({ image }: { image: string }) => image));
  expect(used.length).toBeGreaterThan(200);
  expect(used.filter((id) => !stored.has(id))).toEqual([]);
  expect([...readCruises(), ...readDestinations()].filter(({ image }) => !stored.has(getFileId(image)))).toEqual([]);
});

test('the API returns every product and article of the catalogue', async () => {
  for (const { slug } of catalogue.activities)
    expect((await api.call('GET', `/activities/${slug}/`)).statusCode).toBe(200);
  for (const { slug } of catalogue.tours) expect((await api.call('GET', `/tours/tours/${slug}/`)).statusCode).toBe(200);
  for (const { slug } of catalogue.attractions)
    expect((await api.call('GET', `/tickets/${slug}/`)).statusCode).toBe(200);
  for (const { slug } of catalogue.blogPosts)
    expect((await api.call('GET', `/blog/posts/${slug}/comments/`)).statusCode).toBe(200);
  expect((await api.call('GET', '/tours/hotels/?page_size=100')).json().count).toBe(catalogue.hotels.length);
  expect((await api.call('GET', '/transfers/vehicles/')).json()).toHaveLength(catalogue.vehicles.length);
});

test('API-31 API-49 lists have the order of the catalogue', async () => {
  const listed = (await api.call('GET', '/activities/?page_size=100'))
    .json()
    .results.map(({ slug }: { slug: string }) => slug);
  expect(listed).toEqual(catalogue.activities.map(({ slug }) => slug));
});

test('ACT-22 GAP-20 seeded activities have the places of the demonstration calendar, as far ahead as can be booked', async () => {
  const activity = catalogue.activities.find(
    ({ timeSlots: [slot] }) =>
      slot && slot.availableDays.length === 7 && slot.startDate < '2026' && slot.endDate > '2028-12',
  );
  const spots = async (start: string, end: string) =>
    (await api.call('GET', `/activities/${activity!.slug}/availability/?start=${start}&end=${end}`))
      .json()
      .filter(
        (day: { time_slot_id: string }, _: number, [first]: readonly (typeof day)[]) =>
          day.time_slot_id === first!.time_slot_id,
      )
      .map((day: { spots: number }) => day.spots);
  expect(await spots('2026-12-23', '2027-01-03')).toEqual([15, 1, 0, 15, 15, 15, 15, 2, 0, 0, 3, 15]);
  expect(await spots('2027-12-23', '2028-01-03')).toEqual([15, 1, 0, 15, 15, 15, 15, 2, 0, 0, 3, 15]);
});

test('TICKET-05 TICKET-06 TICKET-13 the tickets left are those of the catalogue', async () => {
  for (const { slug, availability } of catalogue.attractions) {
    const { available_tickets: left } = (await api.call('GET', `/tickets/${slug}/`)).json();
    if (availability.left === 'sold-out') expect(left).toBe(0);
    else if (availability.left !== null) expect(left).toBe(availability.left);
  }
});

test('BOOK-02 BOOK-08 the demonstration accounts can sign in and have bookings of all kinds and statuses', async () => {
  for (const { email, staffRole } of catalogue.accounts) {
    const response = await api.call('POST', '/users/login/', { body: { email, password } });
    expect(response.json()).toMatchObject({ user: { email, is_staff: staffRole === 'owner' } });
    const mine = await api.call('GET', '/bookings/', {
      headers: { authorization: `Bearer ${response.json().access}` },
    });
    expect(mine.statusCode).toBe(200);
  }
  const rows = await api.services.db.select().from(bookings);
  expect(rows).toHaveLength(catalogue.bookings.length);
  expect(new Set(rows.map(({ status }) => status)).size).toBe(5);
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(4);
  const channels = new Set(rows.map(({ kind, channel }) => `${kind}: ${channel}`));
  expect([...channels].sort()).toEqual([
    'activity: cart',
    'activity: planner',
    'ticket: cart',
    'ticket: planner',
    'tour: direct',
    'transfer: transfer',
  ]);
});

test('bookings of the demonstration can be changed like others', async () => {
  const confirmed = await api.services.db.select().from(bookings).where(eq(bookings.status, 'confirmed'));
  expect(confirmed.length).toBeGreaterThan(3);
  expect(confirmed.filter(({ request }) => request === null).map(({ number }) => number)).toEqual([]);
});

test('QUIRK-09 bookings that took place have reviews, most of them published, and they make the ratings', async () => {
  const rows = await api.services.db.select().from(reviews);
  expect(rows).toHaveLength(catalogue.bookings.filter((seed) => seed.kind !== 'transfer' && seed.review).length);
  const countState = (state: string) => rows.filter((row) => row.state === state).length;
  expect([rows.length, countState('published'), countState('waiting')]).toEqual([8, 6, 2]);
  for (const { createdAt } of rows) expect(createdAt.getTime()).toBeLessThan(api.clock.now().getTime());
  const page = '/reviews/?product_type=tour&product=flavours-of-the-gulf';
  expect((await api.call('GET', page)).json()).toMatchObject({ count: 1, results: [{ author: 'Ravi M.', stars: 4 }] });
});

describe('seeding again', () => {
  test('ENTITY-14 updates rows that differ and preserves ids', async () => {
    const before = await readCounts();
    const { db } = api.services;
    const [first] = await db.select().from(activities).where(eq(activities.slug, catalogue.activities[0]!.slug));
    await db.update(activities).set({ title: 'Spoilt' }).where(eq(activities.id, first!.id));
    expect(await seed()).toBe(false);
    expect(await readCounts()).toEqual(before);
    const [after] = await db.select().from(activities).where(eq(activities.id, first!.id));
    expect(after?.title).toBe(catalogue.activities[0]!.title);
  });

  test.each([
    ['activities', activities, catalogue.activities],
    ['tours', tours, catalogue.tours],
    ['attractions', ticketEvents, catalogue.attractions],
    ['posts', blogPosts, catalogue.blogPosts],
    ['categories', blogCategories, catalogue.blogCategories],
  ])('leaves %s alone whose slug staff have changed, also if another one has it now', async (_, table, seeds) => {
    const { db } = api.services;
    const [first, second, third] = seeds.map(({ slug }) => slug) as [string, string, string];
    const rename = (from: string, to: string) => db.update(table).set({ slug: to }).where(eq(table.slug, from));
    const read = () =>
      db
        .select()
        .from(table)
        .where(inArray(table.slug, ['changed', first, second, third]))
        .orderBy(table.id);
    await rename(first, 'changed');
    await rename(second, first);
    const [before, counts] = [await read(), await readCounts()];
    await seed();
    expect(await read()).toEqual(before);
    expect(await readCounts()).toEqual(counts);
    await rename(first, second);
    await rename('changed', first);
    await seed();
    expect(await readCounts()).toEqual(counts);
  });

  test.each([
    ['activities', activities],
    ['tours', tours],
    ['attractions', ticketEvents],
    ['posts', blogPosts],
  ])('leaves %s archived that staff have archived', async (_, table) => {
    const { db } = api.services;
    const archived = { withdrawnAt: new Date('2026-11-01Z'), archivedAt: new Date('2026-11-02Z') };
    const [row] = await db.select({ id: table.id }).from(table).limit(1);
    const isRow = eq(table.id, row!.id);
    await db.update(table).set(archived).where(isRow);
    await seed();
    expect(await db.select().from(table).where(isRow)).toMatchObject([archived]);
    await db.update(table).set({ withdrawnAt: null, archivedAt: null }).where(isRow);
  });

  test('TICKET-22 opens the coming tickets of an attraction whose slug staff have changed, and none of another one', async () => {
    const { db } = api.services;
    const [{ slug } = { slug: '' }, other] = catalogue.attractions;
    const readId = async (name: string) =>
      (await db.select().from(ticketEvents).where(eq(ticketEvents.slug, name)))[0]!.id;
    const [id, otherId] = [await readId(slug), await readId(other!.slug)];
    const rename = (event: string, to: string) =>
      db.update(ticketEvents).set({ slug: to }).where(eq(ticketEvents.id, event));
    await rename(id, 'changed');
    const own = await insertEvent(db, { dates: [], capacity: 1 }, { slug });
    await db.delete(ticketStock).where(inArray(ticketStock.eventId, [id, otherId]));
    await seedOnStart(db, { now: api.clock.now(), password });
    const countStock = (event: string) => db.$count(ticketStock, eq(ticketStock.eventId, event));
    expect(await countStock(id)).toBeGreaterThan(0);
    expect(await countStock(otherId)).toBeGreaterThan(0);
    expect(await countStock(own.id)).toBe(0);
    await db.delete(ticketEvents).where(eq(ticketEvents.id, own.id));
    await rename(id, slug);
  });

  test('ENTITY-01 doesn’t change the password of an existing account', async () => {
    await seedShop(api.services.db, { now: api.clock.now(), password: 'another-one' });
    expect(
      (await api.call('POST', '/users/login/', { body: { email: 'layla@example.com', password } })).statusCode,
    ).toBe(200);
  });

  test('TICKET-22 opens the tickets of the coming days on a later start and changes nothing else', async () => {
    const { db } = api.services;
    await db
      .update(activities)
      .set({ title: 'Renamed by staff' })
      .where(eq(activities.slug, catalogue.activities[1]!.slug));
    const lastDay = async () =>
      (await db.execute<{ day: string }>(sql`select max(date)::text as day from ${ticketStock}`)).rows[0]?.day;
    const lastStock = sql`select max(date)::text as day from ${activityStock}`;
    const lastPlaces = async () => (await db.execute<{ day: string }>(lastStock)).rows[0]?.day;
    expect(await lastPlaces()).toBe('2028-01-02');
    const before = await lastDay();
    api.clock.advance(10 * 24 * 3600 * 1000);
    expect(await seedOnStart(db, { now: api.clock.now(), password })).toBe('tickets opened');
    expect(String(await lastDay()) > String(before)).toBe(true);
    expect((await api.call('GET', '/tickets/opera-under-the-dhow/')).json().available_tickets).toBe(0);
    expect((await api.call('GET', `/activities/${catalogue.activities[1]!.slug}/`)).json().title).toBe(
      'Renamed by staff',
    );
    await seedOnStart(db, { now: new Date('2026-12-26T08:00:00Z'), password });
    expect(await lastPlaces()).toBe('2028-12-25');
  });

  test('ENTITY-01 two processes that start on an empty database seed it once', async () => {
    const other = await startTestApi({ now: '2026-12-01T08:00:00Z' });
    const options = { now: other.clock.now(), password };
    const done = await Promise.all([seedOnStart(other.services.db, options), seedOnStart(other.services.db, options)]);
    expect(done.sort()).toEqual(['seeded', 'tickets opened']);
    expect(await other.services.db.$count(users)).toBe(catalogue.accounts.length);
    await other.close();
  });
});

test('GAP-57 without a password no accounts are created; a database on the network gets a random password', async () => {
  const other = await startTestApi({ now: '2026-12-01T08:00:00Z' });
  await seedShop(other.services.db, { now: other.clock.now(), password: null });
  expect(await other.services.db.$count(users)).toBe(0);
  expect(await other.services.db.$count(activities)).toBe(catalogue.activities.length);
  await other.close();
  const passwords = [1, 2].map(() => getDemonstrationPassword({ databaseUrl: 'postgresql://db' }));
  expect(new Set([...passwords, getDemonstrationPassword({ databaseUrl: null })]).size).toBe(3);
});

test.each(['kids', 'cooking', 'abu dabi', 'desret safari'])(
  'API-31 a search for “%s” finds activities',
  async (search) => {
    const found = await api.call('GET', `/activities/?search=${encodeURIComponent(search)}`);
    expect(found.json().count).toBeGreaterThan(0);
  },
);
