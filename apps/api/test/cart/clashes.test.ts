import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { bookings, cartItems, carts, tourDays } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { addActivity, addTickets, contact, createOrder, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const dunes = await insertActivity(api.services.db, { durationMinutes: 360 });
const deck = await insertEvent(api.services.db, { dates: ['2030-03-10', '2030-03-11'], capacity: 50 });
afterAll(() => api.close());

type Person = Pick<TestAccount, 'call'>;
const readClashes = async (person: Person) => (await person.call('GET', '/cart/')).json().clashes;

async function book(person: Person, path: string, body: unknown): Promise<string> {
  const response = await person.call('POST', path, { body });
  if (response.statusCode !== 201) throw new Error(response.body);
  const booked = response.json();
  return (booked[0] ?? booked).booking_number;
}

const bookTour = (person: Person, id: string, date: string, details: object = {}) =>
  book(person, '/bookings/', {
    booking_type: 'tour',
    payment_method: 'cash',
    cart_items: [
      { type: 'tour', id, date, price: '1000.00', quantity: 1, details: { ...contact, adults: 1, ...details } },
    ],
  });

test('CART-01 reports what overlaps in the cart of a guest, for both lines', async () => {
  const person = { call: api.asGuest() };
  const one = await addActivity(person, dunes.id);
  const other = await addTickets(person, deck);
  // Both were added at the same time, so either may be the first.
  const found: { item: string }[] = await readClashes(person);
  expect([one, other].map(({ id }) => found.find(({ item }) => item === id))).toEqual([
    {
      kind: 'overlap',
      item: one.id,
      other: {
        type: 'ticket',
        title: 'Sky deck',
        date: '2030-03-10',
        time: '10:00',
        duration_minutes: 90,
        cart_item: other.id,
      },
    },
    { kind: 'overlap', item: other.id, other: expect.objectContaining({ cart_item: one.id, time: '09:00' }) },
  ]);
});

test('reports too little time for the way, from the place of a booking', async () => {
  const layla = await api.signIn();
  const farAway = await insertActivity(api.services.db, { latitude: 24.45, longitude: 54.38, durationMinutes: 30 });
  const number = await book(layla, '/bookings/', createOrder([await addActivity(layla, farAway.id)]));
  const line = await addTickets(layla, deck);
  expect(await readClashes(layla)).toMatchObject([
    { kind: 'tight-gap', item: line.id, minutes: 30, other: { booking_number: number, time: '09:00' } },
  ]);
});

test('CART-01 reports what overlaps a booking of the user, of no other user, and none that is cancelled', async () => {
  const [layla, omar] = [await api.signIn(), await api.signIn()];
  const number = await book(layla, '/bookings/', createOrder([await addTickets(layla, deck)]));
  await addActivity(omar, dunes.id);
  expect(await readClashes(layla)).toEqual([]);
  expect(await readClashes(omar)).toEqual([]);
  const line = await addActivity(layla, dunes.id);
  expect(await readClashes(layla)).toMatchObject([
    { kind: 'overlap', item: line.id, other: { type: 'ticket', booking_number: number } },
  ]);
  await api.services.db.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.number, number));
  expect(await readClashes(layla)).toEqual([]);
});

test('CART-01 reports a booked transfer that picks up too early, there or back', async () => {
  const layla = await api.signIn();
  const line = await addActivity(layla, dunes.id);
  const vehicle = await insertVehicle(api.services.db);
  const back = { return_journey: true, return_date: '2030-03-10', return_time: '14:30', total_amount: '192.50' };
  const number = await book(
    layla,
    '/transfers/bookings/',
    transferOrder(vehicle, { journey_date: '2030-03-08', ...back }),
  );
  expect(await readClashes(layla)).toEqual([
    {
      kind: 'overlap',
      item: line.id,
      other: {
        type: 'transfer',
        title: 'Dubai Marina – Dubai International Airport (DXB)',
        date: '2030-03-10',
        time: '14:30',
        duration_minutes: 45,
        booking_number: number,
      },
    },
  ]);
});

