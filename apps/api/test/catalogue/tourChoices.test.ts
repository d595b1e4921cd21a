import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { components } from '@aitours/openapi/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lockTourChoices } from '../../src/db/catalogue/staffTourChoices.ts';
import {
  bookings,
  hotels,
  mealTypes,
  roomTypes,
  tourDays,
  tourStock,
  tours,
  transferTypes,
} from '../../src/db/schema.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { contact } from '../bookings/orders.ts';
import { insertTour, type TestTour } from '../fixtures.ts';
import { expectErrors } from '../staffEdits.ts';

let tour: TestTour;
const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
beforeEach(async () => {
  const { db } = api.services;
  const tables = [bookings, tourStock, tourDays, tours, roomTypes, hotels, mealTypes, transferTypes];
  for (const table of tables) await db.delete(table);
  tour = await insertTour(db);
});
afterAll(() => api.close());

type Lists = components['schemas']['TourChoicesInput'];
type Stored = components['schemas']['StaffTourChoices'];
type Hotel = Lists['hotels'][number];
type Edit = (choices: Lists) => Lists;

const path = '/staff-tour-choices/';
const read = async (): Promise<Stored> => (await editor.call('GET', path)).json();
const put = (version: string, body: Lists) =>
  editor.call('PUT', path, { body, headers: { 'if-match': `"${version}"` } });
/** Saves what `edit` makes of the current lists. */
const change = async (edit: Edit) => {
  const { version, choices } = await read();
  return put(version, edit(choices));
};
const save = async (edit: Edit): Promise<Stored> => {
  const response = await change(edit);
  expect([response.statusCode, response.json().errors]).toEqual([200, undefined]);
  return response.json();
};
const get = async (from: string) => (await api.call('GET', from)).json();
const newHotel = (rest: Partial<Hotel> = {}): Hotel => ({
  name: 'Palm House',
  star_rating: 3,
  address: 'Street 1',
  city: 'Dubai',
  image: null,
  rooms: [{ name: 'Garden Room', price_per_night: '210.00' }],
  ...rest,
});

test('travellers choose from what staff save, in its order and at its prices', async () => {
  await save((choices) => ({
    hotels: [newHotel(), ...choices.hotels],
    meals: [...choices.meals, { name: 'Picnic', price_per_meal: '20.00' }],
    vehicles: [{ name: 'Coach', price_per_km: null, base_price: '400.00' }, ...choices.vehicles],
  }));
  const [hotel, known] = (await get('/tours/hotels/')).results;
  expect(hotel).toMatchObject({ id: 'palm-house-dubai', name: 'Palm House', star_rating_display: '3 Stars' });
  expect(known.id).toBe(tour.hotelId);
  expect((await get(`/tours/room-types/?hotel=${hotel.id}`)).results).toEqual([
    {
      id: 'palm-house-garden-room',
      hotel: hotel.id,
      name: 'Garden Room',
      price_per_night: '210.00',
      base_price: '210.00',
    },
  ]);
  expect((await get('/tours/meal-types/')).results.map(({ name }: Lists['meals'][number]) => name)).toEqual([
    'Dinner',
    'Picnic',
  ]);
  expect((await get('/tours/transfer-types/')).results[0]).toMatchObject({ price_per_km: null, base_price: '400.00' });
  await save(({ hotels: [, ...others], meals, vehicles }) => ({
    hotels: others,
    meals: meals.slice(0, 1),
    vehicles: vehicles.slice(1),
  }));
  expect((await get('/tours/hotels/')).count).toBe(1);
  expect((await get('/tours/room-types/')).count).toBe(1);
  expect((await get('/tours/meal-types/')).count).toBe(1);
  expect((await get('/tours/transfer-types/')).count).toBe(1);
});

const stay = { day_number: 1, hotel_id: 'palm-house-dubai', room_type_id: 'palm-house-garden-room' };
const quote = () => {
  const line = { type: 'tour', tour_id: tour.id, date: '2030-04-01', adults: 2, days: [stay] };
  return api.call('POST', '/quotes/', { body: { lines: [line] } });
};
const book = (traveller: TestAccount, price: string) => {
  const details = { ...contact, adults: 2, customizations: { hotels: [stay] } };
  const item = { type: 'tour', id: tour.id, date: '2030-04-01', price, quantity: 1, details };
  const body = { booking_type: 'tour', payment_method: 'card', cart_items: [item] };
  return traveller.call('POST', '/bookings/', { body, headers: { 'idempotency-key': randomUUID() } });
};
const editRoom: Edit = (choices) => ({
  ...choices,
  hotels: choices.hotels.map((hotel) =>
    hotel.id === stay.hotel_id
      ? { ...hotel, name: 'Date House', rooms: [{ ...hotel.rooms[0]!, price_per_night: '999.00' }] }
      : hotel,
  ),
});

test('a price changes new bookings, after the traveller has seen it, and no earlier one', async () => {
  await save((choices) => ({ ...choices, hotels: [...choices.hotels, newHotel()] }));
  const traveller = await api.signIn();
  const shown = (await quote()).json().total;
  const first = await book(traveller, shown);
  expect([first.statusCode, first.json().errors]).toEqual([201, undefined]);
  const readBooking = async () => (await traveller.call('GET', `/bookings/${first.json()[0].booking_number}/`)).json();
  const booked = await readBooking();
  expect(JSON.stringify(booked)).toContain('Palm House');
  await save(editRoom);
  const changed = (await quote()).json().total;
  expect(Number(changed)).toBe(Number(shown) + 789);
  const stale = await book(traveller, shown);
  expect([stale.statusCode, stale.json().type]).toEqual([409, expect.stringContaining('price-changed')]);
  expect((await book(traveller, changed)).statusCode).toBe(201);
  await save((choices) => ({ ...choices, hotels: choices.hotels.slice(0, 1) }));
  expect(await readBooking()).toEqual(booked);
  expect((await quote()).statusCode).toBe(400);
});

