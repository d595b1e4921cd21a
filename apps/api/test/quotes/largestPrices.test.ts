import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { addActivity, createOrder } from '../bookings/orders.ts';
import { insertActivity } from '../fixtures.ts';
import { promoCodeInput } from '../promo-codes/promoCode.ts';

let manager: TestAccount;
let layla: TestAccount;
const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
beforeAll(async () => {
  manager = await api.signIn({ staffRole: 'owner' });
  layla = await api.signIn();
});
afterAll(() => api.close());

test('a promo code of more than the largest price is refused at its field', async () => {
  const add = (amount: string) =>
    manager.call('POST', '/promo-codes/', { body: promoCodeInput({ percent: null, amount }) });
  expect((await add('999999.99')).statusCode).toBe(201);
  const refused = await add('1000000.00');
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['amount']]);
});

describe('sums of the largest price are answered, in quotes, carts, bookings and reports', () => {
  const date = '2030-03-10';
  const largest = 999_999_99;

  test('of a large party, several times', async () => {
    const { id } = await insertActivity(api.services.db, {
      basePrice: largest,
      childPrice: largest,
      maxParticipants: null,
    });
    const line = { type: 'activity', activity_id: id, date, adults: 10 };
    const quote = await layla.call('POST', '/quotes/', { body: { lines: Array.from({ length: 10 }, () => line) } });
    expect(quote.statusCode, quote.body).toBe(200);
    const item = await addActivity(layla, id, { adults: 5, children: 0 });
    expect((await layla.call('GET', '/cart/')).statusCode).toBe(200);
    const booked = await layla.call('POST', '/bookings/', { body: createOrder([item]) });
    expect(booked.statusCode, booked.body).toBe(201);
    const report = await manager.call('GET', '/sales-report/?start=2030-03-01&end=2030-03-01');
    expect(report.json().totals.revenue).toBe(booked.json().total_amount);
  });

  test('of a price from before the limit', async () => {
    const { id } = await insertActivity(api.services.db, { basePrice: 9_999_999_999_99, maxParticipants: null });
    const lines = [{ type: 'activity', activity_id: id, date, adults: 10 }];
    const quote = await layla.call('POST', '/quotes/', { body: { lines } });
    expect([quote.statusCode, quote.json().total]).toEqual([200, '84999999999.92']);
  });
});
