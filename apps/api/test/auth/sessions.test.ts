import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';

let api: TestApi;
let layla: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  layla = await api.signIn();
});
afterAll(() => api.close());

const day = 24 * 3600 * 1000;
const renew = (refresh: string) => api.call('POST', '/token/refresh/', { body: { refresh } });

test('API-04 GAP-06 a refresh token gives a new pair', async () => {
  const { refresh } = await startSession(api.services, layla.id);
  const answer = await renew(refresh);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ access: expect.any(String), refresh: expect.any(String) });
  expect(answer.json().refresh).not.toBe(refresh);
});

test('GAP-06 two tabs that refresh at the same moment both stay signed in', async () => {
  const { refresh } = await startSession(api.services, layla.id);
  const answers = await Promise.all([renew(refresh), renew(refresh)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  for (const answer of answers) expect((await renew(answer.json().refresh)).statusCode).toBe(200);
});

test('GAP-06 a spent token that comes back later ends the whole family', async () => {
  const { refresh } = await startSession(api.services, layla.id);
  const next = (await renew(refresh)).json().refresh;
  api.clock.advance(10_000);
  const reused = await renew(refresh);
  expect(reused.statusCode).toBe(401);
  expect(reused.json()).toMatchObject({ type: 'session-expired' });
  expect((await renew(next)).statusCode).toBe(401);
});

test('GAP-06 another session is not touched by the end of one', async () => {
  const [one, other] = [await startSession(api.services, layla.id), await startSession(api.services, layla.id)];
  await renew(one.refresh);
  api.clock.advance(10_000);
  await renew(one.refresh);
  expect((await renew(other.refresh)).statusCode).toBe(200);
});

test('GAP-06 a refresh token lives for 7 days', async () => {
  const { refresh } = await startSession(api.services, layla.id);
  const start = api.clock.now().toISOString();
  api.clock.advance(7 * day);
  const late = await renew(refresh);
  api.clock.set(start);
  expect(late.statusCode).toBe(401);
  api.clock.advance(7 * day - 1000);
  expect((await renew(refresh)).statusCode).toBe(200);
});

test('API-04 an unknown refresh token is refused, a missing one is named', async () => {
  expect((await renew('never-issued')).json()).toMatchObject({ type: 'session-expired' });
  const missing = await api.call('POST', '/token/refresh/', { body: {} });
  expect(missing.json()).toMatchObject({ type: 'invalid-request', errors: { refresh: ['is required'] } });
});

test('AUTH-45 logging out ends the session, and says so for an unknown token too', async () => {
  const { refresh } = await startSession(api.services, layla.id);
  const answer = await api.call('POST', '/token/revoke/', { body: { refresh } });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect((await renew(refresh)).statusCode).toBe(401);
  expect((await api.call('POST', '/token/revoke/', { body: { refresh: 'never-issued' } })).statusCode).toBe(204);
});
