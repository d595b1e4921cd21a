import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { signInLimits } from '../../src/auth/limits.ts';
import { startSession } from '../../src/auth/sessions.ts';
import { rateLimits, users } from '../../src/db/schema.ts';
import { enforceRateLimits } from '../../src/rateLimit.ts';
import { operations } from '../../src/resources/operations.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertEvent, insertVehicle } from '../fixtures.ts';
import { endpoints } from '../security/operations.ts';

const api = await startTestApi();
afterAll(() => api.close());

const tryPassword = (username: string) => api.call('POST', '/token/', { body: { username, password: 'a guess' } });

test('API-03 the 11th attempt for one account from one network in an hour gets 429 with the time to wait', async () => {
  for (let guess = 1; guess <= 10; guess++) {
    const response = await tryPassword('Victim@example.com');
    expect(response.statusCode).toBe(401);
    expect(response.headers['ratelimit-remaining']).toBe(`${10 - guess}`);
  }
  const rejected = await tryPassword('victim@example.com');
  expect(rejected.statusCode).toBe(429);
  expect(rejected.json()).toMatchObject({
    type: 'too-many-requests',
    detail: 'Too many requests. Please wait 60 minutes and try again.',
  });
  expect(rejected.headers).toMatchObject({
    'retry-after': '3600',
    'ratelimit-limit': '10',
    'ratelimit-remaining': '0',
    'ratelimit-reset': '3600',
  });
  expect((await tryPassword('someone.else@example.com')).statusCode).toBe(401);
  api.clock.advance(3_599_000);
  const last = await tryPassword('victim@example.com');
  expect([last.headers['retry-after'], last.json().detail]).toEqual([
    '1',
    expect.stringContaining('wait 1 second and'),
  ]);
  api.clock.advance(1_000);
  expect((await tryPassword('victim@example.com')).statusCode).toBe(401);
});

test('API-03 the 101st attempt from one network address gets 429, other addresses aren’t affected', async () => {
  const { db } = api.services;
  const guess = async (number: number, address: string) => {
    const limits = await signInLimits(`stranger-${number}@example.com`, { db, device: null, address });
    return enforceRateLimits(db, limits, api.clock.now(), 1);
  };
  for (let number = 1; number <= 100; number++) await guess(number, '203.0.113.7');
  await expect(guess(101, '203.0.113.7')).rejects.toMatchObject({ status: 429 });
  await expect(guess(101, '203.0.113.8')).resolves.toBeTruthy();
});

test('GAP-04 an e-mail address gets at most five codes in an hour for one network', async () => {
  const send = () => api.call('POST', '/users/send_otp/', { body: { email: 'flood@example.com' } });
  for (let mail = 1; mail <= 5; mail++) expect((await send()).statusCode).toBe(200);
  expect((await send()).statusCode).toBe(429);
});

test.each<[string, string, number]>([
  ['additions to guests’ carts', '/cart-items/', 300],
  ['views of articles', '/blog/posts/none/view/', 120],
])('%s are limited by network address, whatever the session', async (_, path, max) => {
  const statuses = new Set<number>();
  for (let call = 1; call <= max; call++) statuses.add((await api.asGuest()('POST', path, { body: {} })).statusCode);
  expect(statuses).not.toContain(429);
  expect((await api.asGuest()('POST', path, { body: {} })).statusCode).toBe(429);
  if (path === '/cart-items/') {
    const layla = await api.signIn();
    expect((await layla.call('POST', path, { body: {} })).statusCode).not.toBe(429);
  }
});

