import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import {
  activities,
  activityStock,
  bookings,
  cartItems,
  carts,
  hotels,
  roomTypes,
  ticketEvents,
  ticketStock,
} from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { insertActivity, insertEvent, insertTour, morning, type TestEvent, type TestTour } from '../fixtures.ts';
import { addActivity, addTickets, contact, createOrder, ticketOrder } from './orders.ts';

let layla: TestAccount;
let dunes: { id: string; slug: string };
let deck: TestEvent;
const api = await startTestApi();
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
  dunes = await insertActivity(api.services.db);
  deck = await insertEvent(api.services.db);
});
afterAll(() => api.close());

const book = (body: unknown, headers = {}) => layla.call('POST', '/bookings/', { body, headers });
const readCart = async () => (await layla.call('GET', '/cart/')).json().items;
const cancel = (number: string, headers = {}) => layla.call('DELETE', `/bookings/${number}/`, { headers });

async function bookedOfActivity(): Promise<number> {
  const rows = await api.services.db.select().from(activityStock).where(eq(activityStock.activityId, dunes.id));
  return rows.reduce((all, { booked }) => all + booked, 0);
}

async function bookedOfEvent(): Promise<number> {
  const rows = await api.services.db.select().from(ticketStock).where(eq(ticketStock.eventId, deck.id));
  return rows.reduce((all, { booked }) => all + booked, 0);
}

