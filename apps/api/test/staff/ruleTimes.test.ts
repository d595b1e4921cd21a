import { randomUUID } from 'node:crypto';
import { addDays } from '@aitours/domain/dates';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { takePlaces } from '../../src/bookings/takePlaces.ts';
import { slots as timetable } from '../../src/db/operating/salesFigures.ts';
import type { Places } from '../../src/db/stock/stock.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { addActivity, createOrder } from '../bookings/orders.ts';
import { everyDay, insertActivity, insertEvent } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const member = await api.signIn({ staffRole: 'content' });
const layla = await api.signIn();
afterAll(() => api.close());

type Body = Readonly<Record<string, unknown>>;

/** The season of the activity itself ends on 10 March. */
const own = {
  id: 'four',
  startDate: '2030-01-01',
  endDate: '2030-03-10',
  availableDays: everyDay,
  startTime: '16:00',
};
const rule = (part: Body = {}): Body => ({
  dtstart: '2030-03-01',
  rrule: 'FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20300331',
  exdate: ['2030-03-15'],
  time_slot_ids: [],
  start_time: '16:00',
  capacity: 20,
  ...part,
});
const created = ['2030-03-16', '2030-03-22', '2030-03-23', '2030-03-29', '2030-03-30'];
const create = async (values: Parameters<typeof insertActivity>[1] = {}) =>
  (await insertActivity(api.services.db, { timeSlots: [own], ...values })).id;

const path = (id: string) => `/stock-schedules/activity/${id}/`;
const read = async (id: string) => (await member.call('GET', path(id))).json();
const send = async (id: string, body: Body) =>
  member.call('POST', `${path(id)}edits/`, {
    body: { rules: [], blackouts: [], ...body },
    headers: { 'idempotency-key': randomUUID(), 'if-match': `"${(await read(id)).version}"` },
  });
const preview = async (id: string, edit: Body) => (await send(id, { ...edit, dry_run: true })).json();
async function apply(id: string, edit: Body) {
  api.clock.advance(1000);
  const response = await send(id, { ...edit, version: (await preview(id, edit)).version });
  expect([response.statusCode, response.json().errors]).toEqual([201, undefined]);
  return response.json();
}
const undo = (id: string) => member.call('POST', `/stock-edits/${id}/undo/`);
const take = (activityId: string, date: string, count: number, timeSlotId = 'rule-1600') => {
  const places: Places = { of: 'activity', activityId, date, timeSlotId, count };
  return inTransaction(api.services.db, async (tx) => {
    const shortage = await takePlaces(tx, [places], api.clock.now());
    if (shortage) throw new Error('sold out');
  });
};
const readSlots = async (
  id: string,
): Promise<Record<string, { capacity: number; left: number; is_closed: boolean }>> => {
  const { slots } = (await member.call('GET', `/stock-calendars/activity/${id}/?month=2030-03`)).json();
  return Object.fromEntries(slots.map((slot: Body) => [`${slot['date']} ${slot['time_slot_id']}`, slot]));
};
const readDates = async (id: string) => Object.keys(await readSlots(id)).filter((key) => key.endsWith('rule-1600'));
const readTimes = async (id: string) => (await api.call('GET', `/activities/${id}/`)).json().time_slots;

