import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { insertWebhookEndpoint } from '../../src/db/operating/webhooks.ts';
import { activityStock, secondFactors, webhookDeliveries, webhookEndpoints } from '../../src/db/schema.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { deleteExpiredRows } from '../../src/jobs/cleanupJob.ts';
import { receivePaymentEvent } from '../../src/payments/receivePaymentEvent.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { postWebhook } from '../../src/webhooks/postWebhook.ts';
import { addActivity, createOrder, ticketOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, morning } from '../fixtures.ts';
import { createEvent, createScriptedProvider } from '../payments/scriptedProvider.ts';

const bank = createScriptedProvider();
const now = '2030-03-01T08:00:00.000Z';
const all = ['booking.confirmed', 'booking.changed', 'booking.cancelled', 'payment.refunded', 'slot.sold_out'];

interface Received {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
const received: Received[] = [];
/** What the other system responds with. */
let status = 200;
const receiver = createServer(async (request, response) => {
  received.push({ path: request.url, headers: request.headers, body: await text(request) });
  response.writeHead(status, { location: '/elsewhere' }).end();
});

let owner: TestAccount;
let layla: TestAccount;
await once(receiver.listen(0, '127.0.0.1'), 'listening');
const base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
const api = await startTestApi({ now, payments: bank.provider });
beforeEach(async () => {
  api.clock.set(now);
  owner = await api.signIn({ isStaff: true });
  layla = await api.signIn();
  await api.services.db.delete(webhookEndpoints);
  received.length = 0;
  status = 200;
});
afterAll(async () => {
  await api.close();
  receiver.closeAllConnections();
  receiver.close();
});

const input = (rest: object = {}) => ({ url: `${base}/hook`, events: all, is_active: true, ...rest });
const create = (rest: object = {}) => owner.call('POST', '/webhook-endpoints/', { body: input(rest) });
const replace = ({ id, version }: { id: string; version: string }, body: object) =>
  owner.call('PUT', `/webhook-endpoints/${id}/`, { headers: { 'if-match': `"${version}"` }, body });
const log = async (query = '') => (await owner.call('GET', `/webhook-deliveries/?${query}`)).json();
const sent = () => received.map(({ body }) => JSON.parse(body)).map(({ type, data }) => ({ type, ...data }));
const run = () => api.services.runDueJobs();
async function bookCash(adults = 1, capacity = 20) {
  const event = await insertEvent(api.services.db, { dates: ['2030-03-10'], capacity });
  const body = ticketOrder(event, { adults, price: `${adults}00.00` });
  const response = await layla.call('POST', '/bookings/', { body });
  return { event, number: String(response.json().booking_number) };
}

test('a webhook is signed as Standard Webhooks says, and contains no personal data', async () => {
  const { secret, id } = (await create()).json();
  const { number } = await bookCash();
  await run();
  const [webhook, ...others] = received;
  expect(others).toEqual([]);
  expect(webhook?.path).toBe('/hook');
  const event = {
    type: 'booking.confirmed',
    timestamp: now,
    data: {
      booking_number: number,
      booking_type: 'ticket',
      booking_status: 'confirmed',
      payment_status: 'pending',
      total_amount: '100.00',
    },
  };
  expect(JSON.parse(webhook!.body)).toEqual(event);
  const { results } = await log();
  expect(webhook!.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': results[0].id });
  // The library's own check compares the time with today's.
  const timestamp = Number(webhook!.headers['webhook-timestamp']);
  expect(new Date(timestamp * 1000).toISOString()).toBe(now);
  const signature = new Webhook(secret).sign(results[0].id, new Date(timestamp * 1000), webhook!.body);
  expect(webhook!.headers['webhook-signature']).toBe(signature);
  expect(results).toEqual([
    {
      id: expect.any(String),
      endpoint_id: id,
      url: `${base}/hook`,
      event,
      state: 'delivered',
      attempts: 1,
      last_error: null,
      created_at: now,
      last_attempt_at: now,
    },
  ]);
});

test('a change, a cancellation and a refund are sent with their amounts', async () => {
  await create();
  const dunes = await insertActivity(api.services.db);
  const items = [await addActivity(layla, dunes.id)];
  const body = { ...createOrder(items, { adults: 2, children: 1, infants: 0 }), payment_method: 'card' };
  const booking = (await layla.call('POST', '/bookings/', { body })).json();
  await run();
  expect(sent()).toEqual([]);
  await layla.call('GET', `/payments/${booking.payment.id}/`);
  bank.settle(booking.payment.id, 'paid');
  await receivePaymentEvent(api.services, createEvent(booking.payment.id, { type: 'paid' }));
  const number = booking.booking_number;
  const changed = { lines: [{ line: '1', date: '2030-03-12' }] };
  const quote = (await layla.call('POST', `/bookings/${number}/change-quotes/`, { body: changed })).json();
  const change = { ...changed, quote: quote.token, total_amount: quote.total_after };
  expect((await layla.call('POST', `/bookings/${number}/changes/`, { body: change })).statusCode).toBe(200);
  const cancelled = await layla.call('DELETE', `/bookings/${number}/`);
  expect(cancelled.statusCode).toBe(200);
  await run();
  const amount = quote.total_after;
  const about = { booking_number: number };
  const ofBooking = { ...about, booking_type: 'activity', payment_status: 'paid', total_amount: amount };
  expect(sent()).toHaveLength(4);
  expect(sent()).toEqual(
    expect.arrayContaining([
      { type: 'booking.confirmed', ...ofBooking, booking_status: 'confirmed' },
      { type: 'booking.changed', ...ofBooking, booking_status: 'confirmed' },
      { type: 'booking.cancelled', ...ofBooking, booking_status: 'cancelled', refund_amount: amount },
      { type: 'payment.refunded', ...about, refund_id: expect.any(String), refund_amount: amount },
    ]),
  );
});

test('a refund names its booking, also of an order that was paid at once', async () => {
  const dunes = await insertActivity(api.services.db);
  const details = { adults: 2, children: 1, infants: 0 };
  const [first, second] = [
    await addActivity(layla, dunes.id),
    await addActivity(layla, dunes.id, { date: '2030-03-12' }),
  ];
  const parts = [first, second].map((item) => ({ ...createOrder([item], details), payment_method: 'card' }));
  const order = (await layla.call('POST', '/orders/', { body: { bookings: parts } })).json();
  await layla.call('GET', `/payments/${order.payment.id}/`);
  bank.settle(order.payment.id, 'paid');
  await receivePaymentEvent(api.services, createEvent(order.payment.id, { type: 'paid' }));
  await create({ events: ['payment.refunded'] });
  const { booking_number } = order.bookings[1];
  await layla.call('DELETE', `/bookings/${booking_number}/`);
  await run();
  expect(sent()).toMatchObject([{ type: 'payment.refunded', booking_number }]);
});

test('a system that never responds is waited for ten seconds', async () => {
  const silent = createServer(() => {});
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  try {
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
    const error = await postWebhook({ url, secret, id: '1', body: '{}', now: new Date(), allowsPrivate: true });
    expect(error).toBe('No response within 10 seconds');
  } finally {
    silent.closeAllConnections();
    silent.close();
  }
});

test('the last places of a ticket slot and of an activity are reported, not those before', async () => {
  await create({ events: ['slot.sold_out'] });
  const { event } = await bookCash(2, 5);
  await run();
  expect(sent()).toEqual([]);
  await layla.call('POST', '/bookings/', { body: ticketOrder(event, { adults: 3, price: '300.00' }) });
  await run();
  const slot = { product_id: event.typeId, time_slot_id: event.morningId, date: '2030-03-10' };
  expect(sent()).toEqual([{ type: 'slot.sold_out', product_type: 'ticket-type', ...slot }]);

  const { id } = await insertActivity(api.services.db);
  const timeSlotId = morning.id;
  await api.services.db
    .insert(activityStock)
    .values({ activityId: id, date: '2030-03-10', timeSlotId, opening: 3, booked: 0 });
  const items = [await addActivity(layla, id)];
  await layla.call('POST', '/bookings/', { body: createOrder(items, { adults: 2, children: 1, infants: 0 }) });
  await run();
  expect(sent()[1]).toEqual({
    type: 'slot.sold_out',
    product_type: 'activity',
    product_id: id,
    time_slot_id: timeSlotId,
    date: '2030-03-10',
  });
});

test('only active endpoints of the type receive it, each once', async () => {
  await create({ url: `${base}/one`, events: ['booking.confirmed'] });
  await create({ url: `${base}/two`, events: ['booking.cancelled', 'booking.confirmed'] });
  await create({ url: `${base}/three`, events: ['booking.cancelled'] });
  await create({ url: `${base}/four`, is_active: false });
  await bookCash();
  await run();
  await run();
  expect(received.map(({ path }) => path).sort()).toEqual(['/one', '/two']);
  expect((await log()).count).toBe(2);
});

test('nothing is sent of a transaction that is rolled back', async () => {
  await create();
  const event = await insertEvent(api.services.db, { dates: ['2030-03-10'], capacity: 1 });
  const body = ticketOrder(event, { adults: 2, price: '200.00' });
  expect((await layla.call('POST', '/bookings/', { body })).statusCode).toBe(409);
  await run();
  expect(await api.services.db.$count(webhookDeliveries)).toBe(0);
});

test('what isn’t accepted is tried twelve times in about six hours, with the same id, and can be sent again', async () => {
  await create();
  status = 503;
  const { number } = await bookCash();
  await run();
  expect((await log()).results[0]).toMatchObject({ state: 'retrying', attempts: 1, last_error: 'HTTP 503' });
  const started = api.clock.now().getTime();
  let last = started;
  for (let minutes = 0; minutes < 15 * 60; minutes += 5) {
    const before = received.length;
    api.clock.advance(5 * 60_000);
    await run();
    if (received.length > before) last = api.clock.now().getTime();
  }
  expect(received).toHaveLength(12);
  expect((last - started) / 3_600_000).toBeGreaterThan(4);
  expect((last - started) / 3_600_000).toBeLessThan(13);
  expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  owner = await api.signIn({ isStaff: true });
  const failed = (await log(`state=failed&search=${number.toLowerCase()}`)).results[0];
  expect(failed).toMatchObject({ state: 'failed', attempts: 12, last_error: 'HTTP 503' });
  expect((await log('state=delivered')).count).toBe(0);

  status = 204;
  const resend = () => owner.call('POST', `/webhook-deliveries/${failed.id}/redeliveries/`);
  expect((await resend()).statusCode).toBe(204);
  const { statusCode, body } = await resend();
  expect([statusCode, body]).toEqual([409, expect.stringContaining('This webhook is queued')]);
  await run();
  expect((await log()).results[0]).toMatchObject({ id: failed.id, state: 'delivered', attempts: 13, last_error: null });
  expect((await owner.call('POST', '/webhook-deliveries/unknown/redeliveries/')).statusCode).toBe(404);
});

test('a redirect isn’t followed', async () => {
  await create();
  status = 307;
  await bookCash();
  await run();
  expect([received.length, (await log()).results[0].last_error]).toEqual([1, 'HTTP 307']);
});

test.each([
  ['a refused connection', 'http://127.0.0.1:9/', true, 'ECONNREFUSED'],
  ['a private address', 'http://127.0.0.1:9/', false, 'The address is in a private network'],
  ['a name of a private address', 'http://localhost:9/', false, 'The address is in a private network'],
  ['metadata of a cloud', 'http://169.254.169.254/latest/', false, 'The address is in a private network'],
  ['the network of the shop', 'https://10.0.0.8/', false, 'The address is in a private network'],
])('%s is an error without the address', async (_, url, allowsPrivate, expected) => {
  const secret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD';
  const error = await postWebhook({ url, secret, id: '1', body: '{}', now: new Date(), allowsPrivate });
  expect(error).toBe(expected);
});

test('a public shop sends only by https, and not into its own network', async () => {
  const environment = {
    PUBLIC_URL: 'https://shop.example.com',
    DATABASE_URL: 'postgres://unused',
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
  const other = await startTestApi({ environment });
  try {
    const boss = await other.signIn({ isStaff: true });
    // The second factor that a public shop requires.

    await other.services.db.insert(secondFactors).values({ userId: boss.id, secret: 'secret' });
    const post = (url: string) => boss.call('POST', '/webhook-endpoints/', { body: input({ url }) });
    const plain = await post('http://example.com/hook');
    expect([plain.statusCode, plain.json().errors]).toEqual([400, { url: ['must start with https'] }]);
    const { id } = (await post('https://127.0.0.1/hook')).json();
    await boss.call('POST', `/webhook-endpoints/${id}/tests/`);
    await other.services.runDueJobs();
    const [delivery] = (await boss.call('GET', '/webhook-deliveries/')).json().results;
    expect(delivery).toMatchObject({ state: 'retrying', last_error: 'The address is in a private network' });
  } finally {
    await other.close();
  }
});

test('the secret is shown once and stored encrypted', async () => {
  const { secret, ...endpoint } = (await create()).json();
  expect(secret).toMatch(/^whsec_.{32}$/);
  expect((await owner.call('GET', '/webhook-endpoints/')).json()).toEqual([endpoint]);
  const [row] = await api.services.db.select().from(webhookEndpoints);
  expect(JSON.stringify(row)).not.toContain(secret.slice(6));
  await replace(endpoint, input({ is_active: false }));
  await owner.call('DELETE', `/webhook-endpoints/${endpoint.id}/`);
  const entries = (await owner.call('GET', '/audit-entries/?page_size=100')).body;
  expect(entries.split(endpoint.id).length).toBeGreaterThan(3);
  expect(entries).not.toContain(secret.slice(6));
  expect(entries).not.toContain(row?.secret);
  expect(api.logged.join('')).not.toContain(secret.slice(6));
});

test('of two owners who change an endpoint at once, one gets a conflict; a retry is safe', async () => {
  const opened = (await create()).json();
  const first = await replace(opened, input({ events: ['slot.sold_out'] }));
  const second = await replace(opened, input({ is_active: false }));
  expect([first.statusCode, second.statusCode, second.json().type]).toEqual([200, 412, 'precondition-failed']);
  expect((await replace(opened, input({ events: ['slot.sold_out'] }))).json()).toEqual(first.json());
  expect((await owner.call('GET', '/webhook-endpoints/')).json()).toEqual([first.json()]);
  expect((await replace(first.json(), input({ is_active: false }))).statusCode).toBe(200);
});

test('an endpoint is changed, tested and removed', async () => {
  const { id, secret: _, ...endpoint } = (await create()).json();
  const body = input({ events: ['slot.sold_out'], is_active: true });
  const changed = await replace({ id, ...endpoint }, body);
  const version = expect.any(String);
  expect([changed.statusCode, changed.json()]).toEqual([200, { ...endpoint, id, version, events: ['slot.sold_out'] }]);
  expect((await owner.call('POST', `/webhook-endpoints/${id}/tests/`)).statusCode).toBe(204);
  await bookCash();
  await run();
  expect(sent()).toEqual([{ type: 'endpoint.test' }]);
  expect((await owner.call('DELETE', `/webhook-endpoints/${id}/`)).statusCode).toBe(204);
  expect((await log()).count).toBe(0);
  const headers = { 'if-match': `"${changed.json().version}"` };
  for (const [method, path] of [
    ['PUT', ''],
    ['POST', 'tests/'],
    ['DELETE', ''],
  ] as const)
    expect(
      (await owner.call(method, `/webhook-endpoints/${id}/${path}`, method === 'PUT' ? { headers, body } : {}))
        .statusCode,
    ).toBe(404);
});

test.each([
  ['without a host', { url: 'https://' }, 'url'],
  ['with a user name', { url: 'https://user@example.com/' }, 'url'],
  ['with a password', { url: 'https://:pass@example.com/' }, 'url'],
  ['of another protocol', { url: 'ftp://example.com/hook' }, 'url'],
  ['without events', { events: [] }, 'events'],
  ['with an unknown event', { events: ['booking.read'] }, 'events.0'],
])('an endpoint %s is rejected at its field', async (_, rest, field) => {
  const response = await create(rest);
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
});

test('an address is an endpoint once, and there are at most 20', async () => {
  await create();
  const again = await create();
  expect([again.statusCode, again.json().detail]).toEqual([409, 'Another endpoint has this address.']);
  const renamed = await replace((await create({ url: `${base}/other` })).json(), input());
  expect(renamed.statusCode).toBe(409);
  for (let at = 2; at < 20; at++) expect((await create({ url: `${base}/${at}` })).statusCode).toBe(201);
  const full = await create({ url: `${base}/full` });
  expect([full.statusCode, full.json().detail]).toEqual([409, 'There are 20 endpoints. Remove one first.']);
});

test('a 21st endpoint isn’t added while the 20th is', async () => {
  const { db } = api.services;
  for (let at = 1; at < 20; at++) expect((await create({ url: `${base}/${at}` })).statusCode).toBe(201);
  const [row] = await db.select().from(webhookEndpoints);
  const adding = await inTransaction(db, async (tx) => {
    await insertWebhookEndpoint(tx, { ...row!, id: randomUUID(), url: `${base}/20` });
    const request = create({ url: `${base}/21` });
    await Promise.race([request, setTimeout(1000)]);
    return { request };
  });
  expect((await adding.request).statusCode).toBe(409);
  expect(await db.$count(webhookEndpoints)).toBe(20);
});

test('what is queued isn’t sent once the endpoint is switched off', async () => {
  const endpoint = (await create()).json();
  await bookCash();
  await replace(endpoint, input({ is_active: false }));
  await run();
  expect([received.length, (await log()).results[0]]).toMatchObject([
    0,
    { last_error: 'The endpoint is switched off' },
  ]);
});

test('the log is deleted after 30 days', async () => {
  await create();
  await bookCash();
  await run();
  const day = 24 * 3_600_000;
  const count = () => api.services.db.$count(webhookDeliveries);
  const at = (days: number) =>
    deleteExpiredRows(api.services.db, new Date(Date.parse(now) + days * day), api.services.config.retention);
  await at(29);
  expect(await count()).toBe(1);
  await at(31);
  expect(await count()).toBe(0);
});
