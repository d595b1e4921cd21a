import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { bookings } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { addActivity, createOrder, ticketOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent } from '../fixtures.ts';

/** Friday 1 March 2030, noon in Dubai. The week began on 25 February. */
const now = '2030-03-01T08:00:00Z';

const amounts: Record<string, number> = {};

/** Books as a new customer, and changes when the booking was made. */
async function book(name: string, createdAt: string, order: (customer: TestAccount) => Promise<unknown>) {
  const customer = await api.signIn();
  const booking = (await customer.call('POST', '/bookings/', { body: await order(customer) })).json();
  const { db } = api.services;
  await db
    .update(bookings)
    .set({ createdAt: new Date(createdAt) })
    .where(eq(bookings.number, booking.booking_number));
  amounts[name] = Number(booking.total_amount);
  return { customer, number: booking.booking_number };
}

const api = await startTestApi({ now });
const staff = await api.signIn({ isStaff: true });
const { db } = api.services;
const [deck, short, long] = [
  await insertEvent(db),
  await insertActivity(db, { durationMinutes: 100 }),
  await insertActivity(db, { durationMinutes: 201 }),
];
const activity = (id: string) => async (customer: TestAccount) => createOrder([await addActivity(customer, id)]);
await book('today', '2030-02-28T20:00:00Z', activity(short.id));
await book('week', '2030-02-28T19:59:59Z', activity(long.id));
await book('month', '2030-02-24T20:00:00Z', async () => ticketOrder(deck));
await book('year', '2030-02-24T19:59:59Z', activity(long.id));
await book('earlier', '2029-12-31T19:59:59Z', activity(long.id));
const { customer, number } = await book('cancelled', now, activity(long.id));
await customer.call('DELETE', `/bookings/${number}/`);
afterAll(() => api.close());

test.each([
  ['today', ['today'], 100],
  ['week', ['today', 'week', 'month'], 151],
  ['month', ['today'], 100],
  ['year', ['today', 'week', 'month', 'year'], 167],
] as const)(
  'QUIRK-19 API-58 figures of the period %s: bookings, revenue, duration',
  async (period, counted, minutes) => {
    const response = await staff.call('GET', `/bookings/stats/?period=${period}`);
    const revenue = counted.reduce((total, name) => total + (amounts[name] ?? 0), 0);
    expect(response.json()).toMatchObject({
      total_bookings: counted.length + 1,
      revenue: revenue.toFixed(2),
      average_duration_minutes: minutes,
    });
  },
);

test('STAFF-08 API-58 without a period the number is to date, and there are no other figures', async () => {
  const stats = (await staff.call('GET', '/bookings/stats/')).json();
  expect(Object.keys(stats)).toEqual(['total_bookings', 'per_day']);
  expect(stats.total_bookings).toBe(6);
});

test('QUIRK-19 a period without activities has no average duration', async () => {
  api.clock.set('2031-06-01T08:00:00Z');
  const { call } = await api.signIn({ isStaff: true });
  const stats = (await call('GET', '/bookings/stats/?period=today')).json();
  expect(stats).toMatchObject({ total_bookings: 0, revenue: '0.00', average_duration_minutes: null });
  api.clock.set(now);
});

test.each([
  ['today', 2],
  ['week', 4],
  ['year', 5],
])('QUIRK-19 API-59 users who were active in the period %s', async (period, count) => {
  expect((await staff.call('GET', `/users/stats/?period=${period}`)).json()).toEqual({ active_users: count });
});

test.each(['/bookings/stats/', '/users/stats/'])(
  'STAFF-33 QUIRK-02 %s with a period: 401 for a guest, 403 for a customer, 400 for an unknown period',
  async (path) => {
    const customer = await api.signIn();
    expect((await api.call('GET', `${path}?period=week`)).statusCode).toBe(401);
    expect((await customer.call('GET', `${path}?period=week`)).statusCode).toBe(403);
    expect((await staff.call('GET', `${path}?period=decade`)).statusCode).toBe(400);
  },
);
