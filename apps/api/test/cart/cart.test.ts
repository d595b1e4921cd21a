import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { listEndpoints, readContract } from '../../src/contract/document.ts';
import { createSchemaCompiler } from '../../src/contract/schemas.ts';
import { activities, activityStock, cartItems, carts } from '../../src/db/schema.ts';
import { deleteExpiredRows } from '../../src/jobs/cleanupJob.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';
import { activityChoices, addActivity, addTickets, createOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const dunes = await insertActivity(api.services.db);
const deck = await insertEvent(api.services.db, { dates: ['2030-03-10', '2030-03-11'], capacity: 20 });
afterAll(() => api.close());

const guest = () => ({ call: api.asGuest() });
const add = (person: ReturnType<typeof guest>, body: unknown) => person.call('POST', '/cart-items/', { body });
const readItems = async (person: ReturnType<typeof guest>) => (await person.call('GET', '/cart/')).json().items;
const visit = (details = {}, rest = {}) => ({
  activity_id: dunes.id,
  activity_date: '2030-03-10',
  quantity: 1,
  details: { ...activityChoices, ...details },
  ...rest,
});
const tickets = (rest = {}) => ({
  event_id: deck.id,
  ticket_type_id: deck.typeId,
  event_date: '2030-03-10',
  date_time_slot_id: deck.eveningId,
  adults: 2,
  children: 1,
  quantity: 3,
  ...rest,
});

test('lines have the place of their activity, or the area that the address of their attraction names', async () => {
  const { db } = api.services;
  const nowhere = await insertActivity(db, { latitude: null, longitude: null });
  const onYas = await insertEvent(db, undefined, { venue: 'A new hall', location: 'Yas Island, Abu Dhabi' });
  const unknown = await insertEvent(db, undefined, { venue: 'A new hall', location: null });
  const person = guest();
  await add(person, visit());
  await add(person, visit({}, { activity_id: nowhere.id }));
  for (const event of [deck, onYas, unknown]) await addTickets(person, event);
  const items: { activity?: { id: string }; event?: { id: string }; point?: object }[] = await readItems(person);
  const findPoint = (id: string) => items.find(({ activity, event }) => (activity ?? event)?.id === id)?.point;
  expect(items).toHaveLength(5);
  expect(findPoint(dunes.id)).toEqual({ latitude: 25.03, longitude: 55.59 });
  expect(findPoint(deck.id)).toEqual({ latitude: 25.1972, longitude: 55.2744 });
  expect(findPoint(onYas.id)).toEqual({ latitude: 24.496, longitude: 54.606 });
  for (const { id } of [nowhere, unknown]) expect(findPoint(id)).toBeUndefined();
});

describe('adding', () => {
  test('ACT-27 ACT-28 API-17 CONST-11 CONST-13 CART-28 ENTITY-18 ENTITY-19 adds an activity with the server’s price', async () => {
    const response = await add(guest(), visit({ addons: ['Photos:2:0.01', 'Quad bike:1:40.00'] }));
    expect(response.statusCode).toBe(201);
    const item = response.json();
    expect(response.headers['location']).toBe(`/api/v1/cart-items/${item.id}/`);
    expect(item).toMatchObject({
      item_type: 'activity',
      type: 'activity',
      title: 'Evening in the red dunes',
      image: 'dunes-1',
      unit_price: '576.00',
      price: '576.00',
      quantity: 1,
      service_date: '2030-03-10',
      date: '2030-03-10',
      time: '09:00',
      time_slot_id: 'morning',
      activity: { id: dunes.id, slug: dunes.slug },
      event: null,
      tour: null,
      available: true,
      places_left: 15,
      details: {
        adults: 2,
        children: 1,
        infants: 0,
        pickup: 'dubai',
        isPrivate: 'no',
        addons: ['Photos:2:25.00', 'Quad bike:1:40.00'],
      },
    });
  });

  test('GAP-18 CONST-12 multiplies the price by the quantity; a private activity has its own price', async () => {
    expect((await add(guest(), visit({}, { quantity: 3 }))).json()).toMatchObject({
      unit_price: '486.00',
      price: '1458.00',
      quantity: 3,
    });
    expect((await add(guest(), visit({ adults: 7, children: 0, isPrivate: 'yes' }))).json()).toMatchObject({
      price: '1800.00',
    });
  });

  test('API-17 CONST-16 TICKET-34 TICKET-36 TICKET-40 TICKET-41 TICKET-42 ENTITY-20 adds tickets with the price of their slot', async () => {
    expect((await add(guest(), tickets({ details: { adultPrice: '1.00' } }))).json()).toMatchObject({
      item_type: 'ticket',
      type: 'ticket',
      title: 'Sky deck',
      image: 'deck-1',
      date: '2030-03-10',
      unit_price: '120.00',
      price: '300.00',
      quantity: 3,
      time: '18:00',
      time_slot_id: deck.eveningId,
      event: { id: deck.id },
      activity: null,
      available: true,
      places_left: 20,
      details: {
        ticketName: 'Sky deck',
        adultQty: '2',
        childQty: '1',
        adultPrice: '120.00',
        childPrice: '60.00',
        features: ['Fast Track Entry', 'Meal Package'],
        ticketType: 'Level 124',
        duration: '1 h 30 min',
        inclusions: ['Fast Track Entry', 'Meal Package'],
        ticket_type_id: deck.typeId,
        date_time_slot_id: deck.eveningId,
      },
    });
  });

  test('TICKET-37 TICKET-38 rejects a duplicate ticket; another date or time is another ticket', async () => {
    const person = guest();
    expect((await add(person, tickets())).statusCode).toBe(201);
    expect((await add(person, tickets({ adults: 1, children: 0 }))).json()).toMatchObject({
      status: 409,
      type: 'already-in-cart',
      detail: 'This ticket is already in your cart!',
    });
    expect((await add(person, tickets({ event_date: '2030-03-11' }))).statusCode).toBe(201);
    expect((await add(person, tickets({ date_time_slot_id: deck.morningId }))).statusCode).toBe(201);
    expect(await readItems(person)).toHaveLength(3);
  });

  test('TICKET-37 of ten tabs that add the same ticket concurrently, one succeeds', async () => {
    const person = guest();
    const responses = await Promise.all(Array.from({ length: 10 }, () => add(person, tickets())));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });

  test.each([
    ['neither an activity nor tickets', () => ({ quantity: 1, details: activityChoices })],
    ['a tour', () => ({ quantity: 1, tour_id: '1' })],
    ['both', () => ({ ...visit(), ...tickets() })],
  ])('CART-15 %s is an unsupported type', async (_, body) => {
    expect((await add(guest(), body())).json()).toMatchObject({
      status: 400,
      type: 'unsupported-item',
      detail: 'Unsupported cart item type',
    });
  });

  test.each([
    ['ACT-17 no adult', () => visit({ adults: 0 }), 'details.adults'],
    ['ACT-17 eleven adults', () => visit({ adults: 11 }), 'details.adults'],
    ['ACT-21 no pickup place', () => visit({ pickup: undefined }), 'details.pickup'],
    ['GAP-19 an unknown pickup place', () => visit({ pickup: 'mars' }), 'details.pickup'],
    ['ACT-21 an address of two letters', () => visit({ pickup_address: 'Rd' }), 'details.pickup_address'],
    ['ACT-21 an address of 201 letters', () => visit({ pickup_address: 'x'.repeat(201) }), 'details.pickup_address'],
    ['ACT-18 a past date', () => visit({}, { activity_date: '2030-02-28' }), 'activity_date'],
    ['ACT-18 a date out of season', () => visit({}, { activity_date: '2032-01-01' }), 'activity_date'],
    ['ACT-18 today after the start', () => visit({}, { activity_date: '2030-03-01' }), 'activity_date'],
    ['CART-25 a date with a time', () => visit({}, { activity_date: '2030-03-10T09:00:00Z' }), 'activity_date'],
    ['GAP-83 another activity’s slot', () => visit({}, { activity_time_slot_id: 'evening' }), 'activity_time_slot_id'],
    ['CONST-13 an add-on that is not offered', () => visit({ addons: ['Helicopter:1:0.00'] }), 'details.addons'],
    ['GAP-18 a quantity of 0', () => visit({}, { quantity: 0 }), 'quantity'],
    ['TICKET-30 no ticket', () => tickets({ adults: 0, children: 0 }), 'adults'],
    [
      'ACT-17 more people than the activity takes',
      () => visit({ adults: 10, children: 10, infants: 5 }),
      'details.adults',
    ],
    ['ACT-28 an extra twice', () => visit({ addons: ['Photos:1:25.00', 'Photos:2:25.00'] }), 'details.addons'],
    ['GAP-24 a date in 9999', () => visit({}, { activity_date: '9999-12-31' }), 'activity_date'],
    ['TICKET-31 children alone', () => tickets({ adults: 0, children: 1 }), 'adults'],
    ['TICKET-22 a date without tickets', () => tickets({ event_date: '2030-03-12' }), 'date_time_slot_id'],
    ['TICKET-32 a negative number', () => tickets({ adults: -1 }), 'adults'],
  ])('%s is rejected', async (_, body, field) => {
    const person = guest();
    expect((await add(person, body())).json()).toMatchObject({
      status: 400,
      type: 'invalid-request',
      errors: { [field]: expect.arrayContaining([expect.any(String)]) },
    });
    expect(await readItems(person)).toEqual([]);
  });

  test('XFER-01 a transfer can’t be put in the cart', async () => {
    const person = guest();
    const transfer = { item_type: 'transfer', vehicle_id: randomUUID(), activity_date: '2030-03-10', quantity: 1 };
    expect((await add(person, transfer)).statusCode).toBe(400);
    expect(await readItems(person)).toEqual([]);
  });

  test('TICKET-33 GAP-21 rejects child tickets and private activities that aren’t offered', async () => {
    const adultsOnly = await insertEvent(api.services.db, undefined, {}, { childPrice: null });
    const shared = await insertActivity(api.services.db, { privatePrice: null });
    const order = {
      event_id: adultsOnly.id,
      ticket_type_id: adultsOnly.typeId,
      date_time_slot_id: adultsOnly.morningId,
    };
    const added = await add(guest(), { ...order, event_date: '2030-03-10', adults: 1 });
    expect(added.json()).toMatchObject({ price: '100.00', details: { childPrice: '' } });
    expect((await add(guest(), tickets(order))).json()).toMatchObject({
      status: 400,
      errors: { children: [expect.any(String)] },
    });
    expect((await add(guest(), visit({ isPrivate: 'yes' }, { activity_id: shared.id }))).json()).toMatchObject({
      status: 400,
      errors: { 'details.isPrivate': [expect.any(String)] },
    });
  });

  test('ACT-20 GAP-76 more people than places is 409 with the places left', async () => {
    const stock = { activityId: dunes.id, timeSlotId: 'morning' };
    await api.services.db.insert(activityStock).values([
      { ...stock, date: '2030-12-24', opening: 1 },
      { ...stock, date: '2030-12-25', opening: 0 },
    ]);
    expect(
      (await add(guest(), visit({ adults: 2, children: 0 }, { activity_date: '2030-12-24' }))).json(),
    ).toMatchObject({
      status: 409,
      type: 'sold-out',
      places_left: 1,
      item: { id: dunes.id, title: 'Evening in the red dunes', date: '2030-12-24', time: '09:00' },
    });
    expect((await add(guest(), visit({}, { activity_date: '2030-12-25' }))).json()).toMatchObject({
      type: 'sold-out',
      places_left: 0,
    });
    expect((await add(guest(), tickets({ adults: 21, children: 0 }))).json()).toMatchObject({
      type: 'sold-out',
      places_left: 20,
    });
  });

  test('API-17 unknown products are 404', async () => {
    expect((await add(guest(), visit({}, { activity_id: 'atlantis' }))).statusCode).toBe(404);
    expect((await add(guest(), tickets({ event_id: 'atlantis' }))).statusCode).toBe(404);
    expect((await add(guest(), tickets({ ticket_type_id: 'gold' }))).statusCode).toBe(404);
  });

  test('CART-01 API-17 a removed item is put back at its place; nothing is added in the future', async () => {
    const person = guest();
    const put = async (added_at?: string) => (await add(person, visit({}, { added_at }))).json();
    const order = async () => (await readItems(person)).map(({ id }: { id: string }) => id);
    const last = await put('2031-03-01T08:00:00Z');
    const first = await put('2030-02-01T12:00:00+04:00');
    const second = await put('2030-02-01T08:30:00Z');
    expect([first, last].map(({ added_at }) => added_at)).toEqual([
      '2030-02-01T08:00:00.000Z',
      '2030-03-01T08:00:00.000Z',
    ]);
    expect(await order()).toEqual([first.id, second.id, last.id]);
    await person.call('DELETE', `/cart-items/${first.id}/`);
    expect(await order()).toEqual([second.id, last.id]);
    const { id } = await put(first.added_at);
    expect(await order()).toEqual([id, second.id, last.id]);
    for (const added_at of ['0000-01-01T00:00:00Z', '2016-12-31T23:59:60Z'])
      expect((await put(added_at)).added_at).toBe('2030-03-01T08:00:00.000Z');
  });

  test('API-17 a retry with the same key adds once', async () => {
    const person = guest();
    const headers = { 'idempotency-key': randomUUID() };
    const [one, two] = await Promise.all(
      [1, 2].map(() => person.call('POST', '/cart-items/', { body: visit(), headers })),
    );
    expect(two?.json()).toEqual(one?.json());
    expect(await readItems(person)).toHaveLength(1);
    expect((await person.call('POST', '/cart-items/', { body: tickets(), headers })).statusCode).toBe(422);
  });

  test('API-17 a cart holds fifty items', async () => {
    const person = guest();
    for (let count = 0; count < 50; count++) await addActivity(person, dunes.id, { adults: 1, children: 0 });
    const rejected = (await add(person, visit())).json();
    expect(rejected).toMatchObject({ status: 409, type: 'conflict', detail: expect.stringContaining('50 items') });
    const document = readContract();
    const declared = listEndpoints(document)
      .find(({ id }) => id === 'addCartItem')
      ?.responses.get(409);
    const schema = declared?.content?.['application/problem+json']?.schema ?? {};
    expect(createSchemaCompiler(document, { coerce: false }).compile(schema)(rejected)).toEqual([]);
    expect(await readItems(person)).toHaveLength(50);
  });
});

describe('cart owner', () => {
  test('API-14 ENTITY-17 CART-26 CART-27 GAP-16 a guest’s cart belongs to their session key, which is stored as a hash', async () => {
    const key = randomUUID();
    await addActivity({ call: api.asGuest(key) }, dunes.id);
    const cart = (await api.asGuest(key)('GET', '/cart/')).json();
    expect(cart).toMatchObject({ user: null, session_key: key, items: [{ type: 'activity' }] });
    const stored = await api.services.db.select().from(carts);
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  test('API-14 without token and session key the cart is empty, and adding is 400', async () => {
    expect((await api.call('GET', '/cart/')).json()).toEqual({ user: null, session_key: null, items: [], clashes: [] });
    expect((await api.call('POST', '/cart-items/', { body: visit() })).json()).toMatchObject({
      status: 400,
      errors: { 'X-Session-Key': ['is required'] },
    });
    expect((await api.call('DELETE', '/cart/clear_cart/')).statusCode).toBe(400);
  });

  test('ACT-27 ENTITY-21 the session key can be in the body', async () => {
    const session_key = randomUUID();
    expect((await api.call('POST', '/cart-items/', { body: { ...visit(), session_key } })).statusCode).toBe(201);
    expect((await api.asGuest(session_key)('GET', '/cart/')).json().items).toHaveLength(1);
  });

  test('ENTITY-17 GAP-17 with a token the user gets their own cart, regardless of the session key', async () => {
    const key = randomUUID();
    await addActivity({ call: api.asGuest(key) }, dunes.id);
    const layla = await api.signIn();
    expect((await layla.call('GET', '/cart/', { headers: { 'x-session-key': key } })).json()).toEqual({
      user: layla.id,
      session_key: null,
      items: [],
      clashes: [],
    });
  });

  test('API-14 an invalid token is 401, not an empty cart', async () => {
    const response = await api.call('GET', '/cart/', {
      headers: { authorization: 'Bearer a.b.c', 'x-session-key': randomUUID() },
    });
    expect(response.statusCode).toBe(401);
  });

  test('BOOK-21 GAP-16 another owner’s line is 404 to read, change and remove', async () => {
    const item = await addActivity(guest(), dunes.id);
    for (const stranger of [guest(), await api.signIn()]) {
      expect((await stranger.call('GET', `/cart-items/${item.id}/`)).json()).toMatchObject({
        status: 404,
        type: 'not-found',
      });
      expect((await stranger.call('PATCH', `/cart-items/${item.id}/`, { body: { quantity: 2 } })).statusCode).toBe(404);
      expect((await stranger.call('DELETE', `/cart-items/${item.id}/`)).statusCode).toBe(404);
    }
  });
});

describe('cart item', () => {
  test('API-18 can be read with the session key in header or query', async () => {
    const key = randomUUID();
    const item = await addActivity({ call: api.asGuest(key) }, dunes.id);
    expect((await api.asGuest(key)('GET', `/cart-items/${item.id}/`)).json()).toEqual(item);
    expect((await api.call('GET', `/cart-items/${item.id}/?session_key=${key}`)).json()).toEqual(item);
  });

  test('API-19 GAP-18 the price follows the quantity', async () => {
    const person = guest();
    const { id } = await addActivity(person, dunes.id);
    expect((await person.call('PATCH', `/cart-items/${id}/`, { body: { quantity: 2 } })).json()).toMatchObject({
      quantity: 2,
      price: '972.00',
    });
  });

  test('API-19 CART-07 details change party, pickup and price; missing members stay unchanged', async () => {
    const person = guest();
    const { id } = await addActivity(person, dunes.id, { addons: ['Photos:1:25.00'] });
    const response = await person.call('PATCH', `/cart-items/${id}/`, {
      body: { details: { adults: 4, children: 0, pickup: 'ajman', pickup_address: ' Fairmont Ajman ' } },
    });
    expect(response.json()).toMatchObject({
      price: '745.00',
      details: {
        adults: 4,
        children: 0,
        pickup: 'ajman',
        pickup_address: 'Fairmont Ajman',
        isPrivate: 'no',
        addons: ['Photos:1:25.00'],
      },
    });
  });

  test('API-19 tickets are changed by their numbers, as text or number', async () => {
    const person = guest();
    const { id } = await addTickets(person, deck, { adults: 2 });
    const change = (body: unknown) => person.call('PATCH', `/cart-items/${id}/`, { body });
    expect((await change({ details: { adultQty: '1', childQty: '2' } })).json()).toMatchObject({
      quantity: 3,
      price: '220.00',
    });
    expect((await change({ details: { adults: 3, children: 0 } })).json()).toMatchObject({
      quantity: 3,
      price: '300.00',
    });
    expect((await change({ quantity: 4 })).json()).toMatchObject({
      status: 400,
      errors: { quantity: [expect.any(String)] },
    });
    expect((await change({ details: { adults: 0, children: 1 } })).statusCode).toBe(400);
  });

  test.each([
    ['CART-07 an empty party', { details: { adults: 0, children: 0, infants: 0 } }, 400],
    ['CART-07 a negative number', { details: { adults: -1 } }, 400],
    ['GAP-19 an unknown pickup place', { details: { pickup: 'mars' } }, 400],
    ['API-19 an empty body', {}, 400],
    ['API-19 only a session key', { session_key: 'e2f1c0de-5a4b-4c3d-9e8f-7a6b5c4d3e2f' }, 400],
    ['GAP-76 more people than places', { quantity: 6 }, 409],
  ])('%s is rejected and changes nothing', async (_, body, status) => {
    const person = guest();
    const item = await addActivity(person, dunes.id);
    expect((await person.call('PATCH', `/cart-items/${item.id}/`, { body })).statusCode).toBe(status);
    expect(await readItems(person)).toEqual([item]);
  });

  test('API-20 GAP-15 can be removed once', async () => {
    const person = guest();
    const { id } = await addActivity(person, dunes.id);
    expect((await person.call('DELETE', `/cart-items/${id}/`)).statusCode).toBe(204);
    expect((await person.call('DELETE', `/cart-items/${id}/`)).statusCode).toBe(404);
  });

  test('API-16 GAP-15 a cart can be cleared repeatedly', async () => {
    const person = guest();
    await addActivity(person, dunes.id);
    await addTickets(person, deck);
    expect((await person.call('DELETE', '/cart/clear_cart/')).statusCode).toBe(204);
    expect((await person.call('DELETE', '/cart/clear_cart/')).statusCode).toBe(204);
    expect(await readItems(person)).toEqual([]);
  });

  test('CART-28 GAP-26 has the current price and availability', async () => {
    const person = guest();
    const souk = await insertActivity(api.services.db);
    await addActivity(person, souk.id, { adults: 1, children: 0 });
    const { db } = api.services;
    await db.update(activities).set({ basePrice: 210_00 }).where(eq(activities.id, souk.id));
    expect(await readItems(person)).toMatchObject([{ price: '210.00', available: true }]);
    await db.update(activities).set({ withdrawnAt: new Date() }).where(eq(activities.id, souk.id));
    expect(await readItems(person)).toMatchObject([{ price: '210.00', available: false }]);
  });
});

describe('the lines of a cart that take places of one departure are added up', () => {
  const large = { adults: 8, children: 0 };
  const departure_places = { chosen: 16, left: 15 };

  test('visits of an activity: the later line is marked in each answer, until the earlier one is smaller', async () => {
    const person = guest();
    const first = (await add(person, visit(large, { added_at: '2030-03-01T07:00:00Z' }))).json();
    expect(first).not.toHaveProperty('departure_places');
    const marked = { available: false, places_left: 7, departure_places };
    const second = (await add(person, visit({ adults: 4, children: 0 }, { quantity: 2 }))).json();
    expect(second).toMatchObject(marked);
    expect(await readItems(person)).toMatchObject([{ available: true, places_left: 15 }, marked]);
    const path = `/cart-items/${second.id}/`;
    expect((await person.call('GET', path)).json()).toMatchObject(marked);
    const changed = await person.call('PATCH', path, { body: { details: { pickup: 'sharjah' } } });
    expect(changed.json()).toMatchObject(marked);
    await person.call('PATCH', `/cart-items/${first.id}/`, { body: { details: { adults: 7 } } });
    const [, fitting] = await readItems(person);
    expect(fitting).toMatchObject({ available: true, places_left: 8 });
    expect(fitting).not.toHaveProperty('departure_places');
  });

  test('a line of another date or time, and one that is over, takes no places of it', async () => {
    const person = guest();
    await add(person, visit(large, { activity_date: '2030-03-09' }));
    await add(person, visit(large));
    expect(await readItems(person)).toMatchObject([{ available: true }, { available: true, places_left: 15 }]);
  });

  test('a booking names the later line', async () => {
    const layla = await api.signIn();
    const items = [await addActivity(layla, dunes.id, large), await addActivity(layla, dunes.id, large)];
    expect((await layla.call('POST', '/bookings/', { body: createOrder(items) })).json()).toMatchObject({
      type: 'sold-out',
      detail: expect.stringContaining('16 are chosen together'),
      places_left: 15,
      item: { id: items[1]?.id },
    });
  });

  test('two lines of a tour', async () => {
    const layla = await api.signIn();
    await addActivity(layla, dunes.id);
    const tour = await insertTour(api.services.db, { capacity: 5 });
    const [cart] = await api.services.db.select().from(carts).where(eq(carts.userId, layla.id));
    const line = { cartId: cart!.id, kind: 'tour', tourId: tour.id, serviceDate: '2030-04-01', quantity: 1 } as const;
    const details = { adults: 3, children512: 0, children25: 0, infants: 0 };
    const createdAt = (second: number) => new Date(Date.UTC(2030, 2, 1, 8, 0, second));
    await api.services.db.insert(cartItems).values([
      { ...line, details, createdAt: createdAt(1) },
      { ...line, details, createdAt: createdAt(2) },
    ]);
    const [, first, second] = await readItems(layla);
    expect(first).toMatchObject({ available: true, places_left: 5 });
    expect(second).toMatchObject({ available: false, places_left: 2, departure_places: { chosen: 6, left: 5 } });
  });
});

describe('after signing in', () => {
  const transfer = (person: { call: ReturnType<TestApi['asGuest']> }, session_key: string) =>
    person.call('POST', '/cart/transfer_guest_cart/', { body: { session_key } });

  test('API-15 GAP-15 moves the guest’s items with their ids; a retry changes nothing', async () => {
    const key = randomUUID();
    const visitor = { call: api.asGuest(key) };
    const moved = await addActivity(visitor, dunes.id);
    const layla = await api.signIn();
    const own = await addActivity(layla, dunes.id, { adults: 1 });
    const response = await transfer(layla, key);
    expect(response.statusCode).toBe(200);
    expect(
      response
        .json()
        .items.map(({ id }: { id: string }) => id)
        .sort(),
    ).toEqual([moved.id, own.id].sort());
    expect((await transfer(layla, key)).json()).toEqual(response.json());
    expect(await readItems(visitor)).toEqual([]);
  });

  test('TICKET-37 GAP-15 drops tickets that the user’s cart already has', async () => {
    const key = randomUUID();
    await addTickets({ call: api.asGuest(key) }, deck);
    const layla = await api.signIn();
    await addTickets(layla, deck);
    expect((await transfer(layla, key)).json().items).toHaveLength(1);
    expect(await readItems({ call: api.asGuest(key) })).toEqual([]);
  });

  test.each([
    ['tickets: the guest’s larger number', 3, 1, 3],
    ['tickets: the user’s larger number', 1, 3, 3],
  ])('what was chosen isn’t lost when both carts have it: %s is kept', async (_, guests, users, kept) => {
    const key = randomUUID();
    await addTickets({ call: api.asGuest(key) }, deck, { adults: guests });
    const layla = await api.signIn();
    await addTickets(layla, deck, { adults: users });
    const { items, merged, left_out } = (await transfer(layla, key)).json();
    expect(items).toMatchObject([{ quantity: kept }]);
    expect([merged, left_out]).toEqual([[items[0].id], []]);
    expect(await readItems(layla)).toMatchObject([{ quantity: kept }]);
  });

  test('the same activity for the same party is in the cart once, as it was chosen last', async () => {
    const key = randomUUID();
    const layla = await api.signIn();
    await addActivity(layla, dunes.id, { pickup: 'sharjah' });
    const latest = await addActivity({ call: api.asGuest(key) }, dunes.id, { pickup: 'dubai' });
    const { items, merged } = (await transfer(layla, key)).json();
    expect([items, merged]).toMatchObject([[{ id: latest.id, details: { pickup: 'dubai' } }], [latest.id]]);
  });

  test('what a full cart has no room for is named, and stays the guest’s', async () => {
    const key = randomUUID();
    const layla = await api.signIn();
    for (let count = 0; count < 50; count += 1) await addActivity(layla, dunes.id, { adults: 1 + (count % 9) });
    await addTickets({ call: api.asGuest(key) }, deck);
    const { items, left_out } = (await transfer(layla, key)).json();
    expect([items.length, left_out]).toEqual([50, ['Sky deck']]);
    expect(await readItems({ call: api.asGuest(key) })).toHaveLength(1);
  });

  test('API-15 requires a signed-in user and a session key', async () => {
    expect((await transfer(guest(), randomUUID())).statusCode).toBe(401);
    expect((await transfer(await api.signIn(), '')).statusCode).toBe(400);
  });

  test('CART-16 shows a tour in the cart', async () => {
    const layla = await api.signIn();
    await addActivity(layla, dunes.id);
    const tour = await insertTour(api.services.db);
    const [cart] = await api.services.db.select().from(carts).where(eq(carts.userId, layla.id));
    await api.services.db.insert(cartItems).values({
      cartId: cart!.id,
      kind: 'tour',
      tourId: tour.id,
      serviceDate: '2030-04-01',
      quantity: 1,
      details: { adults: 2, children512: 1, children25: 0, infants: 0 },
    });
    const tourItem = (await readItems(layla)).find(({ type }: { type: string }) => type === 'tour');
    expect(tourItem).toMatchObject({
      price: '2750.00',
      tour: { id: tour.id },
      places_left: null,
      available: true,
      details: { adults: 2, children: 1 },
    });
  });
});

test('the cleanup job deletes guests’ carts a year after their last change, never users’ carts', async () => {
  const visitor = guest();
  const layla = await api.signIn();
  await addActivity(visitor, dunes.id);
  await addActivity(layla, dunes.id);
  const daysFromNow = (days: number) => new Date(api.clock.now().getTime() + days * 24 * 3600 * 1000);
  await deleteExpiredRows(api.services.db, daysFromNow(365), api.services.config.retention);
  expect(await readItems(visitor)).toHaveLength(1);
  await deleteExpiredRows(api.services.db, daysFromNow(366), api.services.config.retention);
  expect(await readItems(visitor)).toEqual([]);
  // Her session was deleted as well.
  const { access } = await startSession(api.services, layla.id);
  const cart = await api.call('GET', '/cart/', { headers: { authorization: `Bearer ${access}` } });
  expect(cart.json().items).toHaveLength(1);
});
