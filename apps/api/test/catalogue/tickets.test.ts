import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { ticketEvents, ticketStock, users } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { insertEvent } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const staff = await api.signIn({ isStaff: true });
const layla = await api.signIn();
await api.services.db.update(users).set({ phone: '+971 50 555 0142' }).where(eq(users.id, layla.id));
const { db } = api.services;
const deck = await insertEvent(
  db,
  { dates: ['2030-02-28', '2030-03-01', '2030-03-10'], capacity: 20 },
  { slug: 'deck', createdAt: new Date('2030-01-02Z') },
);
const opera = await insertEvent(
  db,
  { dates: ['2030-03-05'], capacity: 4 },
  {
    slug: 'opera',
    title: 'Opera night',
    basePrice: 400_00,
    durationMinutes: null,
    location: null,
    createdAt: new Date('2030-01-01Z'),
  },
  { adultPrice: 400_00, childPrice: null },
);
await db.update(ticketStock).set({ booked: 4 }).where(eq(ticketStock.eventId, opera.id));
afterAll(() => api.close());

describe('events', () => {
  test('API-49 API-37 BROWSE-11 lists attractions newest first, filtered, searched and ordered', async () => {
    const slugs = async (query: string) =>
      (await api.call('GET', `/tickets/?${query}`)).json().results.map(({ slug }: { slug: string }) => slug);
    expect(await slugs('')).toEqual(['deck', 'opera']);
    expect(await slugs('ordering=-base_price')).toEqual(['opera', 'deck']);
    for (const max of ['price_lte=100', 'base_price_lte=399.99']) expect(await slugs(max)).toEqual(['deck']);
    for (const min of ['price_gte=400', 'base_price_gte=100.01']) expect(await slugs(min)).toEqual(['opera']);
    for (const minutes of ['duration_gte=90', 'duration_lte=90']) expect(await slugs(minutes)).toEqual(['deck']);
    for (const none of ['duration_gte=91', 'duration_lte=89']) expect(await slugs(none)).toEqual([]);
    expect(await slugs('search=opera')).toEqual(['opera']);
    expect((await api.call('GET', '/tickets/?page_size=1')).json()).toMatchObject({
      count: 2,
      next: expect.stringMatching(/^\/api\/v1\/tickets\/\?page_size=1&page=2&ordering=-created_at&cursor=[\w-]+$/),
    });
  });

  test.each([
    { endDate: '2030-02-28', expected: ['deck'] },
    { endDate: '2030-03-01', expected: ['deck', 'opera'] },
  ])('API-49 on_sale on 1 March with an event until $endDate lists $expected', async ({ endDate, expected }) => {
    const isOpera = eq(ticketEvents.slug, 'opera');
    const { db } = api.services;
    const [before] = await db.select().from(ticketEvents).where(isOpera);
    await db.update(ticketEvents).set({ endDate }).where(isOpera);
    const listed = async (query: string) =>
      (await api.call('GET', `/tickets/?${query}`)).json().results.map(({ slug }: { slug: string }) => slug);
    expect(await listed('on_sale=true')).toEqual(expected);
    expect(await listed('')).toEqual(['deck', 'opera']);
    await db.update(ticketEvents).set({ endDate: before!.endDate }).where(isOpera);
  });

  test('API-50 API-75 ENTITY-22 ENTITY-23 TICKET-22 returns ticket types and the future dates with tickets left', async () => {
    const event = (await api.call('GET', '/tickets/deck/')).json();
    expect(event).toEqual({
      id: deck.id,
      slug: 'deck',
      title: 'Sky deck',
      description: 'The city from above.',
      event_type: 'attraction',
      start_date: '2029-01-01',
      end_date: '2031-12-31',
      created_at: '2030-01-02T00:00:00.000Z',
      images: [{ image: 'deck-1' }],
      venue: 'Downtown Dubai',
      location: 'Dubai',
      duration: 90,
      image: 'deck-1',
      // Of today only the evening is left.
      available_dates: ['2030-03-01', '2030-03-10'],
      available_tickets: 60,
      from_price: '100.00',
      ticket_types: [
        {
          id: deck.typeId,
          event: deck.id,
          name: 'Level 124',
          description: 'Deck and terrace',
          adult_price: '100.00',
          child_price: '60.00',
          adult_min_age: 13,
          child_min_age: 4,
          child_max_age: 12,
          child_requires_adult: true,
          includes_fast_track: true,
          includes_meal: true,
          includes_transfer: false,
        },
      ],
    });
    expect((await api.call('GET', `/tickets/${deck.id}/`)).json()).toEqual(event);
    expect((await api.call('GET', '/tickets/')).json().results[0]).toEqual(event);
  });

  test('TICKET-13 GAP-22 a sold-out attraction stays listed, with nothing left', async () => {
    expect((await api.call('GET', '/tickets/opera/')).json()).toMatchObject({
      available_tickets: 0,
      available_dates: [],
      duration: null,
      location: null,
    });
  });

  test('GAP-08 an unknown attraction is 404', async () => {
    for (const path of ['', 'time_slots/', 'ticket_types/', 'availability/']) {
      expect((await api.call('GET', `/tickets/atlantis/${path}`)).json()).toMatchObject({
        status: 404,
        type: 'not-found',
      });
    }
  });
});

