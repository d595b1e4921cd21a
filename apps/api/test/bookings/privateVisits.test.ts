import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { activityStock } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { insertActivity } from '../fixtures.ts';
import { addActivity, createOrder } from './orders.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const { db } = api.services;
const [layla, omar] = [await api.signIn(), await api.signIn()];
afterAll(() => api.close());

let dunes = '';
beforeEach(async () => {
  dunes = (await insertActivity(db)).id;
});

const [date, otherDate] = ['2030-03-10', '2030-03-11'];
const yes = { isPrivate: 'yes' };
const add = (person: TestAccount, choice: Parameters<typeof addActivity>[2] = {}) => addActivity(person, dunes, choice);
async function book(person: TestAccount, choice?: Parameters<typeof addActivity>[2]) {
  const items = [await add(person, choice)];
  const booked = (await person.call('POST', '/bookings/', { body: createOrder(items) })).json();
  return Array.isArray(booked) ? booked[0] : booked;
}
const quote = async (isPrivate: boolean, quoted = dunes) => {
  const lines = [{ type: 'activity', activity_id: quoted, date, adults: 2, is_private: isPrivate }];
  return (await api.call('POST', '/quotes/', { body: { lines } })).json().lines[0];
};
async function readSpots() {
  const query = `start=${date}&end=${otherDate}`;
  const days = (await api.call('GET', `/activities/${dunes}/availability/?${query}`)).json();
  return days.map(({ spots }: { spots: number }) => spots);
}
const readStock = async (day = date) => {
  const isDay = and(eq(activityStock.activityId, dunes), eq(activityStock.date, day));
  const [row] = await db.select().from(activityStock).where(isDay);
  return row && [row.booked, row.isPrivate, row.placesLeft];
};

describe('a private visit takes the whole departure', () => {
  test('nobody can join it, in the calendar, a quote, the cart and a booking', async () => {
    const waiting = await add(omar);
    await book(layla, yes);
    expect(await readStock()).toEqual([3, true, 0]);
    expect(await readSpots()).toEqual([0, 15]);
    expect(await quote(false)).toMatchObject({ available: false, places_left: 0 });
    expect(await quote(true)).toMatchObject({ available: false, places_left: 0 });
    expect((await omar.call('GET', `/cart-items/${waiting.id}/`)).json()).toMatchObject({ available: false });
    const refused = await omar.call('POST', '/bookings/', { body: createOrder([waiting]) });
    expect(refused.json()).toMatchObject({ type: 'sold-out', places_left: 0 });
  });

  test('it is refused where others have booked, who stay alone with shared places', async () => {
    const waiting = await add(layla, yes);
    await book(omar);
    expect(await quote(true)).toMatchObject({ available: false, places_left: 0 });
    expect(await quote(false)).toMatchObject({ available: true, places_left: 12 });
    expect((await layla.call('GET', `/cart-items/${waiting.id}/`)).json()).toMatchObject({ available: false });
    const refused = await layla.call('POST', '/bookings/', { body: createOrder([waiting]) });
    expect(refused.json()).toMatchObject({ type: 'sold-out', places_left: 0 });
    expect(await readStock()).toEqual([3, false, 12]);
  });

  test.each([
    [yes, yes],
    [yes, {}],
    [{}, yes],
  ])('two lines of one departure are refused in one booking and marked in the cart: %j, %j', async (one, other) => {
    const person = await api.signIn();
    const items = [await add(person, one), await add(person, other)];
    expect((await person.call('GET', '/cart/')).json().items).toMatchObject([
      { available: true },
      { available: false },
    ]);
    const refused = await person.call('POST', '/bookings/', { body: createOrder(items) });
    expect(refused.json()).toMatchObject({ type: 'sold-out', places_left: 0 });
    expect(await readStock()).toBeUndefined();
  });

  test('a cancellation gives the whole departure back', async () => {
    const { booking_number } = await book(layla, yes);
    await layla.call('DELETE', `/bookings/${booking_number}/`);
    expect(await readStock()).toEqual([0, false, 15]);
    await book(omar, yes);
    expect(await readStock()).toEqual([3, true, 0]);
  });

  test('with fewer travellers it stays private; another date gives the whole departure back', async () => {
    const { booking_number } = await book(layla, yes);
    const change = async (line: object) => {
      const path = `/bookings/${booking_number}`;
      const lines = [{ line: '1', ...line }];
      const { token, total_after } = (await layla.call('POST', `${path}/change-quotes/`, { body: { lines } })).json();
      return layla.call('POST', `${path}/changes/`, { body: { lines, quote: token, total_amount: total_after } });
    };
    expect((await change({ adults: 1 })).statusCode).toBeLessThan(300);
    expect(await readStock()).toEqual([2, true, 0]);
    expect((await change({ date: otherDate })).statusCode).toBeLessThan(300);
    expect([await readStock(), await readStock(otherDate)]).toEqual([
      [0, false, 15],
      [2, true, 0],
    ]);
  });

  test('of two private visits at the same moment one is booked', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => api.signIn()));
    const orders = await Promise.all(people.map(async (person) => createOrder([await add(person, yes)])));
    const answers = await Promise.all(
      people.map((person, index) => person.call('POST', '/bookings/', { body: orders[index] })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
  });
});
