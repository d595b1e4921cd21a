import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { buildApi, getServerOptions, type OpenServices, openServices } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { bookings } from '../../src/db/schema.ts';
import { createTestDatabase, testClock } from '../../src/testing/index.ts';
import { signInTestAccount } from '../../src/testing/testAccounts.ts';
import { createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertEvent, insertTour, insertVehicle } from '../fixtures.ts';

/** One of two servers on one database. */
interface Instance {
  readonly app: FastifyInstance;
  readonly services: OpenServices;
  readonly url: string;
}

interface Followed {
  readonly response: Response;
  /** Returns how many events have arrived. */
  readonly events: () => number;
  readonly ended: Promise<unknown>;
  readonly stop: () => void;
}

const day = '2030-03-10';
const opened: Followed[] = [];

async function start(): Promise<Instance> {
  const config = readConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DATABASE_POOL: '4',
    TOKEN_SECRET: 's'.repeat(40),
    PAYMENT_PROVIDER: 'none',
  });
  const app = fastify({ ...getServerOptions(config), logger: false });
  const clock = testClock('2030-03-01T08:00:00Z');
  const services = await openServices({ config, log: app.log, clock, connection: database.connection });
  await app.register(buildApi(services));
  return { app, services, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

const database = await createTestDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'aitours-live-'));
const first = await start();
const second = await start();
const layla = await signInTestAccount(first.app, first.services);
const desk = await signInTestAccount(first.app, first.services, { staffRole: 'desk' });
afterEach(async () => {
  for (const followed of opened.splice(0)) followed.stop();
  await vi.waitFor(async () => expect(await countListening()).toBe(0), 10_000);
});
afterAll(async () => {
  await Promise.all([first.app.close(), second.app.close()]);
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Follows a day at the second server. */
async function follow(date = day, { token } = desk, { url } = second): Promise<Followed> {
  const controller = new AbortController();
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'br, gzip' };
  const response = await fetch(new URL(`/api/v1/departures/events/?date=${date}`, url), {
    headers,
    signal: controller.signal,
  });
  let text = '';
  const read = async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
  };
  const followed = {
    response,
    events: () => text.split(`event: departures\ndata: ${date}\n\n`).length - 1,
    ended: response.status === 200 ? read().catch((error: unknown) => error) : response.text(),
    stop: () => controller.abort(),
  };
  opened.push(followed);
  if (response.status === 200) await vi.waitFor(() => expect(followed.events()).toBe(1));
  return followed;
}

const countListening = async (): Promise<number> => {
  const { rows } = await first.services.db.execute(sql`select from pg_stat_activity
    where application_name = 'aitours-listen' and datname = current_database()`);
  return rows.length;
};

async function book(date = day): Promise<string> {
  const event = await insertEvent(first.services.db, { dates: [date], capacity: 20 });
  return create('/bookings/', ticketOrder(event, { date }));
}

async function create(address: string, body: object): Promise<string> {
  const response = await layla.call('POST', address, { body });
  expect(response.statusCode, response.body).toBe(201);
  const created = response.json();
  return (Array.isArray(created) ? created[0] : created).booking_number;
}

