import { staffRoles } from '@aitours/domain/staff';
import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { hashPassword } from '../../src/auth/passwords.ts';
import { createSecretBox } from '../../src/auth/secretBox.ts';
import { startSession } from '../../src/auth/sessions.ts';
import { auditEntries, secondFactorChallenges, secondFactors, users } from '../../src/db/schema.ts';
import { deleteExpiredRows } from '../../src/jobs/cleanupJob.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { endpoints, formatPath } from '../security/operations.ts';

const api = await startTestApi();
const strict = await startTestApi({ environment: { STAFF_SECOND_FACTOR: 'required' } });
afterAll(() => Promise.all([api.close(), strict.close()]));
afterEach(() => vi.restoreAllMocks());

const password = 'sand-dune-9';
const passwordHash = hashPassword(password);

async function createStaff(at = api): Promise<TestAccount> {
  const owner = await at.signIn({ isStaff: true });
  await at.services.db
    .update(users)
    .set({ passwordHash: await passwordHash })
    .where(eq(users.id, owner.id));
  return owner;
}

/** Returns the app's code, after `steps` of 30 seconds. */
const generateCode = (secret: string, steps = 0, at = api) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.clock.now().getTime() + steps * 30_000 });
const nextStep = () => api.clock.advance(30_000);
const start = (owner: TestAccount, body: object = { password }) =>
  owner.call('POST', '/users/me/second-factor/', { body });
const confirm = (owner: Pick<TestAccount, 'call'>, code: string) =>
  owner.call('POST', '/users/me/second-factor/confirm/', { body: { code } });
const as = (access: string): TestAccount['call'] => {
  const headers = { authorization: `Bearer ${access}` };
  return (method, path, call) => api.call(method, path, { ...call, headers });
};

/** Creates a staff member with an app. The next code is that of the next time step. */
async function createProtected() {
  const owner = await createStaff();
  const { secret } = (await start(owner)).json();
  const added = (await confirm(owner, generateCode(secret))).json();
  nextStep();
  return { ...owner, call: as(added.access), secret, codes: added.recovery_codes as string[] };
}
const signIn = ({ email }: TestAccount) => api.call('POST', '/users/login/', { body: { email, password } });
const readChallenge = async (owner: TestAccount): Promise<string> => (await signIn(owner)).json().challenge;
const verify = (challenge: string, code: string) =>
  api.call('POST', '/users/second-factor/', { body: { challenge, code } });
const readType = async (response: ReturnType<typeof verify>) => (await response).json().type ?? 'signed in';