describe('booking activities', () => {
  test('API-39 ENTITY-26 ENTITY-27 GAP-27 GAP-28 GAP-29 CHECKOUT-19 CHECKOUT-34 SHELL-55 QUIRK-12 books the cart at its full price, though it is the first booking, and empties it', async () => {
    const pickup_address = 'Rove Downtown';
    const addons = ['Photos:2:25.00', 'Quad bike:1:40.00'];
    const item = await addActivity(layla, dunes.id, { addons, pickup_address });
    const response = await book({
      ...createOrder([item], { adults: 2, children: 1, infants: 0, pickup_address }),
      special_requests: ' No nuts ',
    });
    expect(response.statusCode).toBe(201);
    const booking = response.json();
    expect(booking.booking_number).toMatch(/^AB\d{8}$/);
    expect(response.headers['location']).toBe(`/api/v1/bookings/${booking.booking_number}/`);
    expect(booking).toMatchObject({
      booking_type: 'activity',
      booking_date: '2030-03-10',
      booking_time: '09:00',
      total_amount: '576.00',
      payment_method: 'cash',
      payment_status: 'pending',
      booking_status: 'confirmed',
      first_name: 'Layla',
      last_name: 'Haddad',
      email: contact.email,
      phone_number: '+971505550142',
      special_requests: 'No nuts',
      activity: { id: dunes.id, title: 'Evening in the red dunes' },
      adults: 2,
      children: 1,
      infants: 0,
      pickup_location: 'dubai',
      cart_items: [
        {
          id: '1',
          title: 'Evening in the red dunes',
          activity: { id: dunes.id },
          price: '576.00',
          addons,
          pickup_address,
          is_private: false,
        },
      ],
      refund_if_cancelled: {
        refund: 'full',
        amount: '0.00',
        free_until: '2030-03-09T05:00:00.000Z',
        steps: [{ until: '2030-03-09T05:00:00.000Z', percent: 100, amount: '576.00' }],
      },
    });
    expect(await readCart()).toEqual([]);
    expect(await bookedOfActivity()).toBe(3);
    expect((await layla.call('GET', `/bookings/${booking.booking_number}/`)).json()).toEqual(booking);
  });

  test('GAP-76 availability and the cart show what is left', async () => {
    const [item, other] = [
      await addActivity(layla, dunes.id),
      await addActivity(layla, dunes.id, { adults: 10, children: 0 }),
    ];
    await book(createOrder([item]));
    const spots = (
      await api.call('GET', `/activities/${dunes.id}/availability/?start=2030-03-10&end=2030-03-10`)
    ).json();
    expect(spots).toMatchObject([{ spots: 12 }]);
    expect(await readCart()).toMatchObject([{ id: other.id, places_left: 12, available: true }]);
  });

  test('CHECKOUT-28 several lines make one booking with the earliest day and the sum of the prices', async () => {
    const later = await addActivity(layla, dunes.id, { date: '2030-03-20' });
    const sooner = await addActivity(layla, dunes.id, { date: '2030-03-12', adults: 1, children: 0 });
    const rest = await addTickets(layla, deck);
    const booking = (await book(createOrder([later, sooner]))).json();
    expect(booking).toMatchObject({
      booking_date: '2030-03-12',
      total_amount: '686.00',
      cart_items: [{ date: '2030-03-20' }, { date: '2030-03-12' }],
    });
    expect(await readCart()).toMatchObject([{ id: rest.id }]);
  });

  test('CHECKOUT-20 an activity can be booked without a cart', async () => {
    const details = {
      ...contact,
      activity_id: dunes.id,
      adults: 2,
      children: 1,
      infants: 0,
      pickup: 'sharjah',
      isPrivate: 'no',
      addons: [],
    };
    const item = { type: 'activity', id: dunes.id, date: '2030-03-10', price: '486.00', quantity: 1, details };
    const order = { booking_type: 'activity', payment_method: 'card', cart_items: [item] };
    expect((await book(order)).json()).toMatchObject({
      total_amount: '486.00',
      pickup_location: 'sharjah',
      booking_time: '09:00',
    });
    const alone = { ...order, cart_items: [{ ...item, details: { ...details, adults: 0 } }] };
    expect((await book(alone)).json()).toMatchObject({
      status: 400,
      errors: { 'cart_items.0.details.adults': [expect.any(String)] },
    });
    const crowd = { ...order, cart_items: [{ ...item, details: { ...details, infants: 11 } }] };
    expect(Object.keys((await book(crowd)).json().errors)).toEqual(['cart_items.0.details.infants']);
  });

  describe('CHECKOUT-20 the start time of a line', () => {
    const [at9, at16] = ['09:00', '16:00'].map((startTime) => ({
      ...morning,
      id: `at${startTime.slice(0, 2)}`,
      startTime,
    }));
    let twice: string;
    beforeEach(async () => {
      twice = (await insertActivity(api.services.db, { timeSlots: [at9!, at16!] })).id;
    });
    const order = (time: string | null, slot?: string) => ({
      booking_type: 'activity',
      payment_method: 'cash',
      cart_items: [
        {
          type: 'activity',
          id: twice,
          date: '2030-03-10',
          time,
          price: '200.00',
          quantity: 1,
          details: { ...contact, activity_id: twice, adults: 1, pickup: 'dubai', activity_time_slot_id: slot },
        },
      ],
    });

    test.each([
      ['16:00', undefined, '16:00'],
      [null, undefined, '09:00'],
      ['16:00', 'at16', '16:00'],
      [null, 'at16', '16:00'],
    ])('time %s with slot %s books %s', async (time, slot, booked) => {
      expect((await book(order(time, slot))).json()).toMatchObject({ booking_time: booked });
    });

    test.each([
      ['03:33', undefined, 'cart_items.0.time'],
      ['16:00', 'at09', 'cart_items.0.time'],
      ['09:00', 'at25', 'cart_items.0.details.activity_time_slot_id'],
    ])('time %s with slot %s is rejected', async (time, slot, field) => {
      const { status, errors } = (await book(order(time, slot))).json();
      expect([status, Object.keys(errors)]).toEqual([400, [field]]);
      expect(await bookedOfActivity()).toBe(0);
    });

    test('must be that of the cart, of the tickets, and null for a tour', async () => {
      const item = await addActivity(layla, twice);
      const tickets = ticketOrder(deck).cart_items;
      const cities = await insertTour(api.services.db);
      const tour = { type: 'tour', id: cities.id, date: '2030-04-01', price: '1000.00', quantity: 1 };
      for (const line of [
        { ...createOrder([item]).cart_items[0], time: '16:00' },
        { ...tickets[0], time: '18:00' },
        { ...tour, time: '09:00', details: { ...contact, adults: 1 } },
      ]) {
        const { errors } = (await book({ booking_type: line.type, payment_method: 'cash', cart_items: [line] })).json();
        expect(Object.keys(errors)).toEqual(['cart_items.0.time']);
      }
      const otherSlot = createOrder([item], { activity_time_slot_id: 'at16' });
      expect(Object.keys((await book(otherSlot)).json().errors)).toEqual([
        'cart_items.0.details.activity_time_slot_id',
      ]);
      expect(
        (await book({ ...createOrder([item]), cart_items: [{ ...createOrder([item]).cart_items[0], time: '09:00' }] }))
          .statusCode,
      ).toBe(201);
    });
  });
});

