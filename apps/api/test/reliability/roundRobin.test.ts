import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, dubaiDate } from '@aitours/domain/dates';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/db/database.ts';
import { ticketStock } from '../../src/db/schema.ts';
import { createTestDatabase, type TestDatabase } from '../../src/testing/index.ts';
import { outboxOf } from '../../src/testing/outbox.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { anEvent } from '../fixtures.ts';
import { type ServerProcess, startServerProcess } from '../serverProcess.ts';
import { loseReply, type RoundRobin, roundRobin, servedBy } from './roundRobinProxy.ts';

/**
 * Two server processes on one PostgreSQL, asked in turn: whatever one of them was told, the other knows. That they
 * don't sell more than there is, however many ask both, is in `concurrency.test`.
 */

let database: TestDatabase;
let open: OpenDatabase;
let dataDir: string;
let servers: readonly ServerProcess[] = [];
let proxy: RoundRobin;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'aitours-proxy-'));
  database = await createTestDatabase();
  open = openDatabase(database.connection, 4, () => {});
  const environment = { DATA_DIR: dataDir, TOKEN_SECRET: randomUUID(), TRUST_PROXY: '127.0.0.1' };
  servers = await Promise.all([1, 2].map(() => startServerProcess(database.connection, environment)));
  proxy = await roundRobin(servers.map(({ url }) => url));
});
afterAll(async () => {
  await proxy.close();
  await Promise.all(servers.map((server) => server.stop()));
  await open.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

interface Asked {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Somebody who comes from an address of their own, so that nobody uses up another's limits. */
function aVisitor(credentials: Readonly<Record<string, string>> = {}) {
  const address = `2001:db8::${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`;
  return async (method: string, route: string, { body, headers = {} }: Asked = {}) => {
    const answer = await fetch(`${proxy.url}/api/v1${route}`, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...credentials,
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, json: text === '' ? null : JSON.parse(text) };
  };
}

type Visitor = ReturnType<typeof aVisitor>;
type Reply = Awaited<ReturnType<Visitor>>;

const bearer = (access: string) => ({ headers: { authorization: `Bearer ${access}` } });
const bothIn = (replies: readonly Reply[]) => new Set(replies.map(({ headers }) => headers.get(servedBy)));
const statuses = (replies: readonly Reply[]) => replies.map(({ status }) => status);
const range = (length: number) => Array.from({ length }, (_, index) => index);

async function register(ask = aVisitor()) {
  const email = `${randomUUID()}@example.com`;
  const password = 'sand-dune-9';
  await ask('POST', '/users/', { body: { email, password, first_name: 'Layla', last_name: 'Haddad' } });
  return { email, password, ask };
}
type Person = Awaited<ReturnType<typeof register>>;

const signIn = async ({ email, password, ask }: Person) =>
  (await ask('POST', '/token/', { body: { username: email, password } })).json;

test('AUTH-06 AUTH-39 who signs in at one server is signed in at the other', async () => {
  const person = await register();
  const { access } = await signIn(person);
  const replies = [
    await person.ask('GET', '/users/me/', bearer(access)),
    await person.ask('GET', '/users/me/', bearer(access)),
  ];
  expect(bothIn(replies)).toEqual(new Set(['0', '1']));
  expect(replies.map(({ json }) => json.email)).toEqual([person.email, person.email]);
});

test('GAP-06 a session is renewed at either server; a spent token that comes back to any of them ends it at both', async () => {
  const person = await register();
  const renew = (refresh: string) => person.ask('POST', '/token/refresh/', { body: { refresh } });
  const { refresh: first } = await signIn(person);
  const { refresh: second } = (await renew(first)).json;
  // Two tabs at the same moment, one at each server.
  const twins = await Promise.all([renew(second), renew(second)]);
  expect(statuses(twins)).toEqual([200, 200]);
  expect(bothIn(twins)).toEqual(new Set(['0', '1']));

  // Eleven seconds go by.
  await open.db.execute(sql`update refresh_tokens set used_at = used_at - interval '11 seconds'`);
  const late = [await renew(first), await renew(twins[0]!.json.refresh), await renew(twins[1]!.json.refresh)];
  expect(late.map(({ status, json }) => [status, json.type])).toEqual(range(3).map(() => [401, 'session-expired']));
});

test('AUTH-45 who logs out at one server is logged out at both', async () => {
  const person = await register();
  const { refresh } = await signIn(person);
  expect((await person.ask('POST', '/token/revoke/', { body: { refresh } })).status).toBe(204);
  const renewals = await Promise.all(range(2).map(() => person.ask('POST', '/token/refresh/', { body: { refresh } })));
  expect(bothIn(renewals)).toEqual(new Set(['0', '1']));
  expect(statuses(renewals)).toEqual([401, 401]);
});

describe('one-time passwords', () => {
  const codeFor = async ({ email, ask }: Person) => {
    await ask('POST', '/users/send_otp/', { body: { email } });
    const outbox = outboxOf(dataDir, { send: () => {}, settled: async () => {} });
    return vi.waitFor(() => outbox.newestCode(email), { timeout: 10_000 });
  };

  test('AUTH-11 GAP-04 a code that one server sent is good at the other, once', async () => {
    const person = await register();
    const otp = await codeFor(person);
    const verify = () => person.ask('POST', '/users/verify_otp/', { body: { email: person.email, otp } });
    const twins = await Promise.all([verify(), verify()]);
    expect(bothIn(twins)).toEqual(new Set(['0', '1']));
    expect(statuses(twins).sort()).toEqual([200, 400]);
  });

  test('GAP-04 five wrong tries use a code up, wherever they were made', async () => {
    const person = await register();
    const otp = await codeFor(person);
    const wrong = otp === '000000' ? '000001' : '000000';
    const verify = (code: string) =>
      person.ask('POST', '/users/verify_otp/', { body: { email: person.email, otp: code } });
    const tries = await Promise.all(range(5).map(() => verify(wrong)));
    expect(bothIn(tries)).toEqual(new Set(['0', '1']));
    expect((await verify(otp)).json).toMatchObject({ type: 'otp-invalid' });
  });
});

test('API-03 GAP-06 guesses at one account are counted by both servers together', async () => {
  const ask = aVisitor();
  const email = `${randomUUID()}@example.com`;
  const guesses = await Promise.all(
    range(24).map(() => ask('POST', '/token/', { body: { username: email, password: 'a guess' } })),
  );
  expect(bothIn(guesses)).toEqual(new Set(['0', '1']));
  expect(statuses(guesses).filter((status) => status === 401)).toHaveLength(20);
  expect(statuses(guesses).filter((status) => status === 429)).toHaveLength(4);
});

test('GAP-04 codes asked from one address are counted by both servers together, and another address isn’t held to it', async () => {
  const ask = aVisitor();
  const send = (by: Visitor) => by('POST', '/users/send_otp/', { body: { email: `${randomUUID()}@example.com` } });
  const sent = await Promise.all(range(34).map(() => send(ask)));
  expect(statuses(sent).filter((status) => status === 200)).toHaveLength(30);
  expect(statuses(sent).filter((status) => status === 429)).toHaveLength(4);
  expect((await send(aVisitor())).status).toBe(200);
});

const date = addDays(dubaiDate(new Date()), 30);
const anEventThen = () =>
  anEvent(open.db, { dates: [date], capacity: 5 }, { startDate: '2020-01-01', endDate: '2099-12-31' });

test('API-39 a booking whose answer was lost on the way from one server is told, not made again, by the other', async () => {
  const event = await anEventThen();
  const person = await register();
  const { access } = await signIn(person);
  const headers = { ...bearer(access).headers, 'idempotency-key': randomUUID() };
  const order = { body: ticketOrder(event, { date }), headers };
  const asked = () => person.ask('POST', '/bookings/', order);

  await expect(
    person.ask('POST', '/bookings/', { ...order, headers: { ...headers, [loseReply]: 'yes' } }),
  ).rejects.toThrow('fetch failed');
  const replies = [await asked(), await asked()];
  expect(bothIn(replies)).toEqual(new Set(['0', '1']));
  expect(statuses(replies)).toEqual([201, 201]);
  expect(replies.map((reply) => reply.headers.get('idempotency-replayed'))).toEqual(['true', 'true']);
  expect(replies[0]!.json).toEqual(replies[1]!.json);
  const stock = await open.db.select({ booked: ticketStock.booked }).from(ticketStock);
  expect(stock.map(({ booked }) => booked).sort()).toEqual([0, 1]);
});

test('CART-26 AUTH-35 a guest’s cart is the same at both servers, and comes along to the account', async () => {
  const event = await anEventThen();
  const key = randomUUID();
  const guest = aVisitor({ 'x-session-key': key });
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
  expect(bothIn(seen)).toEqual(new Set(['0', '1']));
  expect(seen.map(({ json }) => json.items.length)).toEqual([1, 1]);

  const person = await register();
  const { access } = await signIn(person);
  const asOwner = bearer(access);
  await person.ask('POST', '/cart/transfer_guest_cart/', { ...asOwner, body: { session_key: key } });
  const moved = [await person.ask('GET', '/cart/', asOwner), await person.ask('GET', '/cart/', asOwner)];
  expect(bothIn(moved)).toEqual(new Set(['0', '1']));
  expect(moved.map(({ json }) => json.items.length)).toEqual([1, 1]);
});
