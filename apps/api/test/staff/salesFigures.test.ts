import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { activities, activityStock, bookings, cartAdditions, dayPlans, ticketStock } from '../../src/db/schema.ts';
import { deleteExpiredRows } from '../../src/jobs/cleanupJob.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { addActivity, addTickets, contact, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle, morning } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const manager = await api.signIn({ staffRole: 'manager' });
const layla = await api.signIn();
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.db.update(bookings).set({ createdAt: new Date('2029-01-01T08:00:00Z') });
  await api.services.db.delete(cartAdditions);
});

const today = '2030-03-01';
const tomorrow = '2030-03-02';
const day = 24 * 3600 * 1000;
const readReport = async (start: string, end = start) =>
  (await manager.call('GET', `/sales-report/?start=${start}&end=${end}`)).json();

async function book(path: string, body: object): Promise<string> {
  const response = await layla.call('POST', path, { body });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json().booking_number ?? response.json()[0].booking_number;
}
const change = (number: string, values: Partial<typeof bookings.$inferInsert>) =>
  api.services.db.update(bookings).set(values).where(eq(bookings.number, number));

const fridays = { ...morning, id: 'fridays', availableDays: [5], startDate: '2030-06-01', endDate: '2030-06-30' };
const secondOfJune = { ...morning, startDate: '2030-06-02', endDate: '2030-06-02' };

test('offered are the places of all time slots, with and without bookings; sold are those of bookings', async () => {
  const { db } = api.services;
  const dunes = await insertActivity(db, { timeSlots: [secondOfJune, fridays] });
  await insertActivity(db, { timeSlots: [secondOfJune], withdrawnAt: new Date('2030-01-01') });
  const deck = await insertEvent(db, { dates: ['2030-06-02', '2030-06-09'], capacity: 20 });
  const visit = async (values: Partial<typeof bookings.$inferInsert>) => {
    const item = await addActivity(layla, dunes.id, { adults: 2, children: 0, date: '2030-06-02' });
    await change(await book('/bookings/', createOrder([item])), values);
  };
  await visit({ status: 'confirmed' });
  await visit({ status: 'completed' });
  await visit({ status: 'pending' });
  await visit({ status: 'cancelled' });
  await book('/bookings/', ticketOrder(deck, { date: '2030-06-02', adults: 3, price: '300.00' }));
  // 15 of the activity; two time slots of the event with 20 each.
  const { totals, per_day, products, before } = await readReport('2030-06-02', '2030-06-03');
  const places = ({ places_sold, places_offered }: Record<string, number>) => [places_sold, places_offered];
  expect(per_day.map(places)).toEqual([
    [7, 55],
    [0, 0],
  ]);
  expect([places(totals), places(before)]).toEqual([
    [7, 55],
    [0, 0],
  ]);
  // The products of the period are also those that only take place in it.
  expect(products.map(({ title, ...row }: Record<string, number>) => [title, row.bookings, ...places(row)])).toEqual([
    ['Evening in the red dunes', 0, 4, 15],
    ['Sky deck', 0, 3, 40],
  ]);
  // 7 June 2030 is a Friday.
  expect(places((await readReport('2030-06-06', '2030-06-07')).totals)).toEqual([0, 15]);
  expect(places((await readReport('2030-06-04', '2030-06-05')).before)).toEqual([7, 55]);
  expect((await readReport(today)).products.map(places)).toEqual([
    [null, null],
    [null, null],
  ]);

  await db.update(activityStock).set({ closed: true }).where(eq(activityStock.activityId, dunes.id));
  await db.update(ticketStock).set({ capacity: 30 }).where(eq(ticketStock.eventId, deck.id));
  expect(places((await readReport('2030-06-02')).totals)).toEqual([7, 64]);
  await db.update(ticketStock).set({ closed: true }).where(eq(ticketStock.eventId, deck.id));
  expect(places((await readReport('2030-06-02')).totals)).toEqual([7, 7]);
  // The time slot has ended since, but its places were sold.
  await db.update(activities).set({ timeSlots: [] }).where(eq(activities.id, dunes.id));
  expect(places((await readReport('2030-06-02')).totals)).toEqual([7, 7]);
});

