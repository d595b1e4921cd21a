import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { findVehicle } from '../../src/db/catalogue/vehicles.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { transferOrder } from '../bookings/orders.ts';
import { insertVehicle } from '../fixtures.ts';
import { type Body, createStaffEdits, expectErrors } from '../staffEdits.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
const layla = await api.signIn();
afterAll(() => api.close());

const input = (rest: Body = {}): Body => ({
  name: 'Patrol',
  category: 'SUV',
  description: 'For six.',
  image: null,
  price: '80.00',
  price_per_km: '2.50',
  max_passengers: 6,
  max_luggage: 5,
  features: ['Wi-Fi'],
  position: 0,
  zone_prices: [],
  ...rest,
});
const { create, read, edit, setState, list } = createStaffEdits(editor, 'staff-vehicles');
const listed = async (query = '') =>
  (await api.call('GET', `/transfers/vehicles/${query}`)).json().map(({ id }: Body) => id);
const book = (id: string, rest: Body = {}) =>
  layla.call('POST', '/transfers/bookings/', { body: transferOrder(id, rest) });

/** Returns where travellers find a vehicle by a word of its name that no other product has. */
async function findWhereShown(id: string, word: string): Promise<string[]> {
  const places = { pickup_location: 'Dubai International Airport (DXB)', dropoff_location: 'Dubai Marina' };
  const load = { passengers: 2, luggage: 2, date: '2030-03-10', time: '09:00' };
  const line = { type: 'transfer', vehicle_id: id, ...places, ...load };
  const shownIn: Readonly<Record<string, boolean>> = {
    list: (await listed()).includes(id),
    'list for a party': (await listed('?passengers=2&luggage=2')).includes(id),
    search: (await api.call('GET', `/search/?q=${word}`)).body.includes(id),
    quote: (await api.call('POST', '/quotes/', { body: { lines: [line] } })).statusCode === 200,
    booking: (await book(id)).statusCode === 201,
  };
  return Object.entries(shownIn).flatMap(([place, isShown]) => (isShown ? place : []));
}

const everywhere = ['list', 'list for a party', 'search', 'quote', 'booking'];

test('a vehicle is seen and booked while it is published, and only then', async () => {
  const id = await insertVehicle(api.services.db, { name: 'Quixotic' });
  expect(await findWhereShown(id, 'quixotic')).toEqual(everywhere);
  for (const withdrawn of ['draft', 'archived']) {
    await setState(id, withdrawn);
    expect(await findWhereShown(id, 'quixotic')).toEqual([]);
  }
  await setState(id, 'published');
  expect(await findWhereShown(id, 'quixotic')).toEqual(everywhere);
});

test('a booking of a withdrawn vehicle is refused with a sentence', async () => {
  const id = await insertVehicle(api.services.db);
  await setState(id, 'draft');
  const response = await book(id);
  expect([response.statusCode, response.json().detail]).toEqual([
    404,
    'This vehicle is no longer offered. Please choose another.',
  ]);
});

test('bookings keep what they booked; a withdrawn vehicle can’t get other times, and its booking can be cancelled', async () => {
  const id = await insertVehicle(api.services.db);
  const { booking_number: number } = (await book(id)).json();
  await edit(id, { ...(await read(id)).vehicle, name: 'Bus', price_per_km: '9.00', features: [] });
  await setState(id, 'archived');
  const booked = (await layla.call('GET', `/transfers/bookings/${number}/`)).json();
  expect(booked).toMatchObject({
    total_amount: '96.25',
    vehicle: { name: 'Sedan', category: 'Economy', features: ['Air conditioning'] },
  });
  const change = { body: { transfer: { pickup_time: '10:30' } } };
  const refused = await layla.call('POST', `/bookings/${number}/change-quotes/`, change);
  expect([refused.statusCode, refused.json().type]).toEqual([400, 'not-changeable']);
  expect(refused.json().detail).toContain('Sedan is no longer offered');
  const headers = { 'idempotency-key': randomUUID() };
  expect((await layla.call('DELETE', `/bookings/${number}/`, { headers })).statusCode).toBe(200);
});

test('XFER-25 a vehicle on sale gets other times at its price of today', async () => {
  const id = await insertVehicle(api.services.db);
  const { booking_number: number } = (await book(id)).json();
  await edit(id, { ...(await read(id)).vehicle, price_per_km: '3.00' });
  const change = { body: { transfer: { pickup_time: '10:30' } } };
  const quoted = (await layla.call('POST', `/bookings/${number}/change-quotes/`, change)).json();
  expect(JSON.stringify(quoted)).toContain('115.50');
});

test('travellers find a new vehicle with its values once it is published', async () => {
  const body = input({ name: `Patrol ${randomUUID()}` });
  const { id, vehicle } = (await create(body)).json();
  expect([vehicle, await findVehicle(api.services.db, id)]).toEqual([body, null]);
  await setState(id, 'published');
  expect((await api.call('GET', '/transfers/vehicles/')).json()).toContainEqual(
    expect.objectContaining({ id, price: '80.00', price_per_km: '2.50', maxPassengers: 6, maxLuggage: 5 }),
  );
});

test('what staff edit is what they read, and omitted fields are set to their defaults', async () => {
  const id = await insertVehicle(api.services.db);
  const terms = [{ hours_before: 48, percent: 50 }];
  const body = input({ price_per_km: null, features: ['Wi-Fi', 'Water'], position: 7, cancellation_terms: terms });
  expect((await edit(id, body)).json().vehicle).toEqual(body);
  const { name, category, description, price, max_passengers, max_luggage } = body;
  const least = { name, category, description, price, max_passengers, max_luggage };
  const { vehicle } = (await edit(id, least)).json();
  expect(vehicle).toEqual({ ...least, image: null, price_per_km: null, features: [], position: 0, zone_prices: [] });
});

test('travellers and staff see vehicles in the order that staff give them, then cheapest first', async () => {
  const mark = randomUUID().slice(0, 8);
  const add = async (name: string, price: string, position: number) => {
    const { id } = (await create(input({ name: `${name} ${mark}`, price, position }))).json();
    await setState(id, 'published');
    return id;
  };
  const dear = await add('Dear', '90.00', 900);
  const last = await add('Last', '10.00', 901);
  const cheap = await add('Cheap', '70.00', 900);
  expect((await listed()).filter((id: string) => [dear, last, cheap].includes(id))).toEqual([cheap, dear, last]);
  expect((await list(`search=${mark}`)).map(({ id }) => id)).toEqual([cheap, dear, last]);
});

test.each<[string, Body, string]>([
  ['a price of zero', { price: '0.00' }, 'price'],
  ['a price of zero per kilometre', { price_per_km: '0.00' }, 'price_per_km'],
  ['a feature twice', { features: ['Wi-Fi', 'WI-FI'] }, 'features'],
  [
    'terms in the wrong order',
    {
      cancellation_terms: [
        { hours_before: 1, percent: 50 },
        { hours_before: 2, percent: 90 },
      ],
    },
    'cancellation_terms',
  ],
  ['no seat', { max_passengers: 0 }, 'max_passengers'],
  ['a blank name', { name: ' ' }, 'name'],
  ['a deleted picture', { image: '0123456789abcdef0123456789abcdef' }, 'image'],
])('%s is an error of its field', async (_, rest, field) => expectErrors(await create(input(rest)), field));

test('the list finds vehicles by category', async () => {
  const category = `SUV ${randomUUID().slice(0, 8)}`;
  await create(input({ category }));
  expect(await list(`search=${category.toUpperCase()}`)).toMatchObject([{ name: 'Patrol', category }]);
});