describe('tickets', () => {
  test('API-52 lists the ticket types of an attraction; API-56 GAP-11 QUIRK-02 of all attractions, for staff', async () => {
    expect((await api.call('GET', '/tickets/deck/ticket_types/')).json()).toMatchObject([
      { id: deck.typeId, name: 'Level 124' },
    ]);
    const all: { event: string; name: string }[] = (await staff.call('GET', '/types/')).json();
    expect(all.map(({ event, name }) => [event, name])).toEqual(
      expect.arrayContaining([
        [deck.id, 'Level 124'],
        [opera.id, 'Level 124'],
      ]),
    );
    expect(all).toHaveLength(2);
    expect((await layla.call('GET', '/types/')).statusCode).toBe(403);
    expect((await api.call('GET', '/types/')).statusCode).toBe(401);
  });

  test('API-51 API-76 GAP-09 ENTITY-24 CONST-15 lists times of entry, filtered by day and priced for a type', async () => {
    const slots = async (query: string) => (await api.call('GET', `/tickets/deck/time_slots/?${query}`)).json();
    expect(await slots('')).toMatchObject([
      {
        id: deck.morningId,
        name: 'Morning',
        time: '10:00',
        price_adjustment: '0.00',
        final_price: null,
        available: null,
      },
      { id: deck.eveningId, name: 'Sunset', time: '18:00', price_adjustment: '20.00' },
    ]);
    expect(await slots(`date=2030-03-10&ticket_type_id=${deck.typeId}`)).toMatchObject([
      { final_price: '100.00', available: 20 },
      { final_price: '120.00', available: 20 },
    ]);
    expect(await slots('date=2030-03-01')).toMatchObject([{ id: deck.eveningId }]);
    expect(await slots('date=2030-03-11')).toEqual([]);
    expect((await api.call('GET', '/tickets/deck/time_slots/?ticket_type_id=gold')).statusCode).toBe(404);
    expect((await api.call('GET', '/tickets/deck/time_slots/?date=soon')).statusCode).toBe(400);
  });

  test('API-53 GAP-10 lists places by date', async () => {
    const places = async (query: string, slug = 'deck') =>
      (await api.call('GET', `/tickets/${slug}/availability/?${query}`)).json();
    const of = (all: { date: string; time_slot_id: string }[]) => all.map((one) => [one.date, one.time_slot_id]);
    const tenth = [deck.morningId, deck.eveningId].map((id) => ['2030-03-10', id]);
    expect(of(await places(''))).toEqual([['2030-03-01', deck.eveningId], ...tenth]);
    expect(of(await places('start=2030-03-02'))).toEqual(tenth);
    expect(await places('end=2030-03-01')).toHaveLength(1);
    expect(await places(`ticket_type_id=${opera.typeId}`)).toEqual([]);
    expect(await places('', 'opera')).toContainEqual(expect.objectContaining({ capacity: 4, available: 0 }));
    expect(await places('start=2030-03-10&end=2030-06-10')).toMatchObject({ status: 400 });
    expect(await places('start=2030-03-10&end=2030-03-10')).toContainEqual({
      date: '2030-03-10',
      ticket_type_id: deck.typeId,
      time_slot_id: deck.morningId,
      capacity: 20,
      available: 20,
    });
    expect(await places('start=2030-03-10&end=2030-03-01')).toMatchObject({ status: 400 });
  });
});

