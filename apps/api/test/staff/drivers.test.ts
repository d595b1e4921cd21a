import { afterAll, expect, test } from 'vitest';
import { pickupDrivers } from '../../src/db/schema.ts';
import { deleteExpiredRows } from '../../src/jobs/cleanupJob.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { activityChoices, addActivity, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertVehicle } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const layla = await api.signIn();
const desk = await api.signIn({ staffRole: 'desk' });
const gate = await api.signIn({ staffRole: 'gate' });
afterAll(() => api.close());

interface Pickup {
  readonly pickup_area: string | null;
  readonly driver: string | null;
  readonly version: string;
}

const read = async (date: string) => (await gate.call('GET', `/departures/?date=${date}`)).json();
const readPickup = async (date: string, index = 0): Promise<{ id: string; pickup: Pickup }> => {
  const [departure] = (await read(date)).results;
  return { id: departure.id, pickup: departure.pickups[index] };
};

async function bookRide(date: string): Promise<string> {
  const body = transferOrder(await insertVehicle(api.services.db), { journey_date: date });
  return (await layla.call('POST', '/transfers/bookings/', { body })).json().booking_number;
}

interface Assignment {
  readonly date: string;
  readonly id: string;
  readonly pickup: Pickup;
}

const assign = ({ date, id, pickup }: Assignment, driver: string | null, by = desk) =>
  by.call('PUT', '/departures/driver/', {
    body: { date, departure_id: id, pickup_area: pickup.pickup_area, driver },
    headers: { 'if-match': `"${pickup.version}"` },
  });

test('each pickup area of a departure has a driver of its own, and tickets have none', async () => {
  const { id: activityId } = await insertActivity(api.services.db, { title: 'Dune Drive' });
  const date = '2030-03-10';
  for (const pickup of ['dubai', 'sharjah'] as const) {
    const item = await addActivity(layla, activityId, { pickup });
    const order = createOrder([item], { ...activityChoices, pickup, activity_id: activityId });
    expect((await layla.call('POST', '/bookings/', { body: order })).statusCode).toBe(201);
  }
  const event = await insertEvent(api.services.db, { dates: [date], capacity: 20 });
  await layla.call('POST', '/bookings/', { body: ticketOrder(event, { adults: 2, price: '200.00' }) });
  const { id, pickup } = await readPickup(date, 1);
  expect(pickup).toMatchObject({ pickup_area: 'sharjah', driver: null });
  expect((await assign({ date, id, pickup }, ' Abdul   Rashid ')).statusCode).toBe(204);
  const { results, drivers } = await read(date);
  expect(drivers).toEqual(['Abdul Rashid']);
  expect(
    results.map(({ pickups }: { pickups: Pickup[] }) => pickups.map((each) => [each.pickup_area, each.driver])),
  ).toEqual([
    [
      ['dubai', null],
      ['sharjah', 'Abdul Rashid'],
    ],
    [],
  ]);
});

test('of two staff members who assign a driver at once, the second gets a conflict, and nothing is lost', async () => {
  const date = '2030-03-12';
  await bookRide(date);
  const first = { date, ...(await readPickup(date)) };
  const compete = async (seen: Assignment, drivers: readonly [string, string]) => {
    const responses = await Promise.all(drivers.map((driver) => assign(seen, driver)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([204, 412]);
    const winner = responses[0]?.statusCode === 204 ? drivers[0] : drivers[1];
    const now = await readPickup(date);
    expect(now.pickup.driver).toBe(winner);
    return { winner, seen: { date, ...now } };
  };
  const { seen } = await compete(first, ['Imran', 'Rashid']);
  const { winner, seen: last } = await compete(seen, ['Salem', 'Yusuf']);
  // A retry of the first, whose response was lost, is no conflict.
  expect((await assign(seen, winner)).statusCode).toBe(204);
  expect((await assign(last, null)).statusCode).toBe(204);
  expect((await readPickup(date)).pickup).toEqual(first.pickup);
});

test('a pickup that isn’t on the day, and an empty name, are rejected; the gate can’t assign', async () => {
  const date = '2030-03-14';
  await bookRide(date);
  const seen = { date, ...(await readPickup(date)) };
  expect((await assign({ ...seen, date: '2030-03-15' }, 'Imran')).statusCode).toBe(404);
  expect((await assign({ ...seen, id: 'activity 1 09:00' }, 'Imran')).statusCode).toBe(404);
  expect((await assign({ ...seen, pickup: { ...seen.pickup, pickup_area: 'dubai' } }, 'Imran')).statusCode).toBe(404);
  expect((await assign(seen, '  ')).statusCode).toBe(400);
  expect((await assign(seen, 'Imran', gate)).statusCode).toBe(403);
  expect((await readPickup(date)).pickup.driver).toBeNull();
});

test('drivers are known and stored for a month after their day', async () => {
  const date = '2030-04-10';
  await bookRide(date);
  await assign({ date, ...(await readPickup(date)) }, 'Yusuf');
  expect((await read('2030-05-11')).drivers).toContain('Yusuf');
  expect((await read('2030-05-12')).drivers).not.toContain('Yusuf');
  const { db, config } = api.services;
  await deleteExpiredRows(db, new Date('2030-05-11T19:59:00Z'), config.retention);
  expect(await db.select().from(pickupDrivers)).toMatchObject([{ driver: 'Yusuf' }]);
  await deleteExpiredRows(db, new Date('2030-05-11T20:00:00Z'), config.retention);
  expect(await db.select().from(pickupDrivers)).toEqual([]);
});
