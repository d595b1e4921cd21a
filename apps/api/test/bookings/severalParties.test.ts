import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { insertActivity } from '../fixtures.ts';
import { addActivity, createOrder } from './orders.ts';

let layla: TestAccount;
let staff: TestAccount;
const api = await startTestApi();
beforeAll(async () => {
  layla = await api.signIn();
  staff = await api.signIn({ staffRole: 'manager' });
});
afterAll(() => api.close());

const date = '2030-03-10';
const get = async (path: string, as = staff) => (await as.call('GET', path)).json();

/** Two parties of two adults, a child and an infant, each with two of an extra, for 2 × 486.00 + 2 × 2 × 25.00. */
async function bookTwoParties(productId: string) {
  const item = await addActivity(layla, productId, { adults: 2, children: 1, infants: 1, addons: ['Photos:2:25.00'] });
  const changed = await layla.call('PATCH', `/cart-items/${item.id}/`, { body: { quantity: 2 } });
  const response = await layla.call('POST', '/bookings/', {
    body: createOrder([changed.json()], changed.json().details),
  });
  expect(response.statusCode, response.body).toBe(201);
  const body = response.json();
  return { price: changed.json().price as string, booking: Array.isArray(body) ? body[0] : body };
}

test('everyone of several equal parties who pays has a pass, a place and a line in each list', async () => {
  const { id } = await insertActivity(api.services.db);
  const { price, booking } = await bookTwoParties(id);
  const everyone = { adults: 4, children: 2, infants: 2 };
  const number = booking.booking_number;

  const { total_amount, cart_items } = await get(`/bookings/${number}/`, layla);
  expect([total_amount, cart_items]).toMatchObject([
    price,
    [{ ...everyone, quantity: 1, price, addons: ['Photos:4:25.00'] }],
  ]);
  expect((await get(`/bookings/${number}/passes/`, layla)).passes).toHaveLength(8);
  const { results } = await get(`/departures/?date=${date}`);
  expect(results).toMatchObject([{ ...everyone, parties: [everyone] }]);
  const expected = await get(`/expected-bookings/?date=${date}&page_size=100`);
  expect(expected.results).toMatchObject([{ booking_number: number }]);
  const availability = await get(`/activities/${id}/availability/?start=${date}&end=${date}`, layla);
  expect(availability).toMatchObject([{ date, spots: 15 - 8 }]);
  const mail = (await api.outbox.mails()).find((each) => each.includes(number)) ?? '';
  expect(mail).toContain('4 adults, 2 children, 2 infants');
  expect(mail).not.toContain('2 adults, 1 child');

  const reduced = { lines: [{ line: '1', adults: 3 }] };
  const quote = await layla.call('POST', `/bookings/${number}/change-quotes/`, { body: reduced });
  expect(quote.json()).toMatchObject({ lines: [{ before: everyone, after: { ...everyone, adults: 3 } }] });
});

test('an extra of several equal parties is refused where it is more than can be written', async () => {
  const { id } = await insertActivity(api.services.db);
  const item = await addActivity(layla, id, { addons: ['Photos:50:25.00'] });
  const changed = await layla.call('PATCH', `/cart-items/${item.id}/`, { body: { quantity: 2 } });
  expect([changed.statusCode, changed.json().errors]).toEqual([
    400,
    { 'details.addons': ['Each extra can be chosen 99 times at most.'] },
  ]);
});