test.each<[string, Edit, string, string]>([
  ['hotel', (choices) => ({ ...choices, hotels: [] }), 'hotels', 'Creekside House'],
  [
    'room',
    ({ hotels: [hotel], ...rest }) => ({ ...rest, hotels: [{ ...hotel!, rooms: newHotel().rooms }] }),
    'hotels.0.rooms',
    'Creek View',
  ],
  ['meal', (choices) => ({ ...choices, meals: [] }), 'meals', 'Dinner'],
  ['vehicle', (choices) => ({ ...choices, vehicles: [] }), 'vehicles', 'Minibus'],
])('a %s that a tour has can’t be removed, and the error names the tour', async (_, edit, field, name) => {
  await api.services.db.update(transferTypes).set({ name: 'Minibus' });
  // A withdrawn tour may be sold again.
  await api.services.db.update(tours).set({ withdrawnAt: new Date(), archivedAt: new Date() });
  const before = await read();
  const response = await change(edit);
  expect([response.statusCode, response.json().errors]).toEqual([
    400,
    { [field]: [`“${name}” can’t be removed, because tours have it: Two cities.`] },
  ]);
  expect(await read()).toEqual(before);
  await api.services.db.delete(tourDays);
  await save(edit);
});

test('the uses name the first tours in the order of their titles, and count all', async () => {
  for (const title of ['Oases', 'Dunes', 'Creeks', 'Forts']) {
    const { id } = await insertTour(api.services.db, { title });
    await api.services.db
      .update(tourDays)
      .set({ meals: [tour.mealId] })
      .where(eq(tourDays.tourId, id));
  }
  const { uses } = await read();
  expect(uses.find(({ kind, id }) => kind === 'meal' && id === tour.mealId)).toEqual({
    kind: 'meal',
    id: tour.mealId,
    tours: ['Creeks', 'Dunes', 'Forts'],
    count: 5,
  });
});

test('a vehicle’s new name applies to the rides of tours, so it is still the planned one', async () => {
  await api.services.db.update(transferTypes).set({ name: 'Minibus' });
  const [before] = await api.services.db.select().from(tourDays).where(eq(tourDays.dayNumber, 1));
  await save(({ vehicles: [vehicle], ...rest }) => ({
    ...rest,
    vehicles: [
      { ...vehicle!, name: 'Van' },
      { name: 'Minibus', price_per_km: null, base_price: '1.00' },
    ],
  }));
  const days = await api.services.db.select().from(tourDays).orderBy(tourDays.dayNumber);
  expect(days[0]).toEqual({ ...before, transfers: before!.transfers.map((ride) => ({ ...ride, vehicleName: 'Van' })) });
  const { uses } = await read();
  expect(uses.filter(({ kind }) => kind === 'vehicle').map(({ id }) => id)).toEqual([tour.vehicleId]);
});

test('saving a tour waits for a change of the lists, so it never has what is removed', async () => {
  const { db } = api.services;
  await save((choices) => ({ ...choices, meals: [...choices.meals, { name: 'Picnic', price_per_meal: '20.00' }] }));
  const { tour: stored, version } = (await editor.call('GET', `/staff-tours/${tour.id}/`)).json();
  const [day, ...days] = stored.days;
  const body = { ...stored, days: [{ ...day, meals: ['picnic'] }, ...days] };
  const { saving } = await inTransaction(db, async (tx) => {
    await lockTourChoices(tx);
    await tx.delete(mealTypes).where(eq(mealTypes.id, 'picnic'));
    const running = editor.call('PUT', `/staff-tours/${tour.id}/`, { body, headers: { 'if-match': `"${version}"` } });
    await setTimeout(300);
    return { saving: running };
  });
  const response = await saving;
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, ['days.0.meals']]);
});

test.each<[string, Edit, string]>([
  [
    'a meal twice',
    ({ meals, ...rest }) => ({ ...rest, meals: [...meals, { ...meals[0]!, id: 'other' }] }),
    'meals.1.name',
  ],
  [
    'a hotel without rooms',
    ({ hotels: all, ...rest }) => ({ ...rest, hotels: [...all, newHotel({ rooms: [] })] }),
    'hotels.1.rooms',
  ],
  [
    'six stars',
    ({ hotels: all, ...rest }) => ({ ...rest, hotels: [...all, newHotel({ star_rating: 6 })] }),
    'hotels.1.star_rating',
  ],
  [
    'a deleted picture',
    ({ hotels: all, ...rest }) => ({ ...rest, hotels: [...all, newHotel({ image: 'a'.repeat(32) })] }),
    'hotels.1.image',
  ],
  [
    'a negative price',
    ({ vehicles: [one], ...rest }) => ({ ...rest, vehicles: [{ ...one!, base_price: '-1.00' }] }),
    'vehicles.0.base_price',
  ],
])('%s is an error of its field', async (_, edit, field) => expectErrors(await change(edit), field));