describe('a rule with a start time', () => {
  test('creates the time where the activity has none, changes it where it has one, and is undone', async () => {
    const id = await create();
    const before = await readSlots(id);
    await take(id, '2030-03-08', 2, 'four');
    const edit = { rules: [rule()] };
    const shown = await preview(id, edit);
    expect(shown.counts).toEqual({ created: 5, changed: 4, skipped: 0, booked: 1 });
    const { stock_edit_id, counts } = await apply(id, edit);
    expect(counts).toEqual(shown.counts);
    expect((await read(id)).rules).toEqual(edit.rules);
    const slots = await readSlots(id);
    expect(await readDates(id)).toEqual(created.map((date) => `${date} rule-1600`));
    expect(slots['2030-03-22 rule-1600']).toMatchObject({ capacity: 20, left: 20, is_closed: false });
    expect(slots['2030-03-08 four']).toMatchObject({ capacity: 20, left: 18 });
    expect(slots['2030-03-07 four']).toMatchObject({ capacity: 15 });
    // The same rules again change nothing.
    expect((await preview(id, edit)).counts).toEqual({ created: 0, changed: 0, skipped: 0, booked: 0 });
    expect((await undo(stock_edit_id)).statusCode).toBe(200);
    expect(Object.keys(await readSlots(id))).toEqual(Object.keys(before));
    expect(await readTimes(id)).toHaveLength(1);
    await expect(take(id, '2030-03-22', 1)).rejects.toThrow('sold out');
    // What was undone can be created again.
    expect((await apply(id, edit)).counts).toMatchObject({ created: 5 });
    expect((await readSlots(id))['2030-03-22 rule-1600']).toMatchObject({ left: 20, is_closed: false });
  });

  test('is sold on exactly its dates, as the lists of a date, the figures and bookings say', async () => {
    // Its own season is over, and 23 March is between dates of the rule.
    const timeSlots = [{ ...own, endDate: '2030-02-10' }];
    const id = await create({ title: 'Kites over the lagoon', privatePrice: null, timeSlots });
    await apply(id, { rules: [rule({ exdate: ['2030-03-23'] })] });
    const sold = ['2030-03-15', '2030-03-16', '2030-03-22', '2030-03-29', '2030-03-30'];
    for (let days = 0; days < 35; days++) {
      const date = addDays('2030-03-11', days);
      const found = (await api.call('GET', `/activities/?search=kites&free_on=${date}&places=2`)).json().count;
      expect([date, found]).toEqual([date, sold.includes(date) ? 1 : 0]);
      const { rows } = await api.services.db.execute(
        sql`select offered from (${timetable({ start: date, end: date })}) as slot where product_id = ${id}`,
      );
      expect([date, rows]).toEqual([date, sold.includes(date) ? [{ offered: 20 }] : []]);
    }
    const counted = async (query: string) => (await api.call('GET', `/activities/?search=kites&${query}`)).json().count;
    expect(await counted('free_cancellation=true')).toBe(1);
    const item = await addActivity(layla, id, { date: '2030-03-22', adults: 2, children: 0 });
    const [booking] = [
      (await layla.call('POST', '/bookings/', { body: createOrder([item], { adults: 2 }) })).json(),
    ].flat();
    expect(booking).toMatchObject({ booking_date: '2030-03-22', booking_time: '16:00' });
    expect((await readSlots(id))['2030-03-22 rule-1600']).toMatchObject({ left: 18 });
    const line = { type: 'activity', activity_id: id, date: '2030-03-24', adults: 2, quantity: 1 };
    expect((await api.call('POST', '/quotes/', { body: { lines: [line] } })).statusCode).toBe(400);
  });

  test('that is removed leaves what is booked, closed, and removes the other dates', async () => {
    const id = await create();
    await apply(id, { rules: [rule()] });
    await take(id, '2030-03-23', 3);
    const { stock_edit_id } = await apply(id, {});
    expect(await readDates(id)).toEqual(['2030-03-23 rule-1600']);
    expect((await readSlots(id))['2030-03-23 rule-1600']).toMatchObject({ capacity: 20, left: 0, is_closed: true });
    // Another change keeps the booked one.
    await apply(id, { rules: [rule({ start_time: '09:00', capacity: 5 })] });
    expect(await readDates(id)).toEqual(['2030-03-23 rule-1600']);
    expect((await undo(stock_edit_id)).statusCode).toBe(409);
    await apply(id, {});
    expect(await readTimes(id)).toHaveLength(2);
  });

  test('undoing its removal restores its dates; undoing it is refused once places are sold', async () => {
    const id = await create();
    const first = await apply(id, { rules: [rule()] });
    const removed = await apply(id, {});
    expect(await readDates(id)).toEqual([]);
    expect((await undo(removed.stock_edit_id)).statusCode).toBe(200);
    expect(await readDates(id)).toHaveLength(5);
    await take(id, '2030-03-23', 1);
    const refused = await undo(first.stock_edit_id);
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringMatching(/sold since/)]);
    expect(await readDates(id)).toHaveLength(5);
  });

  test('creates none in a blackout, and all when it ends', async () => {
    const id = await create();
    const works = { name: 'Works', start_date: '2030-03-20', end_date: '2030-03-25' };
    await apply(id, { rules: [rule()], blackouts: [works] });
    expect(await readDates(id)).toEqual(['2030-03-16', '2030-03-29', '2030-03-30'].map((date) => `${date} rule-1600`));
    await apply(id, { rules: [rule()] });
    expect(await readDates(id)).toHaveLength(5);
    await apply(id, { rules: [rule()], blackouts: [works] });
    expect((await readSlots(id))['2030-03-22 rule-1600']).toMatchObject({ is_closed: true });
    await apply(id, { rules: [rule()] });
    expect((await readSlots(id))['2030-03-22 rule-1600']).toMatchObject({ capacity: 20, is_closed: false });
  });

  test('of another capacity keeps its dates and bookings; one below what is sold is refused', async () => {
    const id = await create();
    await apply(id, { rules: [rule()] });
    await take(id, '2030-03-22', 12);
    await apply(id, { rules: [rule({ capacity: 12 })] });
    expect((await readSlots(id))['2030-03-22 rule-1600']).toMatchObject({ capacity: 12, left: 0 });
    const body = { rules: [rule({ capacity: 11 })] };
    const refused = await send(id, { ...body, version: (await preview(id, body)).version });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['capacity']]);
  });

  test.each([
    ['rules.0.rrule', { dtstart: '2032-03-01', rrule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20320331' }, /two years/],
    ['rules.0.time_slot_ids', { start_time: undefined }, /at least one time/],
  ])('has an error at %s', async (field, part, text) => {
    const response = await send(await create(), { rules: [rule(part)], dry_run: true });
    expect([response.statusCode, response.json().errors[field]?.[0]]).toEqual([400, expect.stringMatching(text)]);
  });

  test('is on no date twice, and isn’t for tickets', async () => {
    const id = await create();
    const twice = await send(id, { rules: [rule(), rule({ capacity: 5 })], dry_run: true });
    expect(Object.keys(twice.json().errors)).toEqual(['rules.0.rrule', 'rules.1.rrule']);
    const { typeId } = await insertEvent(api.services.db, { dates: ['2030-03-08'], capacity: 15 });
    const tickets = `/stock-schedules/ticket-type/${typeId}/`;
    const { version } = (await member.call('GET', tickets)).json();
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` };
    const body = { rules: [rule()], blackouts: [], dry_run: true };
    const refused = await member.call('POST', `${tickets}edits/`, { body, headers });
    expect(Object.keys(refused.json().errors)).toEqual(['rules.0.start_time']);
  });
});

describe('concurrently', () => {
  test('thirty bookings of a created time sell its twenty places', async () => {
    const id = await create();
    await apply(id, { rules: [rule()] });
    const sold = await Promise.allSettled(Array.from({ length: 30 }, () => take(id, '2030-03-22', 1)));
    expect(sold.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect((await readSlots(id))['2030-03-22 rule-1600']).toMatchObject({ capacity: 20, left: 0 });
  });

  test('a rule is undone or its places are sold, never both', async () => {
    for (let round = 0; round < 8; round++) {
      const id = await create();
      const { stock_edit_id } = await apply(id, { rules: [rule()] });
      const [undone, ...sold] = await Promise.all([
        undo(stock_edit_id).then(({ statusCode }) => statusCode),
        ...Array.from({ length: 4 }, () =>
          take(id, '2030-03-22', 1).then(
            () => true,
            () => false,
          ),
        ),
      ]);
      const isSold = sold.includes(true);
      expect([undone, isSold]).toEqual(isSold ? [409, true] : [200, false]);
      expect(await readDates(id)).toHaveLength(isSold ? 5 : 0);
    }
  });

  test('of two managers who create the same time, one gets an error', async () => {
    const id = await create();
    const { version } = await preview(id, { rules: [rule()] });
    const responses = await Promise.all([
      send(id, { rules: [rule()], version }),
      send(id, { rules: [rule()], version }),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 412]);
    expect(await readDates(id)).toHaveLength(5);
  });
});

describe('the form of the activity', () => {
  const open = async (id: string) => (await member.call('GET', `/staff-activities/${id}/`)).json();
  const save = async (id: string, time_slots: readonly Body[], version?: string) => {
    const { activity, version: current } = await open(id);
    const { title, description, activity_type, location, base_price } = activity;
    const body = { title, description, activity_type, location, base_price, time_slots };
    const headers = { 'if-match': `"${version ?? current}"` };
    return member.call('PUT', `/staff-activities/${id}/`, { body, headers });
  };
  const daily = { start_date: '2030-03-01', end_date: '2030-03-31', available_days: everyDay };

  test('keeps the times of rules, also one that was opened before they were created', async () => {
    const id = await create();
    const { version } = await open(id);
    await apply(id, { rules: [rule()] });
    expect((await save(id, [{ ...daily, start_time: '10:00' }], version)).statusCode).toBe(200);
    expect(await readDates(id)).toEqual(created.map((date) => `${date} rule-1600`));
    const slots = await readTimes(id);
    expect(slots.map(({ start_time }: Body) => start_time)).toEqual(['10:00', '16:00']);
    expect(slots[1].excluded_dates).toEqual([]);
    await take(id, '2030-03-22', 1);
  });

  test('refuses a time that a rule sells on the same date, at its field', async () => {
    const id = await create();
    await apply(id, { rules: [rule()] });
    const refused = await save(id, [
      { ...daily, start_time: '10:00' },
      { ...daily, start_time: '16:00' },
    ]);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { 'time_slots.1.start_time': [expect.stringMatching(/^A rule of the availability sells this time on .*16 Mar/)] },
    ]);
    expect((await save(id, [{ ...daily, end_date: '2030-03-15', start_time: '16:00' }])).statusCode).toBe(200);
  });

  test('a removal that the activity’s own times have replaced can’t be undone', async () => {
    const id = await create();
    await apply(id, { rules: [rule()] });
    const { stock_edit_id } = await apply(id, {});
    expect((await save(id, [{ ...daily, start_time: '16:00' }])).statusCode).toBe(200);
    const refused = await undo(stock_edit_id);
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringMatching(/itself since/)]);
  });
});