test('CART-01 reports a booked transfer that arrives too late, though it has a return', async () => {
  const layla = await api.signIn();
  const line = await addActivity(layla, dunes.id);
  const vehicle = await insertVehicle(api.services.db);
  const back = { return_journey: true, return_date: '2030-03-14', return_time: '14:30', total_amount: '192.50' };
  const body = transferOrder(vehicle, { journey_time: '08:30', ...back });
  const number = await book(layla, '/transfers/bookings/', body);
  const other = { title: 'Dubai International Airport (DXB) – Dubai Marina', time: '08:30', booking_number: number };
  expect(await readClashes(layla)).toMatchObject([{ kind: 'overlap', item: line.id, other }]);
});

test('CART-01 counts the hours of a booked tour on each of its days', async () => {
  const layla = await api.signIn();
  const tour = await insertTour(api.services.db);
  const number = await bookTour(layla, tour.id, '2030-03-09');
  // On its second day the tour has one entry, at 9:30.
  const line = await addActivity(layla, dunes.id);
  await addTickets(layla, deck);
  const overlaps = (await readClashes(layla)).filter(({ other }: { other: { type: string } }) => other.type === 'tour');
  expect(overlaps).toMatchObject([
    { kind: 'overlap', item: line.id, other: { booking_number: number, date: '2030-03-10', time: '09:30' } },
  ]);
});

test('reports what a booked tour includes: for every traveller, and what was chosen', async () => {
  const layla = await api.signIn();
  const { db } = api.services;
  const tour = await insertTour(db);
  const chosen = await insertActivity(db);
  const [extra, other] = [
    { id: randomUUID(), name: 'Balloon', price: 0, description: 'At dawn.', product: chosen.slug },
    { id: randomUUID(), name: 'Sky deck', price: 0, description: 'Timed entry.', product: deck.slug },
  ];
  await db
    .update(tourDays)
    .set({ includes: [dunes.slug], activities: [extra, other] })
    .where(and(eq(tourDays.tourId, tour.id), eq(tourDays.dayNumber, 2)));
  const customizations = { activities: [{ day_number: 2, activity_id: extra.id, activity_name: extra.name }] };
  const number = await bookTour(layla, tour.id, '2030-04-01', { customizations });
  const visits = [await addActivity(layla, dunes.id), await addActivity(layla, chosen.id, { date: '2030-03-11' })];
  await addTickets(layla, deck, { date: '2030-03-11', slot: deck.eveningId });
  const inTour = { type: 'tour', title: 'Two cities', date: '2030-04-02', booking_number: number };
  const found: { item: string }[] = await readClashes(layla);
  expect(found).toHaveLength(2);
  for (const { id } of visits)
    expect(found.find(({ item }) => item === id)).toMatchObject({ kind: 'included', other: inTour });
});

test('reports a booked transfer that a tour of the cart includes', async () => {
  const layla = await api.signIn();
  const { db } = api.services;
  const tour = await insertTour(db);
  const ride = {
    id: randomUUID(),
    transferType: 'Airport pickup',
    fromLocation: 'Dubai International Airport (DXB)',
    toLocation: 'Creekside House',
    durationMinutes: 25,
    price: 0,
    distanceKm: 20,
    vehicleName: 'Minibus',
  };
  const setRide = (isIncluded: boolean) =>
    db
      .update(tourDays)
      .set({ transfers: [{ ...ride, isIncluded }] })
      .where(eq(tourDays.tourId, tour.id));
  const vehicle = await insertVehicle(db);
  const number = await book(layla, '/transfers/bookings/', transferOrder(vehicle, { journey_time: '06:00' }));
  await addActivity(layla, dunes.id, { date: '2030-03-20' });
  const [cart] = await db.select().from(carts).where(eq(carts.userId, layla.id));
  const details = { adults: 2, children512: 0, children25: 0, infants: 0 };
  const line = { kind: 'tour', tourId: tour.id, serviceDate: '2030-03-09', quantity: 1, details } as const;
  const [added] = await db
    .insert(cartItems)
    .values({ ...line, cartId: cart!.id })
    .returning();
  await setRide(true);
  const other = { type: 'transfer', booking_number: number, date: '2030-03-10', time: '06:00' };
  expect(await readClashes(layla)).toMatchObject([{ kind: 'included', item: added!.id, other }]);
  await setRide(false);
  expect(await readClashes(layla)).toEqual([]);
});
