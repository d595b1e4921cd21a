import { popularPlaces } from '@aitours/domain/transfers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ticketStock, transferTypes } from '../../src/db/schema.ts';
import { insertFirstContent } from '../../src/seed/load/insertFirstContent.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { contact, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle } from '../fixtures.ts';

const api = await startTestApi();
await insertFirstContent(api.services.db);
const { db } = api.services;
const dunes = (await insertActivity(db)).id;
const deck = await insertEvent(db);
const cities = await insertTour(db);
const date = '2030-03-10';
const few = await insertEvent(db, { dates: [date], capacity: 5 });
const ofFew = { event_id: few.id, ticket_type_id: few.typeId };
const smallTour = (await insertTour(db, { capacity: 6 })).id;
const sedan = await insertVehicle(db);
const layla = await api.signIn();
beforeEach(() => api.clock.set('2030-03-01T08:00:00Z'));
afterAll(() => api.close());

const quote = async (...lines: object[]) => api.call('POST', '/quotes/', { body: { lines } });

const visit = () => ({
  type: 'activity',
  activity_id: dunes,
  date,
  adults: 2,
  children: 1,
  infants: 2,
  quantity: 2,
  add_ons: [{ title: 'Photos', quantity: 2 }],
});
const tickets = () => ({
  type: 'ticket',
  event_id: deck.id,
  ticket_type_id: deck.typeId,
  date,
  time_slot_id: deck.eveningId,
  adults: 2,
  children: 1,
});
const tour = () => ({
  type: 'tour',
  tour_id: cities.id,
  date,
  adults: 2,
  children_5_to_12: 1,
  children_2_to_4: 1,
  infants: 1,
  days: [{ day_number: 1, vehicle_id: cities.vehicleId, activity_ids: [`${cities.id.slice(0, 8)}-oud`] }],
});
const ride = () => ({
  type: 'transfer',
  vehicle_id: sedan,
  date,
  time: '09:00',
  passengers: 2,
  luggage: 2,
  pickup_location: 'Dubai Mall',
  dropoff_location: 'Dubai Marina',
  return_date: date,
  return_time: '18:00',
});
const cruise = () => ({ type: 'cruise', cruise_id: '1', date, guests: 3 });

test('GAP-26 CONST-10 CONST-16 CONST-02 CONST-17 CONST-19 prices lines of every kind with their breakdown', async () => {
  const body = (await quote(visit(), tickets(), tour(), ride(), cruise())).json();
  const parts = body.lines.map(({ breakdown }: { breakdown: { kind: string; amount: string }[] }) =>
    breakdown.map(({ kind, amount }) => [kind, amount]),
  );
  expect(parts).toEqual([
    [
      ['adults', '800.00'],
      ['children', '280.00'],
      ['group_discount', '-162.00'],
      ['add_on', '100.00'],
    ],
    [
      ['adults', '240.00'],
      ['children', '60.00'],
    ],
    [
      ['adults', '2000.00'],
      ['children_5_to_12', '750.00'],
      ['children_2_to_4', '500.00'],
      ['vehicle', '100.00'],
      ['day_activity', '150.00'],
    ],
    [
      ['outward', '62.25'],
      ['return', '62.25'],
    ],
    [['guests', '3600.00']],
  ]);
  expect(body.lines).toMatchObject([
    { index: 0, amount: '1018.00', time: '09:00', quantity: 2, available: true, places_left: 15 },
    { index: 1, amount: '300.00', time: '18:00', quantity: 3, available: true, places_left: 20 },
    { index: 2, amount: '3500.00', places_left: null },
    { index: 3, amount: '124.50' },
    { index: 4, amount: '3600.00', quantity: 3 },
  ]);
  expect(body).toMatchObject({ currency: 'AED', total: '8542.50' });
});

test('a tour’s vehicle that is too small for all travellers, infants included, is refused in a quote and a booking', async () => {
  const seats = (maxPassengers: number | null) =>
    db.update(transferTypes).set({ maxPassengers }).where(eq(transferTypes.id, cities.vehicleId));
  const customizations = { transfers: [{ day_number: 1, vehicle_id: cities.vehicleId }] };
  const details = { ...contact, adults: 2, children512: 1, children25: 1, infants: 1, customizations };
  const item = { type: 'tour', id: cities.id, date, price: '1.00', quantity: 1, details };
  const book = () =>
    layla.call('POST', '/bookings/', { body: { booking_type: 'tour', payment_method: 'cash', cart_items: [item] } });
  await seats(4);
  const message = 'This vehicle has 4 seats, you are 5.';
  expect((await quote(tour())).json().errors).toEqual({ 'lines.0.days.0.vehicle_id': [message] });
  expect(JSON.stringify((await book()).json().errors)).toContain(message);
  const readVehicle = async () =>
    (await api.call('GET', '/tours/transfer-types/'))
      .json()
      .results.find(({ id }: { id: string }) => id === cities.vehicleId);
  expect(await readVehicle()).toMatchObject({ max_passengers: 4 });
  await seats(5);
  expect((await quote(tour())).statusCode).toBe(200);
  expect((await book()).json()).toMatchObject({ type: 'price-changed' });
  await seats(null);
  expect(await readVehicle()).not.toHaveProperty('max_passengers');
});

