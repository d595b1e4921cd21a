import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { ticketStock } from '../../src/db/schema.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertEvent, type TestEvent } from '../fixtures.ts';
import { type Body, createStaffEdits, expectErrors } from '../staffEdits.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
afterAll(() => api.close());

const type = (rest: Body = {}): Body => ({
  name: 'Deck',
  description: '',
  adult_price: '100.00',
  child_price: '60.00',
  adult_min_age: 13,
  child_min_age: 4,
  child_max_age: 12,
  child_requires_adult: true,
  includes_fast_track: false,
  includes_transfer: false,
  includes_meal: false,
  ...rest,
});
const slot = (rest: Body = {}): Body => ({ name: 'Morning', time: '10:00', price_adjustment: '0.00', ...rest });
const input = (rest: Body = {}): Body => ({
  title: 'Frame',
  description: 'A picture of the city.',
  event_type: 'Observation deck',
  venue: 'Zabeel Park',
  start_date: '2030-01-01',
  end_date: '2030-12-31',
  ticket_types: [type()],
  time_slots: [slot()],
  slug: `frame-${randomUUID().slice(0, 8)}`,
  ...rest,
});
const { create, get: getStaff, read, put, edit, setState, list } = createStaffEdits(editor, 'staff-tickets');
const get = async (path: string) => (await api.call('GET', path)).json();
const readStatus = async (path: string) => (await api.call('GET', path)).statusCode;
const shown = (id: string) => get(`/tickets/${id}/`);

/** Returns where customers find an attraction by a word of its title that no other product has. */
async function findWhereShown({ id, slug, typeId, morningId }: TestEvent, word: string): Promise<string[]> {
  const line = { type: 'ticket', event_id: id, ticket_type_id: typeId, time_slot_id: morningId, adults: 2 };
  const tickets = {
    ticket_type_id: typeId,
    event_date: '2030-03-10',
    date_time_slot_id: morningId,
    adults: 1,
    children: 0,
  };
  const customer = await api.signIn();
  const add = { event_id: id, ...tickets, quantity: 1, details: {} };
  const order = ticketOrder({ id, typeId, morningId });
  const shownIn: Readonly<Record<string, boolean>> = {
    attraction: (await readStatus(`/tickets/${id}/`)) === 200,
    'attraction by slug': (await readStatus(`/tickets/${slug}/`)) === 200,
    'ticket types': (await readStatus(`/tickets/${id}/ticket_types/`)) === 200,
    times: (await readStatus(`/tickets/${id}/time_slots/`)) === 200,
    places: (await readStatus(`/tickets/${id}/availability/`)) === 200,
    list: (await get('/tickets/?page_size=100')).results.some((event: Body) => event['id'] === id),
    'free on a date': JSON.stringify(await get('/tickets/?page_size=100&free_on=2030-03-10')).includes(slug),
    'searched list': (await get(`/tickets/?search=${word}`)).count > 0,
    'misspelt list': (await get(`/tickets/?search=${word.slice(0, -1)}x`)).count > 0,
    search: JSON.stringify(await get(`/search/?q=${word}`)).includes(slug),
    counts: (await get(`/search/counts/?search=${word}`)).options[0].count > 0,
    suggestions: JSON.stringify(await get(`/search/suggestions/?q=${word}`)).includes(slug),
    reviews: (await readStatus(`/reviews/?product_type=ticket&product=${id}`)) === 200,
    quote:
      (await api.call('POST', '/quotes/', { body: { lines: [{ ...line, date: '2030-03-10' }] } })).statusCode === 200,
    cart: (await customer.call('POST', '/cart-items/', { body: add })).statusCode < 300,
    booking: (await customer.call('POST', '/bookings/', { body: order })).statusCode === 201,
  };
  return Object.entries(shownIn).flatMap(([place, isShown]) => (isShown ? place : []));
}

const everywhere = [
  ...['attraction', 'attraction by slug', 'ticket types', 'times', 'places', 'list', 'free on a date'],
  ...['searched list', 'misspelt list', 'search', 'counts', 'suggestions', 'reviews', 'quote', 'cart', 'booking'],
];

