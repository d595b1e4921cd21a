import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { hashPassword } from '../../src/auth/passwords.ts';
import { startSession } from '../../src/auth/sessions.ts';
import { auditEntries, passkeyChallenges, passkeys, users } from '../../src/db/schema.ts';
import { deleteExpiredRows } from '../../src/jobs/cleanupJob.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { type Ceremony, createAuthenticator } from './softwareAuthenticator.ts';

const api = await startTestApi();
afterAll(() => api.close());

const password = 'sand-dune-9';
const passwordHash = hashPassword(password);

async function createAccount(details: Parameters<TestApi['signIn']>[0] = {}): Promise<TestAccount> {
  const owner = await api.signIn(details);
  const set = { passwordHash: await passwordHash };
  await api.services.db.update(users).set(set).where(eq(users.id, owner.id));
  return owner;
}

type Caller = Pick<TestAccount, 'call'>;
const start = ({ call }: Caller, body: object = { password }) => call('POST', '/users/me/passkeys/options/', { body });
const add = ({ call }: Caller, credential: object, name = 'My phone') =>
  call('POST', '/users/me/passkeys/', { body: { name, credential } });
const list = async ({ call }: Caller) => (await call('GET', '/users/me/passkeys/')).json();
const remove = ({ call }: Caller, id: string, body: object = { password }) =>
  call('POST', `/users/me/passkeys/${id}/removal/`, { body });
const challenge = async (): Promise<string> => (await api.call('POST', '/users/passkeys/options/')).json().challenge;
const signIn = (body: object) => api.call('POST', '/users/passkeys/', { body });
const withPassword = ({ email }: TestAccount) => api.call('POST', '/users/login/', { body: { email, password } });
const as = (access: string): Caller => ({
  call: (method, path, call) => api.call(method, path, { ...call, headers: { authorization: `Bearer ${access}` } }),
});
type Device = ReturnType<typeof createAuthenticator>;

/** Creates an account with a passkey. */
async function createOwner(details?: Parameters<typeof createAccount>[0]) {
  const owner = await createAccount(details);
  const device = createAuthenticator();
  const added = await add(owner, device.create((await start(owner)).json().challenge));
  const { passkey, second_factor } = added.json();
  return { ...owner, ...(second_factor && as(second_factor.access)), device, passkey, codes: second_factor };
}
const use = async (device: Device, userId: string, ceremony?: Ceremony) =>
  signIn(device.sign(await challenge(), userId, ceremony));
const hasMail = async (email: string, text: string) =>
  (await api.outbox.mails()).some((mail) => mail.includes(email) && mail.includes(text));
const rejected = [401, 'passkey-rejected'];
const getResult = (response: Awaited<ReturnType<typeof signIn>>) => [response.statusCode, response.json().type];

test('E12 a passkey is added, signs in without an address, and is removed', async () => {
  const owner = await createAccount();
  const device = createAuthenticator();
  expect(await list(owner)).toEqual([]);
  const options = (await start(owner)).json();
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'aiTours' },
    user: { name: owner.email },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const added = await add(owner, device.create(options.challenge), ' My phone ');
  expect([added.statusCode, Object.keys(added.json())]).toEqual([201, ['passkey']]);
  const { passkey } = added.json();
  expect(passkey).toEqual({ id: passkey.id, name: 'My phone', created_at: expect.any(String), last_used_at: null });
  expect(await hasMail(owner.email, 'A passkey was added')).toBe(true);

  const response = await use(device, owner.id);
  expect([response.statusCode, response.json().user.email]).toEqual([200, owner.email]);
  expect(response.headers['set-cookie']).toMatch(/^device=/);
  const session = as(response.json().access);
  expect((await session.call('GET', '/users/me/devices/')).json()).toHaveLength(1);
  expect((await list(session))[0].last_used_at).not.toBeNull();
  expect((await session.call('GET', '/users/me/export/')).json().passkeys).toEqual(await list(session));
  expect((await start(owner)).json().excludeCredentials).toEqual([
    { id: device.create('').id, type: 'public-key', transports: [] },
  ]);

  const removed = await remove(session, passkey.id);
  expect(removed.statusCode).toBe(200);
  expect(await hasMail(owner.email, 'A passkey was removed')).toBe(true);
  expect((await session.call('GET', '/users/me/')).statusCode).toBe(401);
  const continued = as(removed.json().access);
  expect(await list(continued)).toEqual([]);
  expect(getResult(await use(device, owner.id))).toEqual(rejected);
  expect((await remove(continued, passkey.id)).statusCode).toBe(404);
});

