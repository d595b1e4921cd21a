import { randomUUID } from 'node:crypto';
import { listDates } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import {
  findLowestTicketPrice,
  findPricesOn,
  type PriceSeason,
  type SeasonalPrices,
  type SeasonFares,
} from '@aitours/domain/pricing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createLowestTicketPricesJob } from '../../src/db/catalogue/ticketPrices.ts';
import { ticketStock, ticketTypes } from '../../src/db/schema.ts';
import { receivePaymentEvent } from '../../src/payments/receivePaymentEvent.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { addTickets, createOrder } from '../bookings/orders.ts';
import { insertEvent } from '../fixtures.ts';
import { createEvent, createScriptedProvider } from '../payments/scriptedProvider.ts';

type Body = Readonly<Record<string, unknown>>;

const bank = createScriptedProvider();
let editor: TestAccount;
let layla: TestAccount;
const api = await startTestApi({ now: '2030-03-01T08:00:00Z', payments: bank.provider });
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  editor = await api.signIn({ staffRole: 'content' });
  layla = await api.signIn();
});
afterAll(() => api.close());

const dates = listDates('2030-03-05', '2030-04-10');
const [regular, inSeason] = ['2030-03-10', '2030-03-20'] as const;
const high = {
  name: 'High season',
  start_date: '2030-03-15',
  end_date: '2030-03-31',
  adult_price: '150.00',
  child_price: '90.00',
};

const read = async (id: string) => (await editor.call('GET', `/staff-tickets/${id}/`)).json();
async function replace(id: string, change: (event: Body & { ticket_types: Body[] }) => Body) {
  const { version, event } = await read(id);
  return editor.call('PUT', `/staff-tickets/${id}/`, { body: change(event), headers: { 'if-match': `"${version}"` } });
}
/** As staff save them in the form. */
const saveSeasons = (id: string, price_seasons: readonly Body[]) =>
  replace(id, (event) => ({ ...event, ticket_types: event.ticket_types.map((type) => ({ ...type, price_seasons })) }));

/** An attraction with one ticket type: AED 100 and 60 on other dates, 20 more for an adult in the evening. */
async function create(seasons: readonly Body[] = [high], title = 'Sky deck', days: readonly string[] = dates) {
  const event = await insertEvent(api.services.db, { dates: [...days], capacity: 20 }, { title });
  const saved = await saveSeasons(event.id, seasons);
  if (saved.statusCode !== 200) throw new Error(saved.body);
  return event;
}
const listed = async (query = '') =>
  (await api.call('GET', `/tickets/?page_size=100&ordering=base_price&${query}`)).json().results;
const shown = async (id: string) => (await api.call('GET', `/tickets/${id}/`)).json();

