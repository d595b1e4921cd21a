import { randomUUID } from 'node:crypto';
import { formatWireAmount } from '@aitours/domain/money';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLowestTicketPricesJob } from '../../src/db/catalogue/ticketPrices.ts';
import { ticketEvents, ticketStock, ticketTimeSlots, ticketTypes } from '../../src/db/schema.ts';
import { startTestApi, type TestApi } from '../../src/testing/index.ts';
import { insertEvent, type TestEvent } from '../fixtures.ts';

type Body = Readonly<Record<string, unknown>>;

const now = '2030-03-01T04:00:00Z';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now });
});
beforeEach(() => api.clock.set(now));
afterAll(() => api.close());

const [first, last] = ['2030-03-01', '2030-03-02'] as const;
const store = ({ services }: TestApi) => createLowestTicketPricesJob(services.db, services)();

/** An attraction for AED 100 in the morning; an adult pays so much more or less in the evening. */
async function create(evening: number, morning = 0, { services }: TestApi = api): Promise<TestEvent> {
  const { db } = services;
  const event = await insertEvent(db, { dates: [first, last], capacity: 5 }, { title: 'Quay' });
  const adjust = (id: string, priceAdjustment: number) =>
    db.update(ticketTimeSlots).set({ priceAdjustment }).where(eq(ticketTimeSlots.id, id));
  await adjust(event.eveningId, evening);
  await adjust(event.morningId, morning);
  return event;
}
const cards = async (query: string, { call }: Pick<TestApi, 'call'> = api) =>
  (await call('GET', `/tickets/?page_size=100&ordering=base_price&${query}`)).json().results;
const shown = async ({ id }: TestEvent, { call }: Pick<TestApi, 'call'> = api) =>
  (await call('GET', `/tickets/${id}/`)).json().from_price;
const close = ({ id, morningId }: TestEvent, where = eq(ticketStock.timeSlotId, morningId)) =>
  api.services.db
    .update(ticketStock)
    .set({ closed: true })
    .where(and(eq(ticketStock.eventId, id), where));

/** What an adult pays for each ticket that is on sale. */
async function listPayable({ id }: TestEvent): Promise<number[]> {
  const { ticket_types: types, available_dates: dates } = (await api.call('GET', `/tickets/${id}/`)).json();
  const lists = types.flatMap((type: Body) =>
    dates.map((date: string) => `/tickets/${id}/time_slots/?ticket_type_id=${type['id']}&date=${date}`),
  );
  const slots = (await Promise.all(lists.map(async (path: string) => (await api.call('GET', path)).json()))).flat();
  return slots.map(({ final_price }) => Number(final_price));
}

describe('the lowest price of an attraction', () => {
  test.each([
    ['a time is cheaper', -20_00, 0, '80.00'],
    ['each time is dearer', 20_00, 15_00, '115.00'],
    ['a time costs nothing', -100_00, 0, '0.00'],
    ['only some times are dearer', 20_00, 0, '100.00'],
  ])('is the lowest that an adult can pay if %s', async (_, evening, morning, price) => {
    const event = await create(evening, morning);
    await store(api);
    expect(await shown(event)).toBe(price);
    expect(formatWireAmount(100 * Math.min(...(await listPayable(event))))).toBe(price);
  });

  test('is that of lists, of their order, filters and counts, and of the search, with and without a date', async () => {
    const { db } = api.services;
    const late = await create(-30_00);
    const dear = await create(40_00, 30_00);
    for (const { id } of [late, dear])
      await db.update(ticketEvents).set({ title: 'Belvedere' }).where(eq(ticketEvents.id, id));
    await store(api);
    const prices = async (query: string) =>
      (await cards(`search=belvedere&${query}`)).map(({ from_price }: Body) => from_price);
    for (const date of ['', `free_on=${first}`]) {
      expect(await prices(date)).toEqual(['70.00', '130.00']);
      expect(await prices(`${date}&base_price_lte=99`)).toEqual(['70.00']);
      expect(await prices(`${date}&base_price_gte=101`)).toEqual(['130.00']);
      const path = `/search/counts/?search=belvedere&category=attractions&${date}`;
      const { options } = (await api.call('GET', path)).json();
      expect(options).toContainEqual({ filter: 'price', value: '50-100', count: 1 });
    }
    expect(await prices(`free_on=${first}&starts_until=12:00`)).toEqual(['100.00', '130.00']);
    const found = (await api.call('GET', '/search/?q=belvedere')).json().best;
    expect(found.map(({ price }: Body) => price).sort()).toEqual(['130.00', '70.00']);
  });

  test('counts neither closed tickets nor times that are over', async () => {
    const event = await create(0, -20_00);
    await store(api);
    expect(await shown(event)).toBe('80.00');
    api.clock.set(`${last}T08:00:00Z`);
    await store(api);
    expect(await shown(event)).toBe('100.00');
    api.clock.set(now);
    await close(event);
    await store(api);
    expect(await shown(event)).toBe('100.00');
  });

  test('counts neither tickets outside the attraction’s dates nor those that can’t be booked yet', async () => {
    const event = await create(0, -20_00);
    const { db } = api.services;
    const setEnd = (endDate: string) => db.update(ticketEvents).set({ endDate }).where(eq(ticketEvents.id, event.id));
    await close(event, eq(ticketStock.date, first));
    await store(api);
    expect(await shown(event)).toBe('80.00');
    await setEnd(first);
    await store(api);
    expect(await shown(event)).toBe('100.00');
    await setEnd('2039-12-31');
    await db
      .update(ticketStock)
      .set({ date: '2039-12-01' })
      .where(
        and(eq(ticketStock.eventId, event.id), eq(ticketStock.timeSlotId, event.morningId), eq(ticketStock.date, last)),
      );
    await store(api);
    expect(await shown(event)).toBe('100.00');
  });

  test('is that of a ticket type which is on sale', async () => {
    const event = await create(0);
    const { db } = api.services;
    const [type] = await db.select().from(ticketTypes).where(eq(ticketTypes.id, event.typeId));
    await db.insert(ticketTypes).values({ ...type!, id: randomUUID(), name: 'Garden', adultPrice: 40_00 });
    await db.update(ticketEvents).set({ basePrice: 40_00 }).where(eq(ticketEvents.id, event.id));
    await store(api);
    expect(await shown(event)).toBe('100.00');
    await close(event, eq(ticketStock.eventId, event.id));
    await store(api);
    expect(await shown(event)).toBe('40.00');
  });

  test('changes when staff save another adjustment, or close the cheap time', async () => {
    const event = await create(0);
    const staff = await api.signIn({ staffRole: 'owner' });
    const path = `/staff-tickets/${event.id}/`;
    const { version, event: body } = (await staff.call('GET', path)).json();
    const time_slots = body.time_slots.map((slot: Body) =>
      slot['id'] === event.eveningId ? { ...slot, price_adjustment: '-25.00' } : slot,
    );
    await staff.call('PUT', path, { body: { ...body, time_slots }, headers: { 'if-match': `"${version}"` } });
    expect(await shown(event)).toBe('75.00');
    const edit = {
      product_type: 'ticket-type',
      product_id: event.typeId,
      action: 'close',
      capacity: null,
      start_date: first,
      end_date: last,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      excluded_dates: [],
      time_slot_ids: [event.eveningId],
    };
    const post = async (change: object) => {
      const headers = { 'idempotency-key': randomUUID() };
      return (await staff.call('POST', '/stock-edits/', { body: { ...edit, ...change }, headers })).json();
    };
    await post({ version: (await post({ dry_run: true })).version, dry_run: false });
    expect(await shown(event)).toBe('100.00');
  });
});
