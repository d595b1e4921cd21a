import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { ticketStock } from '../../src/db/schema.ts';
import { createTestDatabase } from '../../src/testing/index.ts';
import { openOutbox } from '../../src/testing/outbox.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertEvent } from '../fixtures.ts';
import { startServerProcess } from '../serverProcess.ts';
import { createRoundRobinProxy, dropResponse, servedBy } from './roundRobinProxy.ts';

/**
 * Two server processes on one PostgreSQL that get requests in turn share all state. That they don't oversell is in
 * `concurrency.test`.
 */

const dataDir = await mkdtemp(path.join(tmpdir(), 'aitours-proxy-'));
const database = await createTestDatabase();
const open = openDatabase(database.connection, 4, () => {});
const environment = { DATA_DIR: dataDir, TOKEN_SECRET: randomUUID(), TRUST_PROXY: '127.0.0.1' };
const servers = await Promise.all([1, 2].map(() => startServerProcess(database.connection, environment)));
const proxy = await createRoundRobinProxy(servers.map(({ url }) => url));
afterAll(async () => {
  await proxy.close();
  await Promise.all(servers.map((server) => server.stop()));
  await open.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

interface CallOptions {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Creates a client with a network (/64) of its own, so that tests don't share rate limits. */
function createVisitor(credentials: Readonly<Record<string, string>> = {}) {
  const address = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
  return async (method: string, route: string, { body, headers = {} }: CallOptions = {}) => {
    const response = await fetch(`${proxy.url}/api/v1${route}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...credentials,
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, json: text === '' ? null : JSON.parse(text) };
  };
}

type Visitor = ReturnType<typeof createVisitor>;
type Reply = Awaited<ReturnType<Visitor>>;

const bearer = (access: string) => ({ headers: { authorization: `Bearer ${access}` } });
const getServers = (replies: readonly Reply[]) => new Set(replies.map(({ headers }) => headers.get(servedBy)));
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status);
const range = (length: number) => Array.from({ length }, (_, index) => index);

async function register(call = createVisitor()) {
  const email = `${randomUUID()}@example.com`;
  const password = 'sand-dune-9';
  await call('POST', '/users/', { body: { email, password, first_name: 'Layla', last_name: 'Haddad' } });
  return { email, password, call };
}
type Person = Awaited<ReturnType<typeof register>>;

const signIn = async ({ email, password, call }: Person) =>
  (await call('POST', '/token/', { body: { username: email, password } })).json;

test('AUTH-06 AUTH-39 a session of one server is valid on the other', async () => {
  const person = await register();
  const { access } = await signIn(person);
  const replies = [
    await person.call('GET', '/users/me/', bearer(access)),
    await person.call('GET', '/users/me/', bearer(access)),
  ];
  expect(getServers(replies)).toEqual(new Set(['0', '1']));
  expect(replies.map(({ json }) => json.email)).toEqual([person.email, person.email]);
});

test('GAP-06 a session can be refreshed on either server; reuse of a refresh token on one ends it on both', async () => {
  const person = await register();
  const refreshToken = (refresh: string) => person.call('POST', '/token/refresh/', { body: { refresh } });
  const { refresh: first } = await signIn(person);
  const { refresh: second } = (await refreshToken(first)).json;
  // Two tabs at the same time, one on each server.
  const concurrent = await Promise.all([refreshToken(second), refreshToken(second)]);
  expect(statuses(concurrent)).toEqual([200, 200]);
  expect(getServers(concurrent)).toEqual(new Set(['0', '1']));

  // Simulates eleven seconds.
  await open.db.execute(sql`update refresh_tokens set used_at = used_at - interval '11 seconds'`);
  const late = [
    await refreshToken(first),
    await refreshToken(concurrent[0]!.json.refresh),
    await refreshToken(concurrent[1]!.json.refresh),
  ];
  expect(late.map(({ status, json }) => [status, json.type])).toEqual(range(3).map(() => [401, 'session-expired']));
});

test('AUTH-45 a log-out on one server ends the session on both', async () => {
  const person = await register();
  const { refresh } = await signIn(person);
  expect((await person.call('POST', '/token/revoke/', { body: { refresh } })).status).toBe(204);
  const renewals = await Promise.all(range(2).map(() => person.call('POST', '/token/refresh/', { body: { refresh } })));
  expect(getServers(renewals)).toEqual(new Set(['0', '1']));
  expect(statuses(renewals)).toEqual([401, 401]);
});

describe('one-time passwords', () => {
  const codeFor = async ({ email, call }: Person) => {
    await call('POST', '/users/send_otp/', { body: { email } });
    const outbox = openOutbox(dataDir, async () => {});
    return vi.waitFor(() => outbox.newestCode(email), { timeout: 120_000 });
  };

  test('AUTH-11 GAP-04 a code of one server is valid on the other, once', async () => {
    const person = await register();
    const otp = await codeFor(person);
    const verify = () => person.call('POST', '/users/verify_otp/', { body: { email: person.email, otp } });
    const concurrent = await Promise.all([verify(), verify()]);
    expect(getServers(concurrent)).toEqual(new Set(['0', '1']));
    expect(statuses(concurrent).sort()).toEqual([200, 400]);
  });

  test('GAP-04 five wrong tries on both servers together invalidate a code', async () => {
    const person = await register();
    const otp = await codeFor(person);
    const wrongCode = otp === '000000' ? '000001' : '000000';
    const verify = (code: string) =>
      person.call('POST', '/users/verify_otp/', { body: { email: person.email, otp: code } });
    const tries = await Promise.all(range(5).map(() => verify(wrongCode)));
    expect(getServers(tries)).toEqual(new Set(['0', '1']));
    expect((await verify(otp)).json).toMatchObject({ type: 'otp-invalid' });
  });
});

test('API-03 GAP-06 both servers count sign-in attempts of an account together', async () => {
  const call = createVisitor();
  const email = `${randomUUID()}@example.com`;
  const guesses = await Promise.all(
    range(14).map(() => call('POST', '/token/', { body: { username: email, password: 'a guess' } })),
  );
  expect(getServers(guesses)).toEqual(new Set(['0', '1']));
  expect(statuses(guesses).filter((status) => status === 401)).toHaveLength(10);
  expect(statuses(guesses).filter((status) => status === 429)).toHaveLength(4);
});

test('GAP-04 both servers count codes sent to one network address together, and other addresses aren’t affected', async () => {
  const call = createVisitor();
  const send = (by: Visitor) => by('POST', '/users/send_otp/', { body: { email: `${randomUUID()}@example.com` } });
  const sent = await Promise.all(range(34).map(() => send(call)));
  expect(statuses(sent).filter((status) => status === 200)).toHaveLength(30);
  expect(statuses(sent).filter((status) => status === 429)).toHaveLength(4);
  expect((await send(createVisitor())).status).toBe(200);
});

const date = addDays(toDubaiDate(new Date()), 30);
const insertFutureEvent = () =>
  insertEvent(open.db, { dates: [date], capacity: 5 }, { startDate: '2020-01-01', endDate: '2099-12-31' });

test('API-39 a retry on the other server replays a booking whose response was lost', async () => {
  const event = await insertFutureEvent();
  const person = await register();
  const { access } = await signIn(person);
  const headers = { ...bearer(access).headers, 'idempotency-key': randomUUID() };
  const order = { body: ticketOrder(event, { date }), headers };
  const book = () => person.call('POST', '/bookings/', order);

  await expect(
    person.call('POST', '/bookings/', { ...order, headers: { ...headers, [dropResponse]: 'yes' } }),
  ).rejects.toThrow('fetch failed');
  const replies = [await book(), await book()];
  expect(getServers(replies)).toEqual(new Set(['0', '1']));
  expect(statuses(replies)).toEqual([201, 201]);
  expect(replies.map((reply) => reply.headers.get('idempotency-replayed'))).toEqual(['true', 'true']);
  expect(replies[0]!.json).toEqual(replies[1]!.json);
  const stock = await open.db.select({ booked: ticketStock.booked }).from(ticketStock);
  expect(stock.map(({ booked }) => booked).sort()).toEqual([0, 1]);
});

test('CART-26 AUTH-35 a guest’s cart is the same on both servers and can be moved to an account', async () => {
  const event = await insertFutureEvent();
  const key = randomUUID();
  const guest = createVisitor({ 'x-session-key': key });
  const tickets = {
    event_id: event.id,
    ticket_type_id: event.typeId,
    event_date: date,
    date_time_slot_id: event.morningId,
    adults: 1,
    children: 0,
    quantity: 1,
  };
  expect((await guest('POST', '/cart-items/', { body: tickets })).status).toBe(201);
  const seen = [await guest('GET', '/cart/'), await guest('GET', '/cart/')];
  expect(getServers(seen)).toEqual(new Set(['0', '1']));
  expect(seen.map(({ json }) => json.items.length)).toEqual([1, 1]);

  const person = await register();
  const { access } = await signIn(person);
  const asOwner = bearer(access);
  await person.call('POST', '/cart/transfer_guest_cart/', { ...asOwner, body: { session_key: key } });
  const moved = [await person.call('GET', '/cart/', asOwner), await person.call('GET', '/cart/', asOwner)];
  expect(getServers(moved)).toEqual(new Set(['0', '1']));
  expect(moved.map(({ json }) => json.items.length)).toEqual([1, 1]);
});
