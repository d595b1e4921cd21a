import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { cartItems, carts, tourStock, tours } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { addActivity, contact } from '../bookings/orders.ts';
import { insertActivity, insertTour } from '../fixtures.ts';
import { createScriptedProvider } from '../payments/scriptedProvider.ts';

type Body = Readonly<Record<string, unknown>>;

const bank = createScriptedProvider();
const api = await startTestApi({ now: '2030-03-01T08:00:00Z', payments: bank.provider });
const member = await api.signIn({ staffRole: 'content' });
const { db } = api.services;
let layla: TestAccount;
let tourId: string;
beforeEach(async () => {
  layla = await api.signIn();
  tourId = (await insertTour(db)).id;
});
afterAll(() => api.close());

const date = '2030-03-10';
const withKey = (body: Body, headers: Readonly<Record<string, string>> = {}) => ({
  body,
  headers: { 'idempotency-key': randomUUID(), ...headers },
});
const send = (edit: Body) =>
  member.call(
    'POST',
    '/stock-edits/',
    withKey({ product_type: 'tour', product_id: tourId, start_date: date, end_date: date, ...edit }),
  );
const preview = async (edit: Body) => (await send({ ...edit, dry_run: true })).json();
const apply = async (edit: Body) => send({ ...edit, version: (await preview(edit)).version });
const setCapacity = (capacity: number | null) => apply({ action: 'set-capacity', capacity });
const undo = (id: string) => member.call('POST', `/stock-edits/${id}/undo/`);
const readCalendar = async () => (await member.call('GET', `/stock-calendars/tour/${tourId}/?month=2030-03`)).json();
const slotOn = async (day = date) => (await readCalendar()).slots.find((slot: { date: string }) => slot.date === day);
const limitedDates = async () => (await api.call('GET', `/tours/tours/${tourId}/availability/`)).json().limited_dates;

/** Books two adults, a child and an infant by default, for AED 2750. */
const book = async (details: Body = {}, { start = date, price = '2750.00', method = 'cash', account = layla } = {}) =>
  account.call('POST', '/bookings/', {
    body: {
      booking_type: 'tour',
      payment_method: method,
      cart_items: [
        {
          id: tourId,
          type: 'tour',
          date: start,
          price,
          quantity: 1,
          details: { ...contact, adults: 2, children: 1, children512: 1, infants: 1, ...details },
        },
      ],
    },
  });
const bookCouple = (rest: Parameters<typeof book>[1] = {}) =>
  book({ children: 0, children512: 0, infants: 0 }, { price: '2000.00', ...rest });
const quote = async (start = date) =>
  (
    await api.call('POST', '/quotes/', { body: { lines: [{ type: 'tour', tour_id: tourId, date: start, adults: 2 }] } })
  ).json();