test('E12 staff add an app, confirm it, and from then on sign in with its codes', async () => {
  const owner = await createStaff();
  const other = await startSession(api.services, owner.id);
  const started = await start(owner);
  const { secret, uri } = started.json();
  expect(uri).toBe(
    `otpauth://totp/aiTours:${encodeURIComponent(owner.email)}?issuer=aiTours&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect((await signIn(owner)).statusCode).toBe(200);

  const wrong = await confirm(owner, generateCode(secret, 9));
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['code']]);
  const added = await confirm(owner, generateCode(secret));
  expect([added.statusCode, new Set(added.json().recovery_codes).size]).toEqual([200, 10]);
  // Who knew the password alone before is logged out.
  expect((await as(other.access)('GET', '/users/me/')).statusCode).toBe(401);
  const me = await as(added.json().access)('GET', '/users/me/');
  expect(me.json()).toMatchObject({ second_factor: 'added', recovery_codes_left: 10 });
  expect((await api.outbox.mails()).some((mail) => mail.includes(owner.email) && /app was added/.test(mail))).toBe(
    true,
  );

  nextStep();
  const first = await signIn(owner);
  expect([first.statusCode, first.headers['set-cookie']]).toEqual([401, undefined]);
  expect(Object.keys(first.json()).sort()).toEqual(['challenge', 'detail', 'status', 'title', 'type']);
  const second = await verify(first.json().challenge, generateCode(secret));
  expect([second.statusCode, second.json().user.email]).toEqual([200, owner.email]);
  expect((await as(second.json().access)('GET', '/users/me/')).statusCode).toBe(200);
});

test('E12 no way of signing in gives tokens without a code', async () => {
  const owner = await createProtected();
  const { email } = owner;
  const identity = { subject: email, email, firstName: '', lastName: '' };
  vi.spyOn(api.services.google, 'identifyByIdToken').mockResolvedValue(identity);
  vi.spyOn(api.services.google, 'identifyByAccessToken').mockResolvedValue(identity);
  await api.call('POST', '/users/send_otp/', { body: { email } });
  await api.call('POST', '/users/password-resets/', { body: { email } });
  await api.call('POST', '/users/sign-in-links/', { body: { email } });
  const mails = (await api.outbox.mails()).filter((mail) => mail.includes(`To: ${email}`)).join('\n');
  // Alone on its line: the tokens of the other mails may contain six digits.
  const otp = /^ {4}(\d{6})\b/m.exec(mails)?.[1];
  const text = mails.replaceAll('=\r\n', '').replaceAll('=\n', '');
  const findToken = (page: string) => new RegExp(`${page}#token=(?:3D)?([\\w-]{43})`).exec(text)?.[1];
  const ways: [string, object][] = [
    ['/users/login/', { email, password }],
    ['/token/', { username: email, password }],
    ['/users/verify_otp/', { email, otp }],
    ['/auth/social/google/', { id_token: 'x' }],
    ['/users/social_auth/', { provider: 'google', access_token: 'x' }],
    ['/users/sign-in-links/confirm/', { token: findToken('sign-in-link') }],
    ['/users/password-resets/confirm/', { token: findToken('reset-password'), new_password: 'oasis-at-dawn-4' }],
  ];
  for (const [path, body] of ways) {
    const response = await api.call('POST', path, { body });
    expect([path, response.statusCode, response.json().type]).toEqual([path, 401, 'second-factor-required']);
    expect(response.json().access).toBeUndefined();
    nextStep();
    expect((await verify(response.json().challenge, generateCode(owner.secret))).statusCode, path).toBe(200);
  }
  const withoutCode = endpoints.filter(({ caller, responses }) => {
    const body = JSON.stringify(responses.get(200)?.content ?? {});
    return caller === 'anyone' && /schemas\/(TokenPair|SignedIn)"/.test(body);
  });
  const covered = ways.map(([path]) => `/api/v1${path}`);
  expect(withoutCode.map(({ path }) => path).sort()).toEqual(
    [...covered, '/api/v1/token/refresh/', '/api/v1/users/passkeys/', '/api/v1/users/second-factor/'].sort(),
  );
});

test('E12 a code is accepted once, also at the same moment, and no earlier one after it', async () => {
  const owner = await createProtected();
  const challenges = await Promise.all([1, 2, 3].map(() => readChallenge(owner)));
  const code = generateCode(owner.secret);
  const results = await Promise.all(challenges.map((challenge) => readType(verify(challenge, code))));
  expect(results.sort()).toEqual(['otp-invalid', 'otp-invalid', 'signed in']);
  expect(await readType(verify(await readChallenge(owner), generateCode(owner.secret, -1)))).toBe('otp-invalid');
  expect(await readType(verify(await readChallenge(owner), generateCode(owner.secret, 1)))).toBe('signed in');
});

test('E12 codes of the steps before and after are right, those of two steps away are wrong', async () => {
  const owner = await createProtected();
  api.clock.advance(120_000);
  for (const [steps, result] of [
    [-2, 'otp-invalid'],
    [2, 'otp-invalid'],
    [-1, 'signed in'],
    [1, 'signed in'],
  ] as const)
    expect(await readType(verify(await readChallenge(owner), generateCode(owner.secret, steps)))).toBe(result);
});

test('E12 a challenge works once, for ten minutes and five codes, then its row is deleted', async () => {
  const owner = await createProtected();
  const [used, expired, tried] = [await readChallenge(owner), await readChallenge(owner), await readChallenge(owner)];
  expect(await readType(verify(used, generateCode(owner.secret)))).toBe('signed in');
  expect(await readType(verify(used, generateCode(owner.secret, 1)))).toBe('otp-expired');
  for (let at = 0; at < 5; at++) expect(await readType(verify(tried, '000000'))).toBe('otp-invalid');
  expect(await readType(verify(tried, generateCode(owner.secret, 1)))).toBe('otp-expired');
  api.clock.advance(600_000);
  expect(await readType(verify(expired, generateCode(owner.secret)))).toBe('otp-expired');
  expect(await readType(verify('x'.repeat(43), generateCode(owner.secret)))).toBe('otp-expired');
  const { db, config } = api.services;
  expect(await db.$count(secondFactorChallenges)).toBeGreaterThan(0);
  api.clock.advance(1);
  await deleteExpiredRows(db, api.clock.now(), config.retention);
  expect(await db.$count(secondFactorChallenges)).toBe(0);
});

test('E12 a challenge is void once all sessions have ended, for example because the password was changed', async () => {
  const owner = await createProtected();
  const challenge = await readChallenge(owner);
  api.clock.advance(1000);
  expect((await owner.call('DELETE', '/users/me/sessions/')).statusCode).toBe(204);
  expect(await readType(verify(challenge, generateCode(owner.secret)))).toBe('session-expired');
});

test('E12 a recovery code of 120 bits works once, in any spelling, for its owner only, and its use is recorded', async () => {
  const [owner, other] = [await createProtected(), await createProtected()];
  const [code = '', next = ''] = owner.codes;
  expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){5}$/);
  expect(await readType(verify(await readChallenge(other), code))).toBe('otp-invalid');
  expect(await readType(verify(await readChallenge(owner), ` ${code.replaceAll('-', ' ').toUpperCase()}`))).toBe(
    'signed in',
  );
  expect(await readType(verify(await readChallenge(owner), code))).toBe('otp-invalid');
  expect(await readType(verify(await readChallenge(owner), next))).toBe('signed in');
  const entries = await api.services.db.select().from(auditEntries).where(eq(auditEntries.objectId, owner.id));
  expect(entries.map(({ operation, before, after }) => [operation, before, after])).toEqual([
    ['confirmSecondFactor', { second_factor: false }, { second_factor: true }],
    ['verifySecondFactor', { recovery_codes: 10 }, { recovery_codes: 9 }],
    ['verifySecondFactor', { recovery_codes: 9 }, { recovery_codes: 8 }],
  ]);
});

