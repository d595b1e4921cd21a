import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newsletterSubscriptions } from '../../src/db/schema.ts';
import { deleteExpiredRows } from '../../src/jobs/cleanupJob.ts';
import { day } from '../../src/lib/durations.ts';
import { oneClickPath } from '../../src/mail/newsletterMail.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';

const unknownToken = 'x'.repeat(43);

const api = await startTestApi({ environment: { BEHAVIOUR: 'improved', PUBLIC_URL: 'https://shop.example.com' } });
beforeEach(() => api.clock.advance(day / 4));
afterAll(() => api.close());

let people = 0;
const newAddress = () => `reader${people++}@example.com`;
const subscribe = (email: string) => api.call('POST', '/newsletter/', { body: { email } });
const confirm = async (token: string) =>
  (await api.call('POST', '/newsletter/confirm/', { body: { token } })).statusCode;
const unsubscribe = async (token: string) =>
  (await api.call('POST', '/newsletter/unsubscribe/', { body: { token } })).statusCode;
const stored = async (email: string) =>
  (await api.services.db.select().from(newsletterSubscriptions)).find((row) => row.email === email);
const mailsTo = async (email: string) =>
  (await api.outbox.mails())
    .filter((eml) => eml.includes(`To: ${email}`))
    .map((eml) => eml.replaceAll('=\r\n', '').replaceAll('=3D', '='));

