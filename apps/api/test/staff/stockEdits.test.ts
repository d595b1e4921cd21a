import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { takePlaces } from '../../src/bookings/takePlaces.ts';
import { activityStock, ticketStock } from '../../src/db/schema.ts';
import { type Places, releasePlaces } from '../../src/db/stock/stock.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { insertActivity, insertEvent, morning } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const member = await api.signIn({ staffRole: 'content' });
afterAll(() => api.close());

const date = '2030-03-10';
type Edit = Readonly<Record<string, unknown>>;
const send = (body: Edit, key: string = randomUUID()) =>
  member.call('POST', '/stock-edits/', { body, headers: { 'idempotency-key': key } });
const preview = async (edit: Edit) => (await send({ ...edit, dry_run: true })).json();
const apply = async (edit: Edit) => send({ ...edit, version: (await preview(edit)).version });
const undo = (id: string) => member.call('POST', `/stock-edits/${id}/undo/`);
const calendar = async ({ product_type, product_id }: Edit) =>
  (await member.call('GET', `/stock-calendars/${product_type}/${product_id}/?month=2030-03`)).json();
const slotAt = async (edit: Edit, day = date) =>
  (await calendar(edit)).slots.find((slot: { date: string }) => slot.date === day);

const take = (places: Places) => inTransaction(api.services.db, (tx) => takePlaces(tx, [places], api.clock.now()));
const createPlaces = (activityId: string, count: number): Places => ({
  of: 'activity',
  activityId,
  date,
  timeSlotId: morning.id,
  count,
});

async function editOfActivity(rest: Edit = {}) {
  const { id } = await insertActivity(api.services.db);
  return { product_type: 'activity', product_id: id, action: 'close', start_date: date, end_date: date, ...rest };
}

