import { createPublicKey, verify } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import { activities, bookings, ticketEvents } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { insertActivity, insertEvent, insertVehicle } from '../fixtures.ts';
import { addActivity, createOrder, ticketOrder, transferOrder } from './orders.ts';

const api = await startTestApi();
const layla = await api.signIn();
afterAll(() => api.close());

async function bookActivity(): Promise<string> {
  const { id } = await insertActivity(api.services.db);
  const body = createOrder([await addActivity(layla, id)], { adults: 2, children: 1, infants: 0 });
  const response = await layla.call('POST', '/bookings/', { body });
  return response.json().booking_number;
}
async function bookTickets(): Promise<string> {
  const event = await insertEvent(api.services.db);
  const response = await layla.call('POST', '/bookings/', { body: ticketOrder(event) });
  return response.json().booking_number;
}
const list = (number: string, { call }: Pick<TestAccount, 'call'> = layla) =>
  call('GET', `/bookings/${number}/passes/`);
const check = (code: string) => api.call('POST', '/passes/checks/', { body: { code } });
const update = (number: string, set: Partial<typeof bookings.$inferInsert>) =>
  api.services.db.update(bookings).set(set).where(eq(bookings.number, number));

test('E15 each traveller of a booking has a pass, which a gate verifies with the published key alone', async () => {
  const number = await bookActivity();
  const response = await list(number);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  const { status, passes } = response.json();
  expect(status).toBe('valid');
  expect(passes).toMatchObject([
    { number: `${number}-1`, title: 'Evening in the red dunes', date: '2030-03-10', time: '09:00', kind: 'adult' },
    { number: `${number}-2`, kind: 'adult' },
    { number: `${number}-3`, kind: 'child' },
  ]);
  const keys = await api.call('GET', '/voucher-keys/');
  const key = createPublicKey({ key: keys.json().keys[0], format: 'jwk' });
  for (const { code } of passes) {
    const bytes = Buffer.from(code, 'base64url');
    expect(verify(null, bytes.subarray(0, -64), key, bytes.subarray(-64))).toBe(true);
  }
  expect(new Set(passes.map(({ code }: { code: string }) => code)).size).toBe(3);
  const tag = keys.headers['etag'];
  expect((await api.call('GET', '/voucher-keys/', { headers: { 'if-none-match': `${tag}` } })).statusCode).toBe(304);
});

test('E15 a transfer has a pass for each ride', async () => {
  const vehicle = await insertVehicle(api.services.db);
  const created = await layla.call('POST', '/transfers/bookings/', { body: transferOrder(vehicle) });
  const { passes } = (await list(created.json().booking_number)).json();
  expect(passes).toMatchObject([{ kind: 'ride', date: '2030-03-10', time: '09:00' }]);
});

test('E15 a booking of another user has no passes', async () => {
  const number = await bookTickets();
  const other = await api.signIn();
  expect((await list(number, other)).statusCode).toBe(404);
  expect((await list(number, { call: api.call })).statusCode).toBe(401);
});

test('E15 any caller with a code sees that pass, and nothing about the customer', async () => {
  const number = await bookActivity();
  const { passes } = (await list(number)).json();
  const response = await check(passes[2].code);
  expect(response.json()).toEqual({
    number: `${number}-3`,
    title: 'Evening in the red dunes',
    date: '2030-03-10',
    time: '09:00',
    kind: 'child',
    status: 'valid',
  });
  expect(response.headers['ratelimit-limit']).toBe('600');
  expect(response.body).not.toMatch(/Layla|Haddad|example\.com|971/);
});

test('E15 a code that the shop hasn’t signed is not found', async () => {
  const { passes } = (await list(await bookTickets())).json();
  const [{ code }] = passes;
  const changed = `${code.slice(0, 20)}${code[20] === 'A' ? 'B' : 'A'}${code.slice(21)}`;
  const responses = [await check(changed), await check('A'.repeat(111)), await check(code.slice(0, -4))];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test('E15 a cancelled booking gives out no codes, and its codes no longer admit', async () => {
  const number = await bookTickets();
  const [{ code }] = (await list(number)).json().passes;
  expect((await check(code)).json().status).toBe('valid');
  await layla.call('DELETE', `/bookings/${number}/`);
  expect((await list(number)).json()).toMatchObject({ status: 'cancelled', passes: [{ code: null }] });
  expect((await check(code)).json().status).toBe('cancelled');
});

test('E15 a booking that waits for its payment gives out no codes', async () => {
  const number = await bookTickets();
  const [{ code }] = (await list(number)).json().passes;
  await update(number, { status: 'pending' });
  expect((await list(number)).json()).toMatchObject({ status: 'unpaid', passes: [{ code: null }] });
  expect((await check(code)).json().status).toBe('unpaid');
});

test('E15 a code from before a change of the booking no longer admits', async () => {
  const number = await bookTickets();
  const [{ code }] = (await list(number)).json().passes;
  const [row] = await api.services.db.select().from(bookings).where(eq(bookings.number, number));
  const { details } = row!;
  if (!('items' in details)) throw new Error('A booking of tickets has items');
  const items = details.items.map((item) => ({ ...item, date: '2030-03-11' }));
  await update(number, { details: { ...details, items } as typeof details });
  expect((await check(code)).json()).toMatchObject({ date: '2030-03-10', status: 'changed' });
  const [{ code: next }] = (await list(number)).json().passes;
  expect((await check(next)).json()).toMatchObject({ date: '2030-03-11', status: 'valid' });
});

test('E15 the voucher is a PDF for the owner only, which no cache stores', async () => {
  const number = await bookActivity();
  const response = await layla.call('GET', `/bookings/${number}/voucher/`);
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${number}.pdf"`,
    'cache-control': 'private, no-store',
    'ratelimit-limit': '30',
  });
  const { text } = await extractText(new Uint8Array(response.rawPayload), { mergePages: true });
  const flat = text.replaceAll(/\s+/g, ' ');
  for (const part of [number, 'Layla Haddad', 'Evening in the red dunes', 'Sun 10 March 2030, 9:00 AM', `${number}-3`])
    expect(flat).toContain(part);
  const other = await api.signIn();
  expect((await other.call('GET', `/bookings/${number}/voucher/`)).statusCode).toBe(404);
  expect((await api.call('GET', `/bookings/${number}/voucher/`)).statusCode).toBe(401);
});