test('an attraction is seen and booked in the shop while it is published, and only then', async () => {
  const event = await insertEvent(api.services.db, undefined, { title: 'Quixotic deck' });
  expect(await findWhereShown(event, 'quixotic')).toEqual(everywhere);
  for (const withdrawn of ['draft', 'archived']) {
    await setState(event.id, withdrawn);
    expect(await findWhereShown(event, 'quixotic')).toEqual([]);
  }
  await setState(event.id, 'published');
  expect(await findWhereShown(event, 'quixotic')).toEqual(everywhere);
});

test('a new attraction has its ticket types, and the lowest of their prices', async () => {
  const { id } = (await create(input({ ticket_types: [type(), type({ name: 'VIP', adult_price: '80.50' })] }))).json();
  await setState(id, 'published');
  const event = await shown(id);
  expect(event.ticket_types.map(({ name }: Body) => name)).toEqual(['Deck', 'VIP']);
  expect(event.venue).toBe('Zabeel Park');
  // The lowest price is that of the list's filters.
  const isFound = async (max: number) =>
    (await get(`/tickets/?page_size=100&price_lte=${max}`)).results.some((one: Body) => one['id'] === id);
  expect([await isFound(80), await isFound(81)]).toEqual([false, true]);
});

test('what staff edit is what they read', async () => {
  const body = input({ location: 'Dubai', duration: 90, images: [{ image: 'frame-1' }] });
  const { id } = (await create(body)).json();
  await setState(id, 'published');
  const { event } = await read(id);
  const changed = { ...event, venue: 'Gate 4', cancellation_terms: [{ hours_before: 48, percent: 50 }] };
  const response = await edit(id, changed);
  expect([response.statusCode, response.json().event]).toEqual([200, changed]);
  expect(await shown(id)).toMatchObject({ venue: 'Gate 4', cancellation_terms: changed.cancellation_terms });
});

test('a changed price keeps the ticket type and its places', async () => {
  const { id, typeId } = await insertEvent(api.services.db);
  const { version, event } = await read(id);
  const [first] = event.ticket_types;
  const response = await put(id, version, { ...event, ticket_types: [{ ...first, adult_price: '111.00' }] });
  expect(response.json().event.ticket_types[0]).toMatchObject({ id: typeId, adult_price: '111.00' });
  expect(await shown(id)).toMatchObject({
    available_tickets: 40,
    ticket_types: [{ id: typeId, adult_price: '111.00' }],
  });
});

test('a retry with a new ticket type succeeds with the old version; an edit with other parts doesn’t', async () => {
  const { id } = await insertEvent(api.services.db);
  const { version, event } = await read(id);
  const body = { ...event, ticket_types: [...event.ticket_types, type({ name: 'New' })] };
  const first = await put(id, version, body);
  const retry = await put(id, version, body);
  expect([retry.statusCode, retry.json()]).toEqual([200, first.json()]);
  for (const part of [{ ticket_types: event.ticket_types }, { time_slots: event.time_slots.slice(1) }])
    expect((await put(id, version, { ...body, ...part })).statusCode).toBe(412);
});

test('a ticket type or admission time with places can’t be removed, others can', async () => {
  const { id, typeId } = await insertEvent(api.services.db);
  const { version, event } = await read(id);
  const without = await put(id, version, { ...event, ticket_types: [type({ name: 'New' })] });
  expect(without.json().errors.ticket_types[0]).toContain('“Level 124” has places on some dates');
  const slotless = await put(id, version, { ...event, time_slots: [slot()] });
  expect(slotless.json().errors.time_slots[0]).toContain('has places on some dates');
  expect((await shown(id)).ticket_types.map((each: Body) => each['id'])).toEqual([typeId]);
  const added = (
    await put(id, version, { ...event, ticket_types: [...event.ticket_types, type({ name: 'New' })] })
  ).json();
  expect(added.event.ticket_types).toHaveLength(2);
  const removed = await put(id, added.version, { ...added.event, ticket_types: event.ticket_types });
  expect(removed.json().event.ticket_types.map((each: Body) => each['id'])).toEqual([typeId]);
});

