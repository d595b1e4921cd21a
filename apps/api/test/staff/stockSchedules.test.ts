import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { takePlaces } from '../../src/bookings/takePlaces.ts';
import type { Places } from '../../src/db/stock/stock.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { insertActivity, insertEvent, morning } from '../fixtures.ts';
import { endpoints, getExample } from '../security/operations.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const member = await api.signIn({ staffRole: 'content' });
afterAll(() => api.close());

interface Product {
  readonly type: 'activity' | 'ticket-type';
  readonly id: string;
}
type Edit = Readonly<Record<string, unknown>>;
const path = ({ type, id }: Product) => `/stock-schedules/${type}/${id}/`;
const read = async (product: Product) => (await member.call('GET', path(product))).json();
/** Requests with the version that is current. */
const send = async (product: Product, body: Edit, version?: string) =>
  member.call('POST', `/stock-schedules/${product.type}/${product.id}/edits/`, {
    body: { rules: [], blackouts: [], ...body },
    headers: { 'idempotency-key': randomUUID(), 'if-match': `"${version ?? (await read(product)).version}"` },
  });
const preview = async (product: Product, edit: Edit) => (await send(product, { ...edit, dry_run: true })).json();
async function apply(product: Product, edit: Edit) {
  api.clock.advance(1000);
  return send(product, { ...edit, version: (await preview(product, edit)).version });
}
const undo = (id: string) => member.call('POST', `/stock-edits/${id}/undo/`);
async function readSlots({ type, id }: Product, month = '2030-03') {
  const { slots } = (await member.call('GET', `/stock-calendars/${type}/${id}/?month=${month}`)).json();
  return new Map<string, { capacity: number; is_closed: boolean; left: number }>(
    slots.map((slot: { date: string; time_slot_id: string }) => [`${slot.date} ${slot.time_slot_id}`, slot]),
  );
}
const rule = (part: Edit = {}) => ({
  dtstart: '2030-03-01',
  rrule: 'FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20300331',
  exdate: ['2030-03-15'],
  time_slot_ids: [morning.id],
  capacity: 20,
  ...part,
});
const eid = { name: 'Eid', start_date: '2030-03-08', end_date: '2030-03-09' };

const anActivity = async (): Promise<Product> => ({ type: 'activity', id: (await insertActivity(api.services.db)).id });
async function aTicketType() {
  const event = await insertEvent(api.services.db, { dates: ['2030-03-08'], capacity: 15 });
  return { ...event, product: { type: 'ticket-type', id: event.typeId } satisfies Product };
}
const take = (id: string, date: string, count: number) => {
  const places: Places = { of: 'activity', activityId: id, date, timeSlotId: morning.id, count };
  return inTransaction(api.services.db, (tx) => takePlaces(tx, [places], api.clock.now()));
};

