import { toActivityFares } from '@aitours/domain/activity';
import { addDays } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import { findPricesOn, parsePriceSeason } from '@aitours/domain/pricing';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { lowestPricesJob } from '../../src/db/catalogue/lowestPrices.ts';
import { activities } from '../../src/db/schema.ts';
import { receivePaymentEvent } from '../../src/payments/receivePaymentEvent.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { addActivity, createOrder } from '../bookings/orders.ts';
import { everyDay } from '../fixtures.ts';
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

const high = {
  name: 'High season',
  start_date: '2030-03-15',
  end_date: '2030-03-31',
  adult_price: '300.00',
  child_price: '210.00',
};
const [regular, inSeason] = ['2030-03-10', '2030-03-20'] as const;
const input = (rest: Body = {}): Body => ({
  title: 'Oasis on foot',
  description: 'Two hours in the shade.',
  activity_type: 'tour',
  location: 'Dubai',
  latitude: 25.2,
  longitude: 55.27,
  base_price: '200.00',
  capacity: 15,
  child_price: '140.00',
  duration: '02:00:00',
  time_slots: [{ start_date: '2029-01-01', end_date: '2031-12-31', available_days: everyDay, start_time: '09:00' }],
  price_seasons: [high],
  ...rest,
});

let numberOfActivities = 0;
async function create(rest: Body = {}) {
  const slug = `oasis-${++numberOfActivities}`;
  const response = await editor.call('POST', '/activities/', { body: { ...input(rest), slug } });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
}

const readCards = async (query = '') =>
  (await api.call('GET', `/activities/?view=card&page_size=100&ordering=base_price&${query}`)).json().results;

describe('a price of a date', () => {
  test('is the same in the activity, quote, cart, booking, planner and list', async () => {
    const activity = await create({ title: 'Garden of one price' });
    const read = (await api.call('GET', `/activities/${activity.id}/`)).json();
    expect(read).toMatchObject({ base_price: '200.00', from_price: '200.00', price_seasons: [high] });
    const prices = { fares: toActivityFares(read), seasons: read.price_seasons.map(parsePriceSeason) };
    for (const [date, adult, child] of [
      [regular, '200.00', '140.00'],
      [inSeason, '300.00', '210.00'],
    ] as const) {
      const ofDate = findPricesOn(prices, date);
      expect([ofDate.adult, ofDate.child].map(formatWireAmount)).toEqual([adult, child]);
      const line = { type: 'activity', activity_id: activity.id, date, adults: 1, children: 1, quantity: 1 };
      const quote = (await api.call('POST', '/quotes/', { body: { lines: [line] } })).json();
      const both = formatWireAmount(ofDate.adult + ofDate.child);
      expect(quote.lines[0].amount).toBe(both);
      const item = await addActivity(layla, activity.id, { date, adults: 1 });
      expect(item.price).toBe(both);
      const [booking] = [
        (await layla.call('POST', '/bookings/', { body: createOrder([item], { adults: 1, children: 1 }) })).json(),
      ].flat();
      expect(booking.total_amount).toBe(both);
      const [card] = await readCards(`search=one+price&free_on=${date}`);
      expect([card.from_price, card.base_price]).toEqual([adult, '200.00']);
      const trip = { destination: 'Dubai', start_date: date, group_size: 1, wanted: [activity.title] };
      const plan = (await api.call('POST', '/day-planner/generate-itinerary/', { body: trip })).json();
      const stops = plan.itinerary.days.flatMap((day: { activities: Body[] }) => day.activities);
      const stop = stops.find(({ activity_id }: Body) => activity_id === activity.id);
      expect([stop.cost, plan.itinerary.total]).toEqual([`AED ${adult}`, adult]);
    }
    await create({ title: 'Plain garden', price_seasons: [] });
    const plain = (await readCards('search=plain+garden'))[0];
    expect(plain).toMatchObject({ base_price: '200.00', from_price: '200.00' });
    expect((await api.call('GET', `/activities/${plain.id}/`)).json()).not.toHaveProperty('price_seasons');
  });

  test('in a cart that staff have made dearer meanwhile is refused at the former price, and shown at the new one', async () => {
    const activity = await create();
    const item = await addActivity(layla, activity.id, { date: inSeason, children: 0 });
    expect(item.price).toBe('600.00');
    const dearer = input({ price_seasons: [{ ...high, adult_price: '350.00' }], time_slots: activity.time_slots });
    expect((await editor.call('PUT', `/activities/${activity.id}/`, { body: dearer })).statusCode).toBe(200);
    const refused = await layla.call('POST', '/bookings/', { body: createOrder([item], { adults: 2 }) });
    expect([refused.statusCode, refused.json().type]).toEqual([409, 'price-changed']);
    const [shown] = (await layla.call('GET', '/cart/')).json().items;
    expect(shown.price).toBe('700.00');
  });

  test('is what another date costs: into the season is paid, out of it is refunded', async () => {
    const activity = await create();
    const item = await addActivity(layla, activity.id, { date: regular, children: 0 });
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
      const lines = [{ line: '1', date, time_slot_id: activity.time_slots[0].id }];
      const quoted = (await layla.call('POST', `/bookings/${number}/change-quotes/`, { body: { lines } })).json();
      const body = { lines, quote: quoted.token, total_amount: quoted.total_after };
      const changed = (await layla.call('POST', `/bookings/${number}/changes/`, { body })).json();
      if (changed.payment) await pay(changed.payment.id);
      return quoted;
    };
    const readTotal = async () => (await layla.call('GET', `/bookings/${number}/`)).json().total_amount;
    expect(await readTotal()).toBe('400.00');
    expect(await change(inSeason)).toMatchObject({ to_pay: '200.00', to_refund: '0.00', total_after: '600.00' });
    expect(await readTotal()).toBe('600.00');
    expect(await change(regular)).toMatchObject({ to_pay: '0.00', to_refund: '200.00', total_after: '400.00' });
    expect(await readTotal()).toBe('400.00');
  });
});

