import { afterAll, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { listStatements } from '../listStatements.ts';

const api = await startTestApi();
const layla = await api.signIn();
afterAll(() => api.close());

const day = 24 * 3600 * 1000;
const refreshSession = (refresh: string) => api.call('POST', '/token/refresh/', { body: { refresh } });

test('API-04 ENTITY-02 GAP-06 a refresh token gives a new pair', async () => {
  const { refresh } = await startSession(api.services, layla.id);
  const response = await refreshSession(refresh);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ access: expect.any(String), refresh: expect.any(String) });
  expect(response.json().refresh).not.toBe(refresh);
});

test('GAP-06 two tabs that refresh concurrently both stay signed in', async () => {
  const { refresh } = await startSession(api.services, layla.id);
  const responses = await Promise.all([refreshSession(refresh), refreshSession(refresh)]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  for (const response of responses) expect((await refreshSession(response.json().refresh)).statusCode).toBe(200);
});

test('GAP-06 a stolen refresh token starts no second line, also within the tolerance', async () => {
  const { refresh } = await startSession(api.services, layla.id);
  const next = (await refreshSession(refresh)).json().refresh;
  api.clock.advance(9_999);
  expect((await refreshSession(refresh)).json().refresh).toBe(next);
  const newest = (await refreshSession(next)).json().refresh;
  api.clock.advance(10_000);
  expect((await refreshSession(next)).statusCode).toBe(401);
  expect((await refreshSession(newest)).statusCode).toBe(401);
});

test('GAP-06 reuse of a refresh token revokes the whole family', async () => {
  const { refresh } = await startSession(api.services, layla.id);
  const next = (await refreshSession(refresh)).json().refresh;
  api.clock.advance(10_000);
  const reused = await refreshSession(refresh);
  expect(reused.statusCode).toBe(401);
  expect(reused.json()).toMatchObject({ type: 'session-expired' });
  expect((await refreshSession(next)).statusCode).toBe(401);
});

test('GAP-06 revoking one session doesn’t affect another', async () => {
  const [one, other] = [await startSession(api.services, layla.id), await startSession(api.services, layla.id)];
  await refreshSession(one.refresh);
  api.clock.advance(10_000);
  await refreshSession(one.refresh);
  expect((await refreshSession(other.refresh)).statusCode).toBe(200);
});

test('GAP-06 a refresh token is valid for 7 days', async () => {
  const { refresh } = await startSession(api.services, layla.id);
  const start = api.clock.now().toISOString();
  api.clock.advance(7 * day);
  const late = await refreshSession(refresh);
  api.clock.set(start);
  expect(late.statusCode).toBe(401);
  api.clock.advance(7 * day - 1000);
  expect((await refreshSession(refresh)).statusCode).toBe(200);
});

test('API-04 an unknown refresh token is rejected, a missing one is reported as a field error', async () => {
  expect((await refreshSession('never-issued')).json()).toMatchObject({ type: 'session-expired' });
  const missing = await api.call('POST', '/token/refresh/', { body: {} });
  expect(missing.json()).toMatchObject({ type: 'invalid-request', errors: { refresh: ['is required'] } });
});

test('AUTH-45 logging out ends the session; an unknown token gets the same response', async () => {
  const { refresh } = await startSession(api.services, layla.id);
  const response = await api.call('POST', '/token/revoke/', { body: { refresh } });
  expect([response.statusCode, response.body]).toEqual([204, '']);
  expect((await refreshSession(refresh)).statusCode).toBe(401);
  expect((await api.call('POST', '/token/revoke/', { body: { refresh: 'never-issued' } })).statusCode).toBe(204);
});

const readMe = async (access: string) =>
  (await api.call('GET', '/users/me/', { headers: { authorization: `Bearer ${access}` } })).statusCode;

test('E12 AUTH-45 logging out makes the access token useless at once, and so does the reuse of a refresh token', async () => {
  const [one, other] = [await startSession(api.services, layla.id), await startSession(api.services, layla.id)];
  await api.call('POST', '/token/revoke/', { body: { refresh: one.refresh } });
  expect([await readMe(one.access), await readMe(other.access)]).toEqual([401, 200]);
  const renewed = (await refreshSession(other.refresh)).json();
  api.clock.advance(10_000);
  expect((await refreshSession(other.refresh)).statusCode).toBe(401);
  expect([await readMe(other.access), await readMe(renewed.access)]).toEqual([401, 401]);
});

test('E12 an authenticated request reads user and session in one statement', async () => {
  const { access } = await startSession(api.services, layla.id);
  expect(await listStatements(() => readMe(access))).toEqual([
    expect.stringMatching(/"refresh_tokens" inner join "users"/),
  ]);
});

const isStaff = { staffRole: 'desk' } as const;
test.each([
  ['a customer logs in again after 30 days', {}, 30 * day],
  ['staff log in again after 12 hours', isStaff, day / 2],
  ['staff by their address too', { email: 'desk@aitours.com' }, day / 2],
])('E12 %s, however much the session is used', async (_, person, life) => {
  const { id } = await api.signIn(person);
  let tokens = await startSession(api.services, id);
  const pause = Math.min(5 * day, life / 4);
  for (let used = pause; used < life; used += pause) {
    api.clock.advance(pause);
    tokens = (await refreshSession(tokens.refresh)).json();
  }
  api.clock.advance(pause - 60_000);
  // Continuing the session in this browser only doesn't make it longer.
  const headers = { authorization: `Bearer ${(await refreshSession(tokens.refresh)).json().access}` };
  const continued = (await api.call('DELETE', '/users/me/devices/', { headers })).json();
  expect(await readMe(continued.access)).toBe(200);
  api.clock.advance(60_000);
  expect([await readMe(continued.access), (await refreshSession(continued.refresh)).statusCode]).toEqual([401, 401]);
});
