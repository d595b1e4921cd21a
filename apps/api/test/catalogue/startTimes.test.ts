import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activityStock } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { activityChoices, createOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, morning } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const { db } = api.services;
const nine = { ...morning, id: 'nine' };
const sixteen = { ...morning, id: 'sixteen', startTime: '16:00' };
const date = '2030-03-10';
let jetSki: { id: string; slug: string };

/** Staff entered the later start first. At nine, one place is left; at four, five. */
beforeAll(async () => {
  jetSki = await insertActivity(db, { slug: 'jet-ski', timeSlots: [sixteen, nine], capacity: 5 });
  await db.insert(activityStock).values({ activityId: jetSki.id, timeSlotId: 'nine', date, opening: 5, booked: 4 });
});
afterAll(() => api.close());

const party = (adults: number) => ({ ...activityChoices, adults, children: 0 });
const visit = (adults = 2, rest = {}) => ({
  activity_id: jetSki.id,
  activity_date: date,
  quantity: 1,
  details: party(adults),
  ...rest,
});
const add = (call: typeof api.call, body: object) => call('POST', '/cart-items/', { body });

describe('a date on which one start time is full', () => {
  test('has the places of each start time, in the order of the day', async () => {
    const path = `/activities/jet-ski/availability/?start=${date}&end=${date}`;
    expect((await api.call('GET', path)).json()).toEqual([
      { date, spots: 1, time_slot_id: 'nine', start_time: '09:00' },
      { date, spots: 5, time_slot_id: 'sixteen', start_time: '16:00' },
    ]);
  });

  test.each([
    [2, '', 1],
    [5, '', 1],
    // Five places at four and one at nine are no six places.
    [6, '', 0],
    [2, '&starts_until=12:00', 0],
    [2, '&starts_from=12:00', 1],
  ])('is in the list for %i people%s as often as it can be booked', async (places, rest, count) => {
    const list = (await api.call('GET', `/activities/?free_on=${date}&places=${places}${rest}`)).json();
    expect(list.count).toBe(count);
  });

  test.each([
    ['the first one with places for the party', {}, '16:00'],
    ['the chosen one', { activity_time_slot_id: 'sixteen' }, '16:00'],
    ['the first one with places for a single person', { details: party(1) }, '09:00'],
    ['the first one with places for all of several parties', { details: party(1), quantity: 2 }, '16:00'],
  ])('is put in the cart with %s', async (_, rest, time) => {
    const response = await add(api.asGuest(), visit(2, rest));
    expect(response.json()).toMatchObject({
      time,
      available: true,
      time_slot_id: time === '16:00' ? 'sixteen' : 'nine',
    });
  });

  test.each([
    [{ activity_time_slot_id: 'nine' }, 1, '09:00'],
    [{ details: party(6) }, 1, '09:00'],
  ])('is refused where the start time has too few places: %j', async (rest, left, time) =>
    expect((await add(api.asGuest(), visit(2, rest))).json()).toMatchObject({
      type: 'sold-out',
      places_left: left,
      item: { time },
    }),
  );

  test.each([
    [2, {}, '16:00'],
    [1, {}, '09:00'],
    [1, { quantity: 2 }, '16:00'],
    [1, { time: '16:00' }, '16:00'],
    [1, { time_slot_id: 'sixteen' }, '16:00'],
  ])('is quoted for %i people, %j, at %s', async (adults, rest, time) => {
    const line = { type: 'activity', activity_id: jetSki.id, date, adults, ...rest };
    const response = await api.call('POST', '/quotes/', { body: { lines: [line] } });
    expect(response.json().lines[0]).toMatchObject({ time });
  });
});

test('today, a start time that has begun is skipped', async () => {
  api.clock.set('2030-03-01T06:00:00Z');
  const response = await add(api.asGuest(), visit(2, { activity_date: '2030-03-01' }));
  expect(response.json()).toMatchObject({ time: '16:00' });
});

