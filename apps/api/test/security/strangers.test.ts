import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookings, users } from '../../src/db/schema.ts';
import { type Call, startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { addActivity, createOrder, ticketOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent } from '../fixtures.ts';

/** Layla's data, and callers who request it. */
let api: TestApi;
let layla: TestAccount;
let number: string;
let bookingId: string;
let lineId: string;
let guestLineId: string;
let strangers: readonly (readonly [string, Call])[];
beforeAll(async () => {
  api = await startTestApi();
  const { db } = api.services;
  layla = await api.signIn();
  const dunes = await insertActivity(db);
  const deck = await insertEvent(db);
  number = (await layla.call('POST', '/bookings/', { body: ticketOrder(deck) })).json().booking_number;
  const [row] = await db.select().from(bookings).where(eq(bookings.number, number));
  bookingId = row?.id ?? '';
  lineId = (await addActivity(layla, dunes.id)).id;
  guestLineId = (await addActivity({ call: api.asGuest() }, dunes.id)).id;
  strangers = [
    ['a customer', (await api.signIn()).call],
    ['staff', (await api.signIn({ isStaff: true })).call],
    ['a company address', (await api.signIn({ email: `${randomUUID()}@aitours.com` })).call],
    ['a guest', api.asGuest()],
    ['no credentials', api.call],
  ];
});
afterAll(() => api.close());

const requests = (ref: string, booking: string, line: string): [Parameters<Call>[0], string, unknown?][] => [
  ['GET', `/bookings/${ref}/`],
  ['GET', `/bookings/${booking}/`],
  ['DELETE', `/bookings/${ref}/`],
  ['GET', `/transfers/bookings/${ref}/`],
  ['GET', `/transfers/bookings/${booking}/`],
  ['GET', `/cart-items/${line}/`],
  ['PATCH', `/cart-items/${line}/`, { quantity: 2 }],
  ['DELETE', `/cart-items/${line}/`],
];

test('BOOK-21 GAP-30 another user’s bookings and cart items get the same response as unknown ones', async () => {
  for (const [name, call] of strangers) {
    const unknown = requests('AB00000000', randomUUID(), randomUUID());
    for (const line of [lineId, guestLineId]) {
      for (const [at, [method, path, body]] of requests(number, bookingId, line).entries()) {
        const response = await call(method, path, { body });
        const [, elsewhere = '', other] = unknown[at] ?? [];
        const absent = await call(method, elsewhere, { body: other });
        expect(response.statusCode, `${name}: ${method} ${path}`).toBeGreaterThanOrEqual(400);
        expect([response.statusCode, response.body]).toEqual([absent.statusCode, absent.body]);
      }
    }
  }
});

test('BOOK-30 a voucher is found by its number, by its owner only, and contains no database id', async () => {
  const response = await layla.call('GET', `/bookings/${number}/`);
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toContain(bookingId);
  expect((await layla.call('GET', `/bookings/${bookingId}/`)).statusCode).toBe(404);
});

test('GAP-16 another user’s cart items can’t be booked and aren’t in the caller’s cart', async () => {
  for (const [, call] of strangers) {
    const own = (await call('GET', '/cart/')).json();
    expect(own.items).toEqual([]);
    const stolen = { id: lineId, type: 'activity', date: '2030-03-10', price: '486.00', quantity: 1 };
    const response = await call('POST', '/bookings/', { body: createOrder([stolen]) });
    expect([401, 404]).toContain(response.statusCode);
  }
  expect((await layla.call('GET', '/cart/')).json().items).toMatchObject([{ id: lineId, quantity: 1 }]);
});

test('GAP-17 a signed-in user can’t read a guest’s cart by its key, but can move it', async () => {
  const key = randomUUID();
  const dunes = await insertActivity(api.services.db);
  const { id } = await addActivity({ call: api.asGuest(key) }, dunes.id);
  const other = await api.signIn();
  const headers = { 'x-session-key': key };
  expect((await other.call('GET', `/cart-items/${id}/`, { headers })).statusCode).toBe(404);
  expect((await api.asGuest()('GET', `/cart-items/${id}/`)).statusCode).toBe(404);
  await other.call('POST', '/cart/transfer_guest_cart/', { body: { session_key: key } });
  expect((await api.asGuest(key)('GET', '/cart/')).json().items).toEqual([]);
});

test('AUTH-45 the token of a deleted account is rejected', async () => {
  const { db } = api.services;
  const gone = await api.signIn();
  expect((await gone.call('GET', '/users/me/')).statusCode).toBe(200);
  await db.delete(users).where(eq(users.id, gone.id));
  expect((await gone.call('GET', '/users/me/')).json()).toMatchObject({ status: 401, type: 'session-expired' });
});