test('GAP-26 what is quoted is booked at that price', async () => {
  const { lines } = (await quote(tour(), ride())).json();
  const customizations = {
    transfers: [{ day_number: 1, vehicle_id: cities.vehicleId }],
    activities: [{ day_number: 1, activity_id: `${cities.id.slice(0, 8)}-oud` }],
  };
  const details = { ...contact, adults: 2, children512: 1, children25: 1, infants: 1, customizations };
  const item = { type: 'tour', id: cities.id, date, price: lines[0].amount, quantity: 1, details };
  const order = { booking_type: 'tour', payment_method: 'cash', cart_items: [item] };
  expect((await layla.call('POST', '/bookings/', { body: order })).statusCode).toBe(201);
  const { pickup_location, dropoff_location, return_date, return_time } = ride();
  const transfer = transferOrder(sedan, {
    pickup_location,
    dropoff_location,
    return_date,
    return_time,
    return_journey: true,
    total_amount: lines[1].amount,
  });
  expect((await layla.call('POST', '/transfers/bookings/', { body: transfer })).statusCode).toBe(201);
  const wrong = (
    await layla.call('POST', '/bookings/', { body: { ...order, cart_items: [{ ...item, price: '1.00' }] } })
  ).json();
  expect(wrong.lines).toMatchObject([{ index: 0, sent: '1.00', amount: lines[0].amount }]);
});

test('GAP-77 reports the errors of all lines with their index, and stores nothing', async () => {
  const { status, detail, errors } = (
    await quote(
      { ...visit(), time: '03:33' },
      { ...visit(), adults: 0 },
      { ...tickets(), children: 0, time: '10:00' },
      { ...tour(), days: [{ day_number: 2, vehicle_id: cities.vehicleId }] },
      { ...tour(), infants: 9 },
      { ...ride(), dropoff_location: 'dubai mall' },
      { ...ride(), return_date: '2030-03-09' },
      { ...cruise(), guests: 900 },
      { ...cruise(), date: '9999-12-31' },
      { ...cruise(), cruise_id: 'ferry' },
      cruise(),
    )
  ).json();
  expect(status).toBe(400);
  expect(detail).toBe('It does not start at 3:33 AM. Please choose another time.');
  expect(Object.keys(errors)).toEqual([
    'lines.0.time',
    'lines.1.adults',
    'lines.2.time',
    'lines.3.days.0.vehicle_id',
    'lines.4.children_5_to_12',
    'lines.5.dropoff_location',
    'lines.6.return_date',
    'lines.7.guests',
    'lines.8.date',
    'lines.9',
  ]);
});

test('GAP-37 GAP-77 unknown places are reported with suggestions and the index of their line, with all other errors', async () => {
  const lines = [
    { ...cruise(), guests: 900 },
    ride(),
    { ...ride(), pickup_location: 'dubay mal', dropoff_location: 'asdf' },
  ];
  const [pickup, dropoff] = ['lines.2.pickup_location', 'lines.2.dropoff_location'];
  const problem = (await quote(...lines)).json();
  expect(problem).toMatchObject({
    status: 400,
    type: 'unknown-place',
    detail: expect.stringMatching(/^We don’t know this place\. .*Dubai Mall/),
    suggestions: {
      [pickup]: ['Dubai Mall', 'Dubai', expect.any(String)],
      [dropoff]: popularPlaces.slice(0, 3),
    },
  });
  expect(Object.keys(problem.errors)).toEqual(['lines.0.guests', pickup, dropoff]);
});

test('GAP-77 a line is checked as its type says; an unknown type is rejected', async () => {
  expect((await quote({ ...cruise(), guests: 0, adults: -1 })).json().errors).toEqual({
    'lines.0.guests': ['must be at least 1'],
  });
  const { date: _, ...undated } = cruise();
  expect((await quote(undated)).json().errors).toEqual({ 'lines.0.date': ['is required'] });
  expect((await quote({ type: 'boat' })).json().errors).toEqual({ 'lines.0.type': ['has an invalid format'] });
  expect((await quote()).statusCode).toBe(400);
});

describe('the lines of a quote that take places of one departure are added up', () => {
  test.each([
    ['visits of an activity', () => ({ ...visit(), adults: 3, infants: 0, quantity: 2 }), 15, 7],
    ['tickets of a type', () => ({ ...tickets(), ...ofFew, time_slot_id: few.eveningId }), 5, 2],
    ['parties of a tour', () => ({ ...tour(), tour_id: smallTour, days: [] }), 6, 1],
  ])('%s', async (_, line, all, left) => {
    const { lines } = (await quote(line(), ride(), line())).json();
    expect(lines).toMatchObject([
      { available: true, places_left: all },
      { available: true, places_left: null },
      { available: false, places_left: left },
    ]);
  });

  test('another time and another date have their own places', async () => {
    const { lines } = (
      await quote(
        { ...tickets(), ...ofFew, time_slot_id: few.eveningId },
        { ...tickets(), ...ofFew, time_slot_id: few.morningId },
        { ...visit(), adults: 3 },
        { ...visit(), adults: 3, date: '2030-03-11' },
      )
    ).json();
    expect(lines.map(({ available }: { available: boolean }) => available)).toEqual([true, true, true, true]);
  });
});

test('GAP-26 a line that is sold out has a price', async () => {
  await api.services.db.update(ticketStock).set({ booked: 18 }).where(eq(ticketStock.eventId, deck.id));
  expect((await quote(tickets())).json().lines).toMatchObject([{ amount: '300.00', available: false, places_left: 2 }]);
  await api.services.db.update(ticketStock).set({ booked: 0 }).where(eq(ticketStock.eventId, deck.id));
});

test('GAP-37 each transfer counts as a distance of the map service', async () => {
  api.clock.advance(3_600_000);
  const rides = Array.from({ length: 20 }, ride);
  for (let call = 0; call < 15; call++) expect((await quote(...rides)).statusCode).toBe(200);
  const rejected = await quote(ride());
  expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([429, '900']);
  expect((await quote(cruise())).statusCode).toBe(200);
});