describe('the start time of an item in the cart', () => {
  const change = async (body: object, rest = {}) => {
    const call = api.asGuest();
    const { id } = (await add(call, visit(1, rest))).json();
    const response = await call('PATCH', `/cart-items/${id}/`, { body });
    return { response, item: (await call('GET', `/cart-items/${id}/`)).json() };
  };

  test('can be changed, and has its own places', async () => {
    const { response, item } = await change({ activity_time_slot_id: 'sixteen' });
    expect(response.json()).toMatchObject({ time: '16:00', time_slot_id: 'sixteen', places_left: 5, available: true });
    expect(item).toEqual(response.json());
    const more = await change({ activity_time_slot_id: 'sixteen', details: { adults: 3 } });
    expect(more.item).toMatchObject({ time: '16:00', details: { adults: 3 } });
  });

  test('stays when something else is changed', async () => {
    const { item } = await change({ details: { adults: 3 } }, { activity_time_slot_id: 'sixteen' });
    expect(item).toMatchObject({ time: '16:00', details: { adults: 3 } });
  });

  test.each([
    ['with too few places', { activity_time_slot_id: 'nine', details: { adults: 2 } }, 409],
    ['that the activity doesn’t have', { activity_time_slot_id: 'noon' }, 400],
  ])('can’t become one %s', async (_, body, status) => {
    const { response, item } = await change(body, { activity_time_slot_id: 'sixteen' });
    expect(response.statusCode).toBe(status);
    if (status === 400) expect(response.json().errors).toHaveProperty('activity_time_slot_id');
    expect(item).toMatchObject({ time: '16:00', details: { adults: 1 } });
  });

  test('can’t become another one that is sold out, even if its own is sold out as well', async () => {
    const call = api.asGuest();
    const day = { activity_date: '2030-03-12', activity_time_slot_id: 'sixteen' };
    const { id } = (await add(call, visit(1, day))).json();
    const full = { activityId: jetSki.id, date: '2030-03-12', opening: 0 };
    await db.insert(activityStock).values(['nine', 'sixteen'].map((timeSlotId) => ({ ...full, timeSlotId })));
    const response = await call('PATCH', `/cart-items/${id}/`, { body: { activity_time_slot_id: 'nine' } });
    expect(response.json()).toMatchObject({ type: 'sold-out', item: { time: '09:00' } });
  });

  test('of tickets is not changed by the start time of an activity', async () => {
    const call = api.asGuest();
    const deck = await insertEvent(db);
    const tickets = { event_id: deck.id, ticket_type_id: deck.typeId, event_date: date, adults: 1, quantity: 1 };
    const { id } = (await add(call, { ...tickets, date_time_slot_id: deck.morningId })).json();
    const body = { activity_time_slot_id: deck.eveningId };
    expect((await call('PATCH', `/cart-items/${id}/`, { body })).json().errors).toHaveProperty('activity_time_slot_id');
  });
});

test('a booking is of the start time in the cart, takes its places, and can be moved to another on the same date', async () => {
  const layla = await api.signIn();
  const day = '2030-03-20';
  const choice = { activity_date: day, activity_time_slot_id: 'sixteen' };
  const item = (await add(layla.call, visit(2, choice))).json();
  const order = createOrder([item], { adults: 2, children: 0, infants: 0 });
  const booking = (await layla.call('POST', '/bookings/', { body: order })).json();
  expect(booking.cart_items[0]).toMatchObject({ date: day, time: '16:00' });
  const readTaken = async () => {
    const rows = await db.select().from(activityStock).where(eq(activityStock.date, day));
    return Object.fromEntries(rows.map(({ timeSlotId, booked }) => [timeSlotId, booked]));
  };
  expect(await readTaken()).toMatchObject({ sixteen: 2 });
  const path = `/bookings/${booking.booking_number}`;
  const lines = [{ line: '1', date: day, time_slot_id: 'nine' }];
  const quote = (await layla.call('POST', `${path}/change-quotes/`, { body: { lines } })).json();
  const body = { lines, quote: quote.token, total_amount: quote.total_after };
  const changed = (await layla.call('POST', `${path}/changes/`, { body })).json();
  expect(changed.booking.cart_items[0]).toMatchObject({ date: day, time: '09:00' });
  expect(await readTaken()).toEqual({ nine: 2, sixteen: 0 });
});