describe('a price of a date', () => {
  test('is the same in times, quote, cart, booking, planner and list, and the time slot is added to it', async () => {
    const event = await create([high], 'Deck of one price');
    expect((await shown(event.id)).ticket_types[0]).toMatchObject({ adult_price: '100.00', price_seasons: [high] });
    for (const [date, adult, evening, child, both] of [
      [regular, '100.00', '120.00', '60.00', '180.00'],
      [inSeason, '150.00', '170.00', '90.00', '260.00'],
    ] as const) {
      const path = `/tickets/${event.id}/time_slots/?ticket_type_id=${event.typeId}&date=${date}`;
      const times = (await api.call('GET', path)).json();
      expect(times.map(({ final_price }: Body) => final_price)).toEqual([adult, evening]);
      const choice = { date, ticket_type_id: event.typeId, time_slot_id: event.eveningId, adults: 1, children: 1 };
      const line = { type: 'ticket', event_id: event.id, ...choice };
      const quote = (await api.call('POST', '/quotes/', { body: { lines: [line] } })).json();
      expect(quote.lines[0].amount).toBe(both);
      const item = await addTickets(layla, event, { date, slot: event.eveningId, children: 1 });
      expect(item).toMatchObject({ details: { adultPrice: evening, childPrice: child } });
      const order = createOrder([item], { adults: 1, children: 1 });
      const [booking] = [(await layla.call('POST', '/bookings/', { body: order })).json()].flat();
      expect(booking.total_amount).toBe(both);
      const [card] = await listed(`search=one+price&free_on=${date}`);
      expect(card.from_price).toBe(adult);
      const trip = { destination: 'Dubai', start_date: date, group_size: 1, wanted: ['Deck of one price'] };
      const plan = (await api.call('POST', '/day-planner/generate-itinerary/', { body: trip })).json();
      const stop = plan.itinerary.days
        .flatMap((day: { activities: Body[] }) => day.activities)
        .find(({ title, name }: Body) => (title ?? name) === 'Deck of one price');
      expect([stop?.cost, plan.itinerary.total]).toEqual([`AED ${adult}`, adult]);
    }
    const undated = await api.call('GET', `/tickets/${event.id}/time_slots/?ticket_type_id=${event.typeId}`);
    expect(undated.json().map(({ final_price }: Body) => final_price)).toEqual(['100.00', '120.00']);
  });

  test('in a cart that staff have made dearer meanwhile is refused at the former price, and shown at the new one', async () => {
    const event = await create();
    const item = await addTickets(layla, event, { date: inSeason, adults: 2 });
    expect(item.price).toBe('300.00');
    await saveSeasons(event.id, [{ ...high, adult_price: '175.00' }]);
    const refused = await layla.call('POST', '/bookings/', { body: createOrder([item], { adults: 2 }) });
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'price-changed']);
    const [again] = (await layla.call('GET', '/cart/')).json().items;
    expect(again.price).toBe('350.00');
  });

  test('is what another date costs: into the season is paid, out of it is refunded', async () => {
    const event = await create();
    const item = await addTickets(layla, event, { date: regular, adults: 2 });
    const order = { ...createOrder([item], { adults: 2 }), payment_method: 'card' };
    const [booking] = [(await layla.call('POST', '/bookings/', { body: order })).json()].flat();
    const pay = async (id: string) => {
      await layla.call('GET', `/payments/${id}/`);
      bank.settle(id, 'paid');
      await receivePaymentEvent(api.services, createEvent(id, { type: 'paid' }));
    };
    await pay(booking.payment.id);
    const number = booking.booking_number;
    const change = async (date: string) => {
      const lines = [{ line: '1', date, time_slot_id: event.morningId }];
      const quoted = (await layla.call('POST', `/bookings/${number}/change-quotes/`, { body: { lines } })).json();
      const body = { lines, quote: quoted.token, total_amount: quoted.total_after };
      const changed = (await layla.call('POST', `/bookings/${number}/changes/`, { body })).json();
      if (changed.payment) await pay(changed.payment.id);
      return quoted;
    };
    const readTotal = async () => (await layla.call('GET', `/bookings/${number}/`)).json().total_amount;
    expect(await change(inSeason)).toMatchObject({ to_pay: '100.00', to_refund: '0.00', total_after: '300.00' });
    expect(await readTotal()).toBe('300.00');
    expect(await change(regular)).toMatchObject({ to_pay: '0.00', to_refund: '100.00', total_after: '200.00' });
    expect(await readTotal()).toBe('200.00');
  });
});