test('E12 adding requires the password; replacing and removing require the password and a code, and end all other sessions', async () => {
  const newcomer = await createStaff();
  expect((await start(newcomer, { password: 'wrong' })).json().errors).toHaveProperty('password');
  const owner = await createProtected();
  const remove = (body: object) => owner.call('POST', '/users/me/second-factor/removal/', { body });
  for (const attempt of [(body: object) => start(owner, body), remove]) {
    expect((await attempt({ code: generateCode(owner.secret) })).json().errors).toHaveProperty('password');
    expect((await attempt({ password, code: '000000' })).json().errors).toHaveProperty('code');
    expect((await attempt({ password })).json().errors).toHaveProperty('code');
  }
  const replaced = (await start(owner, { password, code: generateCode(owner.secret) })).json().secret;
  // The old app counts until the new one is confirmed.
  nextStep();
  expect(await readType(verify(await readChallenge(owner), generateCode(replaced)))).toBe('otp-invalid');
  expect(await readType(verify(await readChallenge(owner), generateCode(owner.secret)))).toBe('signed in');
  const { access, recovery_codes } = (await confirm(owner, generateCode(replaced))).json();
  nextStep();
  for (const old of [generateCode(owner.secret), owner.codes[0] ?? ''])
    expect(await readType(verify(await readChallenge(owner), old))).toBe('otp-invalid');
  const body = { password, code: recovery_codes[0] };
  const other = (await verify(await readChallenge(owner), generateCode(replaced))).json().access;
  const removed = await as(access)('POST', '/users/me/second-factor/removal/', { body });
  expect([removed.statusCode, removed.headers['set-cookie']]).toEqual([200, expect.stringMatching(/^device=/)]);
  const readMe = async (token: string) => (await as(token)('GET', '/users/me/')).statusCode;
  expect([await readMe(other), await readMe(access), await readMe(removed.json().access)]).toEqual([401, 401, 200]);
  expect((await signIn(owner)).statusCode).toBe(200);
  const mail = (await api.outbox.mails()).some((text) => text.includes(owner.email) && /app was removed/.test(text));
  expect(mail).toBe(true);
  const [entry] = await api.services.db
    .select()
    .from(auditEntries)
    .where(sql`${auditEntries.objectId} = ${owner.id} and ${auditEntries.operation} = 'removeSecondFactor'`);
  expect([entry?.before, entry?.after]).toEqual([{ second_factor: true }, { second_factor: false }]);
});

test('E12 an owner removes the second factor of a colleague, who is logged out and notified; no other role can', async () => {
  const member = await createProtected();
  const owner = await api.signIn({ isStaff: true });
  const reset = (caller: Pick<TestAccount, 'call'>, { email } = member as Pick<TestAccount, 'email'>) =>
    caller.call('POST', '/staff-members/second-factor-reset/', { body: { email } });
  const roles = staffRoles.filter((role) => role !== 'owner');
  for (const caller of await Promise.all(roles.map((staffRole) => api.signIn({ staffRole }))))
    expect((await reset(caller)).statusCode).toBe(403);
  expect((await reset(owner, owner)).statusCode).toBe(409);
  expect((await reset(owner, await api.signIn())).json().errors).toEqual({
    email: ['No staff member has this address.'],
  });
  const challenge = await readChallenge(member);
  const findMember = async () =>
    (await owner.call('GET', `/staff-members/?search=${encodeURIComponent(member.email)}`)).json().results[0];
  expect((await findMember()).has_second_factor).toBe(true);

  expect((await reset(owner)).statusCode).toBe(204);
  expect((await member.call('GET', '/users/me/')).statusCode).toBe(401);
  expect(await readType(verify(challenge, generateCode(member.secret)))).toBe('otp-expired');
  expect([(await findMember()).has_second_factor, (await signIn(member)).statusCode]).toEqual([false, 200]);
  const mail = (await api.outbox.mails()).findLast((text) => text.includes(`To: ${member.email}`)) ?? '';
  expect(mail).toContain('Subject: Your second factor was removed');
  expect(mail.replaceAll(/=\r?\n/g, '')).toContain(`${owner.email} has removed the second factor`);
});