describe('the start of a tour', () => {
  test('has no limit until staff set one; sold, held and left add up', async () => {
    expect(await slotOn()).toEqual({
      date,
      time_slot_id: 'start',
      capacity: null,
      sold: 0,
      held: 0,
      left: null,
      is_closed: false,
    });
    expect((await book()).statusCode).toBe(201);
    expect((await bookCouple({ method: 'card' })).statusCode).toBe(201);
    expect(await slotOn()).toMatchObject({ capacity: null, sold: 4, held: 2, left: null });
    expect((await setCapacity(9)).statusCode).toBe(201);
    expect(await slotOn()).toMatchObject({ capacity: 9, sold: 4, held: 2, left: 3 });
    expect(await limitedDates()).toEqual([{ date, places_left: 3 }]);
    const { time_slots, prices, title } = await readCalendar();
    expect(title).toBe('Two cities');
    expect(time_slots).toEqual([{ time_slot_id: 'start', name: '', time: null }]);
    expect(prices).toEqual({ adult_price: '1000.00', child_price: null });
  });

  test('sells no more than its limit, and a removed limit sells again', async () => {
    await setCapacity(5);
    expect((await book()).statusCode).toBe(201);
    const refused = await bookCouple();
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { type: 'sold-out', places_left: 1 }]);
    expect((await quote()).lines[0]).toMatchObject({ available: false, places_left: 1 });
    expect((await quote('2030-03-11')).lines[0]).toMatchObject({ available: true, places_left: null });
    expect(await preview({ action: 'set-capacity', capacity: 3 })).toMatchObject({
      conflict_count: 1,
      conflicts: [{ date, time_slot_id: 'start', taken: 4 }],
    });
    expect((await setCapacity(3)).json().errors.capacity[0]).toMatch(/^4 places are sold or held on/);
    const removed = await setCapacity(null);
    expect([removed.statusCode, removed.json()]).toMatchObject([201, { capacity: null, counts: { changed: 1 } }]);
    expect(await limitedDates()).toEqual([]);
    expect((await bookCouple()).statusCode).toBe(201);
    // The limit would be below what is sold.
    expect((await undo(removed.json().stock_edit_id)).statusCode).toBe(409);
  });

  test('GAP-76 is the capacity of the tour on all dates without places of their own', async () => {
    await db.update(tours).set({ capacity: 5 }).where(eq(tours.id, tourId));
    const availability = async () => (await api.call('GET', `/tours/tours/${tourId}/availability/`)).json();
    expect(await availability()).toEqual({ limited_dates: [], places_per_date: 5 });
    expect(await slotOn()).toMatchObject({ capacity: 5, left: 5 });
    expect((await book()).statusCode).toBe(201);
    expect((await bookCouple()).json()).toMatchObject({ type: 'sold-out', places_left: 1 });
    expect(await availability()).toEqual({ limited_dates: [{ date, places_left: 1 }], places_per_date: 5 });
    await setCapacity(null);
    expect((await bookCouple()).statusCode).toBe(201);
    expect(await limitedDates()).toEqual([{ date, places_left: 100_000 }]);
    await db.update(tours).set({ capacity: 3 }).where(eq(tours.id, tourId));
    const large = await book({}, { start: '2030-03-12' });
    expect(large.json()).toMatchObject({ type: 'sold-out', places_left: 3 });
  });

  test('is closed for a range of dates as previewed, and undone', async () => {
    const edit = { action: 'close', end_date: '2030-03-16', weekdays: [0, 6] };
    expect(await preview(edit)).toMatchObject({
      counts: { created: 0, changed: 2, skipped: 0, booked: 0 },
      slots: [
        { date: '2030-03-10', effect: 'closed', capacity: null },
        { date: '2030-03-16', effect: 'closed', capacity: null },
      ],
    });
    const { stock_edit_id } = (await apply(edit)).json();
    expect(await limitedDates()).toEqual([
      { date: '2030-03-10', places_left: 0 },
      { date: '2030-03-16', places_left: 0 },
    ]);
    const refused = await bookCouple();
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { type: 'sold-out', places_left: 0, detail: 'Two cities is sold out on this date.' },
    ]);
    expect((await bookCouple({ start: '2030-03-11' })).statusCode).toBe(201);
    expect((await undo(stock_edit_id)).statusCode).toBe(200);
    expect(await limitedDates()).toEqual([]);
    expect((await bookCouple()).statusCode).toBe(201);
  });

  test('what has changed since the preview is not applied', async () => {
    const { version } = await preview({ action: 'close' });
    await setCapacity(9);
    expect((await send({ action: 'close', version })).statusCode).toBe(409);
    expect(await slotOn()).toMatchObject({ capacity: 9, is_closed: false });
  });

  test('GAP-30 a cancelled booking and fewer travellers return their places', async () => {
    await setCapacity(6);
    const [booking] = (await book()).json();
    const path = `/bookings/${booking.booking_number}/`;
    const changes = { lines: [{ line: '1', adults: 1, infants: 0 }] };
    const { token, total_after } = (await layla.call('POST', `${path}change-quotes/`, { body: changes })).json();
    const body = { ...changes, quote: token, total_amount: total_after };
    const changed = await layla.call('POST', `${path}changes/`, { body });
    expect([changed.statusCode, await slotOn()]).toMatchObject([200, { sold: 2, left: 4 }]);
    expect((await layla.call('DELETE', path)).statusCode).toBe(200);
    expect(await slotOn()).toMatchObject({ sold: 0, left: 6 });
  });

  test('GAP-76 of two bookings at once for the last places, one gets them', async () => {
    await setCapacity(2);
    const others = await Promise.all([1, 2, 3].map(() => api.signIn()));
    const responses = await Promise.all([layla, ...others].map((account) => bookCouple({ account })));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(await slotOn()).toMatchObject({ capacity: 2, sold: 2, left: 0 });
    const isStart = and(eq(tourStock.tourId, tourId), eq(tourStock.date, date));
    await expect(db.update(tourStock).set({ booked: 3 }).where(isStart)).rejects.toThrow();
  });

  test('GAP-76 of few places, a customer holds a share only without payment', async () => {
    await db.update(tours).set({ maxGroupSize: 30 }).where(eq(tours.id, tourId));
    await setCapacity(40);
    const adults = { children: 0, children512: 0, infants: 0 };
    const refused = await book({ ...adults, adults: 21 }, { price: '21000.00' });
    expect(refused.json()).toMatchObject({ type: 'unpaid-limit' });
    await setCapacity(null);
    expect((await book({ ...adults, adults: 21 }, { price: '21000.00' })).statusCode).toBe(201);
  });

  test('counts for the occupancy once it has a limit', async () => {
    const manager = await api.signIn({ staffRole: 'manager' });
    const readPlaces = async () => {
      const report = (await manager.call('GET', `/sales-report/?start=${date}&end=${date}`)).json();
      const own = report.products.find(({ product_id }: { product_id: string }) => product_id === tourId);
      return { total: report.totals.places_offered, sold: own?.places_sold, offered: own?.places_offered };
    };
    await bookCouple();
    const before = await readPlaces();
    expect(before).toMatchObject({ sold: undefined });
    await setCapacity(8);
    expect(await readPlaces()).toEqual({ total: before.total + 8, sold: 2, offered: 8 });
    await apply({ action: 'close' });
    expect(await readPlaces()).toEqual({ total: before.total + 2, sold: 2, offered: 2 });
  });

  test('CART-16 in a cart states what is left', async () => {
    await addActivity(layla, (await insertActivity(db)).id);
    const [cart] = await db.select().from(carts).where(eq(carts.userId, layla.id));
    const line = { cartId: cart!.id, kind: 'tour', tourId, serviceDate: date, quantity: 1 } as const;
    await db.insert(cartItems).values({ ...line, details: { adults: 2, children512: 0, children25: 0, infants: 0 } });
    const read = async () =>
      (await layla.call('GET', '/cart/')).json().items.find(({ type }: { type: string }) => type === 'tour');
    expect(await read()).toMatchObject({ places_left: null, available: true });
    await setCapacity(1);
    expect(await read()).toMatchObject({ places_left: 1, available: false });
  });

  test('of a tour that is not offered has no calendar', async () => {
    await db.update(tours).set({ withdrawnAt: api.clock.now() }).where(eq(tours.id, tourId));
    expect((await member.call('GET', `/stock-calendars/tour/${tourId}/?month=2030-03`)).statusCode).toBe(404);
    expect((await api.call('GET', `/tours/tours/${tourId}/availability/`)).statusCode).toBe(404);
  });
});