describe('a list', () => {
  const low = { ...high, name: 'Low season', adult_price: '40.00', end_date: '2030-03-20', weekdays: [5, 6] };

  test('without a date shows, sorts and filters by the lowest price ahead, until its season has ended', async () => {
    const cheap = await create([low], 'Lagoon tower at low tide');
    const steady = await create([], 'Lagoon tower at high tide');
    const list = async (query = '') =>
      (await listed(`search=lagoon&${query}`)).map(({ slug, from_price }: Body) => [slug, from_price]);
    expect(await list()).toEqual([
      [cheap.slug, '40.00'],
      [steady.slug, '100.00'],
    ]);
    expect(await list('base_price_lte=60')).toEqual([[cheap.slug, '40.00']]);
    const found = (await api.call('GET', '/search/?q=lagoon')).json().best;
    expect(found.map(({ price }: Body) => price).sort()).toEqual(['100.00', '40.00']);
    const { version } = await read(cheap.id);
    api.clock.set('2030-03-20T19:59:00Z');
    await createLowestTicketPricesJob(api.services.db, api.services)();
    expect(await list('base_price_lte=60')).toEqual([]);
    expect((await shown(cheap.id)).from_price).toBe('100.00');
    editor = await api.signIn({ staffRole: 'content' });
    expect((await read(cheap.id)).version).toBe(version);
  });

  test('“from” is the lowest of the dates on which tickets are open, and no other', async () => {
    const whole = await create([low], 'Pier', dates);
    expect((await shown(whole.id)).from_price).toBe('40.00');
    const weekdays = dates.filter((date) => !['2030-03-15', '2030-03-16'].includes(date));
    expect((await shown((await create([low], 'Pier', weekdays)).id)).from_price).toBe('100.00');
    expect((await shown((await create([high], 'Pier', [inSeason])).id)).from_price).toBe('150.00');
    expect((await shown((await create([high], 'Pier', [])).id)).from_price).toBe('100.00');
    await api.services.db.update(ticketStock).set({ closed: true }).where(eq(ticketStock.eventId, whole.id));
    await createLowestTicketPricesJob(api.services.db, api.services)();
    expect((await shown(whole.id)).from_price).toBe('100.00');
  });

  test('“from” follows the dates that staff open, close and restore', async () => {
    const event = await create([low], 'Jetty', ['2030-04-01']);
    const staff = await api.signIn({ staffRole: 'owner' });
    const post = async (path: string, body: Body) => {
      const response = await staff.call('POST', path, { body, headers: { 'idempotency-key': randomUUID() } });
      if (response.statusCode >= 300) throw new Error(response.body);
      return response.json();
    };
    const price = async () => (await shown(event.id)).from_price;
    expect(await price()).toBe('100.00');
    const days = { start_date: '2030-03-15', end_date: '2030-03-15' };
    const slots = { time_slots: [event.morningId], ...days, exclude_dates: [], default_capacity: 5, dry_run: false };
    await post(`/tickets/${event.id}/bulk_create/`, { ticket_type_id: event.typeId, ...slots });
    expect(await price()).toBe('40.00');
    const product = { product_type: 'ticket-type', product_id: event.typeId, ...days };
    const close = {
      ...product,
      action: 'close',
      capacity: null,
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      excluded_dates: [],
      time_slot_ids: [],
    };
    const { version } = await post('/stock-edits/', { ...close, dry_run: true });
    const edit = await post('/stock-edits/', { ...close, version, dry_run: false });
    expect(await price()).toBe('100.00');
    await post(`/stock-edits/${edit.stock_edit_id}/undo/`, {});
    expect(await price()).toBe('40.00');
  });

  test('with a date has the price of the rule on each day, sorted and filtered by it', async () => {
    const weekends: PriceSeason<number | null> = {
      name: 'Weekends',
      startDate: '2030-04-01',
      endDate: '2030-04-30',
      weekdays: [5, 6],
      adult: 250_00,
      child: null,
    };
    const early: PriceSeason<number | null> = {
      ...weekends,
      startDate: '2030-03-05',
      endDate: '2030-03-20',
      adult: 49_00,
    };
    const event = await create([], 'Dune by the day');
    await create([], 'Dune, always');
    const vip = { id: randomUUID(), adultPrice: 95_00, childPrice: null, priceSeasons: [early, weekends] };
    const { db } = api.services;
    const [type] = await db.select().from(ticketTypes).where(eq(ticketTypes.eventId, event.id));
    await db.insert(ticketTypes).values({ ...type!, ...vip, name: 'VIP', position: 1 });
    // VIP tickets are sold on every second day only.
    const vipDates = dates.filter((_, at) => at % 2 === 0);
    const stock = { eventId: event.id, ticketTypeId: vip.id, timeSlotId: event.morningId, capacity: 5 };
    await db.insert(ticketStock).values(vipDates.map((date) => ({ ...stock, date })));
    const prices: SeasonalPrices<SeasonFares> = { fares: { adult: 95_00, child: null }, seasons: [early, weekends] };
    for (const date of dates) {
      const wanted = Math.min(100_00, vipDates.includes(date) ? findPricesOn(prices, date).adult : 100_00);
      const list = await listed(`search=dune&free_on=${date}`);
      const all = list.map(({ from_price }: Body) => Number(from_price));
      expect(list.find(({ id }: Body) => id === event.id).from_price).toBe(formatWireAmount(wanted));
      expect(all).toEqual([...all].sort((one, other) => one - other));
      const cheapest = await listed(`search=dune&free_on=${date}&base_price_lte=99`);
      expect(cheapest.map(({ id }: Body) => id)).toEqual(wanted < 100_00 ? [event.id] : []);
    }
    const cheapDay = vipDates.find((date) => findPricesOn(prices, date).adult === 49_00)!;
    const counts = (
      await api.call('GET', `/search/counts/?search=dune&category=attractions&free_on=${cheapDay}`)
    ).json();
    expect(counts.options).toContainEqual({ filter: 'price', value: '50-100', count: 1 });
    await createLowestTicketPricesJob(db, api.services)();
    const soldOn = (days: readonly string[]) => days.map((date) => ({ date, adjustment: 0 }));
    const sold = { fares: { adult: 100_00, child: 60_00 }, seasons: [], dates: soldOn(dates) };
    expect((await shown(event.id)).from_price).toBe(
      formatWireAmount(findLowestTicketPrice([sold, { ...prices, dates: soldOn(vipDates) }])),
    );
    expect(await listed(`search=dune&free_on=${dates[1]}&places=6`)).toHaveLength(2);
  });
});