const arrives = (followed: Followed, count: number) => vi.waitFor(() => expect(followed.events()).toBe(count), 10_000);
/** Longer than events are held back. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 2_500));

test('what happens to a booking through one process arrives at a stream of another', async () => {
  const followed = await follow();
  expect(followed.response.headers.get('content-type')).toBe('text/event-stream');
  expect(followed.response.headers.get('cache-control')).toBe('no-store');
  expect(followed.response.headers.get('content-encoding')).toBeNull();

  const number = await book();
  await arrives(followed, 2);

  const { etag } = (await desk.call('GET', `/staff-bookings/${number}/`)).headers;
  const paid = await desk.call('PUT', `/staff-bookings/${number}/cash-payment/`, {
    body: { is_paid: true },
    headers: { 'if-match': String(etag) },
  });
  expect(paid.statusCode, paid.body).toBe(204);
  await arrives(followed, 3);

  const { passes } = (await layla.call('GET', `/bookings/${number}/passes/`)).json();
  const gate = await signInTestAccount(first.app, first.services, { staffRole: 'gate' });
  const sent_at = first.services.clock.now().toISOString();
  const scans = [{ id: randomUUID(), pass: passes[0].code, scanned_at: sent_at, gate: 'North gate' }];
  const scanned = await gate.call('POST', '/check-ins/', { body: { sent_at, scans } });
  expect(scanned.statusCode, scanned.body).toBe(200);
  await pause();
  const before = followed.events();

  await layla.call('DELETE', `/bookings/${number}/`);
  await arrives(followed, before + 1);
});

test('each change of the driver of a pickup is an event of its day', async () => {
  const ride = transferOrder(await insertVehicle(first.services.db), { journey_date: '2030-03-28' });
  await create('/transfers/bookings/', ride);
  const followed = await follow('2030-03-28');
  for (const [index, driver] of ['Rashid', 'Imran'].entries()) {
    const [{ id, pickups }] = (await desk.call('GET', '/departures/?date=2030-03-28')).json().results;
    const response = await desk.call('PUT', '/departures/driver/', {
      body: { date: '2030-03-28', departure_id: id, pickup_area: null, driver },
      headers: { 'if-match': `"${pickups[0].version}"` },
    });
    expect(response.statusCode, response.body).toBe(204);
    await arrives(followed, index + 2);
  }
});

test('only what departures show is an event, and only of the day', async () => {
  const number = await book();
  const followed = await follow();
  await book('2030-03-11');
  await first.services.db.update(bookings).set({ confirmationMail: 'sent' }).where(eq(bookings.number, number));
  await pause();
  expect(followed.events()).toBe(1);
  await first.services.db.update(bookings).set({ phone: '+971501234567' }).where(eq(bookings.number, number));
  await arrives(followed, 2);
});

test('a tour is an event of each of its days, a transfer of the days of both rides', async () => {
  const { db } = first.services;
  const tour = await insertTour(db, { title: 'Three Days' });
  const { rows } = await db.execute(sql`select count(*)::int as days from tour_days where tour_id = ${tour.id}`);
  expect(Number(rows[0]?.['days'])).toBeGreaterThan(1);
  const [secondDay, back, other] = await Promise.all([
    follow('2030-03-21'),
    follow('2030-03-26'),
    follow('2030-03-25'),
  ]);
  const line = { id: tour.id, type: 'tour', date: '2030-03-20', price: '1000.00', quantity: 1 };
  await create('/bookings/', createOrder([line], { adults: 1, children: 0, infants: 0 }));
  await arrives(secondDay, 2);
  const ride = { return_journey: true, return_date: '2030-03-26', return_time: '18:00', total_amount: '192.50' };
  const vehicle = await insertVehicle(db);
  await create('/transfers/bookings/', transferOrder(vehicle, { journey_date: '2030-03-24', ...ride }));
  await arrives(back, 2);
  expect(other.events()).toBe(1);
});

test('a change of many bookings is at most two events', async () => {
  const number = await book();
  const followed = await follow();
  await first.services.db.execute(sql`
    insert into bookings (number, kind, user_id, first_name, last_name, email, phone, total, payment_method,
      payment_status, status, starts_at, details)
    select 'EB7' || lpad(n::text, 7, '0'), kind, user_id, first_name, last_name, email, phone, total, payment_method,
      payment_status, status, starts_at, details
    from bookings, generate_series(1, 1000) n where number = ${number}`);
  await first.services.db.update(bookings).set({ specialRequests: 'Shade' });
  await pause();
  await pause();
  expect(followed.events()).toBeGreaterThan(1);
  expect(followed.events()).toBeLessThanOrEqual(3);
});

test('a deleted booking is an event', async () => {
  const number = await book();
  const followed = await follow();
  await first.services.db.delete(bookings).where(eq(bookings.number, number));
  await arrives(followed, 2);
});

test('customers and roles without the permission are rejected, and no connection is opened for them', async () => {
  const writer = await signInTestAccount(first.app, first.services, { staffRole: 'content' });
  expect((await follow(day, layla)).response.status).toBe(403);
  expect((await follow(day, writer)).response.status).toBe(403);
  expect((await follow(day, { ...desk, token: 'forged' })).response.status).toBe(401);
  expect((await follow('tomorrow')).response.status).toBe(400);
  expect(await countListening()).toBe(0);
});

test('a user has six streams, of which another one can take the place', async () => {
  const other = await signInTestAccount(first.app, first.services, { staffRole: 'gate' });
  const followed = await Promise.all(Array.from({ length: 6 }, () => follow()));
  const rejected = await follow();
  expect(rejected.response.status).toBe(429);
  expect(rejected.response.headers.get('retry-after')).toBe('60');
  expect(await rejected.ended).toContain('Too many open pages');
  expect((await follow(day, other)).response.status).toBe(200);
  expect(await countListening()).toBe(1);
  followed[0]?.stop();
  await vi.waitFor(async () => expect((await follow()).response.status).toBe(200), 10_000);
});

test('streams end when the listening connection is lost, and a new one gets what happens next', async () => {
  const followed = await follow();
  await first.services.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'aitours-listen' and datname = current_database()`);
  expect(await followed.ended).toBeUndefined();
  const next = await follow();
  await book();
  await arrives(next, 2);
});

test('a server that stops ends its streams at once', async () => {
  const third = await start();
  const followed = await follow(day, desk, third);
  const started = performance.now();
  await third.app.close();
  expect(await followed.ended).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(5_000);
});
