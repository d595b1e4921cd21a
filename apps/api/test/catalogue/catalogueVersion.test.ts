import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { buildApi, type OpenServices, openServices } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { listEndpoints, readContract } from '../../src/contract/document.ts';
import { createCatalogueVersionReader } from '../../src/db/catalogue/catalogueVersion.ts';
import { activities, activityStock } from '../../src/db/schema.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { operations } from '../../src/resources/operations.ts';
import { createTestDatabase, testClock } from '../../src/testing/index.ts';
import { insertActivity, insertCruise, insertEvent, insertTour } from '../fixtures.ts';

/** One of two API instances on one database. */
interface Instance {
  readonly app: FastifyInstance;
  readonly services: OpenServices;
}

const catalogue = [
  'activities',
  'cruises',
  'destinations',
  'hotels',
  'meal_types',
  'reviews',
  'room_types',
  'ticket_events',
  'ticket_time_slots',
  'ticket_types',
  'tour_days',
  'tours',
  'transfer_types',
  'vehicles',
];

async function start(now: string): Promise<Instance> {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DATABASE_POOL: '4' });
  const app = fastify();
  const services = await openServices({
    config,
    log: app.log,
    clock: testClock(now),
    connection: database.connection,
  });
  await app.register(buildApi(services));
  await app.ready();
  return { app, services };
}

const database = await createTestDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'aitours-version-'));
const first = await start('2030-03-01T08:00:00Z');
const second = await start('2031-11-20T20:00:00Z');
afterAll(async () => {
  await Promise.all([first.app.close(), second.app.close()]);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const readVersion = () => createCatalogueVersionReader(first.services.db)();
const request = (app: FastifyInstance, url: string, tag = '') =>
  app.inject({ url, headers: tag === '' ? {} : { 'if-none-match': tag } });

describe('the catalogue version', () => {
  test.each(catalogue)('changes with each statement on %s', async (table) => {
    const before = await readVersion();
    await first.services.db.execute(sql.raw(`delete from ${table} where false`));
    expect(await readVersion()).not.toBe(before);
  });

  test('doesn’t change with stock or bookings', async () => {
    const { id } = await insertActivity(first.services.db);
    const before = await readVersion();
    await first.services.db
      .insert(activityStock)
      .values({ activityId: id, timeSlotId: 'morning', date: '2030-03-10', opening: 9, booked: 1 });
    expect(await readVersion()).toBe(before);
  });

  test('becomes visible to other transactions together with the change', async () => {
    const before = await readVersion();
    await inTransaction(first.services.db, async (tx) => {
      await insertActivity(tx);
      expect(await readVersion()).toBe(before);
    });
    expect(await readVersion()).not.toBe(before);
  });
});

describe('catalogue responses', () => {
  test('API-32 API-33 are current in each process right after a change', async () => {
    const { id, slug } = await insertActivity(first.services.db, { title: 'At dawn' });
    const url = `/api/v1/activities/${slug}/`;
    const title = async ({ app }: Instance) => (await request(app, url)).json().title;
    expect(await Promise.all([title(first), title(second), title(first)])).toEqual(['At dawn', 'At dawn', 'At dawn']);
    await second.services.db.update(activities).set({ title: 'At dusk' }).where(sql`${activities.id} = ${id}`);
    expect(await Promise.all([title(first), title(second), title(first)])).toEqual(['At dusk', 'At dusk', 'At dusk']);
  });

  test('have an ETag that changes only with their content', async () => {
    const { id, slug } = await insertActivity(first.services.db, { title: 'At noon' });
    const url = `/api/v1/activities/${slug}/`;
    const tag = String((await request(first.app, url)).headers['etag']);
    await insertActivity(first.services.db);
    expect(await request(first.app, url, tag)).toMatchObject({ statusCode: 304, body: '' });
    expect(await request(second.app, url, tag)).toMatchObject({ statusCode: 304, body: '' });
    await first.services.db.update(activities).set({ title: 'At one' }).where(sql`${activities.id} = ${id}`);
    expect((await request(first.app, url, tag)).statusCode).toBe(200);
  });

  test('with 404 aren’t cached: a new product is found immediately', async () => {
    const url = '/api/v1/activities/new-one/';
    expect((await request(first.app, url)).statusCode).toBe(404);
    await insertActivity(first.services.db, { slug: 'new-one' });
    expect((await request(first.app, url)).statusCode).toBe(200);
  });

  test('are never older than the request, with many concurrent requests and changes', async () => {
    const { id, slug } = await insertActivity(first.services.db, { basePrice: 0 });
    const url = `/api/v1/activities/${slug}/`;
    let price = 0;
    const seen: boolean[] = [];
    const visitor = async ({ app }: Instance) => {
      for (let visit = 0; visit < 25; visit++) {
        const known = price;
        seen.push(Number((await request(app, url)).json().base_price) >= known);
      }
    };
    const staff = async () => {
      for (let change = 1; change <= 10; change++) {
        const next = change * 100;
        await second.services.db.update(activities).set({ basePrice: next }).where(sql`${activities.id} = ${id}`);
        price = change;
      }
    };
    await Promise.all([staff(), ...Array.from({ length: 8 }, (_, at) => visitor(at % 2 === 0 ? first : second))]);
    expect(seen).toHaveLength(200);
    expect(seen).not.toContain(false);
    expect(Number((await request(first.app, url)).json().base_price)).toBe(10);
  });
});

test('a cached operation reads only tables of the catalogue, and no clock', async () => {
  const { db } = first.services;
  const activity = await insertActivity(db);
  const event = await insertEvent(db);
  const tour = await insertTour(db);
  const cruise = await insertCruise(db);
  const products = { activities: activity.id, tickets: event.id, tours: tour.id, cruises: cruise.id };
  const ids: Record<string, string> = products;
  const queries: Record<string, string> = {
    getTourDay: '?day_number=1',
    listReviews: `?product_type=activity&product=${activity.slug}`,
    listDestinations: '?shown_on=home',
    getPrayerTimes: '?date=2030-03-10&place=Dubai',
  };
  const cached = operations.filter(({ readsOnlyCatalogue }) => readsOnlyCatalogue).map(({ id }): string => id);
  const endpoints = listEndpoints(readContract()).filter(({ id }) => cached.includes(id));
  expect(endpoints.length).toBe(cached.length);
  const urls = endpoints.map(({ id, path: template }) => {
    const [, , , kind = ''] = template.split('/');
    return template.replace('{id}', ids[kind] ?? '') + (queries[id] ?? '');
  });

  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const others = rows.map(({ name }) => name).filter((name) => ![...catalogue, 'catalogue_version'].includes(name));
  expect(others).toContain('ticket_stock');
  for (const name of others) await db.execute(sql.raw(`alter table ${name} rename to hidden_${name}`));
  try {
    const responses = await Promise.all(
      urls.map(async (url) => [await request(first.app, url), await request(second.app, url)]),
    );
    for (const [at, [one, other]] of responses.entries()) {
      expect([urls[at], one?.statusCode]).toEqual([urls[at], 200]);
      expect(other?.body).toBe(one?.body);
    }
  } finally {
    for (const name of others) await db.execute(sql.raw(`alter table hidden_${name} rename to ${name}`));
  }
});
