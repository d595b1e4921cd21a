import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest';
import { signInLimits } from '../../src/auth/limits.ts';
import { hashPassword } from '../../src/auth/passwords.ts';
import { endAllSessions } from '../../src/auth/sessions.ts';
import { users } from '../../src/db/schema.ts';
import { enforceRateLimits } from '../../src/rateLimit.ts';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi();
// Rate limits of one test must not affect the next.
afterEach(() => api.clock.advance(24 * 3600_000));
afterAll(() => api.close());

const password = 'sand-dune-9';
const passwordHash = hashPassword(password);
const ownAddress = '198.51.100.1';

interface Sender {
  readonly address?: string;
  readonly device?: string;
}

const post = (path: string, body: object, { address = ownAddress, device }: Sender = {}, to = api) =>
  to.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    remoteAddress: address,
    headers: device === undefined ? {} : { cookie: `theme=dark; device=${device}` },
    payload: body,
  });
const signIn = (email: string, sender?: Sender, to = api) => post('/users/login/', { email, password }, sender, to);
const guess = (email: string, sender?: Sender) => post('/users/login/', { email, password: 'a guess' }, sender);
const sendCode = (email: string, sender?: Sender) => post('/users/send_otp/', { email }, sender);
const verify = (email: string, otp: string, sender?: Sender) => post('/users/verify_otp/', { email, otp }, sender);
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

async function createOwner(to = api) {
  const { id, email } = await to.signIn();
  await to.services.db
    .update(users)
    .set({ passwordHash: await passwordHash })
    .where(eq(users.id, id));
  return { id, email };
}

function getDevice({ headers }: LightMyRequestResponse): string {
  const found = /^device=([\w-]{43}); /.exec(String(headers['set-cookie']))?.[1];
  if (found === undefined) throw new Error('The response sets no device');
  return found;
}

async function createOwnerWithDevice() {
  const owner = await createOwner();
  return { ...owner, device: getDevice(await signIn(owner.email)) };
}

const statuses = async (requests: readonly Promise<LightMyRequestResponse>[]) =>
  (await Promise.all(requests)).map(({ statusCode }) => statusCode);
const strangers = (count: number) => Array.from({ length: count }, (_, at) => ({ address: `203.0.113.${at}` }));

/** Counts a guess of an address. @returns whether it is allowed */
async function countGuess(email: string, address: string): Promise<boolean> {
  const { db } = api.services;
  const limits = await signInLimits(email, { db, device: null, address });
  return enforceRateLimits(db, limits, api.clock.now(), 1).then(
    () => true,
    () => false,
  );
}

test('E2 of 10,000 guesses from 10,000 addresses fewer than 100 an hour are tried, and the owner can sign in', async () => {
  const { email, device } = await createOwnerWithDevice();
  const tried: number[] = [];
  for (let minute = 0; minute < 200; minute++) {
    const attempts = Array.from({ length: 50 }, (_, at) => countGuess(email, `10.0.${minute}.${at}`));
    for (const isAllowed of await Promise.all(attempts)) if (isAllowed) tried.push(minute);
    api.clock.advance(60_000);
  }
  const perHour = tried.map((start) => tried.filter((minute) => minute >= start && minute < start + 60).length);
  expect(Math.max(...perHour)).toBeLessThan(100);
  expect(tried.length).toBeGreaterThan(0);
  expect((await signIn(email, { device })).statusCode).toBe(200);
});

test('E2 while strangers guess, a new browser of the owner waits and a known one signs in', async () => {
  const { email, device } = await createOwnerWithDevice();
  await Promise.all(strangers(45).map((stranger) => guess(email, stranger)));
  const rejected = await signIn(email, { address: '198.51.100.2' });
  expect([rejected.statusCode, rejected.json().type]).toEqual([429, 'too-many-requests']);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  // From the same network as a stranger too.
  for (const address of [ownAddress, '203.0.113.1'])
    expect((await signIn(email, { device, address })).statusCode).toBe(200);
});

test('E2 one network can’t use up what all networks may try', async () => {
  const { email } = await createOwner();
  const network = Array.from({ length: 100 }, (_, at) => ({ address: `2001:db8:1:2:${at}::${at}` }));
  const tried = await statuses(network.map((sender) => guess(email, sender)));
  expect(tried.filter((status) => status === 401)).toHaveLength(10);
  expect((await signIn(email, { address: '2001:db8:1:3::1' })).statusCode).toBe(200);
});

test('E2 a known device has 20 guesses in a quarter of an hour', async () => {
  const { email, device } = await createOwnerWithDevice();
  const tried = await statuses(Array.from({ length: 21 }, () => guess(email, { device })));
  expect(tried.filter((status) => status === 401)).toHaveLength(20);
  expect((await signIn(email, { device })).headers['retry-after']).toBe('900');
});

test('E2 strangers neither use up, replace nor invalidate the codes of a known device', async () => {
  const { email, device } = await createOwnerWithDevice();
  await sendCode(email, { device });
  const own = await api.outbox.newestCode(email);
  const sent = await statuses(strangers(12).map((stranger) => sendCode(email, stranger)));
  expect(sent.filter((status) => status === 200)).toHaveLength(9);
  for (const stranger of strangers(40)) await verify(email, wrong(own), stranger);
  expect((await sendCode(email)).statusCode).toBe(429);
  expect((await verify(email, own, { device })).statusCode).toBe(200);
  expect((await sendCode(email, { device })).statusCode).toBe(200);
});

test('E2 the tries of strangers don’t keep a new browser from entering its code', async () => {
  const { email } = await createOwner();
  for (const stranger of strangers(40)) await verify(email, '000000', stranger);
  await sendCode(email);
  expect((await verify(email, await api.outbox.newestCode(email))).statusCode).toBe(200);
});