describe('an activity', () => {
  test('has a calendar of capacity, sold, held and left', async () => {
    const edit = await editOfActivity();
    await take(createPlaces(edit.product_id, 4));
    const { slots, time_slots, last_edit } = await calendar(edit);
    expect(slots).toHaveLength(31);
    expect(time_slots).toEqual([{ time_slot_id: 'morning', name: '', time: '09:00' }]);
    expect(last_edit).toBeNull();
    expect(await slotAt(edit)).toEqual({
      date,
      time_slot_id: 'morning',
      capacity: 15,
      sold: 4,
      held: 0,
      left: 11,
      is_closed: false,
    });
  });

  test('has its prices, and those of seasons', async () => {
    const season = { name: 'Eid', startDate: date, endDate: date, adult: 900_00, child: 0 };
    const row = await insertActivity(api.services.db, {
      basePrice: 200_00,
      childPrice: 150_00,
      priceSeasons: [season],
    });
    const { event_id, prices } = await calendar({ product_type: 'activity', product_id: row.id });
    expect(event_id).toBeNull();
    expect(prices).toEqual({
      adult_price: '200.00',
      child_price: '150.00',
      price_seasons: [{ name: 'Eid', start_date: date, end_date: date, adult_price: '900.00', child_price: '0.00' }],
    });
  });

  test('a closed date can’t be booked, and can after undoing', async () => {
    const edit = await editOfActivity();
    await take(createPlaces(edit.product_id, 4));
    const spots = async () =>
      (await api.call('GET', `/activities/${edit.product_id}/availability/?start=${date}&end=${date}`)).json()[0].spots;
    const response = await apply(edit);
    expect(response.statusCode).toBe(201);
    expect(response.json().counts).toEqual({ created: 0, changed: 1, skipped: 0, booked: 1 });
    expect(await spots()).toBe(0);
    expect(await take(createPlaces(edit.product_id, 1))).toMatchObject({ left: 0 });
    // A cancelled place of a closed date isn't sold again.
    await releasePlaces(api.services.db, [createPlaces(edit.product_id, 1)]);
    expect([await spots(), (await slotAt(edit)).is_closed]).toEqual([0, true]);
    expect((await calendar(edit)).last_edit.stock_edit_id).toBe(response.json().stock_edit_id);
    const undone = await undo(response.json().stock_edit_id);
    expect([undone.statusCode, undone.json().undone_at]).toEqual([200, api.clock.now().toISOString()]);
    expect(await spots()).toBe(12);
    expect(await take(createPlaces(edit.product_id, 1))).toBeNull();
    expect((await undo(response.json().stock_edit_id)).json()).toEqual(undone.json());
  });

  test('a capacity below what is sold is refused with a sentence, and nothing changes', async () => {
    const edit = await editOfActivity({ action: 'set-capacity', capacity: 11, end_date: '2030-03-12' });
    await take(createPlaces(edit.product_id, 12));
    expect(await preview(edit)).toMatchObject({
      counts: { changed: 3, booked: 1 },
      conflict_count: 1,
      conflicts: [{ date, time_slot_id: 'morning', taken: 12 }],
    });
    const response = await apply(edit);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors.capacity[0]).toMatch(
      /^12 places are sold or held on .*10 Mar.*; the capacity can’t be below 12\.$/,
    );
    expect((await slotAt(edit, '2030-03-11')).capacity).toBe(15);
    expect((await apply({ ...edit, capacity: 12 })).statusCode).toBe(201);
    expect(await slotAt(edit)).toMatchObject({ capacity: 12, sold: 12, left: 0 });
  });

  test('only weekdays in the range that aren’t excluded are changed', async () => {
    const range = { start_date: '2030-03-01', end_date: '2030-03-31' };
    const edit = await editOfActivity({ ...range, weekdays: [5], excluded_dates: ['2030-03-15'] });
    await apply(edit);
    const closed = (await calendar(edit)).slots.filter((slot: { is_closed: boolean }) => slot.is_closed);
    expect(closed.map((slot: { date: string }) => slot.date)).toEqual([
      ...['2030-03-01', '2030-03-08', '2030-03-22', '2030-03-29'],
    ]);
  });

  test('an edit is applied once, and only as it was previewed', async () => {
    const edit = await editOfActivity({ action: 'set-capacity', capacity: 30 });
    const { version } = await preview(edit);
    const key = randomUUID();
    const [first, second] = [await send({ ...edit, version }, key), await send({ ...edit, version }, key)];
    expect([first.statusCode, second.json()]).toEqual([201, first.json()]);
    const stale = await send({ ...edit, version });
    expect([stale.statusCode, stale.json().type]).toEqual([409, 'conflict']);
    expect((await send(edit)).json().errors).toHaveProperty('version');
    const { version: ofForty } = await preview({ ...edit, capacity: 40 });
    expect((await send({ ...edit, capacity: 50, version: ofForty })).statusCode).toBe(409);
    expect((await send({ ...edit, action: 'close', version: ofForty })).statusCode).toBe(409);
  });

  test('an edit can’t be undone once its places are sold, or after a newer one', async () => {
    const edit = await editOfActivity({ action: 'set-capacity', capacity: 30 });
    const first = (await apply(edit)).json();
    api.clock.advance(1000);
    const second = (await apply({ ...edit, action: 'close' })).json();
    expect((await undo(first.stock_edit_id)).statusCode).toBe(409);
    expect((await undo(second.stock_edit_id)).statusCode).toBe(200);
    await take(createPlaces(edit.product_id, 16));
    expect((await undo(first.stock_edit_id)).json().detail).toMatch(/^Places were sold/);
    expect((await slotAt(edit)).capacity).toBe(30);
    await releasePlaces(api.services.db, [createPlaces(edit.product_id, 1)]);
    expect((await undo(first.stock_edit_id)).statusCode).toBe(200);
    expect(await slotAt(edit)).toMatchObject({ capacity: 15, sold: 15, left: 0 });
  });

  test('an older edit can’t be undone before a newer one of other dates', async () => {
    const edit = await editOfActivity();
    const first = (await apply(edit)).json();
    api.clock.advance(1000);
    await apply({ ...edit, start_date: '2030-03-20', end_date: '2030-03-20' });
    expect((await undo(first.stock_edit_id)).json().detail).toMatch(/^A newer edit/);
  });

  test('undoing an edit twice at once undoes it once', async () => {
    const { stock_edit_id: id } = (await apply(await editOfActivity())).json();
    const [one, other] = await Promise.all([undo(id), undo(id)]);
    expect([one.statusCode, other.json()]).toEqual([200, one.json()]);
  });

  test.each([
    ['capacity', { action: 'set-capacity', capacity: 999_999_999 }],
    ['capacity', { action: 'set-capacity' }],
    ['excluded_dates', { excluded_dates: [date] }],
    ['start_date', { start_date: '2030-02-01' }],
    ['end_date', { end_date: '2030-03-09' }],
    ['time_slot_ids', { time_slot_ids: ['evening'] }],
  ])('names %s when it is invalid', async (field, rest) => {
    const response = await send({ ...(await editOfActivity(rest)), dry_run: true });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
  });
});