describe('booking tickets', () => {
  test('API-39 ENTITY-28 CONST-16 GAP-29 books tickets by their slot', async () => {
    const item = await addTickets(layla, deck, { slot: deck.eveningId, adults: 2, children: 1 });
    const booking = (await book(createOrder([item], { adults: 2, children: 1 }))).json();
    expect(booking.booking_number).toMatch(/^EB\d{8}$/);
    expect(booking).toMatchObject({
      booking_type: 'ticket',
      total_amount: '300.00',
      booking_time: '18:00',
      ticket: { id: deck.id, title: 'Sky deck' },
      ticket_type: 'Level 124',
      quantity: 3,
      cart_items: [{ title: 'Sky deck', ticket: { id: deck.id } }],
    });
    expect(await bookedOfEvent()).toBe(3);
    expect((await api.call('GET', `/tickets/${deck.id}/`)).json().available_tickets).toBe(37);
  });

  test('GAP-76 the places of two lines of one slot are added up', async () => {
    const scarce = await insertEvent(api.services.db, { dates: ['2030-03-10'], capacity: 3 });
    const {
      cart_items: [line],
    } = ticketOrder(scarce, { adults: 2, price: '200.00' });
    const order = { ...ticketOrder(scarce), cart_items: [line, line] };
    expect((await book(order)).json()).toMatchObject({
      status: 409,
      type: 'sold-out',
      places_left: 3,
      item: { id: scarce.id, title: 'Sky deck', date: '2030-03-10', time: '10:00' },
    });
    const [row] = await api.services.db.select().from(ticketStock).where(eq(ticketStock.timeSlotId, scarce.morningId));
    expect(row?.booked).toBe(0);
  });

  test('GAP-76 a booking takes the places of all its lines, or of none', async () => {
    const scarce = await insertEvent(api.services.db, { dates: ['2030-03-10'], capacity: 1 });
    const [
      {
        cart_items: [plenty],
      },
      {
        cart_items: [short],
      },
    ] = [ticketOrder(deck), ticketOrder(scarce, { adults: 2, price: '200.00' })];
    expect((await book({ ...ticketOrder(deck), cart_items: [plenty, short] })).statusCode).toBe(409);
    expect(await bookedOfEvent()).toBe(0);
    expect((await layla.call('GET', '/bookings/latest/')).json()).toBeNull();
  });
});

