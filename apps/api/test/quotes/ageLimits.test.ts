import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activities, cartItems, carts } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { activityChoices, addActivity, addTickets, contact, createOrder } from '../bookings/orders.ts';
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
  ['tour', 5, { children_2_to_4: 1 }, 'children_2_to_4'],
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

const onlyInfant = { adults: 2, children: 0, infants: 1 };

describe.each(['specified', 'improved'])('ages count in each place under the profile %s', (behaviour) => {
  let shop: TestApi;
  let layla: TestAccount;
  beforeAll(async () => {
    shop = await startTestApi({ environment: { BEHAVIOUR: behaviour } });
    layla = await shop.signIn();
    await layla.call('PUT', '/users/me/', { body: { phone: contact.phone } });
  });
  afterAll(() => shop.close());

  const insertJump = (min_age: number) => insertActivity(shop.services.db, { facts: { min_age } });
  const insertDeck = (min_age: number) => insertEvent(shop.services.db, undefined, { facts: { min_age } });
  const requestVisit = (id: string, party: object) => ({
    activity_id: id,
    activity_date: date,
    quantity: 1,
    details: { ...activityChoices, ...party },
  });
  const requestTickets = (deck: Awaited<ReturnType<typeof insertDeck>>, children: number) => ({
    event_id: deck.id,
    ticket_type_id: deck.typeId,
    event_date: date,
    date_time_slot_id: deck.morningId,
    adults: 2,
    children,
    quantity: 2 + children,
  });
  const orderWithoutCart = (type: string, id: string, details: object) => ({
    booking_type: type,
    payment_method: 'cash',
    cart_items: [{ id, type, date, price: '1.00', quantity: 1, details: { ...contact, ...details } }],
  });

  test.each<[string, () => Promise<[method: string, path: string, body: object]>, string, number]>([
    [
      'an infant added to the cart',
      async () => ['POST', '/cart-items/', requestVisit((await insertJump(18)).id, onlyInfant)],
      'details.infants',
      18,
    ],
    [
      'a child who takes the place of an adult in the cart',
      async () => {
        const item = await addActivity(layla, (await insertJump(13)).id, { adults: 2, children: 0 });
        return ['PATCH', `/cart-items/${item.id}/`, { details: { adults: 1, children: 1 } }];
      },
      'details.children',
      13,
    ],
    [
      'an infant of an activity that is booked without a cart',
      async () => {
        const { id } = await insertJump(4);
        const details = { ...activityChoices, ...onlyInfant, activity_id: id };
        return ['POST', '/bookings/', orderWithoutCart('activity', id, details)];
      },
      'cart_items.0.details.infants',
      4,
    ],
    [
      'a child of an activity in an order',
      async () => {
        const { id } = await insertJump(13);
        const details = { ...activityChoices, activity_id: id };
        return ['POST', '/orders/', { bookings: [orderWithoutCart('activity', id, details)] }];
      },
      'bookings.0.cart_items.0.details.children',
      13,
    ],
    [
      'a child’s ticket added to the cart',
      async () => ['POST', '/cart-items/', requestTickets(await insertDeck(13), 1)],
      'children',
      13,
    ],
    [
      'a child’s ticket instead of an adult’s in the cart',
      async () => {
        const item = await addTickets(layla, await insertDeck(13), { adults: 2 });
        return ['PATCH', `/cart-items/${item.id}/`, { details: { adults: 1, children: 1 } }];
      },
      'details.children',
      13,
    ],
    [
      'a child’s ticket that is booked at once',
      async () => {
        const deck = await insertDeck(13);
        const body = { ticket_type_id: deck.typeId, date_time_slot_id: deck.morningId, date, adults: 2, children: 1 };
        return ['POST', `/tickets/${deck.id}/book/`, { ...body, payment_method: 'cash' }];
      },
      'children',
      13,
    ],
    ...(
      [
        [{ infants: 1 }, 'infants', 7],
        [{ children25: 1 }, 'children25', 7],
        [{ children512: 1 }, 'children512', 13],
        [{ children: 1 }, 'children', 13],
      ] as const
    ).map(
      ([people, field, minAge]) =>
        [
          `a tour with ${Object.keys(people).join()}`,
          async (): Promise<[string, string, object]> => {
            const tour = await insertTour(shop.services.db, { facts: { min_age: minAge } });
            return ['POST', '/bookings/', orderWithoutCart('tour', tour.id, { adults: 2, ...people })];
          },
          `cart_items.0.details.${field}`,
          minAge,
        ] satisfies [string, () => Promise<[string, string, object]>, string, number],
    ),
  ])('%s is refused at its field', async (_, request, field, minAge) => {
    const [method, path, body] = await request();
    const response = await layla.call(method as 'POST', path, { body });
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      { [field]: [`Only for people from ${minAge} years.`] },
    ]);
  });

  test('an infant whom an activity excludes later earns no discount, and the cart says why it can’t be booked', async () => {
    const { db } = shop.services;
    const { id } = await insertActivity(db);
    const guest = { call: shop.asGuest() };
    const { price } = await addActivity(guest, id, onlyInfant);
    expect(price).toBe(behaviour === 'specified' ? '360.00' : '400.00');
    const readItem = async () => (await guest.call('GET', '/cart/')).json().items[0];
    expect(await readItem()).not.toHaveProperty('min_age');
    await db
      .update(activities)
      .set({ facts: { min_age: 4 } })
      .where(eq(activities.id, id));
    expect(await readItem()).toMatchObject({
      price: '400.00',
      available: false,
      unavailable_reason: 'Only for people from 4 years.',
      min_age: 4,
    });
  });
});

test.each([
  [undefined, '2750.00', true],
  [13, '2000.00', false],
])('children whom a tour from %o years excludes cost nothing in the cart', async (minAge, price, available) => {
  const { db } = api.services;
  const layla = await api.signIn();
  await addActivity(layla, (await insertActivity(db)).id);
  const facts = minAge === undefined ? null : { min_age: minAge };
  const tour = await insertTour(db, { facts });
  const [cart] = await db.select().from(carts).where(eq(carts.userId, layla.id));
  const details = { adults: 2, children512: 1, children25: 0, infants: 0 };
  const line = { cartId: cart!.id, kind: 'tour', tourId: tour.id, serviceDate: '2030-04-01', quantity: 1 } as const;
  await db.insert(cartItems).values({ ...line, details });
  const { items } = (await layla.call('GET', '/cart/')).json();
  expect(items.find(({ type }: { type: string }) => type === 'tour')).toMatchObject({ price, available });
});

test('an item that can’t be booked any more takes no people of excluded ages either', async () => {
  const { db } = api.services;
  const { id } = await insertActivity(db, { facts: { min_age: 13 } });
  const guest = { call: api.asGuest() };
  const item = await addActivity(guest, id, { children: 0 });
  const change = (details: object) => guest.call('PATCH', `/cart-items/${item.id}/`, { body: { details } });
  await db.update(activities).set({ timeSlots: [] }).where(eq(activities.id, id));
  expect((await change({ adults: 1, children: 1 })).json().errors).toEqual({
    'details.children': ['Only for people from 13 years.'],
  });
  expect((await change({ adults: 1 })).statusCode).toBe(200);
});
