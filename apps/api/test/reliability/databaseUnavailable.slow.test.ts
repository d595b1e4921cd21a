import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApi, getServerOptions, openServices } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type ConnectionSettings, type OpenDatabase, openDatabase } from '../../src/db/database.ts';
import { bookings } from '../../src/db/schema.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { createTestDatabase, type TestCall, type TestDatabase } from '../../src/testing/index.ts';
import { type Call, createCaller, signInTestAccount, type TestMethod } from '../../src/testing/testAccounts.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertEvent } from '../fixtures.ts';
import { createDatabaseProxy, type DatabaseProxy } from './databaseProxy.ts';

/** Outages of the database while the server runs. */

let database: TestDatabase;
/** A connection without the proxy, for the test itself. */
let direct: OpenDatabase;
let proxy: DatabaseProxy;
let dataDir: string;
beforeEach(async () => {
  database = await createTestDatabase();
  direct = openDatabase(database.connection, 2, () => {});
  proxy = await createDatabaseProxy(database.connection);
  dataDir = await mkdtemp(path.join(tmpdir(), 'aitours-away-'));
});
afterEach(async () => {
  await proxy.close();
  await direct.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function startApi(connection: ConnectionSettings) {
  const config = readConfig({ NODE_ENV: 'test', TOKEN_SECRET: randomUUID(), LOG_LEVEL: 'silent', DATA_DIR: dataDir });
  const app = fastify(getServerOptions(config));
  const services = await openServices({ config, log: app.log, connection });
  await app.register(buildApi(services));
  return { app, services, close: () => app.close() };
}
type Api = Awaited<ReturnType<typeof startApi>>;

const readHealth = async ({ app }: Api) => (await app.inject({ url: '/health' })).json();

interface VisitCall extends TestCall {
  readonly call: Call;
  readonly method: TestMethod;
  readonly path: string;
  readonly expectedStatus: number;
}

/** Prepares requests of several kinds with their status when the database is available. */
async function prepareRequests({ app, services }: Api) {
  const date = addDays(toDubaiDate(new Date()), 30);
  const anyDates = { startDate: '2020-01-01', endDate: '2099-12-31' };
  const event = await insertEvent(direct.db, { dates: [date], capacity: 5 }, anyDates);
  const person = await signInTestAccount(app, { ...services, db: direct.db });
  const guest = createCaller(app, { 'x-session-key': randomUUID() });
  const order = { body: ticketOrder(event, { date }), headers: { 'idempotency-key': randomUUID() } };
  const { call: customer } = person;
  const guess = { username: 'nobody@example.com', password: 'a guess' };
  const calls: readonly VisitCall[] = [
    { call: guest, method: 'GET', path: '/tickets/', expectedStatus: 200 },
    { call: guest, method: 'GET', path: '/cart/', expectedStatus: 200 },
    { call: guest, method: 'POST', path: '/token/', body: guess, expectedStatus: 401 },
    { call: guest, method: 'POST', path: '/token/refresh/', body: { refresh: 'never issued' }, expectedStatus: 401 },
    { call: guest, method: 'GET', path: '/api/optimize-image/none/320/webp/', expectedStatus: 404 },
    { call: customer, method: 'GET', path: '/users/me/', expectedStatus: 200 },
    { call: customer, method: 'POST', path: '/bookings/', ...order, expectedStatus: 201 },
  ];
  const all = () => Promise.all(calls.map(({ call, method, path: route, ...options }) => call(method, route, options)));
  return { all, expectedStatus: calls.map(({ expectedStatus }) => expectedStatus) };
}

const shortTimeouts = { connectionTimeoutMillis: 3000, query_timeout: 3000 };

test.each([
  ['ends', () => proxy.disconnect()],
  ['stops responding', () => proxy.stopForwarding()],
] as const)(
  'GAP-73 GAP-77 when the database %s every call gets 503 with Retry-After and the health check fails; both recover by themselves',
  async (_, fail) => {
    const api = await startApi({ ...proxy.connection, ...shortTimeouts });
    const requests = await prepareRequests(api);
    await fail();

    for (const response of await requests.all()) {
      expect(response.statusCode).toBe(503);
      expect(response.headers).toMatchObject({
        'retry-after': '2',
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(response.json()).toEqual({
        type: 'service-unavailable',
        title: 'Temporarily unavailable',
        status: 503,
        detail: 'The shop is temporarily unavailable. Please try again soon.',
      });
    }
    expect(await readHealth(api)).toEqual({ status: 'unhealthy' });

    await proxy.restore();
    await expect.poll(() => readHealth(api)).toEqual({ status: 'healthy' });
    const statuses = async () => (await requests.all()).map(({ statusCode }) => statusCode);
    await expect.poll(statuses).toEqual(requests.expectedStatus);
    expect(await direct.db.select().from(bookings)).toHaveLength(1);
    await api.close();
  },
);

test('GAP-73 the health check fails within its timeout while the database doesn’t respond', async () => {
  const api = await startApi(proxy.connection);
  expect(await readHealth(api)).toEqual({ status: 'healthy' });
  proxy.stopForwarding();
  const start = performance.now();
  expect(await readHealth(api)).toEqual({ status: 'unhealthy' });
  // The health check's timeout is 3 seconds, a query's 17.
  expect(performance.now() - start).toBeLessThan(10_000);
  await proxy.disconnect();
  await api.close();
});

test('GAP-73 no outage leaks a connection of the pool', async () => {
  const size = 2;
  const { db, close } = openDatabase(proxy.connection, size, () => {});
  const work = () => inTransaction(db, (tx) => tx.execute(sql`select 1`));
  for (let outage = 0; outage < size + 2; outage++) {
    await work();
    const broken = Promise.allSettled([work(), work()]);
    await proxy.disconnect();
    expect((await broken).map(({ status }) => status)).toContain('rejected');
    await proxy.restore();
  }
  await expect(Promise.all([work(), work()])).resolves.toHaveLength(size);
  await close();
});