describe('staff', () => {
  test.each([
    ['a season before', { end_date: '2030-03-14' }, 'end_date'],
    ['no real date', { start_date: '2030-02-30' }, 'start_date'],
    ['a negative price', { adult_price: '-1.00' }, 'adult_price'],
    ['no price for children', { child_price: null }, 'child_price'],
    ['no weekday', { weekdays: [] }, 'weekdays'],
    ['no name', { name: '' }, 'name'],
  ])('can’t save %s', async (_, part, field) => {
    const event = await create([]);
    const response = await saveSeasons(event.id, [{ ...high, ...part }]);
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([
      400,
      [`ticket_types.0.price_seasons.0.${field}`],
    ]);
  });

  test('can’t save two seasons of a date, or one in which a time slot makes a ticket cheaper than nothing', async () => {
    const event = await create([]);
    const again = { ...high, name: 'Again', start_date: high.end_date, end_date: '2030-04-30' };
    const twice = await saveSeasons(event.id, [high, again]);
    expect(Object.keys(twice.json().errors)).toEqual(['ticket_types.0.price_seasons.1.start_date']);
    await replace(event.id, (body) => ({
      ...body,
      time_slots: (body['time_slots'] as Body[]).map((slot) => ({ ...slot, price_adjustment: '-50.00' })),
    }));
    const free = await saveSeasons(event.id, [{ ...high, adult_price: '49.99' }]);
    expect(Object.keys(free.json().errors)).toEqual(['time_slots.0.price_adjustment', 'time_slots.1.price_adjustment']);
  });

  test('see each change of seasons in the history, and restore a version with them', async () => {
    const event = await create([]);
    expect((await read(event.id)).event.ticket_types[0]).not.toHaveProperty('price_seasons');
    await saveSeasons(event.id, [high]);
    const changed = await read(event.id);
    expect(changed.history[0].fields).toEqual(['ticket_types']);
    await saveSeasons(event.id, []);
    expect((await read(event.id)).history[0].fields).toEqual(['ticket_types']);
    const version = await editor.call('GET', `/staff-tickets/${event.id}/versions/${changed.history[0].id}/`);
    expect(version.json().ticket_types[0].price_seasons).toEqual([high]);
    await replace(event.id, () => version.json());
    const restored = await shown(event.id);
    expect(restored.ticket_types[0].price_seasons).toEqual([high]);
  });
});