test('a ticket type can be removed while tickets of another attraction are being sold', async () => {
  const [event, sold] = [await insertEvent(api.services.db), await insertEvent(api.services.db)];
  const body = (await read(event.id)).event;
  await edit(event.id, { ...body, ticket_types: [...body.ticket_types, type({ name: 'New' })] });
  await inTransaction(api.services.db, async (tx) => {
    await tx.update(ticketStock).set({ booked: 1 }).where(eq(ticketStock.eventId, sold.id));
    expect((await edit(event.id, body)).json().event.ticket_types).toHaveLength(1);
  });
});

test.each(['ticket_types', 'time_slots'])(
  'one of the %s to which places are just being added can’t be removed',
  async (part) => {
    const { id } = await insertEvent(api.services.db);
    const body = (await read(id)).event;
    const parts = {
      ticket_types: [...body.ticket_types, type({ name: 'New' })],
      time_slots: [...body.time_slots, slot({ name: 'Noon', time: '12:00' })],
    };
    const { event } = (await edit(id, { ...body, ...parts })).json();
    const saving = await inTransaction(api.services.db, async (tx) => {
      const ids = {
        ticketTypeId: event.ticket_types.at(-1).id,
        timeSlotId: event.time_slots.find(({ name }: Body) => name === 'Noon').id,
      };
      await tx.insert(ticketStock).values({ eventId: id, ...ids, date: '2030-03-10', capacity: 5 });
      const response = edit(id, { ...event, [part]: body[part] });
      await setTimeout(300);
      return { response };
    });
    expectErrors(await saving.response, part);
  },
);

test('ids of another attraction are replaced by new ones', async () => {
  const [one, other] = [await insertEvent(api.services.db), await insertEvent(api.services.db)];
  const { version, event } = await read(one.id);
  const types = [...event.ticket_types, type({ id: other.typeId, name: 'Stolen' })];
  const saved = (await put(one.id, version, { ...event, ticket_types: types })).json();
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
])('%s is an error of its field', async (_, rest, field) => expectErrors(await create(input(rest)), field));

test('a slug is derived from the title, and stays when it is left out', async () => {
  const title = `Café & Frame ${randomUUID().slice(0, 6)}`;
  const created = (await create(input({ title, slug: undefined }))).json();
  expect(created.event.slug).toBe(`cafe-frame-${title.slice(-6)}`);
  const kept = await put(created.id, created.version, { ...created.event, slug: undefined, title: 'Other' });
  expect(kept.json().event.slug).toBe(created.event.slug);
});

test('tickets without a child price need no ages of children', async () => {
  const adultsOnly = type({ child_price: null, child_min_age: null, child_max_age: null, adult_min_age: 0 });
  expect((await create(input({ ticket_types: [adultsOnly] }))).statusCode).toBe(201);
});

test('an edit of ticket types and times is in the history, and restores them', async () => {
  const { id, typeId } = await insertEvent(api.services.db);
  const change = async (part: Body) => (await edit(id, { ...(await read(id)).event, ...part })).json();
  const first = await change({ title: 'First', duration: 45 });
  api.clock.advance(60);
  const types = [{ ...first.event.ticket_types[0], adult_price: '111.00' }, type({ name: 'VIP' })];
  await change({ ticket_types: types, time_slots: [...first.event.time_slots, slot({ name: 'Noon', time: '12:00' })] });
  const { history } = await read(id);
  expect(history[0].fields.toSorted()).toEqual(['ticket_types', 'time_slots']);
  expect(history[1].fields.toSorted()).toEqual(['duration', 'title']);
  const earlier = (await getStaff(`${id}/versions/${history[1].id}/`)).json();
  expect((await change(earlier)).event).toEqual(first.event);
  expect(first.event).toMatchObject({ title: 'First', ticket_types: [{ id: typeId, adult_price: '100.00' }] });
});

