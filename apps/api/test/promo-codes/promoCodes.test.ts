import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour } from '../fixtures.ts';
import { promoCodeInput } from './promoCode.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const manager = await api.signIn({ staffRole: 'manager' });
afterAll(() => api.close());

const create = (rest: object = {}, who = manager) => who.call('POST', '/promo-codes/', { body: promoCodeInput(rest) });
const replace = (id: string, version: string, rest: object) =>
  manager.call('PUT', `/promo-codes/${id}/`, { headers: { 'if-match': `"${version}"` }, body: promoCodeInput(rest) });
const list = async (query = '') => (await manager.call('GET', `/promo-codes/?${query}`)).json();

test('a manager adds a promo code in upper case, with the titles of its products', async () => {
  const { db } = api.services;
  const [dunes, deck, cities] = [await insertActivity(db), await insertEvent(db), await insertTour(db)];
  const products = [
    { type: 'ticket', id: deck.id },
    { type: 'activity', id: dunes.id },
    { type: 'tour', id: cities.id },
  ];
  const limits = { valid_from: '2030-03-01', valid_until: '2030-03-01', max_uses: 2, max_uses_per_customer: 2 };
  const response = await create({ code: 'Spring-20', products, ...limits });
  expect(response.statusCode, response.body).toBe(201);
  const created = response.json();
  expect(created).toMatchObject({ code: 'SPRING-20', percent: 20, amount: null, ...limits, is_active: true });
  expect(created.products.map(({ title }: { title: string }) => title)).toEqual([
    expect.stringMatching(/./),
    'Evening in the red dunes',
    expect.stringMatching(/./),
  ]);
  expect(created).toMatchObject({ uses: 0, discounts_total: '0.00', created_at: '2030-03-01T08:00:00.000Z' });
  expect((await list('search=ring-2')).results).toEqual([created]);
});

test.each([
  ['the text of another code, in lower case', { code: 'taken-1' }, 'code'],
  ['a percentage and an amount', { amount: '50.00' }, 'amount'],
  ['neither', { percent: null }, 'amount'],
  ['an amount of nothing', { percent: null, amount: '0.00' }, 'amount'],
  ['an end before its start', { valid_from: '2030-03-02', valid_until: '2030-03-01' }, 'valid_until'],
  ['more uses for one customer than in total', { max_uses: 1, max_uses_per_customer: 2 }, 'max_uses_per_customer'],
  ['a product that there isn’t', { products: [{ type: 'tour', id: 'nothing' }] }, 'products.0'],
  ['a product with the id of another kind', { products: [{ type: 'ticket', id: 'of-an-activity' }] }, 'products.0'],
  ['a product twice', { products: [1, 2].map(() => ({ type: 'activity', id: 'of-an-activity' })) }, 'products.1'],
  ['a percentage above 100', { percent: 101 }, 'percent'],
  ['a text with a space', { code: 'TEN PERCENT' }, 'code'],
])('refuses %s', async (_what, rest, field) => {
  await insertActivity(api.services.db, { id: 'of-an-activity' }).catch(() => undefined);
  await create({ code: 'TAKEN-1' });
  const response = await create(rest);
  expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([400, [field]]);
});

test('two members who change a promo code don’t overwrite each other, and a retry is safe', async () => {
  const { id, version, code } = (await create()).json();
  const changed = await replace(id, version, { code, percent: null, amount: '5.00' });
  expect(changed.json()).toMatchObject({ id, percent: null, amount: '5.00' });
  expect(changed.json().version).not.toBe(version);
  expect((await replace(id, version, { code, percent: null, amount: '5.00' })).statusCode).toBe(200);
  expect((await replace(id, version, { code, is_active: false })).statusCode).toBe(412);
  const off = await replace(id, changed.json().version, { code, is_active: false });
  expect(off.json()).toMatchObject({ is_active: false, percent: 20 });
  expect((await replace('nothing', version, {})).statusCode).toBe(404);
  const other = await create();
  expect((await replace(id, off.json().version, { code: other.json().code })).json().errors).toHaveProperty('code');
});

test('the list counts bookings that aren’t cancelled, and what they cost less; a use is no new version', async () => {
  const { code, version } = (await create()).json();
  const deck = await insertEvent(api.services.db);
  const layla = await api.signIn();
  const numbers = [];
  for (const adults of [1, 2]) {
    const body = { ...ticketOrder(deck, { adults, price: `${adults}00.00` }), promo_code: code };
    const response = await layla.call('POST', '/bookings/', { body });
    expect(response.statusCode, response.body).toBe(201);
    numbers.push(response.json().booking_number);
  }
  const found = async () => (await list(`search=${code}`)).results[0];
  expect(await found()).toMatchObject({ uses: 2, discounts_total: '60.00', version });
  await layla.call('DELETE', `/bookings/${numbers[0]}/`);
  expect(await found()).toMatchObject({ uses: 1, discounts_total: '40.00' });
});

test('the newest promo codes come first', async () => {
  api.clock.advance(60_000);
  const first = (await create()).json();
  api.clock.advance(60_000);
  const second = (await create()).json();
  expect((await list('page_size=2')).results.map(({ code }: { code: string }) => code)).toEqual([
    second.code,
    first.code,
  ]);
});
