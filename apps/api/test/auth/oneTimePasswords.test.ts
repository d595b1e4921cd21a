import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { users } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi({ environment: { RATE_LIMIT_FACTOR: '10' } });
afterAll(() => api.close());

const send = (email: string) => api.call('POST', '/users/send_otp/', { body: { email } });
const verify = (email: string, otp: string) => api.call('POST', '/users/verify_otp/', { body: { email, otp } });
const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');

async function accountWithCode(): Promise<{ email: string; code: string }> {
  const { email } = await api.signIn({ verified: false });
  await send(email);
  return { email, code: await api.outbox.newestCode(email) };
}

test('API-06 API-07 AUTH-11 the code in the mail signs in and verifies the address', async () => {
  const { email, id } = await api.signIn({ verified: false });
  expect((await send(email)).json()).toEqual({ detail: 'OTP sent' });
  const code = await api.outbox.newestCode(email);
  expect(code).toMatch(/^\d{6}$/);
  const verifiedAt = async () =>
    (await api.services.db.select().from(users).where(eq(users.id, id)))[0]?.emailVerifiedAt;
  expect(await verifiedAt()).toBeNull();
  const response = await verify(email, code);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ access: expect.any(String), refresh: expect.any(String), user: { email } });
  expect(await verifiedAt()).toEqual(api.clock.now());
});

test('GAP-04 an unknown address gets the same response, and no mail', async () => {
  const { email } = await api.signIn();
  const before = (await api.outbox.mails()).length;
  const [known, unknown] = [await send(email), await send(`${randomUUID()}@example.com`)];
  expect(known.json()).toEqual({ detail: 'OTP sent' });
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(await api.outbox.mails()).toHaveLength(before + 1);
});

test('GAP-04 a code works once', async () => {
  const { email, code } = await accountWithCode();
  const responses = await Promise.all(Array.from({ length: 4 }, () => verify(email, code)));
  expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await verify(email, code)).json()).toMatchObject({ type: 'otp-invalid' });
});

test('GAP-04 a code works for ten minutes', async () => {
  const [first, second] = [await accountWithCode(), await accountWithCode()];
  api.clock.advance(10 * 60_000 - 1);
  expect((await verify(first.email, first.code)).statusCode).toBe(200);
  api.clock.advance(1);
  const late = await verify(second.email, second.code);
  expect(late.statusCode).toBe(400);
  expect(late.json()).toMatchObject({ type: 'otp-expired' });
});

test('GAP-04 after five wrong tries the valid code is rejected', async () => {
  const { email, code } = await accountWithCode();
  for (let attempt = 1; attempt <= 5; attempt++)
    expect((await verify(email, otherCode(code))).json()).toMatchObject({ type: 'otp-invalid' });
  expect((await verify(email, code)).json()).toMatchObject({ type: 'otp-invalid' });
  await send(email);
  expect((await verify(email, await api.outbox.newestCode(email))).statusCode).toBe(200);
});

test('GAP-04 concurrent tries are all counted', async () => {
  const { email, code } = await accountWithCode();
  await Promise.all(Array.from({ length: 12 }, () => verify(email, otherCode(code))));
  expect((await verify(email, code)).statusCode).toBe(400);
});

test('GAP-04 a new code invalidates the previous one', async () => {
  const { email, code } = await accountWithCode();
  await send(email);
  const newest = await api.outbox.newestCode(email);
  if (newest !== code) expect((await verify(email, code)).statusCode).toBe(400);
  expect((await verify(email, newest)).statusCode).toBe(200);
});

test('GAP-04 a code is invalid for another address', async () => {
  const [one, other] = [await accountWithCode(), await accountWithCode()];
  if (one.code !== other.code) expect((await verify(other.email, one.code)).statusCode).toBe(400);
});

test('GAP-04 the mail has one recipient, a text and an HTML part', async () => {
  const { email, code } = await accountWithCode();
  const mail = (await api.outbox.mails()).findLast((eml) => eml.includes(email));
  expect(mail?.match(/^To: .*$/gm)).toEqual([`To: ${email}`]);
  expect(mail).toMatch(/^Content-Type: text\/plain/m);
  expect(mail).toMatch(/^Content-Type: text\/html/m);
  expect(mail?.split(code).length).toBeGreaterThan(2);
  expect(mail?.match(/^Subject: .*$/gm)).toEqual(['Subject: Your aiTours code']);
});

test.each(['layla@example.com\r\nBcc: all@example.com', 'a b@example.com', 'no-at.example.com'])(
  'GAP-04 %j is an invalid address',
  async (email) => {
    expect((await send(email)).json()).toMatchObject({
      type: 'invalid-request',
      errors: { email: [expect.any(String)] },
    });
  },
);

test('GAP-04 a list of addresses counts as one unknown address', async () => {
  const before = (await api.outbox.mails()).length;
  await send('one@example.com,two@example.com').catch(() => {});
  expect(await api.outbox.mails()).toHaveLength(before);
});