test('the list shows the ticket types and the venue of attractions', async () => {
  const title = `Frame ${randomUUID().slice(0, 8)}`;
  await create(input({ title }));
  const [found] = await list(`search=${encodeURIComponent(title)}`);
  expect(found).toMatchObject({ ticket_types: ['Deck'], venue: 'Zabeel Park', state: 'draft' });
});

test('tickets in a cart stay there and can’t be booked while the attraction is withdrawn; bookings stay', async () => {
  const event = await insertEvent(api.services.db);
  const customer = await api.signIn();
  const tickets = { ticket_type_id: event.typeId, event_date: '2030-03-10', date_time_slot_id: event.morningId };
  await customer.call('POST', '/cart-items/', {
    body: { event_id: event.id, ...tickets, quantity: 2, details: {}, adults: 2, children: 0 },
  });
  const order = ticketOrder(event, { adults: 2, price: '200.00' });
  const booked = (await customer.call('POST', '/bookings/', { body: order })).json();
  const number = booked.booking_number ?? booked[0].booking_number;
  const readItem = async () => (await customer.call('GET', '/cart/')).json().items[0];
  expect(await readItem()).toMatchObject({ available: true });
  await setState(event.id, 'archived');
  expect(await readItem()).toMatchObject({ available: false });
  const title = (await customer.call('GET', `/bookings/${number}/`)).json();
  expect(JSON.stringify(title)).toContain('Sky deck');
  const quote = { body: { lines: [{ line: '1', adults: 1 }] } };
  const refused = await customer.call('POST', `/bookings/${number}/change-quotes/`, quote);
  expect([refused.statusCode, refused.json().type.split('/').at(-1)]).toEqual([400, 'not-changeable']);
  const headers = { 'idempotency-key': randomUUID() };
  expect((await customer.call('DELETE', `/bookings/${number}/`, { headers })).statusCode).toBe(200);
});

test('ENTITY-25 the numbers of ticket slots are those of attractions on sale', async () => {
  const manager = await api.signIn({ staffRole: 'manager' });
  const stats = async () => (await manager.call('GET', '/tickets/stats/')).json();
  const before = await stats();
  const { id } = await insertEvent(api.services.db);
  expect((await stats()).upcoming_slots).toBe(before.upcoming_slots + 2);
  await setState(id, 'draft');
  expect(await stats()).toEqual(before);
});

test('staff write facts of an attraction, and replace or remove them; customers read what is known', async () => {
  const facts = { min_age: 8, step_free: true, outdoors: false, bring: ['Socks'], emergency_phone: '+971 50 555 0144' };
  const { id } = (await create(input({ facts }))).json();
  expect((await read(id)).event.facts).toEqual(facts);
  await setState(id, 'published');
  expect((await shown(id)).facts).toEqual(facts);
  const { slug: _, ...body } = input();
  const replaced = (await edit(id, { ...body, facts: { stroller: false } })).json();
  expect(replaced.event.facts).toEqual({ stroller: false });
  expect(replaced.history[0].fields).toContain('facts');
  expectErrors(await edit(id, { ...body, facts: { min_height_cm: 49 } }), 'facts.min_height_cm');
  const picture = { image: 'a'.repeat(32), alt: 'Gate' };
  const point = { name: 'Gate 4', latitude: 25, longitude: 55, picture };
  expectErrors(await edit(id, { ...body, facts: { meeting_point: point } }), 'facts.meeting_point.picture');
  expect((await edit(id, body)).json().event).not.toHaveProperty('facts');
  expect(await shown(id)).not.toHaveProperty('facts');
});

test('staff write the languages of the guides of an attraction, and remove them; customers read them', async () => {
  const { id } = (await create(input({ languages: ['Welsh', 'Arabic'] }))).json();
  await setState(id, 'published');
  expect((await shown(id)).languages).toEqual(['Welsh', 'Arabic']);
  const { slug: _, ...body } = input();
  const removed = (await edit(id, body)).json();
  expect(removed.history[0].fields).toContain('languages');
  expect(removed.event).not.toHaveProperty('languages');
  expect(await shown(id)).not.toHaveProperty('languages');
});