describe('rules and blackouts of a tour', () => {
  const path = () => `/stock-schedules/tour/${tourId}/`;
  const sendSchedule = async (body: Body) => {
    const { version } = (await member.call('GET', path())).json();
    const edit = { rules: [], blackouts: [], ...body };
    return member.call('POST', `${path()}edits/`, withKey(edit, { 'if-match': `"${version}"` }));
  };
  const applySchedule = async (body: Body) => {
    // The newest edit is the one that can be undone.
    api.clock.advance(1000);
    return sendSchedule({ ...body, version: (await sendSchedule({ ...body, dry_run: true })).json().version });
  };
  const rule = { dtstart: date, rrule: 'FREQ=WEEKLY;BYDAY=SU;UNTIL=20300331', exdate: [], time_slot_ids: ['start'] };

  test('a rule limits its dates, a blackout closes them, and each is undone', async () => {
    const rules = [{ ...rule, capacity: 8 }];
    expect((await applySchedule({ rules })).json().counts).toMatchObject({ changed: 4 });
    expect([await slotOn('2030-03-17'), await slotOn('2030-03-18')]).toMatchObject([{ left: 8 }, { left: null }]);
    const blackouts = [{ name: 'Eid', start_date: '2030-03-17', end_date: '2030-03-18' }];
    const { stock_edit_id } = (await applySchedule({ rules, blackouts })).json();
    expect((await limitedDates()).slice(1, 3)).toEqual([
      { date: '2030-03-17', places_left: 0 },
      { date: '2030-03-18', places_left: 0 },
    ]);
    expect((await apply({ action: 'open', start_date: '2030-03-17', end_date: '2030-03-17' })).json().counts).toEqual({
      created: 0,
      changed: 0,
      skipped: 1,
      booked: 0,
    });
    // Opening changed nothing, but is the newest edit.
    const opened = (await readCalendar()).last_edit.stock_edit_id;
    if (opened !== stock_edit_id) await undo(opened);
    expect((await undo(stock_edit_id)).statusCode).toBe(200);
    expect([await slotOn('2030-03-17'), await slotOn('2030-03-18')]).toMatchObject([
      { left: 8, is_closed: false },
      { left: null, is_closed: false },
    ]);
  });

  test('a rule creates no start time', async () => {
    const response = await sendSchedule({
      rules: [{ ...rule, time_slot_ids: [], start_time: '09:00', capacity: 8 }],
      dry_run: true,
    });
    expect([response.statusCode, response.json().errors]).toEqual([
      400,
      { 'rules.0.start_time': ['A tour has no start time.'] },
    ]);
  });
});