describe('a list', () => {
  const low = { ...high, name: 'Low season', adult_price: '90.00', end_date: '2030-03-20', weekdays: [5, 6] };

  test('without a date shows, sorts and filters by the lowest price ahead, until its season has ended', async () => {
    const cheap = await create({ title: 'Lagoon at low tide', price_seasons: [low] });
    const steady = await create({ title: 'Lagoon at high tide', base_price: '150.00', price_seasons: [] });
    const list = async (query = '') =>
      (await readCards(`search=lagoon&${query}`)).map(({ slug, from_price }: Body) => [slug, from_price]);
    expect(await list()).toEqual([
      [cheap.slug, '90.00'],
      [steady.slug, '150.00'],
    ]);
    expect(await list('base_price_lte=100')).toEqual([[cheap.slug, '90.00']]);
    const found = (await api.call('GET', '/search/?q=lagoon')).json().best;
    expect(found.map(({ price }: Body) => price).sort()).toEqual(['150.00', '90.00']);
    api.clock.set('2030-03-20T19:59:00Z');
    await lowestPricesJob(api.services.db, api.clock)();
    expect(await list('base_price_lte=100')).toEqual([]);
    expect((await api.call('GET', `/activities/${cheap.id}/`)).json().from_price).toBe('200.00');
    expect(await list()).toEqual([
      [steady.slug, '150.00'],
      [cheap.slug, '200.00'],
    ]);
  });

  test('has the lowest prices of more products than the job reads at once', async () => {
    const { db } = api.services;
    const { id } = await create({ title: 'Salt flats', price_seasons: [low] });
    const columns = sql.raw(
      `description, activity_type, location_name, base_price, child_price, price_seasons, images, time_slots, languages,
       itinerary, highlights, included, not_included, addons`,
    );
    await db.execute(sql`
      insert into activities (slug, title, lowest_price, ${columns})
      select slug || '-' || n, title, 1, ${columns} from activities, generate_series(1, 1000) as n where id = ${id}`);
    await lowestPricesJob(db, api.clock)();
    const isCopy = eq(activities.title, 'Salt flats');
    expect(await db.$count(activities, and(isCopy, eq(activities.fromPrice, 90_00)))).toBe(1001);
    await db.delete(activities).where(isCopy);
  });

  test('with a date has the price of the rule on each day, sorted and filtered by it', async () => {
    const weekends = {
      ...low,
      name: 'Weekends',
      start_date: '2030-04-01',
      end_date: '2030-04-30',
      adult_price: '250.00',
    };
    const activity = await create({ title: 'Wadi by the day', price_seasons: [low, weekends] });
    await create({ title: 'Wadi, always', base_price: '199.00', price_seasons: [] });
    const prices = { fares: toActivityFares(activity), seasons: activity.price_seasons.map(parsePriceSeason) };
    for (let days = 0; days < 45; days++) {
      const date = addDays('2030-03-10', days);
      const wanted = formatWireAmount(findPricesOn(prices, date).adult);
      const list = await readCards(`search=wadi&free_on=${date}`);
      const shown = list.map(({ from_price }: Body) => Number(from_price));
      expect(list.find(({ id }: Body) => id === activity.id).from_price).toBe(wanted);
      expect(shown).toEqual([...shown].sort((one, other) => one - other));
      const cheapest = await readCards(`search=wadi&free_on=${date}&base_price_lte=${shown[0]}`);
      expect(cheapest.map(({ from_price }: Body) => Number(from_price))).toEqual([shown[0]]);
    }
    const full = (await api.call('GET', '/activities/?search=wadi&free_on=2030-03-15&ordering=-base_price')).json();
    expect(full.results.map(({ from_price }: Body) => from_price)).toEqual(['199.00', '90.00']);
    const counts = (await api.call('GET', '/search/counts/?search=wadi&category=activities&free_on=2030-03-15')).json();
    expect(counts.options).toContainEqual({ filter: 'price', value: '50-100', count: 1 });
  });
});

