import { addDays } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import { findPricesOn, parseTourPrices } from '@aitours/domain/pricing';
import type { components } from '@aitours/openapi/schema';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { lowestTourPricesJob } from '../../src/db/catalogue/tourPrices.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { contact } from '../bookings/orders.ts';

type Schemas = components['schemas'];
type Body = Readonly<Record<string, unknown>>;

let editor: TestAccount;
let layla: TestAccount;
const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  editor = await api.signIn({ staffRole: 'content' });
  layla = await api.signIn();
});
afterAll(() => api.close());

const high = { name: 'High season', start_date: '2030-03-15', end_date: '2030-03-31', adult_price: '1500.00' };
const weekends = { ...high, name: 'Weekends', start_date: '2030-04-01', end_date: '2030-04-30', weekdays: [5, 6] };
const [regular, inSeason] = ['2030-03-10', '2030-03-20'] as const;
const day = {
  title: 'By the sea',
  description: 'All day.',
  hotel_id: null,
  room_type_id: null,
  transfers: [],
  meals: [],
  activities: [{ name: 'Kayaks', price: '90.00', description: '', product: null }],
  includes: [],
};
const input = (rest: Body = {}): Body => ({
  title: 'Coast on foot',
  description: 'One day.',
  tour_type: 'Nature',
  base_price: '1000.00',
  capacity: 40,
  price_seasons: [high],
  days: [day],
  ...rest,
});

let numberOfTours = 0;
const slugOfNext = () => `coast-${++numberOfTours}`;
const put = (path: string, version: string, body: Body) =>
  editor.call('PUT', path, { body, headers: { 'if-match': `"${version}"` } });
const readStaff = async (id: string): Promise<Schemas['StaffTour']> =>
  (await editor.call('GET', `/staff-tours/${id}/`)).json();
const readTour = async (id: string): Promise<Schemas['Tour']> => (await api.call('GET', `/tours/tours/${id}/`)).json();

/** Creates a tour that is on sale. */
async function create(rest: Body = {}): Promise<Schemas['Tour']> {
  const created = await editor.call('POST', '/staff-tours/', { body: { ...input(rest), slug: slugOfNext() } });
  if (created.statusCode !== 201) throw new Error(created.body);
  const { id, version } = created.json();
  expect((await put(`/staff-tours/${id}/state/`, version, { state: 'published' })).statusCode).toBe(200);
  return readTour(id);
}

const replace = async (id: string, rest: Body) => {
  const { version, tour } = await readStaff(id);
  const response = await put(`/staff-tours/${id}/`, version, { ...tour, ...rest });
  expect(response.statusCode).toBe(200);
};

const family = { adults: 2, children512: 1, children25: 1 };
const quote = async (id: string, date: string, days: readonly Body[] = []) => {
  const { adults, children512: children_5_to_12, children25: children_2_to_4 } = family;
  const line = { type: 'tour', tour_id: id, date, adults, children_5_to_12, children_2_to_4, days };
  return (await api.call('POST', '/quotes/', { body: { lines: [line] } })).json().lines[0].amount;
};
const order = (id: string, date: string, price: string): Body => ({
  booking_type: 'tour',
  payment_method: 'cash',
  cart_items: [{ type: 'tour', id, quantity: 1, price, date, details: { ...contact, ...family } }],
});

describe('a price of a date', () => {
  test('is the same in tour, quote and booking, in which nothing changes it afterwards', async () => {
    const tour = await create();
    expect(tour).toMatchObject({ base_price: '1000.00', from_price: '1000.00', price_seasons: [high] });
    const [extra] = tour.days.flatMap(({ activities }) => activities);
    const numbers: string[] = [];
    for (const [date, adult, total, withExtra] of [
      [regular, 1000_00, '3250.00', '3340.00'],
      [inSeason, 1500_00, '4875.00', '4965.00'],
    ] as const) {
      expect(findPricesOn(parseTourPrices(tour), date).adult).toBe(adult);
      expect(await quote(tour.id, date)).toBe(total);
      expect(await quote(tour.id, date, [{ day_number: 1, activity_ids: [extra?.id] }])).toBe(withExtra);
      const [booking] = (await layla.call('POST', '/bookings/', { body: order(tour.id, date, total) })).json();
      expect(booking.total_amount).toBe(total);
      numbers.push(booking.booking_number);
    }
    await replace(tour.id, { base_price: '9000.00', price_seasons: [{ ...high, adult_price: '9900.00' }] });
    const readTotal = async (number: string) => (await layla.call('GET', `/bookings/${number}/`)).json().total_amount;
    expect(await Promise.all(numbers.map(readTotal))).toEqual(['3250.00', '4875.00']);
  });

  test('that staff have changed meanwhile is not booked at the former price', async () => {
    const tour = await create();
    const shown = await quote(tour.id, inSeason);
    await replace(tour.id, { price_seasons: [{ ...high, adult_price: '1600.00' }] });
    const refused = await layla.call('POST', '/bookings/', { body: order(tour.id, inSeason, shown) });
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { type: 'price-changed', amount: '5200.00' }]);
    const booked = await layla.call('POST', '/bookings/', { body: order(tour.id, inSeason, '5200.00') });
    expect([booked.statusCode, booked.json()[0].total_amount]).toEqual([201, '5200.00']);
  });

  test('is the one by which fewer travellers are refunded', async () => {
    const tour = await create();
    const [booking] = (await layla.call('POST', '/bookings/', { body: order(tour.id, inSeason, '4875.00') })).json();
    const body = { lines: [{ line: '1', adults: 1 }] };
    const changed = await layla.call('POST', `/bookings/${booking.booking_number}/change-quotes/`, { body });
    expect(changed.json()).toMatchObject({ total_before: '4875.00', total_after: '3375.00' });
  });

  test('is the one of the rule on each day, by weekday as well', async () => {
    const tour = await create({ price_seasons: [high, { ...weekends, adult_price: '1200.00' }] });
    for (let days = 0; days < 45; days++) {
      const date = addDays('2030-03-10', days);
      const { adult } = findPricesOn(parseTourPrices(tour), date);
      expect([date, await quote(tour.id, date)]).toEqual([date, formatWireAmount(adult * 3.25)]);
    }
  });
});

