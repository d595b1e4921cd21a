import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { findVehicle } from '../../src/db/catalogue/vehicles.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { transferOrder } from '../bookings/orders.ts';
import { insertVehicle } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
const layla = await api.signIn();
afterAll(() => api.close());

type Body = Readonly<Record<string, unknown>>;

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
const create = (body: Body, key: string = randomUUID()) =>
  editor.call('POST', '/staff-vehicles/', { body, headers: { 'idempotency-key': key } });
const read = async (id: string) => (await editor.call('GET', `/staff-vehicles/${id}/`)).json();
const put = (path: string, version: string, body: Body) =>
  editor.call('PUT', path, { body, headers: { 'if-match': `"${version}"` } });
const replace = (id: string, version: string, body: Body) => put(`/staff-vehicles/${id}/`, version, body);
const setState = async (id: string, state: string) =>
  put(`/staff-vehicles/${id}/state/`, (await read(id)).version, { state });
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

test('GAP-59 a vehicle is seen and booked while it is published, and only then', async () => {
  const id = await insertVehicle(api.services.db, { name: 'Quixotic' });
  expect(await findWhereShown(id, 'quixotic')).toEqual(everywhere);
  for (const withdrawn of ['draft', 'archived']) {
    await setState(id, withdrawn);
    expect(await findWhereShown(id, 'quixotic')).toEqual([]);
  }
  await setState(id, 'published');
  expect(await findWhereShown(id, 'quixotic')).toEqual(everywhere);
});

test('GAP-59 a booking of a withdrawn vehicle is refused with a sentence', async () => {
  const id = await insertVehicle(api.services.db);
  await setState(id, 'draft');
  const response = await book(id);
  expect([response.statusCode, response.json().detail]).toEqual([
    404,
    'This vehicle is no longer offered. Please choose another.',
  ]);
});

test('GAP-59 bookings keep what they booked; a withdrawn vehicle can’t get other times, and its booking can be cancelled', async () => {
  const id = await insertVehicle(api.services.db);
  const { booking_number: number } = (await book(id)).json();
  const { version, vehicle } = await read(id);
  await replace(id, version, { ...vehicle, name: 'Bus', price_per_km: '9.00', features: [] });
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
  const { version, vehicle } = await read(id);
  await replace(id, version, { ...vehicle, price_per_km: '3.00' });
  const change = { body: { transfer: { pickup_time: '10:30' } } };
  const quoted = (await layla.call('POST', `/bookings/${number}/change-quotes/`, change)).json();
  expect(JSON.stringify(quoted)).toContain('115.50');
});

test('GAP-59 a new vehicle is a draft, and a retry creates no second one', async () => {
  const [body, key] = [input({ name: `Patrol ${randomUUID()}` }), randomUUID()];
  const [first, second] = [(await create(body, key)).json(), (await create(body, key)).json()];
  expect([first.id, first.state]).toEqual([second.id, 'draft']);
  expect(first.vehicle).toEqual(body);
  expect(await findVehicle(api.services.db, first.id)).toBeNull();
  await setState(first.id, 'published');
  expect((await api.call('GET', '/transfers/vehicles/')).json()).toContainEqual(
    expect.objectContaining({ id: first.id, price: '80.00', price_per_km: '2.50', maxPassengers: 6, maxLuggage: 5 }),
  );
});

test('GAP-59 what staff edit is what they read, and omitted fields are set to their defaults', async () => {
  const id = await insertVehicle(api.services.db);
  const terms = [{ hours_before: 48, percent: 50 }];
  const body = input({ price_per_km: null, features: ['Wi-Fi', 'Water'], position: 7, cancellation_terms: terms });
  const saved = (await replace(id, (await read(id)).version, body)).json();
  expect(saved.vehicle).toEqual(body);
  const { name, category, description, price, max_passengers, max_luggage } = body;
  const least = { name, category, description, price, max_passengers, max_luggage };
  const { vehicle } = (await replace(id, saved.version, least)).json();
  expect(vehicle).toEqual({ ...least, image: null, price_per_km: null, features: [], position: 0, zone_prices: [] });
});

test('GAP-59 travellers and staff see vehicles in the order that staff give them, then cheapest first', async () => {
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
  const { results } = (await editor.call('GET', `/staff-vehicles/?search=${mark}`)).json();
  expect(results.map(({ id }: Body) => id)).toEqual([cheap, dear, last]);
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
])('GAP-59 %s is an error of its field', async (_, rest, field) => {
  const response = await create(input(rest));
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
});

describe('the history', () => {
  test('GAP-59 has each edit with its author and fields, and its result can be restored', async () => {
    const id = await insertVehicle(api.services.db);
    const { vehicle: original } = await read(id);
    const edit = async (part: Body) => {
      const { version, vehicle } = await read(id);
      return (await replace(id, version, { ...vehicle, ...part })).json();
    };
    const first = await edit({ name: 'First', price: '81.00' });
    api.clock.advance(60);
    await edit({ name: 'Second', max_luggage: 1 });
    const { history } = await read(id);
    expect(history[0]).toMatchObject({ action: 'changed', author_email: editor.email });
    expect(history.map(({ fields }: { fields: string[] }) => fields.toSorted())).toEqual([
      ['max_luggage', 'name'],
      ['name', 'price'],
      [],
    ]);
    expect(history[2]).toMatchObject({ action: 'original', author_email: null });
    expect((await editor.call('GET', `/staff-vehicles/${id}/versions/${history[2].id}/`)).json()).toEqual(original);
    const earlier = (await editor.call('GET', `/staff-vehicles/${id}/versions/${history[1].id}/`)).json();
    expect(earlier).toEqual(first.vehicle);
    expect((await edit(earlier)).vehicle).toEqual(first.vehicle);
    const other = await insertVehicle(api.services.db);
    expect((await editor.call('GET', `/staff-vehicles/${other}/versions/${history[1].id}/`)).statusCode).toBe(404);
  });
});

test('GAP-59 the list finds vehicles by name or category, and by state', async () => {
  const mark = randomUUID().slice(0, 8);
  for (const state of ['draft', 'published', 'archived'])
    await setState((await create(input({ name: state, category: `SUV ${mark}` }))).json().id, state);
  const names = async (query: string) =>
    (await editor.call('GET', `/staff-vehicles/?${query}`)).json().results.map(({ name }: Body) => name);
  expect((await names(`search=${mark.toUpperCase()}`)).toSorted()).toEqual(['draft', 'published']);
  for (const state of ['draft', 'published', 'archived'])
    expect(await names(`search=${mark}&state=${state}`)).toEqual([state]);
});