describe('staff', () => {
  test.each([
    ['a season before', { end_date: '2030-03-14' }, 'price_seasons.0.end_date'],
    ['no real date', { start_date: '2030-02-30' }, 'price_seasons.0.start_date'],
    ['a negative price', { adult_price: '-1.00' }, 'price_seasons.0.adult_price'],
    ['no weekday', { weekdays: [] }, 'price_seasons.0.weekdays'],
    ['no name', { name: '' }, 'price_seasons.0.name'],
  ])('can’t save %s', async (_, part, field) => {
    const body = input({ price_seasons: [{ ...high, ...part }] });
    const response = await editor.call('POST', '/activities/', { body });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
  });

  test('can’t save two seasons of a date, and see each change of seasons in the history', async () => {
    const twice = input({
      price_seasons: [high, { ...high, name: 'Again', start_date: high.end_date, end_date: '2030-04-30' }],
    });
    const refused = await editor.call('POST', '/activities/', { body: twice });
    expect(Object.keys(refused.json().errors)).toEqual(['price_seasons.1.start_date']);
    const { id, time_slots } = await create({ price_seasons: [] });
    const read = async () => (await editor.call('GET', `/staff-activities/${id}/`)).json();
    const { version } = await read();
    const body = input({ time_slots, price_seasons: [{ ...high, adult_price: '90.00' }] });
    const headers = { 'if-match': `"${version}"` };
    expect((await editor.call('PUT', `/staff-activities/${id}/`, { body, headers })).statusCode).toBe(200);
    const changed = await read();
    expect(changed.history[0].fields).toEqual(['price_seasons']);
    expect(changed.activity).toMatchObject({ from_price: '90.00', price_seasons: [{ ...high, adult_price: '90.00' }] });
    api.clock.set('2030-04-02T08:00:00Z');
    editor = await api.signIn({ staffRole: 'content' });
    await lowestPricesJob(api.services.db, api.clock)();
    expect((await read()).version).toBe(changed.version);
  });
});