describe('booking a tour', () => {
  let cities: TestTour;
  beforeEach(async () => {
    cities = await insertTour(api.services.db);
  });
  const order = (price: string, details: object, rest = {}) => ({
    booking_type: 'tour',
    payment_method: 'card',
    cart_items: [
      {
        type: 'tour',
        id: cities.id,
        date: '2030-04-01',
        price,
        quantity: 1,
        details: { ...contact, ...details },
        ...rest,
      },
    ],
  });
  const family = { adults: 2, children512: 1, children25: 1, children: 2, infants: 1 };

  test.each([
    [{ children: 5, children512: 0, children25: 0 }, 400],
    [{ children: 1, children512: 1, children25: 1 }, 400],
    [{ children: 1, children25: 2 }, 400],
    [{ children: 2, children512: 1, children25: 1 }, 201],
    [{ children512: 1, children25: 1 }, 201],
  ])('GAP-82 the children of a tour are the sum of its age groups: %o', async (children, status) => {
    const response = await book(order('3250.00', { adults: 2, ...children }));
    expect(response.statusCode, response.body).toBe(status);
    if (status === 400) expect(Object.keys(response.json().errors)).toEqual(['cart_items.0.details.children']);
  });

  test.each([
    ['Liwa', 400],
    ['Dubai', 201],
  ])('TOUR-12 a hotel in %s for a night in Dubai: %i', async (city, status) => {
    const { db } = api.services;
    const hotel = { id: randomUUID(), name: `Inn of ${city}`, starRating: 3, address: 'Main road', city, image: null };
    const room = { id: randomUUID(), hotelId: hotel.id, name: 'Room', pricePerNight: 300_00, basePrice: 0 };
    await db.insert(hotels).values(hotel);
    await db.insert(roomTypes).values(room);
    const customizations = { hotels: [{ day_number: 1, hotel_id: hotel.id, room_type_id: room.id }] };
    const response = await book(order('1300.00', { adults: 1, customizations }));
    expect(response.statusCode).toBe(status);
    if (status === 400) expect(response.json().detail).toBe('Please choose a hotel in Dubai, where the day ends.');
  });

  test('CONST-02 CONST-04 CONST-05 CONST-07 CONST-08 CONST-09 CHECKOUT-23 CHECKOUT-25 CHECKOUT-26 CHECKOUT-27 ENTITY-12 ENTITY-29 TOUR-37 TOUR-42 TOUR-43 GAP-27 with all choices', async () => {
    const [day] = (await api.call('GET', `/tours/tours/${cities.slug}/days/`)).json();
    const room = {
      id: randomUUID(),
      hotelId: cities.hotelId,
      name: 'Sea View',
      pricePerNight: 300_00,
      basePrice: 250_00,
    };
    await api.services.db.insert(roomTypes).values(room);
    const customizations = {
      hotels: [
        {
          day_number: 1,
          hotel_id: cities.hotelId,
          room_type_id: room.id,
          hotel_name: 'Palace',
          room_type_name: 'Suite',
        },
        { day_number: 2 },
      ],
      transfers: [
        { day_number: 1, vehicle_id: cities.vehicleId },
        { day_number: 2, vehicle_id: null },
      ],
      meals: [{ day_number: 1, meal_type_id: cities.mealId }, { day_number: 2 }],
      activities: [{ day_number: 1, activity_id: day.activities[0].id }, { day_number: 2 }],
    };
    const response = await book(order('3800.00', { ...family, customizations }));
    expect(response.statusCode).toBe(201);
    const [booking, more] = response.json();
    expect(more).toBeUndefined();
    expect(booking.booking_number).toMatch(/^TB\d{8}$/);
    expect(booking).toMatchObject({
      booking_type: 'tour',
      total_amount: '3800.00',
      booking_date: '2030-04-01',
      booking_time: null,
      ...family,
      tour: {
        id: cities.id,
        title: 'Two cities',
        duration: '2 days / 1 night',
        days: [
          { day_number: 1, title: 'Arrival' },
          { day_number: 2, title: 'Farewell' },
        ],
      },
      addons: {
        hotels: [
          { day_number: 1, hotel_name: 'Creekside House', room_type_name: 'Sea View' },
          { day_number: 2, hotel_name: 'Default Hotel', room_type_name: 'Standard Room' },
        ],
        transfers: [
          { day_number: 1, vehicle_name: 'Private SUV' },
          { day_number: 2, vehicle_name: 'Standard Transfer' },
        ],
        meals: [
          { day_number: 1, meal_type_name: 'Dinner' },
          { day_number: 2, meal_type_name: 'Standard Meal' },
        ],
        activities: [
          { day_number: 1, activity_name: 'Perfume blending' },
          { day_number: 2, activity_name: 'Standard Activities' },
        ],
      },
    });
  });

  test('CHECKOUT-24 CONST-09 BOOK-30 without a choice the hotel is the plan’s, and the default on a day without one', async () => {
    const customizations = { hotels: [{ day_number: 1 }, { day_number: 2 }] };
    const [booking] = (await book(order('1000.00', { adults: 1, customizations }))).json();
    expect(booking.addons.hotels).toEqual([
      { day_number: 1, hotel_name: 'Creekside House', room_type_name: 'Creek View' },
      { day_number: 2, hotel_name: 'Default Hotel', room_type_name: 'Standard Room' },
    ]);
  });

  test('CHECKOUT-28 CART-16 booking a tour removes one of two equal tours from the cart', async () => {
    await addActivity(layla, dunes.id);
    const [cart] = await api.services.db.select().from(carts).where(eq(carts.userId, layla.id));
    const details = { adults: 1, children512: 0, children25: 0, infants: 0 };
    const line = {
      cartId: cart!.id,
      kind: 'tour',
      tourId: cities.id,
      serviceDate: '2030-04-01',
      quantity: 1,
      details,
    } as const;
    await api.services.db.insert(cartItems).values([line, line, { ...line, serviceDate: '2030-04-02' }]);
    expect((await book(order('1000.00', { adults: 1 }))).statusCode).toBe(201);
    const left = (await readCart()).map(({ type, date }: { type: string; date: string }) => [type, date]);
    expect(left.toSorted()).toEqual([
      ['activity', '2030-03-10'],
      ['tour', '2030-04-01'],
      ['tour', '2030-04-02'],
    ]);
  });

  test('CONST-04 CONST-05 choosing the planned room costs nothing, another vehicle its fare', async () => {
    const customizations = {
      hotels: [{ day_number: 1, hotel_id: cities.hotelId, room_type_id: cities.roomId }],
      transfers: [{ day_number: 1, vehicle_id: cities.vehicleId }],
    };
    expect((await book(order('1100.00', { adults: 1, customizations }))).json()[0]).toMatchObject({
      total_amount: '1100.00',
      addons: { hotels: [{ hotel_name: 'Creekside House', room_type_name: 'Creek View' }] },
    });
  });

  test('CONST-02 without choices only the travellers are charged', async () => {
    expect((await book(order('3250.00', family))).statusCode).toBe(201);
  });

  test.each([
    ['TOUR-22 more adults than the group size', () => order('7000.00', { adults: 7 }), 'cart_items.0.details.adults'],
    ['GAP-24 a past date', () => order('1000.00', { adults: 1 }, { date: '2030-02-28' }), 'cart_items.0.date'],
    [
      'TOUR-14 an unknown day',
      () => order('1000.00', { adults: 1, customizations: { meals: [{ day_number: 3 }] } }),
      'cart_items.0.details.customizations.meals',
    ],
    [
      'TOUR-14 two hotels for one day',
      () => order('1000.00', { adults: 1, customizations: { hotels: [{ day_number: 1 }, { day_number: 1 }] } }),
      'cart_items.0.details.customizations.hotels',
    ],
    [
      'TOUR-12 a room that does not exist',
      () => order('1000.00', { adults: 1, customizations: { hotels: [{ day_number: 1, room_type_id: 'attic' }] } }),
      'cart_items.0.details.customizations.hotels',
    ],
    [
      'TOUR-12 another hotel without a room',
      () => order('1000.00', { adults: 1, customizations: { hotels: [{ day_number: 2, hotel_id: cities.hotelId }] } }),
      'cart_items.0.details.customizations.hotels',
    ],
    [
      'CHECKOUT-25 a vehicle that does not exist',
      () => order('1000.00', { adults: 1, customizations: { transfers: [{ day_number: 1, vehicle_id: 'carpet' }] } }),
      'cart_items.0.details.customizations.transfers',
    ],
    [
      'TOUR-13 an activity of another day',
      () => order('1000.00', { adults: 1, customizations: { activities: [{ day_number: 2, activity_id: 'oud' }] } }),
      'cart_items.0.details.customizations.activities',
    ],
    [
      'TOUR-12 a hotel on a day without a night',
      () =>
        order('1300.00', { adults: 1, customizations: { hotels: [{ day_number: 2, room_type_id: cities.roomId }] } }),
      'cart_items.0.details.customizations.hotels',
    ],
    [
      'CHECKOUT-25 a vehicle on a day without a ride',
      () =>
        order('1005.00', {
          adults: 1,
          customizations: { transfers: [{ day_number: 2, vehicle_id: cities.vehicleId }] },
        }),
      'cart_items.0.details.customizations.transfers',
    ],
    [
      'TOUR-13 the same activity twice',
      () =>
        order('1300.00', {
          adults: 1,
          customizations: {
            activities: [1, 2].map(() => ({ day_number: 1, activity_id: `${cities.id.slice(0, 8)}-oud` })),
          },
        }),
      'cart_items.0.details.customizations.activities',
    ],
    [
      'TOUR-22 more people than the group size',
      () => order('5500.00', { adults: 1, children512: 6 }),
      'cart_items.0.details.children',
    ],
    ['TOUR-22 infants count', () => order('1000.00', { adults: 1, infants: 6 }), 'cart_items.0.details.children'],
    ['TOUR-22 an infant alone', () => order('0.00', { adults: 0, infants: 1 }), 'cart_items.0.details.adults'],
    ['GAP-24 a date in 9999', () => order('1000.00', { adults: 1 }, { date: '9999-12-31' }), 'cart_items.0.date'],
    ['TOUR-42 a quantity of two', () => order('1000.00', { adults: 1 }, { quantity: 2 }), 'cart_items.0.quantity'],
  ])('%s is rejected', async (_, body, field) => {
    expect((await book(body())).json()).toMatchObject({ status: 400, errors: { [field]: [expect.any(String)] } });
  });

  test('GAP-26 a wrong price is 409 with the current one; an unknown tour is 404', async () => {
    expect((await book(order('1.00', { adults: 1 }))).json()).toMatchObject({
      status: 409,
      type: 'price-changed',
      amount: '1000.00',
    });
    expect((await book(order('1000.00', { adults: 1 }, { id: 'atlantis' }))).statusCode).toBe(404);
  });
});

