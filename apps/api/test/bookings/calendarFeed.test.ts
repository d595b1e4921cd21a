import { afterAll, beforeEach, expect, test } from 'vitest';
import { calendarFeeds } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { insertEvent, insertVehicle } from '../fixtures.ts';
import { ticketOrder, transferOrder } from './orders.ts';

let layla: TestAccount;
const api = await startTestApi({ environment: { PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtp://127.0.0.1:9' } });
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
});
afterAll(() => api.close());

const path = '/users/me/calendar-feed/';
const replace = async (): Promise<string> => (await layla.call('PUT', path)).json().url;
const read = (url: string, headers = {}) =>
  api.app.inject({ method: 'GET', url: url.replace('https://shop.example', ''), headers });
const unfold = (text: string) => text.replaceAll('\r\n\t', '').split('\r\n');
async function bookTickets(): Promise<string> {
  const event = await insertEvent(api.services.db);
  const response = await layla.call('POST', '/bookings/', { body: ticketOrder(event) });
  return response.json().booking_number;
}

test('E15 the calendar has an address once the customer creates it, and its hash is stored only', async () => {
  expect((await layla.call('GET', path)).json()).toEqual({ created_at: null });
  const response = await layla.call('PUT', path);
  const { url, created_at } = response.json();
  expect(url).toMatch(/^https:\/\/shop\.example\/api\/v1\/calendar\/[\w-]{22}\.ics$/);
  expect((await layla.call('GET', path)).json()).toEqual({ created_at });
  const token = url.slice(-26, -4);
  expect(JSON.stringify(await api.services.db.select().from(calendarFeeds))).not.toContain(token);
  await read(url);
  expect(api.logged.join('')).not.toContain(token);
});

test('E15 the calendar contains the bookings of its customer alone, each with two alarms', async () => {
  const number = await bookTickets();
  const vehicle = await insertVehicle(api.services.db);
  const ride = (await layla.call('POST', '/transfers/bookings/', { body: transferOrder(vehicle) })).json();
  const url = await replace();
  layla = await api.signIn();
  const foreign = await bookTickets();
  const response = await read(url);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.headers['cache-control']).toBe('private, no-cache');
  const lines = unfold(response.body);
  expect(lines).toEqual(
    expect.arrayContaining([
      'X-WR-CALNAME:aiTours',
      `UID:${number}-1@aitours`,
      'DTSTART:20300310T050000Z',
      `URL:https://shop.example/customer/${number}/voucher`,
      `UID:${ride.booking_number}-1@aitours`,
    ]),
  );
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(4);
  expect(response.body).not.toContain(foreign);
});

test('E15 the calendar is sent again only when something changed; a cancelled booking stays as cancelled', async () => {
  const number = await bookTickets();
  const url = await replace();
  const tag = `${(await read(url)).headers['etag']}`;
  api.clock.set('2030-03-01T08:10:00Z');
  const unchanged = await read(url, { 'if-none-match': tag });
  expect([unchanged.statusCode, unchanged.body]).toEqual([304, '']);
  expect((await layla.call('DELETE', `/bookings/${number}/`)).statusCode).toBe(200);
  const changed = await read(url, { 'if-none-match': tag });
  expect(changed.statusCode).toBe(200);
  expect(unfold(changed.body)).toEqual(
    expect.arrayContaining([`UID:${number}-1@aitours`, 'STATUS:CANCELLED', 'SEQUENCE:1', 'DTSTAMP:20300301T081000Z']),
  );
});

test('E15 a replaced address ends, and so does one that is switched off or whose account is deleted', async () => {
  const first = await replace();
  const second = await replace();
  expect(second).not.toBe(first);
  expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([404, 200]);
  expect((await layla.call('DELETE', path)).statusCode).toBe(204);
  expect((await layla.call('DELETE', path)).statusCode).toBe(204);
  expect((await read(second)).statusCode).toBe(404);
  expect((await layla.call('GET', path)).json()).toEqual({ created_at: null });
});

test('E15 an address that was never issued is not found', async () => {
  expect((await read(`/api/v1/calendar/${'A'.repeat(22)}.ics`)).statusCode).toBe(404);
  expect((await read('/api/v1/calendar/nonsense.ics')).statusCode).toBe(404);
});
