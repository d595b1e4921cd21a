import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { authenticateByPassword } from '../../src/auth/accounts.ts';
import { startDeviceSession } from '../../src/auth/knownDevices.ts';
import { hashPassword } from '../../src/auth/passwords.ts';
import { startSession } from '../../src/auth/sessions.ts';
import { users } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';

const api = await startTestApi({ environment: { PUBLIC_URL: 'https://shop.example' } });
afterAll(() => api.close());

const current_password = 'sand-dune-9';
const new_password = 'oasis-at-dawn-4';
const passwordHash = hashPassword(current_password);

async function createOwner({ hasPassword = true } = {}): Promise<TestAccount> {
  const owner = await api.signIn();
  if (hasPassword)
    await api.services.db
      .update(users)
      .set({ passwordHash: await passwordHash })
      .where(eq(users.id, owner.id));
  return owner;
}
const change = (owner: TestAccount, body: object) => owner.call('PUT', '/users/me/password/', { body });
const signIn = async ({ email }: TestAccount, password: string) =>
  (await api.call('POST', '/users/login/', { body: { email, password } })).statusCode;
const refresh = async (token: string) =>
  (await api.call('POST', '/token/refresh/', { body: { refresh: token } })).statusCode;
const readMe = async (access: string) =>
  (await api.call('GET', '/users/me/', { headers: { authorization: `Bearer ${access}` } })).statusCode;

test('E12 a changed password replaces the old one, and ends all sessions but the caller’s', async () => {
  const owner = await createOwner();
  const other = await startSession(api.services, owner.id);
  api.clock.advance(1000);
  const changed = await change(owner, { current_password, new_password });
  expect(changed.statusCode).toBe(200);
  expect([await signIn(owner, current_password), await signIn(owner, new_password)]).toEqual([401, 200]);
  expect([await readMe(owner.token), await readMe(other.access), await refresh(other.refresh)]).toEqual([
    401, 401, 401,
  ]);
  expect([await readMe(changed.json().access), await refresh(changed.json().refresh)]).toEqual([200, 200]);
  expect(changed.headers['set-cookie']).toMatch(/^device=/);
  const mail = (await api.outbox.mails()).findLast((text) => text.includes(`To: ${owner.email}`));
  expect(mail).toContain('Subject: Your aiTours password was changed');
  expect(mail).toContain('https://shop.example/auth');
});

test('E12 a password that was verified just before its change starts no session', async () => {
  const owner = await createOwner();
  for (const [password, next] of [
    [current_password, new_password],
    [new_password, current_password],
  ] as const) {
    const user = await authenticateByPassword(api.services.db, owner.email, password);
    const start = () => startDeviceSession({ ...api.services, device: null, userAgent: '' }, user.id, user);
    const { access } = (await start()).body;
    const headers = { authorization: `Bearer ${access}` };
    const body = { current_password: password, new_password: next };
    expect((await api.call('PUT', '/users/me/password/', { body, headers })).statusCode).toBe(200);
    await expect(start()).rejects.toMatchObject({ type: 'session-expired' });
    api.clock.advance(1000);
  }
});

test.each([
  ['a wrong one', { current_password: 'a guess' }],
  ['none', {}],
])('E12 with %s as the current password nothing changes', async (_, body) => {
  const owner = await createOwner();
  const rejected = await change(owner, { ...body, new_password });
  expect(rejected.json()).toMatchObject({ status: 400, errors: { current_password: [expect.any(String)] } });
  expect([await signIn(owner, current_password), await readMe(owner.token)]).toEqual([200, 200]);
});

test('E12 an account without a password gets one without a current one', async () => {
  const owner = await createOwner({ hasPassword: false });
  const me = () => owner.call('GET', '/users/me/').then((response) => response.json());
  expect(await me()).toMatchObject({ has_password: false });
  const { access } = (await change(owner, { new_password })).json();
  expect(await signIn(owner, new_password)).toBe(200);
  const authorization = `Bearer ${access}`;
  const after = await api.call('GET', '/users/me/', { headers: { authorization } });
  expect(after.json()).toMatchObject({ has_password: true });
});

test.each([
  ['too short', 'dune-9'],
  ['common', 'Password1'],
  ['the shop’s name and a year', 'AiTours-2030'],
  ['the address', undefined],
])('E12 a new password that is %s is rejected at its field', async (_, password) => {
  const owner = await createOwner();
  const rejected = await change(owner, { current_password, new_password: password ?? owner.email });
  expect(rejected.json()).toMatchObject({ status: 400, errors: { new_password: [expect.any(String)] } });
  expect(await signIn(owner, current_password)).toBe(200);
});

test('E12 an account can’t be registered with its name as the password', async () => {
  const body = { email: 'v@example.com', password: 'Quintana-77', first_name: 'Quintana', last_name: 'Lee' };
  const rejected = await api.call('POST', '/users/', { body });
  expect(rejected.json()).toMatchObject({ status: 400, errors: { password: [expect.stringMatching(/your name/)] } });
});

test('E12 a client with a stolen session has ten guesses of the password', async () => {
  const owner = await createOwner();
  const guess = () => change(owner, { current_password: 'a guess', new_password });
  const guesses = await Promise.all(Array.from({ length: 11 }, guess));
  expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
});

test('E12 signing out everywhere ends all sessions of the user only', async () => {
  const [owner, other] = [await createOwner(), await createOwner()];
  const elsewhere = await startSession(api.services, owner.id);
  api.clock.advance(1000);
  expect((await owner.call('DELETE', '/users/me/sessions/')).statusCode).toBe(204);
  expect([await readMe(owner.token), await readMe(elsewhere.access), await refresh(elsewhere.refresh)]).toEqual([
    401, 401, 401,
  ]);
  expect(await readMe(other.token)).toBe(200);
});

test('E12 a session that is refreshed while all sessions end has ended as well', async () => {
  for (let round = 0; round < 10; round++) {
    const owner = await createOwner({ hasPassword: false });
    let { refresh: token } = await startSession(api.services, owner.id);
    const refreshOnce = async () => {
      const response = await api.call('POST', '/token/refresh/', { body: { refresh: token } });
      if (response.statusCode === 200) token = response.json().refresh;
      return response.statusCode;
    };
    const [refreshed, ended] = await Promise.all([refreshOnce(), owner.call('DELETE', '/users/me/sessions/')]);
    expect([200, 401]).toContain(refreshed);
    expect(ended.statusCode).toBe(204);
    expect(await refresh(token)).toBe(401);
  }
});
