import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, expect, test } from 'vitest';
import { hashPassword } from '../../src/auth/passwords.ts';
import { startSession } from '../../src/auth/sessions.ts';
import { passwordResets, users } from '../../src/db/schema.ts';
import { deleteExpiredRows } from '../../src/jobs/cleanupJob.ts';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi({ environment: { PUBLIC_URL: 'https://shop.example' } });
// Rate limits of one test must not affect the next.
afterEach(() => api.clock.advance(24 * 3600_000));
afterAll(() => api.close());

const old = 'sand-dune-9';
const new_password = 'oasis-at-dawn-4';
const oldHash = hashPassword(old);

const post = (path: string, body: object, address = '198.51.100.1', cookie?: string) =>
  api.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    remoteAddress: address,
    headers: cookie ? { cookie } : {},
    payload: body,
  });
const request = (email: string, address?: string) => post('/users/password-resets/', { email }, address);
const reset = (token: string, password = new_password) =>
  post('/users/password-resets/confirm/', { token, new_password: password });
const signIn = (email: string, password: string, cookie?: string) =>
  post('/users/login/', { email, password }, undefined, cookie);

async function createOwner({ verified = true } = {}) {
  const owner = await api.signIn({ verified });
  await api.services.db
    .update(users)
    .set({ passwordHash: await oldHash })
    .where(eq(users.id, owner.id));
  return owner;
}

const mailsTo = async (email: string) => (await api.outbox.mails()).filter((mail) => mail.includes(`To: ${email}`));
async function newestToken(email: string): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const token = /https:\/\/shop\.example\/reset-password#token=([\w-]{43})/.exec(text ?? '')?.[1];
  if (!token) throw new Error(`No link was sent to ${email}`);
  return token;
}
async function requestToken(email: string): Promise<string> {
  expect((await request(email)).json()).toEqual({ detail: 'Link sent' });
  return newestToken(email);
}

test('E12 the link in the mail sets a new password, ends all sessions and signs in', async () => {
  const owner = await createOwner();
  const { refresh } = await startSession(api.services, owner.id);
  const token = await requestToken(owner.email);
  api.clock.advance(1000);
  const done = await reset(token);
  expect([done.statusCode, done.json().user]).toMatchObject([200, { email: owner.email, has_password: true }]);
  expect((await post('/token/refresh/', { refresh })).statusCode).toBe(401);
  expect((await owner.call('GET', '/users/me/')).statusCode).toBe(401);
  expect((await signIn(owner.email, old)).statusCode).toBe(401);
  expect((await signIn(owner.email, new_password)).statusCode).toBe(200);
  expect((await post('/token/refresh/', { refresh: done.json().refresh })).statusCode).toBe(200);
  expect((await mailsTo(owner.email)).at(-1)).toContain('Subject: Your aiTours password was changed');
});

test('E12 a link works once, also for concurrent requests, and then no other link of the account', async () => {
  const { email } = await createOwner();
  const [other, token] = [await requestToken(email), await requestToken(email)];
  const responses = await Promise.all([1, 2, 3, 4].map(() => reset(token)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
  expect((await reset(other)).json()).toMatchObject({ status: 404, type: 'not-found' });
});

test('E12 links of one account that are used at the same time: one sets the password', async () => {
  const { email } = await createOwner();
  const tokens = [await requestToken(email), await requestToken(email), await requestToken(email)];
  const responses = await Promise.all(tokens.map((token, at) => reset(token, `oasis-at-dawn-${at}`)));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
});

test('E12 a link works for 30 minutes, then its row is deleted', async () => {
  const { email } = await createOwner();
  const [first, second] = [await requestToken(email), await requestToken((await createOwner()).email)];
  api.clock.advance(30 * 60_000 - 1);
  expect((await reset(first)).statusCode).toBe(200);
  api.clock.advance(1);
  expect((await reset(second)).statusCode).toBe(404);
  api.clock.advance(1);
  await deleteExpiredRows(api.services.db, api.clock.now(), api.services.config.retention);
  expect(await api.services.db.$count(passwordResets)).toBe(0);
});

test('E12 a rejected password leaves link and sessions valid', async () => {
  const owner = await createOwner({ verified: false });
  const token = await requestToken(owner.email);
  const rejected = await reset(token, 'Password1');
  expect(rejected.json()).toMatchObject({ status: 400, errors: { new_password: [expect.stringMatching(/common/)] } });
  expect((await owner.call('GET', '/users/me/')).statusCode).toBe(200);
  expect((await reset(token)).statusCode).toBe(200);
});

test('E12 an unknown address gets the same response and no mail; the database contains no token', async () => {
  const { email } = await createOwner();
  const responses = [await request(email), await request('nobody@example.com', '198.51.100.2')];
  const [known, unknown] = responses.map(({ statusCode, body, headers }) => ({
    statusCode,
    body,
    remaining: headers['ratelimit-remaining'],
  }));
  expect(unknown).toEqual(known);
  expect(await mailsTo('nobody@example.com')).toEqual([]);
  const { rows } = await api.services.db.execute(
    sql`select 1 from password_resets r where r::text like ${`%${await newestToken(email)}%`}`,
  );
  expect(rows).toEqual([]);
});

test('E12 E1 the link proves the address: the user who registered it has neither password nor session', async () => {
  const owner = await createOwner({ verified: false });
  const { access } = (await signIn(owner.email, old)).json();
  api.clock.advance(1000);
  expect((await reset(await requestToken(owner.email))).statusCode).toBe(200);
  const [row] = await api.services.db.select().from(users).where(eq(users.id, owner.id));
  expect(row?.emailVerifiedAt).toEqual(api.clock.now());
  const me = await api.call('GET', '/users/me/', { headers: { authorization: `Bearer ${access}` } });
  expect(me.statusCode).toBe(401);
  expect((await signIn(owner.email, old)).statusCode).toBe(401);
});

test('E2 strangers who use up the links and guesses of an account leave the owner a link, which makes the browser known', async () => {
  const { email } = await createOwner();
  const addresses = Array.from({ length: 45 }, (_, at) => `203.0.113.${at}`);
  await Promise.all(addresses.map((address) => request(email, address)));
  await Promise.all(addresses.map((address) => post('/users/login/', { email, password: 'a guess' }, address)));
  expect([(await request(email)).statusCode, (await signIn(email, old)).statusCode]).toEqual([429, 429]);
  expect(await mailsTo(email)).toHaveLength(9);
  const done = await reset(await newestToken(email));
  expect(done.statusCode).toBe(200);
  expect((await signIn(email, new_password, String(done.headers['set-cookie']).split(';')[0])).statusCode).toBe(200);
});
