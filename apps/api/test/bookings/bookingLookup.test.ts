import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { bookings } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { insertEvent } from '../fixtures.ts';
import { ticketOrder } from './orders.ts';

const api = await startTestApi();
const layla = await api.signIn();
afterAll(() => api.close());

/** Books tickets with an address that no other booking has. */
async function book(email: string): Promise<string> {
  const event = await insertEvent(api.services.db);
  const number = (await layla.call('POST', '/bookings/', { body: ticketOrder(event) })).json().booking_number;
  await api.services.db.update(bookings).set({ email }).where(eq(bookings.number, number));
  return number;
}

const request = (booking_number: string, email: string) =>
  api.call('POST', '/booking-lookups/', { body: { booking_number, email } });
const open = (booking_number: string, lookup: string, code: string) =>
  api.call('POST', '/booking-lookups/open/', { body: { booking_number, lookup, code } });

async function lookUp(number: string, email: string): Promise<{ lookup: string; code: string }> {
  const response = await request(number, email);
  expect(response.statusCode).toBe(200);
  return { lookup: response.json().lookup, code: await api.outbox.newestCode(email.trim().toLowerCase()) };
}

test('E15 number, address and the mailed code show a booking and its passes without an account, once', async () => {
  const number = await book('omar@example.ae');
  const { lookup, code } = await lookUp(number, 'Omar@Example.AE ');
  const response = await open(number, lookup, code);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  const { booking, passes } = response.json();
  expect(booking).toEqual((await layla.call('GET', `/bookings/${number}/`)).json());
  expect(passes).toEqual((await layla.call('GET', `/bookings/${number}/passes/`)).json());
  expect((await open(number, lookup, code)).json().type).toContain('otp-invalid');
});

test('E15 a number and an address that don’t belong together get the same response, but no mail and no booking', async () => {
  const number = await book('sara@example.ae');
  const before = (await api.outbox.mails()).length;
  for (const [of, address] of [
    [number, 'other@example.ae'],
    ['AB00000000', 'sara@example.ae'],
  ] as const) {
    const response = await request(of, address);
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json())).toEqual(['lookup']);
  }
  expect((await api.outbox.mails()).length).toBe(before);
});

test('E15 a code opens its own booking and look-up only', async () => {
  const number = await book('noor@example.ae');
  const other = await book('noor@example.ae');
  const first = await lookUp(number, 'noor@example.ae');
  const second = await lookUp(other, 'noor@example.ae');
  expect((await open(other, first.lookup, first.code)).statusCode).toBe(400);
  expect((await open(number, second.lookup, first.code)).statusCode).toBe(400);
  expect((await open(number, first.lookup, first.code)).json().booking.booking_number).toBe(number);
});

test('E15 five wrong codes end a look-up, and a stranger’s requests don’t end the owner’s', async () => {
  const number = await book('hala@example.ae');
  const { lookup, code } = await lookUp(number, 'hala@example.ae');
  const stranger = (await request(number, 'hala@example.ae')).json().lookup;
  for (let tries = 0; tries < 5; tries++) expect((await open(number, stranger, 'wrong')).statusCode).toBe(400);
  const strangersCode = await api.outbox.newestCode('hala@example.ae');
  expect((await open(number, stranger, strangersCode)).statusCode).toBe(400);
  expect((await open(number, lookup, code)).statusCode).toBe(200);
});

test('E15 a code expires after ten minutes', async () => {
  const number = await book('rami@example.ae');
  const { lookup, code } = await lookUp(number, 'rami@example.ae');
  api.clock.advance(10 * 60_000 + 1000);
  expect((await open(number, lookup, code)).json().type).toContain('otp-expired');
});
