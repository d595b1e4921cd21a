import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activities } from '../../src/db/schema.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';
import { addActivity, createOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour, morning } from '../fixtures.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const date = '2030-03-10';

async function quoteFor(minAge: number, people: Readonly<Record<string, number>>, type: string) {
  const { db } = api.services;
  const facts = { min_age: minAge };
  const lines: Readonly<Record<string, () => Promise<object>>> = {
    activity: async () => ({ activity_id: (await insertActivity(db, { facts })).id }),
    tour: async () => ({ tour_id: (await insertTour(db, { facts })).id }),
    ticket: async () => {
      const deck = await insertEvent(db, undefined, { facts });
      return { event_id: deck.id, ticket_type_id: deck.typeId, time_slot_id: deck.morningId };
    },
  };
  const line = { type, date, adults: 2, ...people, ...(await lines[type]!()) };
  const response = await api.call('POST', '/quotes/', { body: { lines: [line] } });
  return { status: response.statusCode, body: response.json() };
}

test.each([
  ['activity', 13, { children: 1 }, 'children'],
  ['activity', 2, { infants: 1 }, 'infants'],
  ['tour', 13, { children_5_to_12: 1 }, 'children_5_to_12'],
  ['tour', 5, { children_2_to_4: 1 }, 'children_5_to_12'],
  ['tour', 5, { infants: 1 }, 'infants'],
  ['ticket', 13, { children: 1 }, 'children'],
] as const)('ACT-17 %s from %i years: %o is refused at %s', async (type, minAge, people, field) => {
  const refused = await quoteFor(minAge, people, type);
  expect(refused).toMatchObject({
    status: 400,
    body: {
      type: 'invalid-request',
      errors: { [`lines.0.${field}`]: [`Only for people from ${minAge} years.`] },
    },
  });
});

test.each([
  ['activity', 12, { children: 1 }],
  ['activity', 1, { infants: 1 }],
  ['activity', 18, {}],
  ['tour', 5, { children_5_to_12: 1 }],
  ['tour', 4, { children_2_to_4: 1 }],
  ['ticket', 12, { children: 1 }],
] as const)('ACT-17 %s from %i years: %o has ages that may come', async (type, minAge, people) => {
  expect((await quoteFor(minAge, people, type)).status).toBe(200);
});

test('ACT-17 an item of the cart whose ages are excluded later can’t be booked', async () => {
  const { db } = api.services;
  const { id } = await insertActivity(db);
  const layla = await api.signIn();
  const item = await addActivity(layla, id, { children: 1 });
  await db
    .update(activities)
    .set({ facts: { min_age: 13 } })
    .where(eq(activities.id, id));
  const response = await layla.call('POST', '/bookings/', { body: createOrder([item]) });
  expect([response.statusCode, response.json().errors]).toEqual([
    400,
    { 'cart_items.0.details.children': ['Only for people from 13 years.'] },
  ]);
});

test('a booking whose ages are excluded later can still be moved', async () => {
  const { db } = api.services;
  const { id } = await insertActivity(db);
  const layla = await api.signIn();
  const order = createOrder([await addActivity(layla, id, { children: 1 })]);
  const number = (await layla.call('POST', '/bookings/', { body: order })).json().booking_number;
  await db
    .update(activities)
    .set({ facts: { min_age: 13 } })
    .where(eq(activities.id, id));
  const body = { lines: [{ line: '1', date: '2030-03-11', time_slot_id: morning.id }] };
  const quoted = await layla.call('POST', `/bookings/${number}/change-quotes/`, { body });
  expect([quoted.statusCode, quoted.json()]).toMatchObject([200, { token: expect.any(String) }]);
});