test.each<[string, Ceremony]>([
  ['another origin', { origin: 'http://localhost.example.com' }],
  ['another shop', { rpId: 'example.com' }],
  ['an unverified user', { isVerified: false }],
  ['another ceremony', { type: 'webauthn.create' }],
  ['a counter that goes back', { counter: 1 }],
  ['a counter that stays', { counter: 2 }],
  ['the id of another user', { userHandle: 'another' }],
])('E12 a sign-in is rejected with %s', async (_, ceremony) => {
  const { device, id } = await createOwner();
  expect((await use(device, id)).statusCode).toBe(200);
  expect(getResult(await use(device, id, ceremony))).toEqual(rejected);
  expect((await use(device, id, { counter: 9 })).statusCode).toBe(200);
});

test('E12 the key of another authenticator doesn’t sign in, nor an unknown passkey', async () => {
  const owner = await createOwner();
  const forged = createAuthenticator().sign(await challenge(), owner.id);
  expect(getResult(await signIn(forged))).toEqual(rejected);
  expect(getResult(await signIn({ ...forged, id: owner.device.create('').id }))).toEqual(rejected);
});

test.each<[string, Ceremony]>([
  ['another origin', { origin: 'http://localhost.example.com' }],
  ['another shop', { rpId: 'example.com' }],
  ['an unverified user', { isVerified: false }],
  ['another ceremony', { type: 'webauthn.get' }],
])('E12 a passkey can’t be added with %s', async (_, ceremony) => {
  const owner = await createAccount();
  const credential = createAuthenticator().create((await start(owner)).json().challenge, ceremony);
  expect((await add(owner, credential)).statusCode).toBe(400);
  expect(await list(owner)).toEqual([]);
});

test('E12 a challenge works once, for five minutes, and only for its purpose and account', async () => {
  const { device, ...owner } = await createOwner();
  const signed = device.sign(await challenge(), owner.id);
  const results = await Promise.all([signIn(signed), signIn(signed)]);
  expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
  expect(getResult(await signIn(signed))).toEqual(rejected);
  // Without a counter, only the challenge prevents a replay.
  const { db, config } = api.services;
  await db.update(passkeys).set({ counter: 0 }).where(eq(passkeys.id, owner.passkey.id));
  const uncounted = device.sign(await challenge(), owner.id, { counter: 0 });
  expect((await signIn(uncounted)).statusCode).toBe(200);
  expect(getResult(await signIn(uncounted))).toEqual(rejected);

  const created = async () => (await start(owner)).json().challenge;
  const zero = { counter: 0 };
  expect(getResult(await signIn(device.sign(await created(), owner.id, zero)))).toEqual(rejected);
  expect((await add(owner, createAuthenticator().create(await challenge()))).statusCode).toBe(400);
  expect((await add(await createAccount(), createAuthenticator().create(await created()))).statusCode).toBe(400);
  const late = await challenge();
  api.clock.advance(300_000);
  expect(getResult(await signIn(device.sign(late, owner.id, zero)))).toEqual(rejected);
  api.clock.advance(1);
  await deleteExpiredRows(db, api.clock.now(), config.retention);
  expect(await db.$count(passkeyChallenges)).toBe(0);
});