describe('a ticket type', () => {
  test('opening creates missing time slots, and undoing deletes them', async () => {
    const event = await insertEvent(api.services.db, { dates: [date], capacity: 20 });
    const edit = {
      product_type: 'ticket-type',
      product_id: event.typeId,
      action: 'open',
      capacity: 7,
      start_date: date,
      end_date: '2030-03-12',
    };
    const before = (await calendar(edit)).slots;
    const response = await apply(edit);
    const { created, skipped } = response.json().counts;
    expect([created + skipped, skipped]).toEqual([6, before.length]);
    expect(await slotAt(edit, '2030-03-12')).toMatchObject({ capacity: 7, left: 7 });
    expect((await undo(response.json().stock_edit_id)).statusCode).toBe(200);
    expect((await calendar(edit)).slots).toEqual(before);
  });

  test('a closed time slot is not on sale', async () => {
    const event = await insertEvent(api.services.db, { dates: [date], capacity: 20 });
    const edit = { product_type: 'ticket-type', product_id: event.typeId, action: 'close' };
    await apply({ ...edit, start_date: date, end_date: date, time_slot_ids: [event.morningId] });
    const [row] = await api.services.db.select().from(ticketStock).where(eq(ticketStock.timeSlotId, event.morningId));
    expect(await take({ of: 'ticket', ticketStockId: row!.id, count: 1 })).toMatchObject({ left: 0 });
    const query = `start=${date}&end=${date}`;
    const slots = (await api.call('GET', `/tickets/${event.id}/availability/?${query}`)).json();
    const left = slots.find((slot: { time_slot_id: string }) => slot.time_slot_id === event.morningId).available;
    expect(left).toBe(0);
    const open = (await calendar(edit)).slots.filter((slot: { is_closed: boolean }) => !slot.is_closed);
    expect(open.map((slot: { time_slot_id: string }) => slot.time_slot_id)).toEqual([event.eveningId]);
  });
});

test('while buyers book, a lower capacity never leaves more sold than the capacity', async () => {
  const { db } = api.services;
  const edit = await editOfActivity({ action: 'set-capacity' });
  const id = edit.product_id;
  let sold = 0;
  const buy = async () => {
    for (let turn = 0; turn < 12; turn++) if ((await take(createPlaces(id, 1))) === null) sold++;
  };
  const lower = async () => {
    for (const capacity of [14, 12, 9, 13, 6, 11]) await apply({ ...edit, capacity });
  };
  await Promise.all([buy(), lower(), buy(), lower()]);
  const [row] = await db.select().from(activityStock).where(eq(activityStock.activityId, id));
  expect(row!.booked).toBe(sold);
  expect(row!.booked).toBeLessThanOrEqual(row!.opening);
  expect(sold).toBeGreaterThan(0);
});