describe('rejected bookings', () => {
  test('GAP-26 a wrong price is 409 with the current one, and nothing is booked', async () => {
    const item = await addActivity(layla, dunes.id);
    await api.services.db.update(activities).set({ basePrice: 210_00 }).where(eq(activities.id, dunes.id));
    expect((await book(createOrder([item]))).json()).toMatchObject({
      status: 409,
      type: 'price-changed',
      amount: '504.00',
      lines: [{ id: item.id, title: 'Evening in the red dunes', sent: '486.00', amount: '504.00' }],
    });
    expect(await bookedOfActivity()).toBe(0);
    expect(await readCart()).toHaveLength(1);
    expect((await book(createOrder([{ ...item, price: '504.00' }]))).statusCode).toBe(201);
  });

  test('GAP-76 more people than places is 409 with the line, and the cart stays unchanged', async () => {
    const [mine, other] = [await addActivity(layla, dunes.id, { adults: 10, children: 0 }), await api.signIn()];
    await other.call('POST', '/bookings/', {
      body: createOrder([await addActivity(other, dunes.id, { adults: 6, children: 0 })]),
    });
    expect((await book(createOrder([mine]))).json()).toMatchObject({
      status: 409,
      type: 'sold-out',
      places_left: 9,
      item: { id: mine.id },
    });
    expect(await readCart()).toMatchObject([{ id: mine.id, available: false, places_left: 9 }]);
  });

  test('GAP-16 another user’s cart item, or one that is no longer in the cart, is 404', async () => {
    const foreign = await addActivity(await api.signIn(), dunes.id);
    expect((await book(createOrder([foreign], { activity_id: dunes.id }))).json()).toMatchObject({
      status: 404,
      type: 'not-found',
    });
    const item = await addActivity(layla, dunes.id);
    expect((await book(createOrder([item]))).statusCode).toBe(201);
    expect((await book(createOrder([item], { activity_id: dunes.id }))).statusCode).toBe(404);
    expect(await bookedOfActivity()).toBe(3);
  });

  test('GAP-26 a cart that was changed in another window isn’t booked', async () => {
    const item = await addActivity(layla, dunes.id);
    for (const [change, details] of [
      [{ date: '2030-03-11' }, {}],
      [{ quantity: 2 }, {}],
      [{}, { adults: 3 }],
      [{}, { pickup: 'ajman' }],
      [{}, { pickup_address: 'Another hotel' }],
      [{}, { isPrivate: 'yes' }],
    ]) {
      expect((await book(createOrder([{ ...item, ...change }], details))).json()).toMatchObject({
        status: 400,
        detail: 'Your cart has changed. Please check it again.',
      });
    }
    expect(await bookedOfActivity()).toBe(0);
  });

  test.each([
    ['CHECKOUT-07 a blank name', { firstName: '  ' }, {}],
    ['CHECKOUT-21 no phone', { phone: undefined }, {}],
    ['CHECKOUT-21 a phone “call me”', { phone: 'call me' }, {}],
    ['CHECKOUT-21 a phone 12345', { phone: '12345' }, {}],
    ['CHECKOUT-21 a phone that is too long', { phone: '0'.repeat(41) }, {}],
    ['CHECKOUT-19 an unknown payment method', {}, { payment_method: 'gold' }],
    ['CHECKOUT-19 no lines', {}, { cart_items: [] }],
    ['CHECKOUT-28 lines of another type', {}, { booking_type: 'ticket' }],
  ])('%s is rejected', async (_, details, rest) => {
    const item = await addActivity(layla, dunes.id);
    expect((await book({ ...createOrder([item], details), ...rest })).statusCode).toBe(400);
    expect(await bookedOfActivity()).toBe(0);
  });

  test('ACT-18 TICKET-22 a date that has passed since it was added to the cart is rejected', async () => {
    const [visit, entry] = [await addActivity(layla, dunes.id), await addTickets(layla, deck)];
    api.clock.set('2030-03-10T07:00:00Z');
    const { access } = await startSession(api.services, layla.id);
    const later = (body: unknown) =>
      api.call('POST', '/bookings/', { body, headers: { authorization: `Bearer ${access}` } });
    expect((await later(createOrder([visit]))).json()).toMatchObject({
      status: 400,
      errors: { 'cart_items.0.date': ['This has already begun.'] },
    });
    expect((await later(createOrder([entry]))).json()).toMatchObject({
      status: 400,
      errors: { 'cart_items.0.date': ['This has already begun.'] },
    });
  });

  test('BOOK-09 a guest can’t book', async () => {
    expect((await api.call('POST', '/bookings/', { body: ticketOrder(deck) })).statusCode).toBe(401);
  });
});