test('E12 adding and removing require the password, or a passkey of the account', async () => {
  const { device, passkey, ...owner } = await createOwner();
  const other = await createOwner();
  for (const attempt of [(body: object) => start(owner, body), (body: object) => remove(owner, passkey.id, body)]) {
    for (const body of [{}, { password: 'wrong' }])
      expect((await attempt(body)).json().errors).toHaveProperty('password');
    const foreign = { passkey: other.device.sign(await challenge(), other.id), password };
    expect((await attempt(foreign)).json().errors).toHaveProperty('passkey');
  }
  const proof = async () => ({ passkey: device.sign(await challenge(), owner.id) });
  expect((await start(owner, await proof())).statusCode).toBe(200);
  expect((await remove(other, passkey.id)).statusCode).toBe(404);
  expect((await remove(owner, passkey.id, await proof())).statusCode).toBe(200);
});

test('E12 an account has at most ten passkeys, and an authenticator one of them', async () => {
  const owner = await createAccount();
  const device = createAuthenticator();
  const created = async (of: Device = createAuthenticator()) => of.create((await start(owner)).json().challenge);
  expect((await add(owner, await created(device))).statusCode).toBe(201);
  expect((await add(owner, await created(device))).statusCode).toBe(409);
  const other = await createAccount();
  expect((await add(other, device.create((await start(other)).json().challenge))).statusCode).toBe(409);
  const { db } = api.services;
  const last = await created();
  await db.execute(sql`insert into passkeys (user_id, credential_id, public_key, counter, transports, name, created_at)
    select ${owner.id}, 'filler-' || n, '', 0, '{}', 'Filler', now() from generate_series(1, 9) n`);
  expect((await add(owner, last)).json().detail).toMatch(/^Your account has 10 passkeys/);
  expect((await start(owner)).statusCode).toBe(409);
  expect(await db.$count(passkeys, eq(passkeys.userId, owner.id))).toBe(10);
});

test('E12 the first proof of an address removes passkeys that were added before', async () => {
  const stranger = await createOwner({ verified: false });
  // The mail about the passkey goes first.
  await api.outbox.mails();
  api.clock.advance(1000);
  await api.call('POST', '/users/send_otp/', { body: { email: stranger.email } });
  const body = { email: stranger.email, otp: await api.outbox.newestCode(stranger.email) };
  expect((await api.call('POST', '/users/verify_otp/', { body })).statusCode).toBe(200);
  expect(getResult(await use(stranger.device, stranger.id))).toEqual(rejected);
});

test('E12 a passkey is the second factor of staff: it ends other sessions, and a password isn’t enough', async () => {
  const owner = await createAccount({ isStaff: true });
  const before = await startSession(api.services, owner.id);
  api.clock.advance(2000);
  const device = createAuthenticator();
  const { second_factor, passkey } = (await add(owner, device.create((await start(owner)).json().challenge))).json();
  expect(new Set(second_factor.recovery_codes).size).toBe(10);
  expect((await as(before.access).call('GET', '/users/me/')).statusCode).toBe(401);
  const me = await as(second_factor.access).call('GET', '/users/me/');
  expect(me.json()).toMatchObject({ second_factor: 'passkey', recovery_codes_left: 10 });

  const first = await withPassword(owner);
  expect(getResult(first)).toEqual([401, 'second-factor-required']);
  const code = { challenge: first.json().challenge, code: second_factor.recovery_codes[0] };
  expect((await api.call('POST', '/users/second-factor/', { body: code })).statusCode).toBe(200);
  let session = as((await use(device, owner.id)).json().access);

  // Neither a stolen session nor a stolen password is enough.
  expect((await remove(session, passkey.id)).json().errors).toHaveProperty('code');
  expect((await start(session)).json().errors).toHaveProperty('code');
  const app = await session.call('POST', '/users/me/second-factor/', { body: { password } });
  expect(app.json().errors).toHaveProperty('code');
  const second = createAuthenticator();
  const options = await start(session, { passkey: device.sign(await challenge(), owner.id) });
  expect(Object.keys((await add(session, second.create(options.json().challenge))).json())).toEqual(['passkey']);
  const proof = { password, code: second_factor.recovery_codes[1] };
  session = as((await remove(session, passkey.id, proof)).json().access);
  expect((await session.call('GET', '/users/me/')).json()).toMatchObject({
    second_factor: 'passkey',
    recovery_codes_left: 8,
  });
  expect(getResult(await withPassword(owner))).toEqual([401, 'second-factor-required']);
  const [last] = await list(session);
  const lastProof = { passkey: second.sign(await challenge(), owner.id) };
  session = as((await remove(session, last.id, lastProof)).json().access);
  expect((await session.call('GET', '/users/me/')).json()).not.toHaveProperty('recovery_codes_left');
  expect((await withPassword(owner)).statusCode).toBe(200);

  const entries = await api.services.db.select().from(auditEntries).where(eq(auditEntries.objectId, owner.id));
  const named = { name: 'My phone' };
  expect(entries.map(({ operation, before: was, after }) => [operation, was, after])).toEqual([
    ['addPasskey', null, named],
    ['verifySecondFactor', { recovery_codes: 10 }, { recovery_codes: 9 }],
    ['addPasskey', null, named],
    ['verifySecondFactor', { recovery_codes: 9 }, { recovery_codes: 8 }],
    ['removePasskey', named, null],
    ['removePasskey', named, null],
  ]);
});

