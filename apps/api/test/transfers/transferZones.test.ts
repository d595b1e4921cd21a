import { afterAll, beforeEach, expect, test } from 'vitest';
import { transferZones, vehicles } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { transferOrder } from '../bookings/orders.ts';
import { insertVehicle } from '../fixtures.ts';
import { type Body, createStaffEdits, expectErrors } from '../staffEdits.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
const layla = await api.signIn();
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.db.delete(vehicles);
  await api.services.db.delete(transferZones);
});

const airport = 'Dubai International Airport (DXB)';
const airports = { id: 'airports', name: 'Airports', places: [airport] };
const marina = { id: 'marina', name: 'Marina', places: ['Dubai Marina', 'Palm Jumeirah'] };
const read = async () => (await editor.call('GET', '/staff-transfer-zones/')).json();
const replace = async (zones: readonly object[], version?: string) =>
  editor.call('PUT', '/staff-transfer-zones/', {
    body: { zones },
    headers: { 'if-match': `"${version ?? (await read()).version}"` },
  });
const distance = async (pickup: string, dropoff: string) =>
  (await api.call('GET', `/transfers/distance/?${new URLSearchParams({ pickup, dropoff })}`)).json();

/** Inserts a vehicle for AED 70 between both zones, and for AED 2.50 per km elsewhere. */
const insertZoned = () =>
  insertVehicle(api.services.db, { zonePrices: [{ from: 'marina', to: 'airports', price: 70_00 }] });
const quote = async (id: string, rest: Body = {}) => {
  const places = { pickup_location: airport, dropoff_location: 'Dubai Marina' };
  const load = { passengers: 2, luggage: 2, date: '2030-03-10', time: '09:00' };
  const line = { type: 'transfer', vehicle_id: id, ...places, ...load, ...rest };
  return (await api.call('POST', '/quotes/', { body: { lines: [line] } })).json().total;
};
const book = (id: string, rest: Body = {}) =>
  layla.call('POST', '/transfers/bookings/', { body: transferOrder(id, { total_amount: '70.00', ...rest }) });

test('GAP-38 the price between two zones replaces the price by distance in quote and booking, in both directions', async () => {
  const id = await insertZoned();
  expect(await quote(id)).toBe('96.25');
  await replace([airports, marina]);
  expect(await quote(id)).toBe('70.00');
  expect(await quote(id, { pickup_location: 'palm jumeirah', dropoff_location: 'DXB' })).toBe('70.00');
  expect(await quote(id, { return_date: '2030-03-12', return_time: '10:00' })).toBe('140.00');
  expect((await book(id)).json()).toMatchObject({ total_amount: '70.00', distance: 38.5 });
  const wrong = (await book(id, { total_amount: '96.25' })).json();
  expect(wrong).toMatchObject({ status: 409, type: 'price-changed', amount: '70.00' });
});

test('GAP-38 a place outside the zones is priced by distance, also an address that contains the name of one', async () => {
  await replace([airports, marina]);
  const id = await insertZoned();
  for (const elsewhere of ['Dubai Mall', 'Hotel at Dubai Marina'])
    expect(await quote(id, { dropoff_location: elsewhere })).not.toBe('70.00');
});

test('GAP-38 travellers get the zones of their places with the distance, and the prices with the vehicle', async () => {
  await replace([airports, marina]);
  const id = await insertZoned();
  expect((await distance('DXB', 'Dubai Marina')).zones).toEqual({
    from: { id: 'airports', name: 'Airports' },
    to: { id: 'marina', name: 'Marina' },
  });
  expect(await distance('DXB', 'Dubai Mall')).not.toHaveProperty('zones');
  const listed = (await api.call('GET', '/transfers/vehicles/')).json();
  expect(listed.find((vehicle: Body) => vehicle['id'] === id).zone_prices).toEqual([
    { from: 'marina', to: 'airports', price: '70.00' },
  ]);
});

test('GAP-38 other times of a booking have the price between its zones of today', async () => {
  const id = await insertZoned();
  const { booking_number: number } = (await book(id, { total_amount: '96.25' })).json();
  await replace([airports, marina]);
  const change = { body: { transfer: { pickup_time: '10:30' } } };
  const quoted = (await layla.call('POST', `/bookings/${number}/change-quotes/`, change)).json();
  expect(JSON.stringify(quoted)).toContain('70.00');
  expect((await layla.call('GET', `/transfers/bookings/${number}/`)).json().total_amount).toBe('96.25');
});

test('new zones get ids, a retry adds none, and the ids stay', async () => {
  const { version } = await read();
  const { id: _, ...fresh } = marina;
  const first = (await replace([airports, fresh], version)).json();
  const retry = await replace([airports, fresh], version);
  expect([retry.statusCode, retry.json()]).toEqual([200, first]);
  const swapped = (
    await replace([{ ...first.zones[1], name: 'Beach' }, airports, { ...fresh, places: ['JBR Beach'] }])
  ).json();
  expect(swapped.zones[0]).toEqual({ ...first.zones[1], name: 'Beach' });
  expect(new Set(swapped.zones.map(({ id }: Body) => id)).size).toBe(3);
});

test.each<[string, readonly object[], string]>([
  ['a place that the shop doesn’t know', [{ ...airports, places: ['DXB'] }], 'zones.0.places'],
  ['a place in two zones', [airports, { ...marina, places: [airport] }], 'zones.1.places'],
  ['a name twice', [airports, { ...marina, name: 'airports' }], 'zones.1.name'],
  ['an id twice', [airports, { ...marina, id: 'airports' }], 'zones'],
  ['a zone without places', [{ ...airports, places: [] }], 'zones.0.places'],
])('%s is an error of its field', async (_, zones, field) => expectErrors(await replace(zones), field));

test('a zone with a price of a vehicle can’t be removed, others can', async () => {
  await insertZoned();
  await replace([airports, marina]);
  const refused = await replace([airports]);
  expect(refused.json().errors.zones[0]).toBe('“Marina” has a price of “Sedan”. Remove the price first.');
  expect((await read()).zones).toHaveLength(2);
  await api.services.db.update(vehicles).set({ zonePrices: [] });
  expect((await replace([airports])).json().zones).toEqual([airports]);
});

test('a vehicle has prices between zones that exist, each two zones once', async () => {
  await replace([airports, marina]);
  const van = { name: 'Van', category: 'Van', description: 'For six.', price: '80.00' };
  const create = (zone_prices: readonly object[]) =>
    createStaffEdits(editor, 'staff-vehicles').create({ ...van, max_passengers: 6, max_luggage: 5, zone_prices });
  const price = { from: 'airports', to: 'marina', price: '70.00' };
  expect((await create([price, { ...price, from: 'marina' }])).json().vehicle.zone_prices).toHaveLength(2);
  expectErrors(await create([{ ...price, to: 'moon' }]), 'zone_prices.0.to');
  expectErrors(await create([{ ...price, price: '0.00' }]), 'zone_prices.0.price');
  expectErrors(await create([price, { from: 'marina', to: 'airports', price: '60.00' }]), 'zone_prices.1.to');
});