test('a customer’s bookings and cancellations of 24 hours are limited; what fails isn’t counted', async () => {
  const environment = { BOOKINGS_PER_DAY: '3', CANCELLATIONS_PER_DAY: '2' };
  const shop = await startTestApi({ environment });
  onTestFinished(() => shop.close());
  const [event, sedan] = [await insertEvent(shop.services.db), await insertVehicle(shop.services.db)];
  const [layla, omar] = [await shop.signIn(), await shop.signIn()];
  const book = (headers = {}) => layla.call('POST', '/bookings/', { body: ticketOrder(event), headers });
  const key = { 'idempotency-key': randomUUID() };
  const first = await book(key);
  for (const replay of [await book(key), await book(key)]) expect(replay.json()).toEqual(first.json());
  for (let at = 0; at < 3; at++) {
    const body = { ...ticketOrder(event), total_amount: '1.00' };
    expect((await layla.call('POST', '/bookings/', { body })).statusCode).toBe(409);
  }
  const booked = [
    first,
    await book(),
    await layla.call('POST', '/transfers/bookings/', { body: transferOrder(sedan) }),
  ];
  expect(booked.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  const rejected = await book();
  expect([rejected.statusCode, rejected.json().detail]).toEqual([
    429,
    'Too many bookings. Please wait 24 hours and try again.',
  ]);
  const known = { firstName: 'Layla', lastName: 'Haddad', phone: '+971 50 555 0142' };
  await shop.services.db.update(users).set(known).where(eq(users.id, layla.id));
  const direct = { ticket_type_id: event.typeId, date: '2030-03-10', date_time_slot_id: event.morningId, adults: 1 };
  const ticket = await layla.call('POST', `/tickets/${event.id}/book/`, {
    body: { ...direct, children: 0, payment_method: 'cash' },
  });
  expect(ticket.statusCode).toBe(429);
  expect((await omar.call('POST', '/bookings/', { body: ticketOrder(event) })).statusCode).toBe(201);

  const cancelled = [];
  for (const response of booked)
    cancelled.push(await layla.call('DELETE', `/bookings/${response.json().booking_number}/`));
  expect(cancelled.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  shop.clock.advance(24 * 3600 * 1000);
  const authorization = `Bearer ${(await startSession(shop.services, layla.id)).access}`;
  expect((await book({ authorization })).statusCode).toBe(201);
});

test.each([
  [
    'an unproven address',
    false,
    10,
    'Please book fewer, or log in with a code by email: a confirmed address can hold more.',
  ],
  ['a proven address', true, 20, 'Please book fewer, or contact us about a larger group.'],
])('GAP-76 %s can’t hold a slot without payment', async (_, verified, allowed, wayOn) => {
  const shop = await startTestApi();
  onTestFinished(() => shop.close());
  const event = await insertEvent(shop.services.db, { dates: ['2030-03-10'], capacity: 40 });
  const [layla, omar] = [await shop.signIn({ verified }), await shop.signIn({ verified })];
  const order = (adults: number) => ticketOrder(event, { adults, price: `${adults}00.00` });
  const book = (person: typeof layla, adults: number) => person.call('POST', '/bookings/', { body: order(adults) });
  const half = await book(layla, allowed / 2);
  expect(half.statusCode).toBe(201);
  const rejected = await book(layla, allowed / 2 + 1);
  expect(rejected.json()).toMatchObject({
    status: 409,
    type: 'unpaid-limit',
    places_allowed: allowed,
    detail: `You can hold at most ${allowed} places of Sky deck on 10 Mar 2030 without payment, and would hold ${allowed + 1}. ${wayOn}`,
  });
  // Two at the same moment don't pass the limit together.
  const statuses = (await Promise.all([book(layla, allowed / 2), book(layla, allowed / 2)])).map((r) => r.statusCode);
  expect(statuses.toSorted()).toEqual([201, 409]);
  expect((await book(layla, 1)).statusCode).toBe(409);
  expect((await book(omar, allowed)).statusCode).toBe(201);
  await layla.call('DELETE', `/bookings/${half.json().booking_number}/`);
  expect((await book(layla, 1)).statusCode).toBe(201);
});

test('the contract describes the headers for successes of exactly the operations with a limit', async () => {
  const header = 'RateLimit-Limit';
  const describing = endpoints.filter(({ responses }) =>
    [...responses].every(([status, { headers = {} }]) => status >= 300 || header in headers),
  );
  const limited = operations.filter(({ limits }) => limits).map(({ id }) => id);
  expect(describing.map(({ id }) => id).sort()).toEqual(limited.sort());
  const sent = await api.call('POST', '/users/send_otp/', { body: { email: 'headers@example.com' } });
  expect([sent.statusCode, sent.headers['ratelimit-limit']]).toEqual([200, '5']);
});

test('concurrent calls are all counted', async () => {
  const limit = { bucket: 'concurrent', max: 10, seconds: 60 };
  const count = () =>
    enforceRateLimits(api.services.db, [limit], api.clock.now(), 1).then(
      () => 'allowed',
      () => 'rejected',
    );
  const results = await Promise.all(Array.from({ length: 25 }, count));
  expect(results.filter((result) => result === 'allowed')).toHaveLength(10);
});

test('the table of counters contains no e-mail address', async () => {
  const rows = await api.services.db.select().from(rateLimits);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/victim|flood|@/i);
});
