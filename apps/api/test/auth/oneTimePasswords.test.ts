import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { RATE_LIMIT_FACTOR: '10' } });
});
afterAll(() => api.close());

const send = (email: string) => api.call('POST', '/users/send_otp/', { body: { email } });
const verify = (email: string, otp: string) => api.call('POST', '/users/verify_otp/', { body: { email, otp } });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

async function someoneWithCode(): Promise<{ email: string; code: string }> {
  const { email } = await api.signIn({ verified: false });
  await send(email);
  return { email, code: await api.outbox.newestCode(email) };
}

test('API-06 API-07 AUTH-11 the code in the mail signs in and proves the address', async () => {
  const { email, code } = await someoneWithCode();
  expect(code).toMatch(/^\d{6}$/);
  const answer = await verify(email, code);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ access: expect.any(String), refresh: expect.any(String), user: { email } });
});

test('GAP-04 an unknown address gets the same answer, and no mail', async () => {
  const { email } = await api.signIn();
  const before = (await api.outbox.mails()).length;
  const [known, unknown] = [await send(email), await send(`${randomUUID()}@example.com`)];
  expect(known.json()).toEqual({ detail: 'OTP sent' });
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect(await api.outbox.mails()).toHaveLength(before + 1);
});

test('GAP-04 a code works once', async () => {
  const { email, code } = await someoneWithCode();
  const answers = await Promise.all(Array.from({ length: 4 }, () => verify(email, code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect((await verify(email, code)).json()).toMatchObject({ type: 'otp-invalid' });
});

test('GAP-04 a code works for ten minutes', async () => {
  const [first, second] = [await someoneWithCode(), await someoneWithCode()];
  api.clock.advance(10 * 60_000 - 1);
  expect((await verify(first.email, first.code)).statusCode).toBe(200);
  api.clock.advance(1);
  const late = await verify(second.email, second.code);
  expect(late.statusCode).toBe(400);
  expect(late.json()).toMatchObject({ type: 'otp-expired' });
});

test('GAP-04 after five wrong tries even the right code is refused', async () => {
  const { email, code } = await someoneWithCode();
  for (let attempt = 1; attempt <= 5; attempt++)
    expect((await verify(email, wrong(code))).json()).toMatchObject({ type: 'otp-invalid' });
  expect((await verify(email, code)).json()).toMatchObject({ type: 'otp-invalid' });
  await send(email);
  expect((await verify(email, await api.outbox.newestCode(email))).statusCode).toBe(200);
});

test('GAP-04 many tries at once count one by one', async () => {
  const { email, code } = await someoneWithCode();
  await Promise.all(Array.from({ length: 12 }, () => verify(email, wrong(code))));
  expect((await verify(email, code)).statusCode).toBe(400);
});

test('GAP-04 a new code makes the one before worthless', async () => {
  const { email, code } = await someoneWithCode();
  await send(email);
  const newest = await api.outbox.newestCode(email);
  if (newest !== code) expect((await verify(email, code)).statusCode).toBe(400);
  expect((await verify(email, newest)).statusCode).toBe(200);
});

test('GAP-04 the code of one address is worth nothing for another', async () => {
  const [one, other] = [await someoneWithCode(), await someoneWithCode()];
  if (one.code !== other.code) expect((await verify(other.email, one.code)).statusCode).toBe(400);
});

test('GAP-04 the mail goes to exactly one address, as text and as HTML', async () => {
  const { email, code } = await someoneWithCode();
  const mail = (await api.outbox.mails()).findLast((eml) => eml.includes(email));
  expect(mail?.match(/^To: .*$/gm)).toEqual([`To: ${email}`]);
  expect(mail).toMatch(/^Content-Type: text\/plain/m);
  expect(mail).toMatch(/^Content-Type: text\/html/m);
  expect(mail?.split(code).length).toBeGreaterThan(2);
});

test.each(['layla@example.com\r\nBcc: all@example.com', 'a b@example.com', 'no-at.example.com'])(
  'GAP-04 %j is no address to send to',
  async (email) => {
    expect((await send(email)).json()).toMatchObject({
      type: 'invalid-request',
      errors: { email: [expect.any(String)] },
    });
  },
);

test('GAP-04 a list of addresses is one address that nobody has', async () => {
  const before = (await api.outbox.mails()).length;
  await send('one@example.com,two@example.com').catch(() => {});
  expect(await api.outbox.mails()).toHaveLength(before);
});