test('E12 a new secret can be confirmed for 15 minutes', async () => {
  const owner = await createStaff();
  expect((await confirm(owner, '123456')).statusCode).toBe(409);
  const { secret } = (await start(owner)).json();
  api.clock.advance(15 * 60_000);
  const { access } = await startSession(api.services, owner.id);
  expect((await confirm({ call: as(access) }, generateCode(secret))).statusCode).toBe(409);
  expect((await signIn(owner)).statusCode).toBe(200);
});

test('E12 customers can’t add an app', async () => {
  const customer = await api.signIn();
  expect((await start(customer, {})).statusCode).toBe(403);
  expect((await confirm(customer, '123456')).statusCode).toBe(403);
  expect((await customer.call('GET', '/users/me/')).json().second_factor).toBe('none');
});

test('E12 guesses of a code are limited, whatever the number of challenges', async () => {
  const owner = await createProtected();
  const challenges = await Promise.all(Array.from({ length: 4 }, () => readChallenge(owner)));
  const statuses: number[] = [];
  for (const challenge of challenges)
    for (let at = 0; at < 3; at++) statuses.push((await verify(challenge, '000000')).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
});

test('E12 the database has neither secret nor codes, and another key or account can’t decrypt the secret', async () => {
  const owner = await createProtected();
  const { secrets, db } = api.services;
  for (const table of [
    'second_factors',
    'recovery_codes',
    'audit_entries',
    'outgoing_mails',
    'second_factor_challenges',
  ])
    for (const text of [owner.secret, ...owner.codes, owner.codes[0]?.replaceAll('-', '')]) {
      const found = await db.execute(sql`select 1 from ${sql.identifier(table)} r where r::text like ${`%${text}%`}`);
      expect(found.rowCount).toBe(0);
    }
  const [row] = await db.select().from(secondFactors).where(eq(secondFactors.userId, owner.id));
  const stored = row?.secret ?? '';
  expect(secrets.decrypt(stored, owner.id)).toBe(owner.secret);
  expect(secrets.decrypt(stored, 'another')).toBeNull();
  expect(createSecretBox('another secret', 'second factors').decrypt(stored, owner.id)).toBeNull();
  expect(api.logged.join()).not.toContain(owner.secret);

  // After a change of TOKEN_SECRET, recovery codes still work.
  const encrypted = createSecretBox('another secret', 'second factors').encrypt(owner.secret, owner.id);
  await db.update(secondFactors).set({ secret: encrypted }).where(eq(secondFactors.userId, owner.id));
  expect(await readType(verify(await readChallenge(owner), generateCode(owner.secret)))).toBe('otp-invalid');
  expect(await readType(verify(await readChallenge(owner), owner.codes[0] ?? ''))).toBe('signed in');
});

test('E12 where it is required, staff without a second factor reach only what adds it', async () => {
  const staff = [await createStaff(strict), await strict.signIn({ email: 'someone@aitours.com' })];
  const open = endpoints.filter(({ withoutSecondFactor, caller }) => withoutSecondFactor && caller === 'user');
  expect(open.map(({ id }) => id).sort()).toEqual([
    'addPasskey',
    'changePassword',
    'confirmSecondFactor',
    'endDevice',
    'endOtherSessions',
    'endSessions',
    'getMe',
    'listDevices',
    'listPasskeys',
    'removePasskey',
    'removeSecondFactor',
    'startPasskey',
    'startSecondFactor',
  ]);
  for (const member of staff) {
    for (const endpoint of endpoints.filter(({ caller }) => caller === 'user')) {
      if (open.includes(endpoint)) continue;
      const method = endpoint.method.toUpperCase() as 'GET';
      const response = await member.call(method, formatPath(endpoint));
      expect([endpoint.id, response.statusCode, response.json().type]).toEqual([
        endpoint.id,
        403,
        'second-factor-missing',
      ]);
      expect(endpoint.responses.has(403), endpoint.id).toBe(true);
    }
    expect((await member.call('GET', '/users/me/')).json().second_factor).toBe('required');
  }
  expect((await (await strict.signIn()).call('GET', '/bookings/')).statusCode).toBe(200);

  const [owner] = staff;
  const { secret } = (await start(owner!)).json();
  const { access } = (await confirm(owner!, generateCode(secret, 0, strict))).json();
  const headers = { authorization: `Bearer ${access}` };
  expect((await strict.call('GET', '/bookings/?scope=all', { headers })).statusCode).toBe(200);
});
