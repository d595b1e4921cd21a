import { fromDubaiTime } from '@aitours/domain/dates';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { countBookingsByDay } from '../../src/db/bookings/bookingLists.ts';
import { bookings } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { addActivity, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { everyDay, insertActivity, insertEvent, insertVehicle } from '../fixtures.ts';

/**
 * The server at the boundaries of days and deadlines, to the millisecond. The rules are tested in four time zones in
 * `packages/domain`, the browser at UTC−8 in `e2e/journeys/reliability.spec.ts`.
 */

const always = { startDate: '2024-01-01', endDate: '2040-12-31' };
const leapDay = '2028-02-29';
const api = await startTestApi({
  now: '2027-06-01T08:00:00Z',
  // What begins in a millisecond can be booked.
  environment: { TRANSFER_NOTICE_HOURS: '0' },
});
const { db } = api.services;
const slot = { id: 'any', ...always, availableDays: everyDay, startTime: '09:00' };
const activity = await insertActivity(db, { timeSlots: [slot] });
const dates = [leapDay, '2027-12-31', '2028-01-01', '2028-06-15'];
const event = await insertEvent(db, { dates, capacity: 50 }, always);
const vehicle = await insertVehicle(db);
afterAll(() => api.close());

/** Sets the clock and signs in a new account. */
async function at(instant: Date | string): Promise<TestAccount> {
  api.clock.set(new Date(instant).toISOString());
  return api.signIn();
}
const justBefore = (instant: Date) => new Date(instant.getTime() - 1);
const justAfter = (instant: Date) => new Date(instant.getTime() + 1);

const pay = (number: string) =>
  api.services.db.update(bookings).set({ paymentStatus: 'paid' }).where(eq(bookings.number, number));
const bookTickets = async (person: TestAccount, date: string) =>
  person.call('POST', '/bookings/', { body: ticketOrder(event, { date }) });

describe('deadlines', () => {
  const date = '2028-06-15';
  const start = fromDubaiTime(date, '10:00');
  const deadline = new Date(start.getTime() - 24 * 3600_000);

  test.each([
    ['a millisecond before', justBefore(deadline), 'full', '100.00'],
    ['at', deadline, 'none', '0.00'],
    ['a millisecond after', justAfter(deadline), 'none', '0.00'],
  ] as const)('CONST-20 BOOK-17 cancelled %s the deadline', async (_, instant, refund, amount) => {
    const person = await at(instant);
    const { booking_number: number } = (await bookTickets(person, date)).json();
    await pay(number);
    const shown = (await person.call('GET', `/bookings/${number}/`)).json().refund_if_cancelled;
    const response = (await person.call('DELETE', `/bookings/${number}/`)).json();
    expect([shown.refund, shown.amount]).toEqual([refund, amount]);
    expect([response.refund, response.refund_amount]).toEqual([refund, amount]);
  });

  test.each([
    ['can be booked a millisecond before the start', justBefore(start), 201],
    ['can’t be booked at the start', start, 400],
    ['can’t be booked a millisecond later', justAfter(start), 400],
  ] as const)('GAP-31 tickets %s', async (_, instant, status) => {
    expect((await bookTickets(await at(instant), date)).statusCode).toBe(status);
  });
});

describe('midnight in Dubai, 20:00 UTC', () => {
  const midnight = fromDubaiTime('2028-06-15');

  test('GAP-31 ACT-22 an activity has places until its start, to the millisecond', async () => {
    const availability = `/activities/${activity.id}/availability/?start=2028-06-14&end=2028-06-15`;
    const dates = async (): Promise<string[]> => {
      const days: { date: string; spots: number }[] = (await api.call('GET', availability)).json();
      return days.filter(({ spots }) => spots > 0).map(({ date }) => date);
    };
    const begin = fromDubaiTime('2028-06-14', '09:00');
    await at(justBefore(begin));
    expect(await dates()).toEqual(['2028-06-14', '2028-06-15']);
    for (const instant of [begin, justBefore(midnight), midnight]) {
      await at(instant);
      expect(await dates()).toEqual(['2028-06-15']);
    }
  });

  test.each([
    [
      'a millisecond before midnight, a transfer at midnight can be booked',
      justBefore(midnight),
      '2028-06-15',
      '00:00',
      201,
    ],
    ['at midnight it can’t', midnight, '2028-06-15', '00:00', 400],
    ['at midnight, a transfer a minute earlier can’t be booked', midnight, '2028-06-14', '23:59', 400],
    ['at midnight, a transfer a minute later can', midnight, '2028-06-15', '00:01', 201],
  ] as const)('XFER-04 GAP-31 %s', async (_, instant, journey_date, journey_time, status) => {
    const person = await at(instant);
    const body = transferOrder(vehicle, { journey_date, journey_time });
    const response = await person.call('POST', '/transfers/bookings/', { body });
    expect([response.statusCode, response.json().booking_date]).toEqual([
      status,
      status === 201 ? journey_date : undefined,
    ]);
  });

  test('STAFF-08 a booking counts for the day it was made on in Dubai', async () => {
    const before = await countBookingsByDay(api.services.db, new Date('2028-05-01'));
    const counted = async (day: string) => {
      const days = await countBookingsByDay(api.services.db, new Date('2028-05-01'));
      const of = (all: typeof days) => all.find(({ date }) => date === day)?.count ?? 0;
      return of(days) - of(before);
    };
    await bookTickets(await at(justBefore(midnight)), '2028-06-15');
    await bookTickets(await at(midnight), '2028-06-15');
    expect([await counted('2028-06-14'), await counted('2028-06-15')]).toEqual([1, 1]);
  });
});

describe('the year’s end and the leap day', () => {
  test('GAP-31 a booking for the morning of 1 January gets a full refund until 24 hours before', async () => {
    const person = await at('2027-12-31T05:59:59.999Z');
    const { booking_number: number, booking_date } = (await bookTickets(person, '2028-01-01')).json();
    expect(booking_date).toBe('2028-01-01');
    const { refund_if_cancelled } = (await person.call('GET', `/bookings/${number}/`)).json();
    const until = '2027-12-31T06:00:00.000Z';
    expect(refund_if_cancelled).toEqual({
      refund: 'full',
      amount: '0.00',
      free_until: until,
      steps: [{ until, percent: 100, amount: '100.00' }],
    });
  });

  test('GAP-31 at 20:00 UTC on 31 December the new year has begun in Dubai, and tickets of 31 December aren’t sold', async () => {
    expect((await bookTickets(await at('2027-12-31T05:59:59.999Z'), '2027-12-31')).statusCode).toBe(201);
    expect((await bookTickets(await at('2027-12-31T20:00:00.000Z'), '2027-12-31')).statusCode).toBe(400);
    expect((await bookTickets(await at('2027-12-31T20:00:00.000Z'), '2028-01-01')).statusCode).toBe(201);
  });

  test('CART-25 GAP-20 29 February of a leap year can be booked', async () => {
    const person = await at('2028-02-27T08:00:00Z');
    const item = await addActivity(person, activity.id, { date: leapDay, adults: 1, children: 0 });
    const response = await person.call('POST', '/bookings/', { body: createOrder([item]) });
    expect(response.json()).toMatchObject({ booking_date: leapDay, booking_time: '09:00' });
    const { free_until } = response.json().refund_if_cancelled;
    expect(free_until).toBe('2028-02-28T05:00:00.000Z');
  });

  test('CART-25 29 February of another year is invalid', async () => {
    const person = await at('2027-02-01T08:00:00Z');
    for (const date of ['2027-02-29', '2100-02-29']) {
      const response = await bookTickets(person, date);
      expect([response.statusCode, response.json().type]).toEqual([400, 'invalid-request']);
    }
  });
});

test('GAP-06 GAP-04 an access token is valid until its last second, a code until its last millisecond', async () => {
  const begin = new Date('2028-03-01T00:00:00Z');
  const person = await at(begin);
  const me = async () => (await person.call('GET', '/users/me/')).statusCode;
  api.clock.advance(15 * 60_000 - 1);
  expect(await me()).toBe(200);
  api.clock.advance(1);
  expect(await me()).toBe(401);

  const verify = async (milliseconds: number) => {
    api.clock.set(begin.toISOString());
    api.clock.advance(24 * 3600_000 + milliseconds);
    await api.call('POST', '/users/send_otp/', { body: { email: person.email } });
    const otp = await api.outbox.newestCode(person.email);
    api.clock.advance(10 * 60_000 - 1 + milliseconds);
    return (await api.call('POST', '/users/verify_otp/', { body: { email: person.email, otp } })).statusCode;
  };
  expect(await verify(0)).toBe(200);
  expect(await verify(1)).toBe(400);
});
