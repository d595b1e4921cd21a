import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInLimits } from '../../src/auth/limits.ts';
import { rateLimits } from '../../src/db/schema.ts';
import { enforceRateLimits } from '../../src/rateLimit.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const tryPassword = (username: string) => api.call('POST', '/token/', { body: { username, password: 'a guess' } });

test('API-03 the 21st guess at one account within a quarter of an hour waits, and says how long', async () => {
  for (let guess = 1; guess <= 20; guess++) {
    const answer = await tryPassword('Victim@example.com');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['ratelimit-remaining']).toBe(`${20 - guess}`);
  }
  const refused = await tryPassword('victim@example.com');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ type: 'too-many-requests' });
  expect(refused.headers).toMatchObject({
    'retry-after': '900',
    'ratelimit-limit': '20',
    'ratelimit-remaining': '0',
    'ratelimit-reset': '900',
  });
  expect((await tryPassword('someone.else@example.com')).statusCode).toBe(401);
  api.clock.advance(900_000);
  expect((await tryPassword('victim@example.com')).statusCode).toBe(401);
});

test('API-03 who tries one account after the other from one place waits after a hundred, and nobody elsewhere does', async () => {
  const guess = (number: number, place: string) =>
    enforceRateLimits(api.services.db, signInLimits(`stranger-${number}@example.com`, place), api.clock.now(), 1);
  for (let number = 1; number <= 100; number++) await guess(number, '203.0.113.7');
  await expect(guess(101, '203.0.113.7')).rejects.toMatchObject({ status: 429 });
  await expect(guess(101, '203.0.113.8')).resolves.toBeTruthy();
});

test('GAP-04 one address is sent five codes in a quarter of an hour', async () => {
  const send = () => api.call('POST', '/users/send_otp/', { body: { email: 'flood@example.com' } });
  for (let mail = 1; mail <= 5; mail++) expect((await send()).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(429);
});

test('simultaneous calls are counted one by one', async () => {
  const limit = { bucket: 'a crowd', max: 10, seconds: 60 };
  const count = () =>
    enforceRateLimits(api.services.db, [limit], api.clock.now(), 1).then(
      () => 'in',
      () => 'out',
    );
  const results = await Promise.all(Array.from({ length: 25 }, count));
  expect(results.filter((result) => result === 'in')).toHaveLength(10);
});

test('the table of counts names no address of a person', async () => {
  const rows = await api.services.db.select().from(rateLimits);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/victim|flood|@/i);
});