describe('a rule', () => {
  test('creates and changes the time slots of a ticket type as it was previewed, and is undone with them', async () => {
    const { product, morningId } = await aTicketType();
    const before = await readSlots(product);
    const edit = { rules: [rule({ time_slot_ids: [morningId] })] };
    const shown = await preview(product, edit);
    expect(shown.counts).toEqual({ created: 8, changed: 1, skipped: 0, booked: 0 });
    expect(shown.slots[0]).toEqual({
      date: '2030-03-01',
      time_slot_id: morningId,
      effect: 'created',
      capacity: 20,
      taken: 0,
    });
    expect(shown.slots.map(({ date }: { date: string }) => date)).not.toContain('2030-03-15');
    const response = await apply(product, edit);
    expect([response.statusCode, response.json().counts]).toEqual([201, shown.counts]);
    expect((await read(product)).rules).toEqual(edit.rules);
    const slots = await readSlots(product);
    expect(slots.get(`2030-03-29 ${morningId}`)).toMatchObject({ capacity: 20, left: 20 });
    expect(slots.has(`2030-03-15 ${morningId}`)).toBe(false);
    expect((await undo(response.json().stock_edit_id)).statusCode).toBe(200);
    expect(await readSlots(product)).toEqual(before);
    expect((await read(product)).rules).toEqual([]);
  });

  test('another capacity keeps what staff have closed, and a removed one closes its dates', async () => {
    const product = await anActivity();
    await apply(product, { rules: [rule()] });
    const close = { product_type: 'activity', product_id: product.id, action: 'close' };
    const day = { ...close, start_date: '2030-03-16', end_date: '2030-03-16' };
    const call = (body: Edit) =>
      member.call('POST', '/stock-edits/', { body, headers: { 'idempotency-key': randomUUID() } });
    await call({ ...day, version: (await call({ ...day, dry_run: true })).json().version });
    await apply(product, { rules: [rule({ capacity: 25 })] });
    let slots = await readSlots(product);
    expect(slots.get('2030-03-16 morning')).toMatchObject({ capacity: 25, is_closed: true });
    expect(slots.get('2030-03-22 morning')).toMatchObject({ capacity: 25, is_closed: false });
    expect(slots.get('2030-03-21 morning')).toMatchObject({ capacity: 15, is_closed: false });
    await apply(product, {});
    slots = await readSlots(product);
    expect([slots.get('2030-03-22 morning')!.is_closed, slots.get('2030-03-21 morning')!.is_closed]).toEqual([
      true,
      false,
    ]);
  });

  test('a capacity below what is sold is refused with a sentence, and nothing changes', async () => {
    const product = await anActivity();
    await take(product.id, '2030-03-08', 12);
    expect(await preview(product, { rules: [rule({ capacity: 11 })] })).toMatchObject({ conflict_count: 1 });
    const response = await apply(product, { rules: [rule({ capacity: 11 })] });
    expect(response.statusCode).toBe(400);
    expect(response.json().errors.capacity[0]).toMatch(/^12 places are sold or held on .*8 Mar/);
    expect((await read(product)).rules).toEqual([]);
    expect((await readSlots(product)).get('2030-03-22 morning')!.capacity).toBe(15);
  });

  test('of another version of the schedule nothing is saved', async () => {
    const product = await anActivity();
    const { version } = await read(product);
    await apply(product, { blackouts: [eid] });
    const response = await send(product, { rules: [rule()], dry_run: true }, version);
    expect([response.statusCode, response.json().type]).toEqual([412, 'precondition-failed']);
  });

  test('of another preview nothing is applied', async () => {
    const product = await anActivity();
    const { version } = await preview(product, { rules: [rule()] });
    await take(product.id, '2030-03-22', 1);
    expect((await send(product, { rules: [rule()], version })).statusCode).toBe(409);
    expect((await send(product, { rules: [rule()] })).json().errors).toHaveProperty('version');
  });

  test.each([
    ['rules.0.rrule', { rrule: 'FREQ=DAILY' }, 'Choose a last date: a rule can’t be endless.'],
    ['rules.0.rrule', { rrule: 'FREQ=DAILY;UNTIL=20310401' }, 'The last date can be at most one year after the first.'],
    [
      'rules.0.exdate',
      { rrule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20300308', exdate: ['2030-03-01', '2030-03-08'] },
      'No date is left. Choose other dates, or fewer exceptions.',
    ],
    [
      'rules.0.time_slot_ids',
      { time_slot_ids: ['evening'] },
      'The product isn’t offered at this time on any of these dates. Change its times first.',
    ],
    ['rules.0.capacity', { capacity: 999_999_999 }, undefined],
  ])('names %s when it is %j', async (field, part, text) => {
    const response = await send(await anActivity(), { rules: [rule(part)], dry_run: true });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
    if (text) expect(response.json().errors[field]).toEqual([text]);
  });

  test('a time is in one rule on a date', async () => {
    const other = rule({ rrule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20300331', capacity: 30 });
    const response = await send(await anActivity(), { rules: [rule(), other], dry_run: true });
    expect(response.json().errors['rules.1.rrule'][0]).toMatch(/^Another rule already sells this time on .*2 Mar/);
  });
});

describe('a blackout', () => {
  test('closes whatever the rules say, and opens again what was on sale when it is removed', async () => {
    const product = await anActivity();
    await apply(product, { rules: [rule({ rrule: 'FREQ=WEEKLY;BYDAY=SA;UNTIL=20300331', exdate: [] })] });
    await apply(product, { rules: [rule()], blackouts: [eid] });
    expect(await take(product.id, '2030-03-08', 1)).toMatchObject({ left: 0 });
    // Opening a range of dates doesn't open it.
    const open = { product_type: 'activity', product_id: product.id, action: 'open', dry_run: true };
    const body = { ...open, start_date: '2030-03-07', end_date: '2030-03-10' };
    expect(
      (await member.call('POST', '/stock-edits/', { body, headers: { 'idempotency-key': randomUUID() } })).json()
        .counts,
    ).toMatchObject({ changed: 0, skipped: 4 });
    await apply(product, { rules: [rule()] });
    expect((await readSlots(product)).get('2030-03-08 morning')).toMatchObject({ capacity: 20, left: 20 });
  });

  test('also closes time slots that the product gets later', async () => {
    const product = await anActivity();
    const { product: type, id: eventId, morningId } = await aTicketType();
    const next = { name: 'Works', start_date: '2030-05-01', end_date: '2030-05-02' };
    const edits = [await apply(product, { blackouts: [next] }), await apply(type, { blackouts: [next] })];
    const slot = {
      start_date: '2030-05-01',
      end_date: '2030-05-31',
      available_days: [0, 1, 2, 3, 4, 5, 6],
      start_time: '18:00',
    };
    const changed = await member.call('PUT', `/activities/${product.id}/`, {
      body: {
        ...(getExample(endpoints.find(({ id }) => id === 'createActivity')!) as object),
        slug: randomUUID(),
        time_slots: [slot],
      },
    });
    expect(changed.statusCode).toBe(200);
    const states = async (of: Product) =>
      [...(await readSlots(of, '2030-05')).values()].slice(0, 3).map(({ is_closed }) => is_closed);
    expect(await states(product)).toEqual([true, true, false]);
    const dates = { start_date: '2030-05-01', end_date: '2030-05-03', exclude_dates: [] };
    const slots = { ticket_type_id: type.id, time_slots: [morningId], default_capacity: 7, dry_run: false };
    await member.call('POST', `/tickets/${eventId}/bulk_create/`, { body: { ...dates, ...slots } });
    expect(await states(type)).toEqual([true, true, false]);
    for (const edit of edits) expect((await undo(edit.json().stock_edit_id)).statusCode).toBe(200);
    expect([...(await states(product)), ...(await states(type))]).toEqual(Array.from({ length: 6 }, () => false));
  });
});

test('an unknown product has no schedule', async () => {
  expect((await member.call('GET', path({ type: 'activity', id: 'x' }))).statusCode).toBe(404);
  expect((await send({ type: 'activity', id: 'x' }, {}, 'x')).statusCode).toBe(404);
});
