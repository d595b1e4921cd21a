import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { insertEvent } from '../fixtures.ts';

let api: TestApi;
let editor: TestAccount;
beforeAll(async () => {
  api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
  editor = await api.signIn({ staffRole: 'content' });
});
afterAll(() => api.close());

type Body = Readonly<Record<string, unknown>>;

const type = (rest: Body = {}): Body => ({
  ...{ name: 'Deck', description: '', adult_price: '100.00', child_price: '60.00' },
  ...{ adult_min_age: 13, child_min_age: 4, child_max_age: 12, child_requires_adult: true },
  ...{ includes_fast_track: false, includes_transfer: false, includes_meal: false },
  ...rest,
});
const slot = (rest: Body = {}): Body => ({ name: 'Morning', time: '10:00', price_adjustment: '0.00', ...rest });
const input = (rest: Body = {}): Body => ({
  ...{ title: 'Frame', description: 'A picture of the city.', event_type: 'Observation deck', venue: 'Zabeel Park' },
  ...{ start_date: '2030-01-01', end_date: '2030-12-31', ticket_types: [type()], time_slots: [slot()] },
  slug: `frame-${randomUUID().slice(0, 8)}`,
  ...rest,
});
const create = (body: Body, key: string = randomUUID()) =>
  editor.call('POST', '/staff-tickets/', { body, headers: { 'idempotency-key': key } });
const read = async (id: string) => (await editor.call('GET', `/staff-tickets/${id}/`)).json();
const replace = (id: string, version: string, body: Body) =>
  editor.call('PUT', `/staff-tickets/${id}/`, { body, headers: { 'if-match': `"${version}"` } });
const shown = async (id: string) => (await api.call('GET', `/tickets/${id}/`)).json();

test('GAP-59 a new attraction is on sale with its ticket types, and a retry creates no second one', async () => {
  const [body, key] = [input({ ticket_types: [type(), type({ name: 'VIP', adult_price: '80.50' })] }), randomUUID()];
  const [first, second] = [(await create(body, key)).json(), (await create(body, key)).json()];
  expect(first.id).toBe(second.id);
  const event = await shown(first.id);
  expect(event.ticket_types.map(({ name }: Body) => name)).toEqual(['Deck', 'VIP']);
  expect(event.venue).toBe('Zabeel Park');
  // The lowest price is that of the list's filters.
  const found = async (max: number) =>
    (await api.call('GET', `/tickets/?page_size=100&price_lte=${max}`)).json().results.map(({ id }: Body) => id);
  expect([(await found(80)).includes(first.id), (await found(81)).includes(first.id)]).toEqual([false, true]);
});

test('GAP-59 what staff edit is what they read', async () => {
  const body = input({ location: 'Dubai', duration: 90, images: [{ image: 'frame-1' }] });
  const { id } = (await create(body)).json();
  const { version, event } = await read(id);
  const changed = { ...event, venue: 'Gate 4', cancellation_terms: [{ hours_before: 48, percent: 50 }] };
  const response = await replace(id, version, changed);
  expect([response.statusCode, response.json().event]).toEqual([200, changed]);
  expect(await shown(id)).toMatchObject({ venue: 'Gate 4', cancellation_terms: changed.cancellation_terms });
});

test('GAP-59 a changed price keeps the ticket type and its places', async () => {
  const { id, typeId } = await insertEvent(api.services.db);
  const { version, event } = await read(id);
  const [first] = event.ticket_types;
  const response = await replace(id, version, { ...event, ticket_types: [{ ...first, adult_price: '111.00' }] });
  expect(response.json().event.ticket_types[0]).toMatchObject({ id: typeId, adult_price: '111.00' });
  expect(await shown(id)).toMatchObject({
    available_tickets: 40,
    ticket_types: [{ id: typeId, adult_price: '111.00' }],
  });
});

test('GAP-59 an edit of an old version is rejected and changes nothing', async () => {
  const { id } = await insertEvent(api.services.db);
  const { version, event } = await read(id);
  await replace(id, version, { ...event, title: 'First' });
  const late = await replace(id, version, { ...event, title: 'Second' });
  expect([late.statusCode, (await read(id)).event.title]).toEqual([412, 'First']);
});