describe('reading bookings', () => {
  test('API-40 API-43 BOOK-02 GAP-33 returns own bookings by kind, newest first, and the latest', async () => {
    expect((await layla.call('GET', '/bookings/latest/')).json()).toBeNull();
    const first = (await book(createOrder([await addActivity(layla, dunes.id)]))).json();
    api.clock.advance(1000);
    const second = (await book(createOrder([await addActivity(layla, dunes.id)]))).json();
    api.clock.advance(1000);
    const third = (await book(ticketOrder(deck))).json();
    expect((await layla.call('GET', '/bookings/')).json()).toEqual({
      activity_bookings: [second, first],
      ticket_bookings: [third],
      transfer_bookings: [],
      tour_bookings: [],
    });
    expect((await layla.call('GET', '/bookings/latest/')).json()).toEqual(third);
  });

  test('API-41 GAP-30 BOOK-21 another user’s booking is 404 to read and to cancel, as an unknown one', async () => {
    const { booking_number } = (await book(ticketOrder(deck))).json();
    const stranger = await api.signIn({ isStaff: true });
    for (const number of [booking_number, 'EB99999999', 'x']) {
      expect((await api.call('GET', `/bookings/${number}/`)).statusCode).toBe(401);
      expect((await stranger.call('GET', `/bookings/${number}/`)).json()).toMatchObject({
        status: 404,
        type: 'not-found',
      });
      expect((await stranger.call('DELETE', `/bookings/${number}/`)).statusCode).toBe(404);
    }
    expect((await layla.call('GET', `/bookings/${booking_number}/`)).json()).toMatchObject({
      booking_number,
      ticket: { id: deck.id },
      booking_status: 'confirmed',
    });
    expect((await stranger.call('GET', '/bookings/')).json().ticket_bookings).toEqual([]);
  });

  test('BOOK-09 without a token bookings are 401', async () => {
    for (const path of ['/bookings/', '/bookings/latest/', '/bookings/EB00000001/', '/bookings/stats/']) {
      expect((await api.call('GET', path)).statusCode).toBe(401);
    }
  });

  test('API-58 STAFF-29 STAFF-33 GAP-58 ENTITY-34 QUIRK-02 staff list, search and order all bookings; customers get 403', async () => {
    const staff = await api.signIn({ email: `${randomUUID()}@aitours.com` });
    const named = await api.signIn({ firstName: 'Zubaida' });
    const order = ticketOrder(deck);
    const number = (await named.call('POST', '/bookings/', { body: order })).json().booking_number;
    for (let more = 0; more < 2; more++) await book(order);
    const found = (await staff.call('GET', '/bookings/?scope=all&search=zubaida%20sky')).json();
    expect(found).toMatchObject({
      count: 1,
      next: null,
      results: [
        {
          booking_number: number,
          user: 'Zubaida Haddad',
          type: 'ticket',
          title: 'Sky deck',
          total_amount: '100.00',
          payment_status: 'pending',
          booking_status: 'confirmed',
        },
      ],
    });
    const count = async (search: string) =>
      (await staff.call('GET', `/bookings/?scope=all&search=${encodeURIComponent(search)}`)).json().count;
    expect(await count(number.slice(0, 7))).toBeGreaterThan(0);
    expect(await count(number.toLowerCase())).toBe(1);
    expect(await count(`${number} Sky`)).toBe(1);
    expect(await count(`${number} balloon`)).toBe(0);
    expect(await count(named.email)).toBe(1);
    expect(await count('%')).toBe(0);
    expect(await count("' & | !")).toBe(0);
    const page = (await staff.call('GET', '/bookings/?scope=all&page_size=2&ordering=total_amount')).json();
    expect(page.results).toHaveLength(2);
    expect(page.next).toContain('scope=all');
    const stats = (await staff.call('GET', '/bookings/stats/')).json();
    expect(stats.total_bookings).toBe(page.count);
    expect(stats.per_day).toHaveLength(30);
    const today = stats.per_day.at(-1);
    expect(today.date).toBe('2030-03-01');
    expect(today.count).toBeGreaterThan(0);
    expect((await api.call('GET', '/bookings/?scope=all')).statusCode).toBe(401);
    expect((await layla.call('GET', '/bookings/?scope=all')).json()).toMatchObject({ status: 403, type: 'forbidden' });
    expect((await layla.call('GET', '/bookings/stats/')).statusCode).toBe(403);
  });

  test('BOOK-30 a booking doesn’t change with the catalogue', async () => {
    const booking = (await book(createOrder([await addActivity(layla, dunes.id)]))).json();
    await api.services.db
      .update(activities)
      .set({ title: 'Something else', basePrice: 1_00, withdrawnAt: new Date() })
      .where(eq(activities.id, dunes.id));
    expect((await layla.call('GET', `/bookings/${booking.booking_number}/`)).json()).toEqual(booking);
  });
});

