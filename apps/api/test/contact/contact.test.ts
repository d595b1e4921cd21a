import { maxContactLengths } from '@aitours/domain/contact';
import { afterAll, expect, test } from 'vitest';
import { readContract } from '../../src/contract/document.ts';
import { startTestApi } from '../../src/testing/index.ts';

const CONTACT_EMAIL = 'desk@shop.example.com';
const improved = { BEHAVIOUR: 'improved', CONTACT_EMAIL };
const body = {
  name: ' Amira Haddad ',
  email: 'amira@example.com',
  phone: '+971 50 123 4567',
  message: 'Can a pram come along?\nIs it <b>steep</b>?',
};

const api = await startTestApi({ environment: improved });
afterAll(() => api.close());

const send = (change = {}) => api.call('POST', '/contact/', { body: { ...body, ...change } });

test('QUIRK-04 a message is mailed to the configured address, and a reply goes to the sender', async () => {
  const response = await send();
  expect([response.statusCode, response.json()]).toEqual([200, { detail: 'Message sent' }]);
  const [mail = '', ...others] = await api.outbox.mails();
  expect(others).toEqual([]);
  expect(mail).toContain(`To: ${CONTACT_EMAIL}`);
  expect(mail).toContain('Reply-To: amira@example.com');
  expect(mail).toContain('Subject: Message from Amira Haddad\r\n');
  expect(mail).toContain('Phone: +971 50 123 4567');
  expect(mail).toContain('Can a pram come along?');
  expect(mail).toContain('&lt;b&gt;steep&lt;/b&gt;');
  expect(api.logged.join('')).not.toContain('amira');
});

test('QUIRK-04 neither the name nor the address adds a header or a recipient', async () => {
  const before = (await api.outbox.mails()).length;
  expect((await send({ name: 'A\r\nBcc: all@example.com' })).statusCode).toBe(200);
  expect((await send({ email: 'one@example.com,two@example.com' })).statusCode).toBe(400);
  const mails = await api.outbox.mails();
  expect(mails).toHaveLength(before + 1);
  for (const mail of mails) expect(mail.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
});

test.each(['name', 'email', 'phone', 'message'])('QUIRK-04 CONTACT-01 a blank %s is invalid', async (field) => {
  const response = await send({ [field]: '     ' });
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().errors)).toEqual([field]);
});

test('QUIRK-04 the form’s fields have the lengths of the contract', () => {
  const schemas = readContract().components?.['schemas'];
  const { properties } = Object(Object(schemas)['NewContactMessage']);
  const lengths = Object.entries(maxContactLengths).filter(([name]) => name !== 'email');
  expect(lengths.map(([name]) => [name, properties[name].maxLength])).toEqual(lengths);
});

test.each([
  ['by one sender', 5, () => ({ email: 'busy@example.com' })],
  ['from one network address', 20, (index: number) => ({ email: `person${index}@example.com` })],
])('QUIRK-04 messages %s are limited', async (_, max, change) => {
  api.clock.advance(2 * 3_600_000);
  for (let index = 0; index < max; index++) expect((await send(change(index))).statusCode).toBe(200);
  expect((await send(change(max))).statusCode).toBe(429);
});

test.each([
  ['without an address for messages', { BEHAVIOUR: 'improved' }],
  ['in the specified behaviour', { CONTACT_EMAIL }],
])('QUIRK-04 %s nothing is accepted', async (_, environment) => {
  const other = await startTestApi({ environment });
  try {
    const response = await other.call('POST', '/contact/', { body });
    expect([response.statusCode, response.json().type]).toEqual([404, 'not-found']);
    expect(await other.outbox.mails()).toEqual([]);
  } finally {
    await other.close();
  }
});