test('GAP-59 a retry with the old version succeeds and changes nothing; another edit with it doesn’t', async () => {
  const { id } = await insertEvent(api.services.db);
  const { version, event } = await read(id);
  const body = { ...event, ticket_types: [...event.ticket_types, type({ name: 'New' })] };
  const first = await replace(id, version, body);
  const retry = await replace(id, version, body);
  expect([retry.statusCode, retry.json()]).toEqual([200, first.json()]);
  for (const part of [
    { venue: 'Elsewhere' },
    { ticket_types: event.ticket_types },
    { time_slots: event.time_slots.slice(1) },
  ])
    expect((await replace(id, version, { ...body, ...part })).statusCode).toBe(412);
});

test('GAP-59 a ticket type or admission time with places can’t be removed, others can', async () => {
  const { id, typeId } = await insertEvent(api.services.db);
  const { version, event } = await read(id);
  const without = await replace(id, version, { ...event, ticket_types: [type({ name: 'New' })] });
  expect(without.json().errors.ticket_types[0]).toContain('“Level 124” has places on some dates');
  const slotless = await replace(id, version, { ...event, time_slots: [slot()] });
  expect(slotless.json().errors.time_slots[0]).toContain('has places on some dates');
  expect((await shown(id)).ticket_types.map((each: Body) => each['id'])).toEqual([typeId]);
  const added = (
    await replace(id, version, { ...event, ticket_types: [...event.ticket_types, type({ name: 'New' })] })
  ).json();
  expect(added.event.ticket_types).toHaveLength(2);
  const removed = await replace(id, added.version, { ...added.event, ticket_types: event.ticket_types });
  expect(removed.json().event.ticket_types.map((each: Body) => each['id'])).toEqual([typeId]);
});

test('GAP-59 ids of another attraction are new, not taken over', async () => {
  const [one, other] = [await insertEvent(api.services.db), await insertEvent(api.services.db)];
  const { version, event } = await read(one.id);
  const types = [...event.ticket_types, type({ id: other.typeId, name: 'Stolen' })];
  const saved = (await replace(one.id, version, { ...event, ticket_types: types })).json();
  expect(saved.event.ticket_types[1].id).not.toBe(other.typeId);
  expect((await shown(other.id)).ticket_types[0]).toMatchObject({ id: other.typeId, name: 'Level 124' });
});

test.each<[string, Body, string]>([
  ['an end before the start', { end_date: '2029-12-31' }, 'end_date'],
  [
    'a child price without a lowest age',
    { ticket_types: [type({ child_min_age: null })] },
    'ticket_types.0.child_min_age',
  ],
  [
    'a child price without a highest age',
    { ticket_types: [type({ child_max_age: null })] },
    'ticket_types.0.child_max_age',
  ],
  ['ages in the wrong order', { ticket_types: [type({ child_max_age: 3 })] }, 'ticket_types.0.child_max_age'],
  ['an adult as young as a child', { ticket_types: [type({ adult_min_age: 12 })] }, 'ticket_types.0.adult_min_age'],
  ['a negative price', { time_slots: [slot({ price_adjustment: '-100.01' })] }, 'time_slots.0.price_adjustment'],
  ['the same ticket type twice', { ticket_types: [type({ id: 'a' }), type({ id: 'a' })] }, 'ticket_types'],
  [
    'terms in the wrong order',
    {
      cancellation_terms: [
        { hours_before: 1, percent: 50 },
        { hours_before: 2, percent: 90 },
      ],
    },
    'cancellation_terms',
  ],
])('GAP-59 %s is an error of its field', async (_, rest, field) => {
  const response = await create(input(rest));
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
});

test('GAP-59 a slug is derived from the title, stays when it is left out, and can’t be another attraction’s', async () => {
  const title = `Café & Frame ${randomUUID().slice(0, 6)}`;
  const created = (await create(input({ title, slug: undefined }))).json();
  expect(created.event.slug).toBe(`cafe-frame-${title.slice(-6)}`);
  const kept = await replace(created.id, created.version, { ...created.event, slug: undefined, title: 'Other' });
  expect(kept.json().event.slug).toBe(created.event.slug);
  const taken = await create(input({ slug: created.event.slug }));
  expect([taken.statusCode, Object.keys(taken.json().errors)]).toEqual([400, ['slug']]);
});

test('GAP-59 tickets without a child price need no ages of children', async () => {
  const adultsOnly = type({ child_price: null, child_min_age: null, child_max_age: null, adult_min_age: 0 });
  expect((await create(input({ ticket_types: [adultsOnly] }))).statusCode).toBe(201);
});