describe('API-57 GAP-12 booking without a cart', () => {
  const order = (rest = {}) => ({
    ticket_type_id: deck.typeId,
    date: '2030-03-10',
    date_time_slot_id: deck.eveningId,
    adults: 2,
    children: 1,
    payment_method: 'cash',
    ...rest,
  });
  const book = (body: unknown, headers = {}) => layla.call('POST', '/tickets/deck/book/', { body, headers });

  test('API-57 books for the account’s owner, once per key', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const response = await book(order(), headers);
    expect(response.statusCode).toBe(201);
    const { booking_number } = response.json();
    expect((await book(order(), headers)).json()).toEqual({ booking_number });
    expect((await layla.call('GET', `/bookings/${booking_number}/`)).json()).toMatchObject({
      total_amount: '300.00',
      first_name: 'Layla',
      quantity: 3,
    });
  });

  test.each([
    ['GAP-76 more than the places left', { adults: 30, children: 0 }, 409, 'sold-out'],
    ['TICKET-30 none', { adults: 0, children: 0 }, 400, 'invalid-request'],
    ['TICKET-31 children alone', { adults: 0, children: 2 }, 400, 'invalid-request'],
    ['TICKET-22 a date without tickets', { date: '2030-03-12' }, 400, 'invalid-request'],
    ['GAP-12 an unknown ticket type', { ticket_type_id: 'gold' }, 404, 'not-found'],
    ['GAP-12 payment by wallet', { payment_method: 'wallet' }, 400, 'invalid-request'],
  ])('%s is rejected', async (_, rest, status, type) => {
    expect((await book(order(rest))).json()).toMatchObject({ status, type });
  });

  test('API-57 requires a signed-in user with name and phone number', async () => {
    expect((await api.call('POST', '/tickets/deck/book/', { body: order() })).statusCode).toBe(401);
    expect((await staff.call('POST', '/tickets/deck/book/', { body: order() })).statusCode).toBe(400);
    await api.services.db.update(users).set({ phone: 'call me' }).where(eq(users.id, staff.id));
    expect((await staff.call('POST', '/tickets/deck/book/', { body: order() })).json()).toMatchObject({
      detail: 'Please complete your name and phone number in the settings first.',
    });
  });
});