test('E12 an app that is removed leaves the recovery codes of a passkey', async () => {
  const owner = await createOwner({ isStaff: true });
  const { recovery_codes } = owner.codes;
  const proof = { password, code: recovery_codes[0] };
  const { secret } = (await owner.call('POST', '/users/me/second-factor/', { body: proof })).json();
  const timestamp = api.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  const confirmed = (await owner.call('POST', '/users/me/second-factor/confirm/', { body: { code } })).json();
  const session = as(confirmed.access);
  const body = { passkey: owner.device.sign(await challenge(), owner.id) };
  const removed = (await session.call('POST', '/users/me/second-factor/removal/', { body })).json();
  const me = (await as(removed.access).call('GET', '/users/me/')).json();
  expect(me).toMatchObject({ second_factor: 'passkey', recovery_codes_left: 10 });
  expect(getResult(await withPassword(owner))).toEqual([401, 'second-factor-required']);
});

test('E12 an owner removes the passkeys of a colleague who has lost them', async () => {
  const colleague = await createOwner({ staffRole: 'desk' });
  const owner = await api.signIn({ isStaff: true });
  const members = (await owner.call('GET', `/staff-members/?search=${colleague.email}`)).json();
  expect(members.results).toMatchObject([{ has_second_factor: true }]);
  const body = { email: colleague.email };
  expect((await owner.call('POST', '/staff-members/second-factor-reset/', { body })).statusCode).toBe(204);
  expect(getResult(await use(colleague.device, colleague.id))).toEqual(rejected);
  expect((await withPassword(colleague)).statusCode).toBe(200);
});

test('E12 staff who need a second factor may add a passkey, and then reach the rest', async () => {
  const strict = await startTestApi({ environment: { STAFF_SECOND_FACTOR: 'required' } });
  try {
    const owner = await strict.signIn({ isStaff: true });
    expect((await owner.call('GET', '/bookings/?scope=all')).statusCode).toBe(403);
    const { challenge: created } = (await start(owner, {})).json();
    const { second_factor } = (await add(owner, createAuthenticator().create(created))).json();
    const headers = { authorization: `Bearer ${second_factor.access}` };
    expect((await strict.call('GET', '/bookings/?scope=all', { headers })).statusCode).toBe(200);
  } finally {
    await strict.close();
  }
});

test('E12 a shop on this machine uses passkeys of localhost, because an IP address can’t have any', async () => {
  const local = await startTestApi({ environment: { PUBLIC_URL: 'http://127.0.0.1:4173' } });
  try {
    const owner = await local.signIn();
    const options = (await start(owner, {})).json();
    expect(options.rp.id).toBe('localhost');
    const device = createAuthenticator('http://localhost:4173');
    expect((await add(owner, device.create(options.challenge))).statusCode).toBe(201);
  } finally {
    await local.close();
  }
});
