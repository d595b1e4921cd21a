import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { bookings, checkIns } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { createCaller } from '../../src/testing/testAccounts.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle, morning } from '../fixtures.ts';
import { addActivity, contact, createOrder, ticketOrder, transferOrder } from './orders.ts';

let layla: TestAccount;
const api = await startTestApi();
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
});
afterAll(() => api.close());

/** Sets the clock, with new sessions, because access tokens expire within minutes. */
async function goTo(now: string) {
  api.clock.set(now);
  const { access } = await startSession(api.services, layla.id);
  layla = { ...layla, call: createCaller(api.app, { authorization: `Bearer ${access}` }) };
}

const order = async (path: string, body: unknown): Promise<string> => {
  const response = await layla.call('POST', path, { body });
  if (response.statusCode !== 201) throw new Error(response.body);
  const booked = response.json();
  return (Array.isArray(booked) ? booked[0] : booked).booking_number;
};
const read = async (number: string) => (await layla.call('GET', `/bookings/${number}/`)).json();
const cancel = (number: string) => layla.call('DELETE', `/bookings/${number}/`);

/** Each kind, booked for 10 March: at which moment it begins. */
const kinds: Readonly<Record<string, { readonly begins: string; book(): Promise<string> }>> = {
  'an activity': {
    begins: '2030-03-10T05:00:00Z',
    async book() {
      const { id } = await insertActivity(api.services.db);
      const item = await addActivity(layla, id);
      return order('/bookings/', createOrder([item], { adults: 2, children: 1, infants: 0 }));
    },
  },
  'an activity without times': {
    begins: '2030-03-09T20:00:00Z',
    async book() {
      const { id } = await insertActivity(api.services.db, { timeSlots: [{ ...morning, startTime: null }] });
      const item = await addActivity(layla, id);
      return order('/bookings/', createOrder([item], { adults: 2, children: 1, infants: 0 }));
    },
  },
  tickets: {
    begins: '2030-03-10T06:00:00Z',
    book: async () => order('/bookings/', ticketOrder(await insertEvent(api.services.db))),
  },
  'a tour': {
    begins: '2030-03-09T20:00:00Z',
    async book() {
      const tour = await insertTour(api.services.db);
      const send = (price: string) =>
        layla.call('POST', '/bookings/', {
          body: {
            booking_type: 'tour',
            payment_method: 'cash',
            cart_items: [
              { id: tour.id, type: 'tour', date: '2030-03-10', price, quantity: 1, details: { ...contact, adults: 2 } },
            ],
          },
        });
      const { amount } = (await send('0.00')).json();
      return (await send(amount)).json()[0].booking_number;
    },
  },
  'a transfer': {
    begins: '2030-03-10T05:00:00Z',
    book: async () => order('/transfers/bookings/', transferOrder(await insertVehicle(api.services.db))),
  },
};

describe.each(Object.entries(kinds))('what has happened is not undone: %s', (_, { begins, book }) => {
  test('can be cancelled by its customer until it begins, and not afterwards', async () => {
    const [early, late] = [await book(), await book()];
    await goTo(new Date(new Date(begins).getTime() - 1).toISOString());
    expect((await read(early)).refund_if_cancelled).not.toBeNull();
    expect((await cancel(early)).statusCode).toBe(200);
    await goTo(begins);
    expect((await read(late)).refund_if_cancelled).toBeNull();
    expect((await cancel(late)).json()).toMatchObject({
      status: 400,
      type: 'not-cancellable',
      detail: 'This booking has already begun. Please contact us.',
    });
    const begun = await read(late);
    expect(begun).toMatchObject({
      booking_status: 'confirmed',
      change_obstacle: 'This booking has already begun. Please contact us.',
    });
    expect(begun.change_options).toBeUndefined();
    const desk = await api.signIn({ staffRole: 'manager' });
    const { booking } = (await desk.call('GET', `/staff-bookings/${late}/`)).json();
    expect(booking.change_obstacle).toBe('This booking has already begun.');
  });

  test('says why it can’t be changed: the one reason that is true', async () => {
    const number = await book();
    const obstacle = async (values: Partial<typeof bookings.$inferInsert> = {}) => {
      await api.services.db.update(bookings).set(values).where(eq(bookings.number, number));
      return (await read(number)).change_obstacle;
    };
    expect(await obstacle({ status: 'pending' })).toBe(
      'This booking isn’t paid yet. Please pay it first, or cancel it.',
    );
    expect(await obstacle({ status: 'cancelled' })).toBe('This booking is already cancelled.');
    expect(await obstacle({ status: 'confirmed' })).toBeUndefined();
    expect(await obstacle({ request: null })).toBe('This booking can’t be changed here. Please contact us.');
  });
});

test('what has happened is not undone: a booking whose pass was used is neither cancelled nor changed by its customer, but by staff', async () => {
  const { id } = await insertActivity(api.services.db);
  const item = await addActivity(layla, id);
  const number = await order('/bookings/', createOrder([item], { adults: 2, children: 1, infants: 0 }));
  const booked = eq(bookings.number, number);
  const [row] = await api.services.db.select({ id: bookings.id }).from(bookings).where(booked);
  expect((await read(number)).change_options).toBeDefined();
  const at = api.clock.now();
  await api.services.db.insert(checkIns).values({
    id: randomUUID(),
    bookingId: row!.id,
    ordinal: 1,
    state: 'admitted',
    at,
    gate: 'A',
    userId: 'g',
    recordedAt: at,
  });
  const detail = 'A pass of this booking has been used. Please contact us.';
  expect(await read(number)).toMatchObject({ refund_if_cancelled: null });
  expect((await read(number)).change_options).toBeUndefined();
  expect((await read(number)).change_obstacle).toBe(detail);
  expect((await cancel(number)).json()).toMatchObject({ type: 'not-cancellable', detail });
  const body = { lines: [{ line: '1', date: '2030-03-12' }] };
  expect((await layla.call('POST', `/bookings/${number}/change-quotes/`, { body })).json()).toMatchObject({
    type: 'not-changeable',
    detail,
  });
  const desk = await api.signIn({ staffRole: 'manager' });
  const { version, booking } = (await desk.call('GET', `/staff-bookings/${number}/`)).json();
  expect(booking.change_options).toBeDefined();
  expect(booking.change_obstacle).toBeUndefined();
  const headers = { 'if-match': `"${version}"` };
  expect((await desk.call('POST', `/staff-bookings/${number}/cancellations/`, { body: {}, headers })).statusCode).toBe(
    204,
  );
});
