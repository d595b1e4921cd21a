import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, dubaiDate } from '@aitours/domain/dates';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApi, openServices, serverOptions } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type ConnectionSettings, type OpenDatabase, openDatabase } from '../../src/db/database.ts';
import { bookings } from '../../src/db/schema.ts';
import { createTestDatabase, type TestCall, type TestDatabase } from '../../src/testing/index.ts';
import { type Call, createCaller, signInTestAccount, type TestMethod } from '../../src/testing/testAccounts.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { anEvent } from '../fixtures.ts';
import { type Line, lineTo } from './databaseProxy.ts';

/** The database goes away and comes back; the server stays. */

let database: TestDatabase;
/** Past the line: for what a test prepares and looks at. */
let books: OpenDatabase;
let line: Line;
let dataDir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  books = openDatabase(database.connection, 2, () => {});
  line = await lineTo(database.connection);
  dataDir = await mkdtemp(path.join(tmpdir(), 'aitours-away-'));
});
afterEach(async () => {
  await line.close();
  await books.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function startApi(connection: ConnectionSettings) {
  const config = readConfig({ NODE_ENV: 'test', TOKEN_SECRET: randomUUID(), LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const app = fastify(serverOptions(config));
  const services = await openServices({ config, log: app.log, connection });
  await app.register(buildApi(services));
  return { app, services, close: () => app.close() };
}
type Api = Awaited<ReturnType<typeof startApi>>;

const healthOf = async ({ app }: Api) => (await app.inject({ url: '/health' })).json();

interface VisitCall extends TestCall {
  readonly who: Call;
  readonly method: TestMethod;
  readonly path: string;
  readonly whenWell: number;
}

/** Calls of all sorts, and what each is answered when all is well. */
async function aVisit({ app, services }: Api) {
  const date = addDays(dubaiDate(new Date()), 30);
  const anyDates = { startDate: '2020-01-01', endDate: '2099-12-31' };
  const event = await anEvent(books.db, { dates: [date], capacity: 5 }, anyDates);
  const person = await signInTestAccount(app, { ...services, db: books.db });
  const guest = createCaller(app, { 'x-session-key': randomUUID() });
  const order = { body: ticketOrder(event, { date }), headers: { 'idempotency-key': randomUUID() } };
  const { call: customer } = person;
  const guess = { username: 'nobody@example.com', password: 'a guess' };
  const calls: readonly VisitCall[] = [
    { who: guest, method: 'GET', path: '/tickets/', whenWell: 200 },
    { who: guest, method: 'GET', path: '/cart/', whenWell: 200 },
    { who: guest, method: 'POST', path: '/token/', body: guess, whenWell: 401 },
    { who: guest, method: 'POST', path: '/token/refresh/', body: { refresh: 'never issued' }, whenWell: 401 },
    { who: guest, method: 'GET', path: '/api/optimize-image/none/320/webp/', whenWell: 404 },
    { who: customer, method: 'GET', path: '/users/me/', whenWell: 200 },
    { who: customer, method: 'POST', path: '/bookings/', ...order, whenWell: 201 },
  ];
  const all = () => Promise.all(calls.map(({ who, method, path: asked, ...call }) => who(method, asked, call)));
  return { all, whenWell: calls.map(({ whenWell }) => whenWell) };
}

const impatient = { connectionTimeoutMillis: 1000, query_timeout: 1000 };

test.each([
  ['ends', () => line.cut()],
  ['falls silent', () => line.mute()],
] as const)(
  'GAP-73 GAP-77 when the database %s every call says when to come back and the shop says it is unhealthy; then all is well again by itself',
  async (_, fail) => {
    const api = await startApi({ ...line.connection, ...impatient });
    const visit = await aVisit(api);
    await fail();

    for (const answer of await visit.all()) {
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({
        'retry-after': '2',
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(answer.json()).toEqual({
        type: 'service-unavailable',
        title: 'Not available just now',
        status: 503,
        detail: 'The shop is not available just now. Please try again soon.',
      });
    }
    expect(await healthOf(api)).toEqual({ status: 'unhealthy' });

    await line.mend();
    await expect.poll(() => healthOf(api), { timeout: 15_000 }).toEqual({ status: 'healthy' });
    const statuses = async () => (await visit.all()).map(({ statusCode }) => statusCode);
    await expect.poll(statuses, { timeout: 15_000 }).toEqual(visit.whenWell);
    expect(await books.db.select().from(bookings)).toHaveLength(1);
    await api.close();
  },
);

test('GAP-73 the shop says that it is unhealthy while the database keeps everybody waiting', async () => {
  const api = await startApi(line.connection);
  expect(await healthOf(api)).toEqual({ status: 'healthy' });
  line.mute();
  const asked = performance.now();
  expect(await healthOf(api)).toEqual({ status: 'unhealthy' });
  // Its own patience is three seconds; a query's is seventeen.
  expect(performance.now() - asked).toBeLessThan(10_000);
  await line.cut();
  await api.close();
});

test('GAP-73 no outage takes a connection away for good, whatever it broke', async () => {
  const size = 2;
  const { db, close } = openDatabase(line.connection, size, () => {});
  const work = () => db.transaction((tx) => tx.execute(sql`select 1`));
  for (let outage = 0; outage < size + 2; outage++) {
    await work();
    const broken = Promise.allSettled([work(), work()]);
    await line.cut();
    expect((await broken).map(({ status }) => status)).toContain('rejected');
    await line.mend();
  }
  await expect(Promise.all([work(), work()])).resolves.toHaveLength(size);
  await close();
});