test('E15 the voucher says what to bring and to wear, and no facts that are unknown', async () => {
  const facts = { min_age: 5, dress_code: 'Closed shoes', bring: ['Hat', 'Water'], toilets: true };
  const { id } = await insertActivity(api.services.db, { facts });
  const body = createOrder([await addActivity(layla, id)], { adults: 2, children: 1, infants: 0 });
  const number = (await layla.call('POST', '/bookings/', { body })).json().booking_number;
  const read = async (of: string) => {
    const { rawPayload } = await layla.call('GET', `/bookings/${of}/voucher/`);
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  };
  const text = await read(number);
  expect(text).toContain('Good to know Age: From 5 years Dress code: Closed shoes What to bring: Hat, Water');
  expect(text).not.toContain('Toilets');
  expect(await read(await bookTickets())).not.toContain('Good to know');
});

test('the facts of an attraction are in a booking of its tickets, its mail and its voucher, as they are now', async () => {
  const event = await insertEvent(api.services.db, undefined, { facts: { min_age: 8, dress_code: 'Smart' } });
  const number = (await layla.call('POST', '/bookings/', { body: ticketOrder(event) })).json().booking_number;
  const mail = (await api.outbox.mails()).find((eml) => eml.includes(number));
  expect(mail).toMatch(/Age: From 8 years/);
  const facts = { dress_code: 'Swimwear', emergency_phone: '+971 50 555 0144' };
  await api.services.db.update(ticketEvents).set({ facts }).where(eq(ticketEvents.id, event.id));
  expect((await layla.call('GET', `/bookings/${number}/`)).json().cart_items[0].facts).toEqual(facts);
  const { rawPayload } = await layla.call('GET', `/bookings/${number}/voucher/`);
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Good to know Dress code: Swimwear');
});

test('the meeting point is in the booking, its voucher and its mail, as it is now; lists leave it out', async () => {
  const point = { name: 'Jetty 4', directions: 'Behind the café', latitude: 25.2, longitude: 55.3 };
  const { id } = await insertActivity(api.services.db, { facts: { meeting_point: { ...point, name: 'Old jetty' } } });
  const body = createOrder([await addActivity(layla, id)], { adults: 2, children: 1, infants: 0 });
  const number = (await layla.call('POST', '/bookings/', { body })).json().booking_number;
  const mail = (await api.outbox.mails()).find((eml) => eml.includes(number))?.replaceAll('=\r\n', '');
  expect(mail).toMatch(/Meeting point: Old jetty/);
  expect(mail).toContain('https://www.openstreetmap.org/?mlat=3D25.2');
  const facts = { meeting_point: point, emergency_phone: '+971 50 555 0144' };
  await api.services.db.update(activities).set({ facts }).where(eq(activities.id, id));
  expect((await layla.call('GET', `/bookings/${number}/`)).json().cart_items[0].facts).toEqual(facts);
  expect((await layla.call('GET', '/bookings/')).json().activity_bookings[0].cart_items[0]).not.toHaveProperty('facts');
  const { rawPayload } = await layla.call('GET', `/bookings/${number}/voucher/`);
  const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('Meeting point: Jetty 4. Behind the café');
  expect(text).toContain('+971 50 555 0144');
});

test('E15 the PDF of a cancelled booking says so and has no passes', async () => {
  const number = await bookTickets();
  await layla.call('DELETE', `/bookings/${number}/`);
  const response = await layla.call('GET', `/bookings/${number}/voucher/`);
  const { text } = await extractText(new Uint8Array(response.rawPayload), { mergePages: true });
  expect(text).toContain('no longer valid');
  expect(text).not.toContain(`${number}-1`);
});
