import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { activityStock } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { activityChoices } from '../bookings/orders.ts';
import { everyDay, insertActivity } from '../fixtures.ts';
import { type Body, createStaffEdits } from '../staffEdits.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
afterAll(() => api.close());

const input = (rest: Body = {}): Body => ({
  title: 'Oasis on foot',
  slug: `oasis-${randomUUID().slice(0, 8)}`,
  description: 'Two hours in the shade.',
  activity_type: 'tour',
  location: 'Al Ain',
  base_price: '130.00',
  capacity: 8,
  ...rest,
});
const { create, read, edit, setState, list } = createStaffEdits(editor, 'staff-activities');

test('a search finds an activity once it is published', async () => {
  const title = `Draft ${randomUUID().slice(0, 8)}`;
  const { activity } = (await create(input({ title }))).json();
  const found = async () => (await api.call('GET', `/activities/?search=${encodeURIComponent(title)}`)).json().count;
  expect(await found()).toBe(0);
  expect((await setState(activity.id, 'published')).json().activity.id).toBe(activity.id);
  expect(await found()).toBe(1);
});

test('the list finds activities by place', async () => {
  const place = `Place ${randomUUID().slice(0, 8)}`;
  await create(input({ title: 'At a place', location: place }));
  expect(await list(`search=${encodeURIComponent(place)}`)).toMatchObject([{ title: 'At a place' }]);
});

test('an activity that the API has withdrawn is archived', async () => {
  const { id } = await insertActivity(api.services.db);
  await editor.call('DELETE', `/activities/${id}/`);
  expect((await read(id)).state).toBe('archived');
  expect((await read(id)).history[0].action).toBe('archived');
});

test('a former slug is also stored by the operation without a version', async () => {
  const { id, slug } = await insertActivity(api.services.db);
  const body = input();
  expect((await editor.call('PUT', `/activities/${id}/`, { body })).statusCode).toBe(200);
  for (const known of [slug, body['slug']]) expect((await api.call('GET', `/activities/${known}/`)).json().id).toBe(id);
});

const slot = { start_date: '2030-12-01', end_date: '2031-01-31', available_days: everyDay, start_time: '08:00' };

/** Returns the places of each date around the turn of the year. */
async function readSpots(id: string): Promise<readonly number[]> {
  const response = await api.call('GET', `/activities/${id}/availability/?start=2030-12-23&end=2031-01-03`);
  return response.json().map(({ spots }: { spots: number }) => spots);
}

/** Returns what staff see of 25 December. */
async function readCalendar(id: string): Promise<Body> {
  const { slots } = (await editor.call('GET', `/stock-calendars/activity/${id}/?month=2030-12`)).json();
  return slots.find(({ date }: Body) => date === '2030-12-25');
}

const visit = (id: string, details = {}) => ({
  activity_id: id,
  activity_date: '2030-12-25',
  quantity: 1,
  details: { ...activityChoices, ...details },
});

test('GAP-20 GAP-76 a new activity sells on each date the places that staff have entered, and no others', async () => {
  const title = `Eight ${randomUUID().slice(0, 8)}`;
  const { activity } = (await create(input({ title, capacity: 8, time_slots: [slot] }))).json();
  expect(activity.capacity).toBe(8);
  await setState(activity.id, 'published');
  expect(await readSpots(activity.id)).toEqual(Array.from({ length: 12 }, () => 8));
  const free = async (places: number) =>
    (
      await api.call('GET', `/activities/?search=${encodeURIComponent(title)}&free_on=2030-12-25&places=${places}`)
    ).json().count;
  expect(await Promise.all([free(8), free(9)])).toEqual([1, 0]);
  expect(await readCalendar(activity.id)).toMatchObject({ capacity: 8, left: 8 });
});

test('GAP-20 GAP-76 an activity without a capacity is not on sale, and publishing it says what to enter', async () => {
  const { activity } = (await create(input({ capacity: null, time_slots: [slot] }))).json();
  expect((await setState(activity.id, 'published')).json()).toMatchObject({
    status: 400,
    detail: 'Enter how many places each departure has.',
    errors: { capacity: ['Enter how many places each departure has.'] },
  });
  expect((await read(activity.id)).state).toBe('draft');
  // A system that knows no capacity yet can still create an activity: it sells nothing.
  const title = `None ${randomUUID().slice(0, 8)}`;
  const { capacity: _, ...body } = input({ title, time_slots: [slot] });
  const { id } = (await editor.call('POST', '/activities/', { body })).json();
  expect(await readSpots(id)).toEqual(Array.from({ length: 12 }, () => 0));
  expect(await readCalendar(id)).toMatchObject({ capacity: 0, left: 0 });
  expect(
    (await api.call('GET', `/activities/?search=${encodeURIComponent(title)}&free_on=2030-12-25`)).json().count,
  ).toBe(0);
  expect((await editor.call('POST', '/cart-items/', { body: visit(id) })).json()).toMatchObject({
    type: 'sold-out',
    places_left: 0,
  });
});

test('a replacement without a capacity keeps it, and one with null removes it', async () => {
  const { capacity: _, ...body } = input({ time_slots: [slot] });
  const { id } = (await editor.call('POST', '/activities/', { body: { ...body, capacity: 8 } })).json();
  const replace = async (rest: Body) =>
    (await editor.call('PUT', `/activities/${id}/`, { body: { ...body, ...rest } })).json().capacity;
  expect([await replace({}), await replace({ capacity: null }), await replace({})]).toEqual([8, null, null]);
});

test('GAP-76 another capacity is that of all departures but those that staff have set, and never below what is taken', async () => {
  const body = input({ capacity: 8, time_slots: [slot] });
  const { activity } = (await create({ ...body, capacity: null })).json();
  const stock = { activityId: activity.id, timeSlotId: activity.time_slots[0].id };
  // Staff have opened a date before they entered a capacity.
  await api.services.db.insert(activityStock).values({ ...stock, date: '2030-12-23', opening: 0 });
  await edit(activity.id, { ...body, time_slots: activity.time_slots });
  await setState(activity.id, 'published');
  expect((await readSpots(activity.id)).slice(0, 2)).toEqual([8, 8]);
  await api.services.db.insert(activityStock).values([
    { ...stock, date: '2030-12-24', opening: 8, booked: 3 },
    { ...stock, date: '2030-12-25', opening: 8, booked: 6 },
    { ...stock, date: '2030-12-26', opening: 20, booked: 6 },
  ]);
  const change = async (capacity: number) => {
    await edit(activity.id, { ...body, time_slots: activity.time_slots, capacity });
    return (await readSpots(activity.id)).slice(0, 4);
  };
  expect(await change(5)).toEqual([5, 2, 0, 14]);
  expect(await change(9)).toEqual([9, 6, 0, 14]);
});