test('conversion counts what was added to carts on a day and has been booked since', async () => {
  const { db } = api.services;
  const date = today;
  const dunes = await insertActivity(db, { title: 'Dunes' });
  const falcons = await insertActivity(db, { title: 'Falcons' });
  const deck = await insertEvent(db);
  const items = [
    await addActivity(layla, dunes.id, { adults: 1, children: 0 }),
    await addActivity(layla, dunes.id, { adults: 1, children: 0, date: '2030-03-11' }),
  ] as const;
  const tickets = await addTickets(layla, deck);
  await layla.call('DELETE', `/cart-items/${(await addActivity(layla, falcons.id)).id}/`);
  const figures = async () => {
    const { totals, products, per_day } = await readReport(date);
    expect(per_day[0]).toMatchObject({
      cart_additions: totals.cart_additions,
      cart_bookings: totals.cart_bookings,
    });
    const ofProduct = (id: string) => {
      const product = products.find(({ product_id }: { product_id: string }) => product_id === id);
      return [product.title, product.bookings, product.cart_additions, product.cart_bookings];
    };
    return [
      totals.cart_additions,
      totals.cart_bookings,
      ofProduct(dunes.id),
      ofProduct(deck.id),
      ofProduct(falcons.id),
    ];
  };
  expect(await figures()).toEqual([4, 0, ['Dunes', 0, 2, 0], ['Sky deck', 0, 1, 0], ['Falcons', 0, 1, 0]]);

  await change(await book('/bookings/', createOrder([items[0]])), { status: 'cancelled' });
  const held = await book('/bookings/', createOrder([tickets]));
  await change(held, { status: 'pending' });
  expect(await figures()).toEqual([4, 1, ['Dunes', 0, 2, 1], ['Sky deck', 0, 1, 0], ['Falcons', 0, 1, 0]]);
  await change(held, { status: 'confirmed' });
  expect((await figures())[1]).toBe(2);
  await change(held, { status: 'cancelled', paymentStatus: 'failed' });
  expect((await figures())[1]).toBe(1);
  // They count on the day of the addition, in Dubai, whenever they were booked.
  await db.update(cartAdditions).set({ addedAt: new Date('2030-02-28T19:59:59Z') });
  expect((await readReport(today)).totals).toMatchObject({ cart_additions: 0, cart_bookings: 0 });
  await db.update(cartAdditions).set({ addedAt: new Date('2030-02-28T20:00:00Z') });
  expect((await readReport(tomorrow)).before).toMatchObject({ cart_additions: 4, cart_bookings: 1 });
});

test('a booking stores how it was made, on the server', async () => {
  const { db } = api.services;
  const dunes = await insertActivity(db);
  const deck = await insertEvent(db);
  const cities = await insertTour(db);
  const date = '2030-03-12';
  const stop = { activity_id: dunes.id, time_slot_id: 'morning' };
  const itinerary = { days: [{ date, activities: [stop] }], party: { adults: 1, children: 0, infants: 0 } };
  await db.insert(dayPlans).values({ id: 'plan', sessionHash: '', itinerary, createdAt: api.clock.now() });
  const planned = await layla.call('POST', '/day-planner/plans/plan/cart-items/', { body: { pickup: 'dubai' } });
  const byHand = () => addActivity(layla, dunes.id, { adults: 1, children: 0 });
  const tour = {
    booking_type: 'tour',
    payment_method: 'cash',
    cart_items: [
      { type: 'tour', id: cities.id, date, price: '2000.00', quantity: 1, details: { ...contact, adults: 2 } },
    ],
  };
  const [before] = await db.select().from(cartAdditions);
  const numbers = {
    planner: await book('/bookings/', createOrder([planned.json().items[0], await byHand()])),
    cart: await book('/bookings/', createOrder([await byHand()])),
    tickets: await book('/bookings/', ticketOrder(deck)),
    tour: await book('/bookings/', tour),
    transfer: await book('/transfers/bookings/', transferOrder(await insertVehicle(db))),
  };
  const old = await byHand();
  await db.delete(cartAdditions).where(eq(cartAdditions.id, old.id));
  const unknown = await book('/bookings/', createOrder([old, await byHand()]));
  const readChannel = async (number: string) =>
    (await db.select({ channel: bookings.channel }).from(bookings).where(eq(bookings.number, number)))[0]?.channel;
  expect(before?.channel).toBe('planner');
  expect(await Promise.all([...Object.values(numbers), unknown].map(readChannel))).toEqual([
    ...['planner', 'cart', 'direct', 'direct', 'transfer', null],
  ]);
  const { channels } = await readReport(today);
  expect(
    channels.map((row: Record<string, unknown>) => [row.channel, row.bookings, row.cart_additions, row.cart_bookings]),
  ).toEqual([
    ['planner', 1, 1, 1],
    ['cart', 1, 3, 3],
    ['direct', 2, null, null],
    ['transfer', 1, null, null],
    [null, 1, null, null],
  ]);
  const later = (await readReport(tomorrow)).channels;
  expect(later.map((row: Record<string, unknown>) => [row.channel, row.bookings, row.bookings_before])).toEqual([
    ['planner', 0, 1],
    ['cart', 0, 1],
    ['direct', 0, 2],
    ['transfer', 0, 1],
    [null, 0, 1],
  ]);
  expect(later[3]).toMatchObject({ revenue: '0.00', revenue_before: '96.25' });
  const csv = (await manager.call('GET', `/sales-exports/csv/?start=${today}&end=${today}`)).body.split('\r\n');
  const findRow = (id: string) =>
    csv
      .find((line) => line.includes(id))
      ?.split(',')
      .slice(-11)
      .join();
  expect(findRow(dunes.id)).toMatch(/^,?\d*,?\d*,?4,4,1,1,0,0,1,0,0\.00$/);
  expect(csv.find((line) => line.startsWith('transfer'))).toMatch(/,,,,,0,0,0,1,0,0,0\.00$/);
});

test('additions to carts are deleted once no report needs them', async () => {
  const { db, config } = api.services;
  const newest = api.clock.now().getTime();
  await addActivity(layla, (await insertActivity(db)).id);
  await deleteExpiredRows(db, new Date(newest + 732 * day), config.retention);
  expect(await db.$count(cartAdditions)).toBe(1);
  await deleteExpiredRows(db, new Date(newest + 733 * day), config.retention);
  expect(await db.$count(cartAdditions)).toBe(0);
});