describe('cancelling', () => {
  const bookTickets = async () => (await book(ticketOrder(deck, { adults: 2, price: '200.00' }))).json().booking_number;
  const pay = (number: string) =>
    api.services.db.update(bookings).set({ paymentStatus: 'paid' }).where(eq(bookings.number, number));
  /** Returns the headers of a session that is valid after a change of the clock. */
  const authorise = async () => ({
    authorization: `Bearer ${(await startSession(api.services, layla.id)).access}`,
  });

  test('API-42 GAP-30 CONST-20 more than 24 hours before, the full price and the places are returned', async () => {
    const number = await bookTickets();
    await pay(number);
    expect(await bookedOfEvent()).toBe(2);
    expect((await cancel(number)).json()).toEqual({
      detail: 'Booking cancelled',
      refund: 'full',
      refund_amount: '200.00',
      booking_status: 'cancelled',
    });
    expect(await bookedOfEvent()).toBe(0);
    expect((await layla.call('GET', `/bookings/${number}/`)).json()).toMatchObject({
      booking_status: 'cancelled',
      payment_status: 'refunded',
      refund_if_cancelled: null,
      cancellation: { refund_amount: '200.00', refund_status: 'due', cancelled_at: api.clock.now().toISOString() },
    });
    expect((await layla.call('GET', '/bookings/')).json().ticket_bookings).toHaveLength(1);
  });

  test.each([
    ['24 hours and a minute before', '2030-03-09T05:59:00Z', 'full', '200.00'],
    ['exactly 24 hours before', '2030-03-09T06:00:00Z', 'none', '0.00'],
    ['an hour before', '2030-03-10T05:00:00Z', 'none', '0.00'],
  ])('CONST-20 %s', async (_, now, refund, amount) => {
    const number = await bookTickets();
    await pay(number);
    api.clock.set(now);
    const headers = await authorise();
    expect((await api.call('GET', `/bookings/${number}/`, { headers })).json().refund_if_cancelled).toMatchObject({
      refund,
      amount,
    });
    expect((await api.call('DELETE', `/bookings/${number}/`, { headers })).json()).toMatchObject({
      refund,
      refund_amount: amount,
    });
    expect(await bookedOfEvent()).toBe(0);
  });

  test('GAP-30 a paid booking becomes refunded; cancelled too late it stays paid', async () => {
    const early = await bookTickets();
    await pay(early);
    await cancel(early);
    expect((await layla.call('GET', `/bookings/${early}/`)).json()).toMatchObject({ payment_status: 'refunded' });
    const late = await bookTickets();
    await pay(late);
    api.clock.set('2030-03-10T05:00:00Z');
    const headers = await authorise();
    await api.call('DELETE', `/bookings/${late}/`, { headers });
    expect((await api.call('GET', `/bookings/${late}/`, { headers })).json()).toMatchObject({ payment_status: 'paid' });
  });

  test('BOOK-17 an unpaid booking promises and records no refund', async () => {
    const number = await bookTickets();
    const preview = (await layla.call('GET', `/bookings/${number}/`)).json().refund_if_cancelled;
    expect([preview.amount, preview.quote]).toEqual(['0.00', undefined]);
    expect((await cancel(number)).json()).toMatchObject({ refund: 'full', refund_amount: '0.00' });
    const { payment_status, cancellation } = (await layla.call('GET', `/bookings/${number}/`)).json();
    expect([payment_status, cancellation.refund_amount, cancellation.refund_status]).toEqual([
      'pending',
      '0.00',
      'none',
    ]);
  });

  const tiers = [
    { hours_before: 72, percent: 100 },
    { hours_before: 24, percent: 50 },
  ];
  const setTerms = (cancellationTerms: typeof tiers | null) =>
    api.services.db.update(ticketEvents).set({ cancellationTerms }).where(eq(ticketEvents.id, deck.id));
  const cancelAt = async (number: string, now: string, query = '') => {
    api.clock.set(now);
    return (await api.call('DELETE', `/bookings/${number}/${query}`, { headers: await authorise() })).json();
  };

  test('the terms of the day of booking hold, although the product’s change; a part leaves it paid', async () => {
    await setTerms(tiers);
    const number = await bookTickets();
    await pay(number);
    await setTerms(null);
    expect((await layla.call('GET', `/bookings/${number}/`)).json().refund_if_cancelled).toMatchObject({
      refund: 'full',
      amount: '200.00',
      free_until: '2030-03-07T06:00:00.000Z',
      steps: [
        { until: '2030-03-07T06:00:00.000Z', percent: 100, amount: '200.00' },
        { until: '2030-03-09T06:00:00.000Z', percent: 50, amount: '100.00' },
      ],
    });
    expect(await cancelAt(number, '2030-03-07T06:00:00Z')).toMatchObject({
      refund: 'partial',
      refund_amount: '100.00',
    });
    expect((await api.call('GET', `/bookings/${number}/`, { headers: await authorise() })).json()).toMatchObject({
      payment_status: 'paid',
      cancellation: { refund_amount: '100.00', refund_status: 'due' },
    });
  });

  test.each([
    ['a millisecond before its ten minutes end', '2030-03-09T06:09:58.999Z', 'full'],
    ['when its ten minutes are over', '2030-03-09T06:09:59Z', 'none'],
  ])('a quote from the second before the deadline is honoured: %s', async (_, now, refund) => {
    const [number, other] = [await bookTickets(), await bookTickets()];
    await pay(number);
    await pay(other);
    api.clock.set('2030-03-09T05:59:59Z');
    const shown = await api.call('GET', `/bookings/${number}/`, { headers: await authorise() });
    const { token, valid_until } = shown.json().refund_if_cancelled.quote;
    expect(valid_until).toBe('2030-03-09T06:09:59.000Z');
    expect(await cancelAt(other, now, `?refund_quote=${token}`)).toMatchObject({ refund: 'none' });
    expect(await cancelAt(number, now, `?refund_quote=${token}`)).toMatchObject({ refund });
  });

  test('a forged quote has no effect', async () => {
    const number = await bookTickets();
    await pay(number);
    const token = `${new Date('2030-03-09T05:59:59Z').getTime()}.${'A'.repeat(43)}`;
    expect(await cancelAt(number, '2030-03-09T06:00:00Z', `?refund_quote=${token}`)).toMatchObject({ refund: 'none' });
  });

  test('GAP-30 BOOK-22 a cancelled or completed booking is 400 with a message', async () => {
    const number = await bookTickets();
    await cancel(number);
    expect((await cancel(number)).json()).toMatchObject({
      status: 400,
      type: 'not-cancellable',
      detail: 'This booking is already cancelled.',
    });
    const done = await bookTickets();
    await api.services.db.update(bookings).set({ status: 'completed' }).where(eq(bookings.number, done));
    expect((await cancel(done)).json()).toMatchObject({ status: 400, detail: 'This booking is already completed.' });
    expect(await bookedOfEvent()).toBe(2);
  });

  test('API-42 a retry with the same key gets the same response', async () => {
    const number = await bookTickets();
    const headers = { 'idempotency-key': randomUUID() };
    const responses = [await cancel(number, headers), await cancel(number, headers)];
    expect(responses.map((response) => response.json().refund)).toEqual(['full', 'full']);
    expect(await bookedOfEvent()).toBe(0);
  });
});