test('a list shows, sorts and filters by the lowest price ahead, until its season has ended', async () => {
  const low = { ...high, name: 'Low season', adult_price: '400.00', end_date: '2030-03-20' };
  const cheap = await create({ title: 'Lagoon at low tide', price_seasons: [low] });
  const steady = await create({ title: 'Lagoon at high tide', base_price: '700.00', price_seasons: [] });
  const list = async (query = '') =>
    (await api.call('GET', `/tours/tours/?search=lagoon&ordering=base_price&${query}`))
      .json()
      .results.map(({ slug, from_price }: Body) => [slug, from_price]);
  const counted = async () => (await api.call('GET', '/search/counts/?search=lagoon&category=tours')).json().options;
  expect(await list()).toEqual([
    [cheap.slug, '400.00'],
    [steady.slug, '700.00'],
  ]);
  expect(await list('base_price_lte=500')).toEqual([[cheap.slug, '400.00']]);
  const found = (await api.call('GET', '/search/?q=lagoon')).json().best;
  expect(found.map(({ price }: Body) => price).sort()).toEqual(['400.00', '700.00']);
  const options = await counted();
  const { version } = await readStaff(cheap.id);
  api.clock.set('2030-03-20T20:01:00Z');
  editor = await api.signIn({ staffRole: 'content' });
  await lowestTourPricesJob(api.services.db, api.clock)();
  expect(await list()).toEqual([
    [steady.slug, '700.00'],
    [cheap.slug, '1000.00'],
  ]);
  expect(await counted()).toEqual(options);
  expect((await readTour(cheap.id)).from_price).toBe('1000.00');
  expect((await readStaff(cheap.id)).version).toBe(version);
});

describe('staff', () => {
  test.each([
    ['a season before', { end_date: '2030-03-14' }, 'price_seasons.0.end_date'],
    ['no real date', { start_date: '2030-02-30' }, 'price_seasons.0.start_date'],
    ['a negative price', { adult_price: '-1.00' }, 'price_seasons.0.adult_price'],
    ['no weekday', { weekdays: [] }, 'price_seasons.0.weekdays'],
    ['a price of children', { child_price: '1.00' }, 'price_seasons.0.child_price'],
  ])('can’t save %s', async (_, part, field) => {
    const body = input({ price_seasons: [{ ...high, ...part }] });
    const response = await editor.call('POST', '/staff-tours/', { body });
    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
  });

  test('can’t save two seasons of a date, see each change in the history, preview it and restore the one before', async () => {
    const twice = input({ price_seasons: [high, { ...high, name: 'Again', end_date: '2030-04-30' }] });
    const refused = await editor.call('POST', '/staff-tours/', { body: twice });
    expect(Object.keys(refused.json().errors)).toEqual(['price_seasons.1.start_date']);
    const created = await editor.call('POST', '/staff-tours/', { body: input() });
    const { id } = created.json();
    await replace(id, { price_seasons: [weekends] });
    const { history, tour } = await readStaff(id);
    expect([history[0]?.fields, tour.price_seasons]).toEqual([['price_seasons'], [weekends]]);
    const preview = (await editor.call('GET', `/staff-tours/${id}/preview/`)).json();
    expect(preview).toMatchObject({ from_price: '1000.00', price_seasons: [weekends] });
    const before = (await editor.call('GET', `/staff-tours/${id}/versions/${history[1]?.id}/`)).json();
    expect(before.price_seasons).toEqual([high]);
  });
});
