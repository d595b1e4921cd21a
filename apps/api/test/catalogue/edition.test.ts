import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApi, type OpenServices, openServices } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { endpointsOf, readContract } from '../../src/contract/document.ts';
import { catalogueEdition } from '../../src/db/catalogue/edition.ts';
import { activities, activityStock } from '../../src/db/schema.ts';
import { operations } from '../../src/resources/operations.ts';
import { createTestDatabase, type TestDatabase, testClock } from '../../src/testing/index.ts';
import { anActivity, anEvent, aTour } from '../shelf.ts';

/** One of two processes of a shop, on one database. */
interface Process {
  readonly app: FastifyInstance;
  readonly services: OpenServices;
}

const catalogue = [
  'activities',
  'hotels',
  'meal_types',
  'room_types',
  'ticket_events',
  'ticket_time_slots',
  'ticket_types',
  'tour_days',
  'tours',
  'transfer_types',
  'vehicles',
];
let database: TestDatabase;
let folder: string;
let first: Process;
let second: Process;

async function start(now: string): Promise<Process> {
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

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'aitours-edition-'));
  first = await start('2030-03-01T08:00:00Z');
  second = await start('2031-11-20T20:00:00Z');
});
afterAll(async () => {
  await Promise.all([first.app.close(), second.app.close()]);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const edition = () => catalogueEdition(first.services.db)();
const ask = (app: FastifyInstance, url: string, tag = '') =>
  app.inject({ url, headers: tag === '' ? {} : { 'if-none-match': tag } });

describe('the edition of the catalogue', () => {
  test.each(catalogue)('is another one after a statement on %s, whoever makes it', async (table) => {
    const before = await edition();
    await first.services.db.execute(sql.raw(`delete from ${table} where false`));
    expect(await edition()).not.toBe(before);
  });

  test('stays when something else happens, bookings of it included', async () => {
    const { id } = await anActivity(first.services.db);
    const before = await edition();
    await first.services.db
      .insert(activityStock)
      .values({ activityId: id, timeSlotId: 'morning', date: '2030-03-10', opening: 9, booked: 1 });
    expect(await edition()).toBe(before);
  });

  test('is there for others when the change is, and not before', async () => {
    const before = await edition();
    await first.services.db.transaction(async (tx) => {
      await anActivity(tx);
      expect(await edition()).toBe(before);
    });
    expect(await edition()).not.toBe(before);
  });
});

describe('what comes from the catalogue', () => {
  test('API-32 API-33 is new for everybody at once, in each process, however it was changed', async () => {
    const { id, slug } = await anActivity(first.services.db, { title: 'At dawn' });
    const url = `/api/v1/activities/${slug}/`;
    const title = async ({ app }: Process) => (await ask(app, url)).json().title;
    expect(await Promise.all([title(first), title(second), title(first)])).toEqual(['At dawn', 'At dawn', 'At dawn']);
    await second.services.db.update(activities).set({ title: 'At dusk' }).where(sql`${activities.id} = ${id}`);
    expect(await Promise.all([title(first), title(second), title(first)])).toEqual(['At dusk', 'At dusk', 'At dusk']);
  });

  test('keeps its tag while something else changes, and loses it with its content', async () => {
    const { id, slug } = await anActivity(first.services.db, { title: 'At noon' });
    const url = `/api/v1/activities/${slug}/`;
    const tag = String((await ask(first.app, url)).headers['etag']);
    await anActivity(first.services.db);
    expect(await ask(first.app, url, tag)).toMatchObject({ statusCode: 304, body: '' });
    expect(await ask(second.app, url, tag)).toMatchObject({ statusCode: 304, body: '' });
    await first.services.db.update(activities).set({ title: 'At one' }).where(sql`${activities.id} = ${id}`);
    expect((await ask(first.app, url, tag)).statusCode).toBe(200);
  });

  test('that isn’t there is no answer to keep: it is there as soon as it comes', async () => {
    const url = '/api/v1/activities/new-one/';
    expect((await ask(first.app, url)).statusCode).toBe(404);
    await anActivity(first.services.db, { slug: 'new-one' });
    expect((await ask(first.app, url)).statusCode).toBe(200);
  });

  test('a visitor who asks after a change was made is never told what was before, however many ask', async () => {
    const { id, slug } = await anActivity(first.services.db, { basePrice: 0 });
    const url = `/api/v1/activities/${slug}/`;
    let price = 0;
    const seen: boolean[] = [];
    const visitor = async ({ app }: Process) => {
      for (let visit = 0; visit < 25; visit++) {
        const known = price;
        seen.push(Number((await ask(app, url)).json().base_price) >= known);
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
    expect(Number((await ask(first.app, url)).json().base_price)).toBe(10);
  });
});

test('an operation whose answers are kept reads the tables of the catalogue alone, and no clock', async () => {
  const { db } = first.services;
  const activity = await anActivity(db);
  const event = await anEvent(db);
  const tour = await aTour(db);
  const ids: Record<string, string> = { activities: activity.id, tickets: event.id, tours: tour.id };
  const kept = operations.filter(({ readsOnlyCatalogue }) => readsOnlyCatalogue).map(({ id }): string => id);
  const endpoints = endpointsOf(readContract()).filter(({ id }) => kept.includes(id));
  expect(endpoints.length).toBe(kept.length);
  const urls = endpoints.map(({ id, path: template }) => {
    const [, , , kind = ''] = template.split('/');
    return template.replace('{id}', ids[kind] ?? '') + (id === 'getTourDay' ? '?day_number=1' : '');
  });

  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  const others = rows.map(({ name }) => name).filter((name) => ![...catalogue, 'catalogue_edition'].includes(name));
  expect(others).toContain('ticket_stock');
  for (const name of others) await db.execute(sql.raw(`alter table ${name} rename to hidden_${name}`));
  try {
    const answers = await Promise.all(urls.map(async (url) => [await ask(first.app, url), await ask(second.app, url)]));
    for (const [at, [one, other]] of answers.entries()) {
      expect([urls[at], one?.statusCode]).toEqual([urls[at], 200]);
      expect(other?.body).toBe(one?.body);
    }
  } finally {
    for (const name of others) await db.execute(sql.raw(`alter table hidden_${name} rename to ${name}`));
  }
});
