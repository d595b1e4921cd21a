import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { addActivity, orderOf } from '../bookings/orders.ts';
import { insertActivity } from '../fixtures.ts';

let api: TestApi;
let layla: TestAccount;
let dunes: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { BEHAVIOUR: 'improved' } });
  dunes = (await insertActivity(api.services.db)).id;
});
beforeEach(async () => {
  layla = await api.signIn();
});
afterAll(() => api.close());

const date = '2030-03-10';

test('CONST-11 free infants earn no group discount in quotes, carts and bookings', async () => {
  const visit = { type: 'activity', activity_id: dunes, date, adults: 2, infants: 1 };
  const quote = (await api.call('POST', '/quotes/', { body: { lines: [visit] } })).json();
  const item = await addActivity(layla, dunes, { children: 0, infants: 1 });
  expect([quote.total, item.price]).toEqual(['400.00', '400.00']);
  expect((await layla.call('GET', '/cart/')).json().items).toMatchObject([{ price: '400.00' }]);
  expect((await layla.call('PATCH', `/cart-items/${item.id}/`, { body: { quantity: 2 } })).json().price).toBe('800.00');
  const order = orderOf([{ ...item, quantity: 2, price: '720.00' }]);
  const response = await layla.call('POST', '/bookings/', { body: order });
  expect([response.statusCode, response.json().amount]).toEqual([409, '800.00']);
});
