import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, describe, expect, test } from 'vitest';
import { cartItems, carts, tourStock } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { addActivity, contact } from '../bookings/orders.ts';
import { insertActivity, insertTour } from '../fixtures.ts';
import { type Body, createStaffEdits, expectErrors } from '../staffEdits.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
/** Whose hotel and meal the tours of these tests use. */
const parts = await insertTour(api.services.db);
afterAll(() => api.close());

const emptyDay = {
  title: 'The way home',
  description: 'After breakfast.',
  hotel_id: null,
  room_type_id: null,
  transfers: [],
  meals: [],
  activities: [],
  includes: [],
};
const ride = {
  transfer_type: 'Airport pickup',
  from_location: 'Terminal 3',
  to_location: 'Creekside House',
  duration_minutes: 25,
  starts_at: '10:00',
  returns_at: null,
  price: null,
  distance_km: 12.5,
  vehicle_name: 'Minibus',
};
const kayaks = { name: 'Kayaks', price: '90.00', description: 'Through the mangroves.', product: null };
const firstDay = () => ({
  ...emptyDay,
  title: 'Arrival',
  hotel_id: parts.hotelId,
  room_type_id: parts.roomId,
  meals: [parts.mealId],
  transfers: [ride],
  activities: [kayaks],
});
const input = (rest: Body = {}): Body => ({
  title: 'Oases of the north',
  slug: `oases-${randomUUID().slice(0, 8)}`,
  description: 'Two days between palms.',
  tour_type: 'Nature',
  location: 'Al Ain',
  base_price: '900.00',
  capacity: 15,
  days: [firstDay(), emptyDay],
  ...rest,
});
const { create, get: getStaff, read, edit, setState } = createStaffEdits(editor, 'staff-tours');
const replace = async (id: string, body: Body) => {
  const response = await edit(id, body);
  expect([response.statusCode, response.json().errors]).toEqual([200, undefined]);
  return response.json();
};
const get = async (path: string) => (await api.call('GET', path)).json();
const readStatus = async (path: string) => (await api.call('GET', path)).statusCode;

/** Returns where customers find a tour by a word of its title that no other product has. */
async function findWhereShown(id: string, slug: string, word: string): Promise<string[]> {
  const quote = {
    lines: [{ type: 'tour', tour_id: id, date: '2030-04-01', adults: 2 }],
  };
  const shown: Readonly<Record<string, boolean>> = {
    tour: (await readStatus(`/tours/tours/${id}/`)) === 200,
    'tour by slug': (await readStatus(`/tours/tours/${slug}/`)) === 200,
    days: (await readStatus(`/tours/tours/${id}/days/`)) === 200,
    day: (await readStatus(`/tours/tours/${id}/day/?day_number=1`)) === 200,
    rides: (await readStatus(`/tours/tours/${id}/transfers/`)) === 200,
    list: (await get('/tours/tours/?page_size=100')).results.some((tour: Body) => tour['id'] === id),
    'searched list': (await get(`/tours/tours/?search=${word}`)).count > 0,
    'misspelt list': (await get(`/tours/tours/?search=${word.slice(0, -1)}x`)).count > 0,
    search: JSON.stringify(await get(`/search/?q=${word}`)).includes(slug),
    counts: (await get(`/search/counts/?search=${word}`)).options[0].count > 0,
    suggestions: JSON.stringify(await get(`/search/suggestions/?q=${word}`)).includes(slug),
    reviews: (await readStatus(`/reviews/?product_type=tour&product=${id}`)) === 200,
    quote: (await api.call('POST', '/quotes/', { body: quote })).statusCode === 200,
  };
  return Object.entries(shown).flatMap(([place, isShown]) => (isShown ? place : []));
}

const places = [
  ...['tour', 'tour by slug', 'days', 'day', 'rides', 'list', 'searched list', 'misspelt list'],
  ...['search', 'counts', 'suggestions', 'reviews', 'quote'],
];