test('E2 a code of a known device works in no other browser', async () => {
  const { email, device } = await createOwnerWithDevice();
  await sendCode(email, { device });
  expect((await verify(email, await api.outbox.newestCode(email))).json()).toMatchObject({ type: 'otp-invalid' });
});

test('E2 scripts and other sites can’t read the cookie, and the database contains its hash', async () => {
  const { email } = await createOwner();
  const response = await signIn(email);
  const attributes = 'Path=/api/v1; Max-Age=34560000; HttpOnly; SameSite=Strict';
  expect(response.headers['set-cookie']).toBe(`device=${getDevice(response)}; ${attributes}`);
  const { rows } = await api.services.db.execute(
    sql`select 1 from known_devices d where d::text like ${`%${getDevice(response)}%`}`,
  );
  expect(rows).toEqual([]);
  const shop = await startTestApi({ environment: { PUBLIC_URL: 'https://shop.example.com' } });
  onTestFinished(() => shop.close());
  const { headers } = await signIn((await createOwner(shop)).email, {}, shop);
  expect(headers['set-cookie']).toMatch(/; SameSite=Strict; Secure$/);
});

test('E2 two accounts in one browser share its secret; a secret that the shop didn’t issue is replaced', async () => {
  const { email, device } = await createOwnerWithDevice();
  const { email: other } = await createOwner();
  expect(getDevice(await signIn(other, { device }))).toBe(device);
  expect(getDevice(await signIn(email, { device }))).toBe(device);
  const invented = 'x'.repeat(43);
  expect(getDevice(await signIn(email, { device: invented }))).not.toBe(invented);
});

test.each([
  ['of another account', async () => (await createOwnerWithDevice()).device],
  ['that was invented', async () => 'x'.repeat(43)],
  [
    'from before all sessions ended',
    async ({ id, device }: { id: string; device: string }) => {
      await endAllSessions(api.services.db, id, api.clock.now());
      return device;
    },
  ],
])('E2 a device %s isn’t known', async (_, deviceFor) => {
  const owner = await createOwnerWithDevice();
  const device = await deviceFor(owner);
  await Promise.all(strangers(45).map(({ address }) => countGuess(owner.email, address)));
  expect((await signIn(owner.email, { device })).statusCode).toBe(429);
});

const requestLink = (email: string, sender?: Sender) => post('/users/sign-in-links/', { email }, sender);
const followLink = (token: string, sender?: Sender) => post('/users/sign-in-links/confirm/', { token }, sender);
/** Returns the tokens of the mailed links, oldest first. */
async function readLinks(email: string): Promise<string[]> {
  const mails = (await api.outbox.mails()).filter((text) => text.includes(`To: ${email}`));
  return mails.flatMap(
    (text) => /sign-in-link#token(?:=3D|=)([\w-]{43})/.exec(text.replaceAll('=\r\n', ''))?.[1] ?? [],
  );
}

test('E2 after 10,000 guesses and requests of links, a link signs in the owner’s new browser, which is then known', async () => {
  const { email } = await createOwner();
  const newBrowser = { address: '198.51.100.9' };
  for (let network = 0; network < 200; network++)
    await Promise.all(Array.from({ length: 50 }, (_, at) => countGuess(email, `10.1.${network}.${at}`)));
  expect((await signIn(email, newBrowser)).statusCode).toBe(429);
  // A stranger’s requests send the owner three links; none of the responses says so.
  const requested = await statuses(strangers(40).map((stranger) => requestLink(email, stranger)));
  expect(new Set(requested)).toEqual(new Set([200]));
  api.clock.advance(14 * 60_000);
  expect((await requestLink(email, newBrowser)).json()).toEqual({ detail: 'Link sent' });
  const links = await readLinks(email);
  expect(links).toHaveLength(3);
  const response = await followLink(links.at(-1) ?? '', newBrowser);
  expect([response.statusCode, response.json().user.email]).toEqual([200, email]);
  expect((await signIn(email, { ...newBrowser, device: getDevice(response) })).statusCode).toBe(200);
});

test('E2 a link works once, also at the same moment, for 15 minutes, and the next one can then be requested', async () => {
  const { email } = await createOwner();
  for (let at = 0; at < 3; at++) await requestLink(email);
  const [first = '', second = '', third = ''] = await readLinks(email);
  expect((await statuses([1, 2, 3].map(() => followLink(first)))).sort()).toEqual([200, 404, 404]);
  api.clock.advance(15 * 60_000 - 1);
  await requestLink(email);
  expect(await readLinks(email)).toHaveLength(3);
  expect((await followLink(second)).statusCode).toBe(200);
  api.clock.advance(1);
  expect((await followLink(third)).statusCode).toBe(404);
  await requestLink(email);
  expect((await followLink((await readLinks(email)).at(-1) ?? '')).statusCode).toBe(200);
  const stranger = `${randomUUID()}@example.com`;
  expect((await requestLink(stranger)).json()).toEqual({ detail: 'Link sent' });
  expect(await readLinks(stranger)).toEqual([]);
});

test('E2 each way to sign in makes the browser known', async () => {
  const { email } = await createOwner();
  await sendCode(email);
  const responses = [
    await verify(email, await api.outbox.newestCode(email)),
    await post('/token/', { username: email, password }),
  ];
  for (const response of responses) expect(getDevice(response)).toMatch(/^[\w-]{43}$/);
  expect((await guess(`${randomUUID()}@example.com`)).headers['set-cookie']).toBeUndefined();
});
