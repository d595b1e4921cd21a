import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi();
// Rate limits of one test must not affect the next.
afterEach(() => api.clock.advance(24 * 3600_000));
afterAll(() => api.close());

const password = 'sand-dune-9';
const registerWithKey = async (email = `${randomUUID()}@example.com`): Promise<{ email: string; key: string }> => {
  const body = { email, password, first_name: 'A', last_name: 'B' };
  return { email, key: (await api.call('POST', '/users/', { body })).json().registration_key };
};
const register = async () => (await registerWithKey()).email;
const post = (path: string, body: unknown) => api.call('POST', path, { body });

/** Returns everything of a response that a caller can compare. */
const comparable = ({ statusCode, headers, body }: LightMyRequestResponse) => {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return { statusCode, headers: rest, body };
};

/** Returns the shortest CPU time of four calls in milliseconds, which other processes influence little. */
async function minCpuTime(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 4; round++) {
    const start = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

test.each([
  ['/users/login/', (email: string) => ({ email, password: 'not the one' })],
  ['/token/', (email: string) => ({ username: email, password: 'not the one' })],
])('GAP-01 %s responds the same for an unknown address, after as much work', async (path, body) => {
  const [known, unknown] = [await register(), `${randomUUID()}@example.com`];
  expect(comparable(await post(path, body(unknown)))).toEqual(comparable(await post(path, body(known))));
  // Without hashing a password it would be a tenth.
  const [onKnown, onUnknown] = [
    await minCpuTime(() => post(path, body(known))),
    await minCpuTime(() => post(path, body(unknown))),
  ];
  expect(onUnknown).toBeGreaterThan(onKnown / 2);
});

test('GAP-04 an unknown address gets the same responses for codes as a known one', async () => {
  const [known, unknown] = [await register(), `${randomUUID()}@example.com`];
  const sent = [
    comparable(await post('/users/send_otp/', { email: known })),
    comparable(await post('/users/send_otp/', { email: unknown })),
  ];
  expect(sent[1]).toEqual(sent[0]);
  const code = await api.outbox.newestCode(known);
  const wrongCode = code === '000000' ? '000001' : '000000';
  for (let attempt = 1; attempt <= 6; attempt++) {
    const responses = [
      comparable(await post('/users/verify_otp/', { email: known, otp: wrongCode })),
      comparable(await post('/users/verify_otp/', { email: unknown, otp: wrongCode })),
    ];
    expect(responses[1]).toEqual(responses[0]);
  }
});

const limited: readonly [string, string, (email: string) => object, number, number][] = [
  ['sending codes', '/users/send_otp/', (email) => ({ email }), 5, 30],
  ['verifying codes', '/users/verify_otp/', (email) => ({ email, otp: '000000' }), 25, 100],
];

test.each(limited)('GAP-04 GAP-06 %s is limited per account, regardless of case', async (_, path, body, perAccount) => {
  const email = `${randomUUID()}@example.com`;
  for (let at = 1; at <= perAccount; at++) {
    expect((await post(path, body(at % 2 ? email : email.toUpperCase()))).statusCode).not.toBe(429);
  }
  const rejected = await post(path, body(email));
  expect([rejected.statusCode, rejected.json().type]).toEqual([429, 'too-many-requests']);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  api.clock.advance(3600_000);
  expect((await post(path, body(email))).statusCode).not.toBe(429);
});

test.each(limited)(
  'GAP-04 %s is limited per network address, for all accounts',
  async (_, path, body, __, perAddress) => {
    const responses = await Promise.all(
      Array.from({ length: perAddress + 5 }, () => post(path, body(`${randomUUID()}@example.com`))),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  },
);

test('GAP-04 a new code invalidates the previous one', async () => {
  const email = await register();
  await post('/users/send_otp/', { email });
  const first = await api.outbox.newestCode(email);
  await post('/users/send_otp/', { email });
  const second = await api.outbox.newestCode(email);
  expect((await post('/users/verify_otp/', { email, otp: second })).statusCode).toBe(200);
  for (const otp of [first, second]) expect((await post('/users/verify_otp/', { email, otp })).statusCode).toBe(400);
});

async function verify(email: string, key?: string): Promise<LightMyRequestResponse> {
  await post('/users/send_otp/', { email });
  return post('/users/verify_otp/', { email, otp: await api.outbox.newestCode(email), registration_key: key });
}
const signIn = async (email: string) => (await post('/users/login/', { email, password })).json();
const as = (path: string, access: string) => api.call('GET', path, { headers: { authorization: `Bearer ${access}` } });

test.each([
  ['without a key', async () => undefined],
  ['with the key of another account', async () => (await registerWithKey()).key],
  ['with an invented key', async () => 'x'.repeat(43)],
])('QUIRK-02 the first proof %s ends the password and sessions of the user who registered', async (_, otherKey) => {
  const { email } = await registerWithKey(`${randomUUID()}@aitours.com`);
  const attacker = await signIn(email);
  expect((await as('/users/stats/', attacker.access)).statusCode).toBe(403);
  api.clock.advance(1000);

  const owner = (await verify(email, await otherKey())).json();
  expect((await as('/users/stats/', owner.access)).statusCode).toBe(200);
  expect((await as('/users/me/', attacker.access)).json()).toMatchObject({ type: 'session-expired' });
  expect((await post('/token/refresh/', { refresh: attacker.refresh })).statusCode).toBe(401);
  expect(await signIn(email)).toMatchObject({ type: 'wrong-credentials' });
});

test('AUTH-10 AUTH-11 a user who registers and verifies the address with the key keeps password and sessions', async () => {
  const { email, key } = await registerWithKey();
  const before = await signIn(email);
  api.clock.advance(2 * 3600_000);
  expect((await verify(email, key)).statusCode).toBe(200);
  expect((await post('/token/refresh/', { refresh: before.refresh })).statusCode).toBe(200);
  api.clock.advance(24 * 3600_000);
  expect((await verify(email)).statusCode).toBe(200);
  expect(await signIn(email)).toMatchObject({ user: { email } });
});

test('an account stores the key of its registration only as a hash', async () => {
  const { key } = await registerWithKey();
  const { rows } = await api.services.db.execute(sql`select u::text from users u where u::text like ${`%${key}%`}`);
  expect(rows).toEqual([]);
});