/** Returns the token in the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const token = /newsletter\/confirm\?token=([\w-]{43})/.exec((await mailsTo(email)).at(-1) ?? '')?.[1];
  if (!token) throw new Error(`No link was mailed to ${email}`);
  return token;
}

test('QUIRK-03 an address is subscribed once the link mailed to it is confirmed', async () => {
  const email = newAddress();
  const response = await subscribe(email.toUpperCase());
  expect([response.statusCode, response.json()]).toEqual([200, { detail: 'Confirmation sent' }]);
  expect(await stored(email)).toMatchObject({ confirmedAt: null });
  const [mail = '', ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  const token = await tokenFor(email);
  expect(mail).toContain(`https://shop.example.com/newsletter/confirm?token=${token}`);
  expect(mail).toMatch(
    new RegExp(`^List-Unsubscribe:\\s+<https://shop.example.com${oneClickPath}\\?token=${token}>`, 'm'),
  );
  expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  expect([await confirm(token), await confirm(token)]).toEqual([200, 200]);
  expect(await stored(email)).toMatchObject({ confirmedAt: api.clock.now() });
  expect(api.logged.join('')).not.toContain(email);
});

test('QUIRK-03 a subscribed address gets the same response, and no mail', async () => {
  const email = newAddress();
  await subscribe(email);
  const token = await tokenFor(email);
  await confirm(token);
  const repeated = await subscribe(email);
  const first = await subscribe(newAddress());
  expect([repeated.statusCode, repeated.body]).toEqual([first.statusCode, first.body]);
  expect(await mailsTo(email)).toHaveLength(1);
  expect((await stored(email))?.confirmedAt).not.toBeNull();
});

test('QUIRK-03 an unconfirmed address gets the link again', async () => {
  const email = newAddress();
  await subscribe(email);
  const token = await tokenFor(email);
  await subscribe(email);
  expect(await mailsTo(email)).toHaveLength(2);
  expect(await tokenFor(email)).toBe(token);
});

test.each([
  ['confirmed', true],
  ['unconfirmed', false],
])('QUIRK-03 unsubscribing deletes the address when %s, and ends the link', async (_, isConfirmed) => {
  const email = newAddress();
  await subscribe(email);
  const token = await tokenFor(email);
  if (isConfirmed) await confirm(token);
  expect(await unsubscribe(token)).toBe(200);
  expect(await stored(email)).toBeUndefined();
  expect([await unsubscribe(token), await confirm(token)]).toEqual([404, 404]);
});

test('QUIRK-03 a link is valid for a week; then the address is deleted unless it is confirmed', async () => {
  const [late, confirmed] = [newAddress(), newAddress()];
  await subscribe(late);
  await subscribe(confirmed);
  const token = await tokenFor(late);
  await confirm(await tokenFor(confirmed));
  api.clock.advance(7 * day - 1);
  await deleteExpiredRows(api.services.db, api.clock.now(), api.services.config.retention);
  expect(await stored(late)).toBeDefined();
  api.clock.advance(1);
  expect(await confirm(token)).toBe(404);
  await deleteExpiredRows(api.services.db, api.clock.now(), api.services.config.retention);
  expect(await stored(late)).toBeUndefined();
  expect(await stored(confirmed)).toBeDefined();
});

test('QUIRK-03 unknown and malformed tokens change nothing', async () => {
  const before = await api.services.db.select().from(newsletterSubscriptions);
  expect([await confirm(unknownToken), await unsubscribe(unknownToken)]).toEqual([404, 404]);
  expect([await confirm(''), await unsubscribe('%')]).toEqual([400, 400]);
  expect(await api.services.db.select().from(newsletterSubscriptions)).toEqual(before);
});

test('QUIRK-03 mails to one address, and requests from one network address, are limited', async () => {
  const email = newAddress();
  for (let index = 0; index < 3; index++) expect((await subscribe(email)).statusCode).toBe(200);
  expect((await subscribe(email.toUpperCase())).statusCode).toBe(429);
  for (let index = 3; index < 20; index++) expect((await subscribe(newAddress())).statusCode).toBe(200);
  expect((await subscribe(newAddress())).statusCode).toBe(429);
});

const save = (account: TestAccount, newsletter_subscription: boolean) =>
  account.call('PUT', '/users/me/', { body: { newsletter_subscription } });
const isShown = async (account: TestAccount) =>
  (await account.call('GET', '/users/me/')).json<{ newsletter_subscription: boolean }>().newsletter_subscription;

test('QUIRK-03 the switch in the profile subscribes a proven address, and unsubscribes it', async () => {
  const reader = await api.signIn();
  await save(reader, true);
  const subscribed = await stored(reader.email);
  expect(subscribed?.confirmedAt).toEqual(api.clock.now());
  expect(await mailsTo(reader.email)).toEqual([]);
  await save(reader, true);
  await reader.call('PUT', '/users/me/', { body: { bio: 'Reads.' } });
  expect(await stored(reader.email)).toEqual(subscribed);
  await save(reader, false);
  expect(await stored(reader.email)).toBeUndefined();
});

test('QUIRK-03 the switch mails the link of a confirmation to an address that isn’t proven', async () => {
  const reader = await api.signIn({ verified: false });
  await save(reader, true);
  expect(await stored(reader.email)).toMatchObject({ confirmedAt: null });
  expect(await confirm(await tokenFor(reader.email))).toBe(200);
  expect((await stored(reader.email))?.confirmedAt).not.toBeNull();
});

test('QUIRK-03 the profile shows what the links in mails have changed', async () => {
  const [reader, other] = [await api.signIn(), await api.signIn()];
  await save(other, true);
  await subscribe(reader.email);
  const token = await tokenFor(reader.email);
  expect(await isShown(reader)).toBe(false);
  await confirm(token);
  expect(await isShown(reader)).toBe(true);
  await unsubscribe(token);
  expect([await isShown(reader), await isShown(other)]).toEqual([false, true]);
});

test('QUIRK-03 in the specified behaviour nothing is stored or mailed', async () => {
  const specified = await startTestApi();
  try {
    const response = await specified.call('POST', '/newsletter/', { body: { email: newAddress() } });
    expect(response.statusCode).toBe(404);
    const reader = await specified.signIn();
    await save(reader, true);
    expect(await isShown(reader)).toBe(true);
    expect(await specified.services.db.select().from(newsletterSubscriptions)).toEqual([]);
    expect(await specified.outbox.mails()).toEqual([]);
  } finally {
    await specified.close();
  }
});

describe('unsubscribing with the button of a mail program (RFC 8058)', () => {
  const post = (token: string, payload: string, type = 'application/x-www-form-urlencoded') =>
    api.app.inject({
      method: 'POST',
      url: `${oneClickPath}?token=${token}`,
      payload,
      headers: { 'content-type': type },
    });
  const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

  test.each([
    ['a form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
    ['a form in parts', multipart, 'multipart/form-data; boundary=x'],
  ])('QUIRK-03 deletes the address, by %s, and responds the same to a repetition', async (_, payload, type) => {
    const email = newAddress();
    await subscribe(email);
    const token = await tokenFor(email);
    for (const _repetition of [1, 2]) expect((await post(token, payload, type)).statusCode).toBe(200);
    expect(await stored(email)).toBeUndefined();
  });

  test('opening the address shows the page that asks, and another body is rejected', async () => {
    const email = newAddress();
    await subscribe(email);
    const token = await tokenFor(email);
    expect((await post(token, 'x=1')).statusCode).toBe(400);
    const opened = await api.app.inject({ method: 'GET', url: `${oneClickPath}?token=${token}` });
    expect([opened.statusCode, opened.headers['location']]).toEqual([
      303,
      `https://shop.example.com/newsletter/unsubscribe?token=${token}`,
    ]);
    expect(await stored(email)).toBeDefined();
  });
});