describe('staff', () => {
  const bulk = (rest = {}) => ({
    ticket_type_id: deck.typeId,
    start_date: '2030-06-01',
    end_date: '2030-06-03',
    time_slots: [deck.morningId, deck.eveningId],
    default_capacity: 50,
    exclude_dates: ['2030-06-02'],
    ...rest,
  });
  const open = (body: unknown) => staff.call('POST', '/tickets/deck/bulk_create/', { body });

  test('API-54 creates the slots of a range, or only counts them, and leaves existing ones unchanged', async () => {
    const dry = await open(bulk({ dry_run: true }));
    expect([dry.statusCode, dry.json()]).toEqual([
      200,
      { slots_created: 4, slots_skipped: 2, slots_left: 0, slots_booked: 0, dry_run: true },
    ]);
    const done = await open(bulk());
    expect([done.statusCode, done.json()]).toEqual([
      201,
      { slots_created: 4, slots_skipped: 2, slots_left: 0, slots_booked: 0, dry_run: false },
    ]);
    const again = bulk({ exclude_dates: [], default_capacity: 9 });
    expect((await open({ ...again, dry_run: true })).json()).toMatchObject({ slots_created: 2, slots_left: 4 });
    expect((await open(again)).json()).toMatchObject({ slots_created: 2, slots_left: 4 });
    const places = (await api.call('GET', '/tickets/deck/availability/?start=2030-06-01&end=2030-06-03')).json();
    expect(places.map(({ capacity }: { capacity: number }) => capacity)).toEqual([50, 50, 9, 9, 50, 50]);
  });

  test('API-54 STAFF-23 the count includes the existing slots with bookings, which keep their capacity', async () => {
    const day = { start_date: '2030-06-20', end_date: '2030-06-20', exclude_dates: [] };
    await open(bulk(day));
    const order = {
      ticket_type_id: deck.typeId,
      date: '2030-06-20',
      date_time_slot_id: deck.morningId,
      adults: 2,
      children: 0,
      payment_method: 'cash',
    };
    const headers = { 'idempotency-key': randomUUID() };
    expect((await layla.call('POST', '/tickets/deck/book/', { body: order, headers })).statusCode).toBe(201);
    const counts = { slots_created: 0, slots_left: 2, slots_booked: 1 };
    expect((await open(bulk({ ...day, dry_run: true }))).json()).toMatchObject(counts);
    expect((await open(bulk({ ...day, default_capacity: 1 }))).json()).toMatchObject(counts);
    const [morning] = (await api.call('GET', '/tickets/deck/availability/?start=2030-06-20&end=2030-06-20')).json();
    expect(morning).toMatchObject({ capacity: 50, available: 48 });
  });

  test.each([
    ['STAFF-20 a past day', { start_date: '2030-02-27' }, 400],
    ['STAFF-20 an excluded day outside the range', { exclude_dates: ['2030-06-04'] }, 400],
    ['a range that ends before it starts', { end_date: '2030-05-01' }, 400],
    ['more than a year', { end_date: '2031-06-03' }, 400],
    ['a day after the attraction’s last day', { start_date: '2031-12-31', end_date: '2032-01-01' }, 400],
    ['no capacity', { default_capacity: 0 }, 400],
    ['a time of another attraction', { time_slots: [randomUUID()] }, 400],
    ['a ticket type of another attraction', { ticket_type_id: 'gold' }, 404],
  ])('API-54 %s is rejected', async (_, rest, status) => expect((await open(bulk(rest))).statusCode).toBe(status));

  test('STAFF-16 API-55 ENTITY-25 returns the numbers of slots', async () => {
    const before = (await staff.call('GET', '/tickets/stats/')).json();
    const stock = await api.services.db.select().from(ticketStock);
    // Three past slots: two of the day before, and this morning's.
    expect(before.upcoming_slots).toBe(stock.length - 3);
    expect(before.active_slots).toBe(stock.filter(({ booked, capacity }) => booked < capacity).length - 3);
    expect(before.total_capacity).toBe(stock.reduce((sum, { capacity }) => sum + capacity, 0));
    await open(
      bulk({
        start_date: '2030-07-01',
        end_date: '2030-07-01',
        time_slots: [deck.morningId],
        default_capacity: 7,
        exclude_dates: [],
      }),
    );
    expect((await staff.call('GET', '/tickets/stats/')).json()).toEqual({
      active_slots: before.active_slots + 1,
      total_capacity: before.total_capacity + 7,
      upcoming_slots: before.upcoming_slots + 1,
    });
    expect(before.upcoming_slots).toBeGreaterThan(before.active_slots);
  });

  test('STAFF-33 QUIRK-02 guests get 401, customers 403', async () => {
    expect((await api.call('GET', '/tickets/stats/')).statusCode).toBe(401);
    expect((await layla.call('GET', '/tickets/stats/')).statusCode).toBe(403);
    expect((await api.call('POST', '/tickets/deck/bulk_create/', { body: bulk() })).statusCode).toBe(401);
    expect((await layla.call('POST', '/tickets/deck/bulk_create/', { body: bulk() })).statusCode).toBe(403);
  });
});