describe('a draft', () => {
  test('is seen by staff only, and everywhere in the shop once it is published, until it is withdrawn', async () => {
    const { id, tour } = (await create(input({ title: 'Xanadu journey' }))).json();
    expect(await findWhereShown(id, tour.slug, 'xanadu')).toEqual([]);
    for (const state of ['published', 'draft', 'archived']) {
      await setState(id, state);
      expect(await findWhereShown(id, tour.slug, 'xanadu')).toEqual(state === 'published' ? places : []);
    }
  });

  test('has the days, rides, meals and extras that were entered', async () => {
    const days = [firstDay(), emptyDay];
    const { id, tour } = (await create(input({ days }))).json();
    expect(tour.days).toMatchObject(days);
    expect(await read(id)).toMatchObject({ tour });
    await setState(id, 'published');
    const shown = await get(`/tours/tours/${id}/`);
    expect(shown).toMatchObject({ duration_days: 2, duration_nights: 1, location: 'Al Ain', price: '900.00' });
    expect(shown.days).toMatchObject([
      {
        day_number: 1,
        hotel_details: { id: parts.hotelId },
        meals: [{ id: parts.mealId }],
        transfers: [{ transfer_type_display: 'Airport pickup', is_included: true, price: '0.00' }],
        activities: [{ name: 'Kayaks', price: '90.00' }],
      },
      { day_number: 2, title: 'The way home', hotel_details: null },
    ]);
  });
});

describe('what doesn’t go together', () => {
  const other = 'other-hotel';
  test.each<[string, () => Body, string[]]>([
    ['no day', () => ({ days: [] }), ['days']],
    ['a group', () => ({ min_group_size: 4, max_group_size: 3 }), ['max_group_size']],
    ['a hotel without a room', () => withDay({ room_type_id: null }), ['days.0.room_type_id']],
    ['an unknown hotel', () => withDay({ hotel_id: other }), ['days.0.hotel_id']],
    ['an unknown room', () => withDay({ room_type_id: other }), ['days.0.room_type_id']],
    ['an unknown meal', () => withDay({ meals: [other] }), ['days.0.meals']],
    ['an unknown visit', () => withDay({ includes: ['nowhere'] }), ['days.0.includes']],
    [
      'an unknown product',
      () => withDay({ activities: [{ ...kayaks, product: 'nowhere' }] }),
      ['days.0.activities.0.product'],
    ],
    [
      'a ride before the last has arrived',
      () => withDay({ transfers: [ride, { ...ride, starts_at: '10:20' }] }),
      ['days.0.transfers.1.starts_at'],
    ],
    ['an extra twice', () => withDay({ activities: [kayaks, kayaks] }), ['days.0.activities']],
  ])('%s is an error of its field', async (_, part, fields) => {
    expectErrors(await create(input(part())), ...fields);
  });
  const withDay = (part: Body): Body => ({ days: [{ ...firstDay(), ...part }] });

  test('a day can include an activity by its current or former address', async () => {
    const { slug } = await insertActivity(api.services.db);
    const day = { ...emptyDay, includes: [slug], activities: [{ ...kayaks, product: slug }] };
    expect((await create(input({ days: [day] }))).json().tour.days).toMatchObject([day]);
  });
});

describe('an edit', () => {
  test('of a day is another version', async () => {
    const { id } = await insertTour(api.services.db);
    const { version, tour } = await read(id);
    const days = [...tour.days.slice(0, 1), { ...tour.days[1], title: 'Another farewell' }];
    expect((await replace(id, { ...tour, days })).version).not.toBe(version);
  });

  test('of days is in the history, and restores their rides', async () => {
    const { id } = await insertTour(api.services.db);
    await replace(id, input({ slug: undefined, title: 'First', days: [firstDay(), emptyDay] }));
    api.clock.advance(60);
    await replace(id, input({ slug: undefined, title: 'Second', base_price: '950.00', days: [emptyDay] }));
    const { history } = await read(id);
    expect(history[0].fields.toSorted()).toEqual(['base_price', 'days', 'title']);
    const earlier = (await getStaff(`${id}/versions/${history[1].id}/`)).json();
    expect(earlier).toMatchObject({ title: 'First', base_price: '900.00', days: [{ title: 'Arrival' }, emptyDay] });
    expect((await replace(id, earlier)).tour).toMatchObject({
      title: 'First',
      days: [{ transfers: [ride] }, emptyDay],
    });
  });
});

