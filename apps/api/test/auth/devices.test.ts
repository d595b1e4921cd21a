import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { startDeviceSession as startSession } from '../../src/auth/knownDevices.ts';
import { hashSecret } from '../../src/auth/sessions.ts';
import { refreshTokens, users } from '../../src/db/schema.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi();
afterAll(() => api.close());

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';

/** Signs in with a browser. Returns its tokens and calls with its cookie. */
async function open(userId: string, userAgent: string) {
  const { body, headers } = await startSession({ ...api.services, device: null, userAgent }, userId);
  const cookie = headers['set-cookie'].split(';')[0] ?? '';
  const call = (method: 'GET' | 'DELETE', path: string) =>
    api.call(method, path, { headers: { authorization: `Bearer ${body.access}`, cookie } });
  return { ...body, call };
}
const refresh = async (token: string) => {
  const response = await api.call('POST', '/token/refresh/', { body: { refresh: token } });
  return response.statusCode;
};

async function openTwo() {
  const owner = await api.signIn();
  const here = await open(owner.id, chrome);
  api.clock.advance(60_000);
  const there = await open(owner.id, phone);
  const list = async () => (await here.call('GET', '/users/me/devices/')).json();
  return { owner, here, there, list };
}

test('E12 the list shows browser, system, first and last use, and marks the caller’s', async () => {
  const { here, list } = await openTwo();
  const [start] = [api.clock.now().getTime() - 60_000];
  const first = new Date(start).toISOString();
  expect(await list()).toEqual([
    expect.objectContaining({ browser: 'Safari', system: 'iPhone', is_current: false }),
    {
      id: expect.any(String),
      browser: 'Chrome',
      system: 'Windows',
      first_used_at: first,
      last_used_at: first,
      is_current: true,
    },
  ]);
  api.clock.advance(600_000);
  expect(await refresh(here.refresh)).toBe(200);
  const [current] = await list();
  expect(current).toMatchObject({
    is_current: true,
    first_used_at: first,
    last_used_at: api.clock.now().toISOString(),
  });
});

test('E12 ending one browser ends its sessions at once, renewed ones included, and no other', async () => {
  const { here, there, list } = await openTwo();
  const renewed = await api.call('POST', '/token/refresh/', { body: { refresh: there.refresh } });
  const [{ id }] = await list();
  expect((await there.call('GET', '/users/me/')).statusCode).toBe(200);
  expect((await here.call('DELETE', `/users/me/devices/${id}/`)).statusCode).toBe(204);
  for (const authorization of [`Bearer ${renewed.json().access}`, `Bearer ${there.access}`])
    expect((await api.call('GET', '/users/me/', { headers: { authorization } })).statusCode).toBe(401);
  expect(await list()).toMatchObject([{ is_current: true }]);
  expect([await refresh(renewed.json().refresh), await refresh(here.refresh)]).toEqual([401, 200]);
  expect((await here.call('DELETE', `/users/me/devices/${id}/`)).statusCode).toBe(404);
});

test('E12 a user can’t log out another user’s browser', async () => {
  const { there, list } = await openTwo();
  const [{ id }] = await list();
  const stranger = await api.signIn();
  expect((await stranger.call('DELETE', `/users/me/devices/${id}/`)).statusCode).toBe(404);
  expect(await refresh(there.refresh)).toBe(200);
});

const isWaiting = async () => {
  const { rows } = await api.services.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length > 0;
};

test('E12 a session that is renewed while its browser is ended doesn’t continue', async () => {
  const { owner, here, there, list } = await openTwo();
  const [{ id }] = await list();
  const { ended } = await inTransaction(api.services.db, async (tx) => {
    // What `refreshSession` does: it locks the user, then adds the next token.
    await tx.select().from(users).where(eq(users.id, owner.id)).for('no key update');
    const call = here.call('DELETE', `/users/me/devices/${id}/`);
    await expect.poll(isWaiting).toBe(true);
    const [token] = await tx
      .select()
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashSecret(there.refresh)));
    if (token) await tx.insert(refreshTokens).values({ ...token, hash: hashSecret('renewed') });
    return { ended: call };
  });
  expect((await ended).statusCode).toBe(204);
  expect(await refresh('renewed')).toBe(401);
});

test('E12 ending all others continues the caller’s session only, at once', async () => {
  const { owner, here, there } = await openTwo();
  const ended = await here.call('DELETE', '/users/me/devices/');
  expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([200, expect.stringMatching(/^device=/)]);
  const { access, refresh: next } = ended.json();
  expect((await there.call('GET', '/users/me/')).statusCode).toBe(401);
  expect([await refresh(there.refresh), await refresh(here.refresh), await refresh(next)]).toEqual([401, 401, 200]);
  const devices = await api.call('GET', '/users/me/devices/', { headers: { authorization: `Bearer ${access}` } });
  expect(devices.json()).toHaveLength(1);
  expect(await api.services.db.$count(users, eq(users.id, owner.id))).toBe(1);
});