describe('bookings and carts', () => {
  /** Books a tour for three with the extra of its first day. */
  async function book(customer: TestAccount, id: string) {
    const [{ activities }] = (await get(`/tours/tours/${id}/`)).days;
    const customizations = { activities: [{ day_number: 1, activity_id: activities[0].id }] };
    const details = { ...contact, adults: 3, children: 0, customizations };
    const send = (price: string) => {
      const item = { type: 'tour', id, date: '2030-04-01', price, quantity: 1, details };
      const body = { booking_type: 'tour', payment_method: 'card', cart_items: [item] };
      return customer.call('POST', '/bookings/', { body, headers: { 'idempotency-key': randomUUID() } });
    };
    const refused = await send('1.00');
    const booked = await send(refused.json().amount ?? refused.json().total);
    expect([booked.statusCode, booked.body]).toEqual([201, booked.body]);
    return String(booked.json()[0].booking_number);
  }
  const readBooking = async (customer: TestAccount, number: string) =>
    (await customer.call('GET', `/bookings/${number}/`)).json();
  const quoteFewer = (customer: TestAccount, number: string) =>
    customer.call('POST', `/bookings/${number}/change-quotes/`, { body: { lines: [{ line: '1', adults: 2 }] } });

  test('a booking keeps its days when staff remove or rename them, and can be cancelled', async () => {
    const { id } = await insertTour(api.services.db);
    const customer = await api.signIn();
    const number = await book(customer, id);
    const before = await readBooking(customer, number);
    expect((await quoteFewer(customer, number)).statusCode).toBe(200);
    await replace(id, { ...(await read(id)).tour, title: 'One day only', days: [emptyDay] });
    await setState(id, 'archived');
    expect(await readBooking(customer, number)).toMatchObject({ tour: before.tour, total_amount: before.total_amount });
    const refused = await quoteFewer(customer, number);
    expect([refused.statusCode, refused.json().type.split('/').at(-1)]).toEqual([400, 'not-changeable']);
    const cancelled = await customer.call('DELETE', `/bookings/${number}/`, {
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(cancelled.statusCode).toBe(200);
  });

  test('the number of travellers can’t be changed online once a booked extra is gone', async () => {
    const { id } = await insertTour(api.services.db);
    const customer = await api.signIn();
    const number = await book(customer, id);
    const { tour } = await read(id);
    await replace(id, { ...tour, days: [{ ...tour.days[0], activities: [] }, tour.days[1]] });
    const refused = await quoteFewer(customer, number);
    expect([refused.statusCode, refused.json().type.split('/').at(-1)]).toEqual([400, 'not-changeable']);
    // The other days of the booking are known, so the cart can still be compared with it.
    expect((await customer.call('GET', '/cart/')).statusCode).toBe(200);
  });

  test('a booking, its mail and its voucher have the facts of its tour as they are now; lists leave them out', async () => {
    const { id } = await insertTour(api.services.db, { facts: { min_age: 8, toilets: true, dress_code: 'Smart' } });
    const customer = await api.signIn();
    const number = await book(customer, id);
    const mail = (await api.outbox.mails()).find((eml) => eml.includes(number));
    expect(mail).toMatch(/Age: From 8 years/);
    expect(mail).not.toContain('Toilets');
    const facts = { bring: ['Hat'], emergency_phone: '+971 50 555 0144' };
    await replace(id, { ...(await read(id)).tour, facts });
    expect((await readBooking(customer, number)).cart_items[0].facts).toEqual(facts);
    const { tour_bookings } = (await customer.call('GET', '/bookings/')).json();
    expect(tour_bookings[0].cart_items[0]).not.toHaveProperty('facts');
    const { rawPayload } = await customer.call('GET', `/bookings/${number}/voucher/`);
    const { text } = await extractText(new Uint8Array(rawPayload), { mergePages: true });
    expect(text.replaceAll(/\s+/g, ' ')).toContain('Good to know What to bring: Hat');
  });

  test('a tour in a cart that isn’t sold any more stays in the cart and can’t be booked', async () => {
    const { id } = await insertTour(api.services.db);
    const customer = await api.signIn();
    await addActivity(customer, (await insertActivity(api.services.db)).id);
    const [cart] = await api.services.db.select().from(carts).where(eq(carts.userId, customer.id));
    await api.services.db.insert(cartItems).values({
      cartId: cart!.id,
      kind: 'tour',
      tourId: id,
      serviceDate: '2030-04-01',
      quantity: 1,
      details: { adults: 2, children512: 0, children25: 0, infants: 0 },
    });
    const readItem = async () =>
      (await customer.call('GET', '/cart/')).json().items.find(({ type }: Body) => type === 'tour');
    expect(await readItem()).toMatchObject({ available: true });
    const { tour } = await read(id);
    await replace(id, { ...tour, title: 'Shorter', days: [emptyDay] });
    expect(await readItem()).toMatchObject({ available: true, tour: { title: 'Shorter' } });
    await setState(id, 'draft');
    expect(await readItem()).toMatchObject({ available: false });
    const item = { type: 'tour', id, date: '2030-04-01', price: '2000.00', quantity: 1 };
    const body = {
      booking_type: 'tour',
      payment_method: 'card',
      cart_items: [{ ...item, details: { ...contact, adults: 2, children: 0 } }],
    };
    const headers = { 'idempotency-key': randomUUID() };
    expect((await customer.call('POST', '/bookings/', { body, headers })).statusCode).toBe(404);
  });
});

test('the preview of a draft is what customers read once it is published', async () => {
  const { id } = (await create(input())).json();
  const preview = await getStaff(`${id}/preview/`);
  expect(preview.statusCode).toBe(200);
  expect(await readStatus(`/tours/tours/${id}/`)).toBe(404);
  await setState(id, 'published');
  expect(preview.json()).toEqual(await get(`/tours/tours/${id}/`));
  expect((await getStaff('none/preview/')).statusCode).toBe(404);
});

test('staff write facts of a tour, replace, restore and remove them; customers read what is known', async () => {
  const facts = { min_age: 8, step_free: true, outdoors: false, bring: ['Socks'], emergency_phone: '+971 50 555 0144' };
  const { id } = (await create(input({ facts }))).json();
  expect((await read(id)).tour.facts).toEqual(facts);
  await setState(id, 'published');
  expect((await get(`/tours/tours/${id}/`)).facts).toEqual(facts);
  const { slug: _, ...body } = input();
  const replaced = await replace(id, { ...body, facts: { stroller: false } });
  expect(replaced.tour.facts).toEqual({ stroller: false });
  expect(replaced.history[0].fields).toContain('facts');
  const created = replaced.history.at(-1).id;
  expect((await getStaff(`${id}/versions/${created}/`)).json().facts).toEqual(facts);
  expectErrors(await edit(id, { ...body, facts: { min_height_cm: 49 } }), 'facts.min_height_cm');
  const point = { name: 'Gate 4', latitude: 25, longitude: 55, picture: { image: 'a'.repeat(32), alt: 'Gate' } };
  expectErrors(await edit(id, { ...body, facts: { meeting_point: point } }), 'facts.meeting_point.picture');
  expect((await replace(id, body)).tour).not.toHaveProperty('facts');
  expect(await get(`/tours/tours/${id}/`)).not.toHaveProperty('facts');
});

test('staff write the languages of the guides of a tour, replace, restore and remove them; customers read them', async () => {
  const { id } = (await create(input({ languages: ['Welsh', 'Arabic'] }))).json();
  await setState(id, 'published');
  expect((await get(`/tours/tours/${id}/`)).languages).toEqual(['Welsh', 'Arabic']);
  const { slug: _, ...body } = input();
  const replaced = await replace(id, { ...body, languages: ['English'] });
  expect(replaced.tour.languages).toEqual(['English']);
  expect(replaced.history[0].fields).toContain('languages');
  const created = replaced.history.at(-1).id;
  expect((await getStaff(`${id}/versions/${created}/`)).json().languages).toEqual(['Welsh', 'Arabic']);
  expectErrors(await edit(id, { ...body, languages: ['x'.repeat(41)] }), 'languages.0');
  expect((await replace(id, body)).tour).not.toHaveProperty('languages');
  expect(await get(`/tours/tours/${id}/`)).not.toHaveProperty('languages');
});

test('GAP-76 a tour is published with a capacity only, which stays needed; one that was sold without keeps being edited', async () => {
  const { id, tour } = (await create(input({ capacity: null }))).json();
  const refused = await setState(id, 'published');
  expectErrors(refused, 'capacity');
  expect(refused.json().detail).toBe('Enter how many places each departure has.');
  await edit(id, { ...tour, capacity: 4 });
  expect((await setState(id, 'published')).json()).toMatchObject({ state: 'published', tour: { capacity: 4 } });
  expectErrors(await edit(id, { ...tour, capacity: null }), 'capacity');
  const older = await insertTour(api.services.db);
  const { tour: before } = await read(older.id);
  expect((await edit(older.id, { ...before, title: 'Three cities' })).json().tour).toMatchObject({ capacity: null });
});

test('GAP-76 another capacity of a tour is that of all dates but those that staff have set, and never below what is taken', async () => {
  const { id, tour } = (await create(input({ capacity: 8 }))).json();
  await setState(id, 'published');
  await api.services.db.insert(tourStock).values([
    { tourId: id, date: '2030-12-24', capacity: 8, booked: 3 },
    { tourId: id, date: '2030-12-25', capacity: 8, booked: 6 },
    { tourId: id, date: '2030-12-26', capacity: 20, booked: 6 },
  ]);
  const change = async (capacity: number) => {
    await edit(id, { ...tour, capacity });
    const { limited_dates } = (await api.call('GET', `/tours/tours/${id}/availability/`)).json();
    return limited_dates.map(({ places_left }: { places_left: number }) => places_left);
  };
  expect(await change(5)).toEqual([2, 0, 14]);
  expect(await change(9)).toEqual([6, 0, 14]);
});
