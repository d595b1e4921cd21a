import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { contact } from '../bookings/orders.ts';
import { insertTour } from '../fixtures.ts';
import { payOnline } from '../payments/payOnline.ts';
import { createScriptedProvider } from '../payments/scriptedProvider.ts';
import { addPromoCode } from './promoCode.ts';

const bank = createScriptedProvider();
let layla: TestAccount;
const api = await startTestApi({ now: '2030-03-01T08:00:00Z', payments: bank.provider });
const cities = await insertTour(api.services.db);
const manager = await api.signIn({ staffRole: 'manager' });
beforeEach(async () => {
  layla = await api.signIn();
});
afterAll(() => api.close());

/** Books as the dialog of the tour does. */
const book = (code: string, rest: object = {}, who = layla) => {
  const item = { type: 'tour', id: cities.id, date: '2030-03-10', price: '2000.00', quantity: 1 };
  const body = {
    booking_type: 'tour',
    payment_method: 'cash',
    promo_code: code,
    cart_items: [{ ...item, details: { ...contact, adults: 2 } }],
    ...rest,
  };
  return who.call('POST', '/bookings/', { body });
};
const quote = (code: string, who: Pick<TestAccount, 'call'> = layla) => {
  const lines = [{ type: 'tour', tour_id: cities.id, date: '2030-03-10', adults: 2 }];
  return who.call('POST', '/quotes/', { body: { lines, promo_code: code } });
};

test.each([
  ['a percentage', { percent: 15 }, { percent: 15, subtotal: '2000.00', amount: '-300.00' }, '1700.00'],
  ['an amount', { percent: null, amount: '50.00' }, { subtotal: '2000.00', amount: '-50.00' }, '1950.00'],
])(
  'GAP-26 the quote of a tour has the discount of %s, for guests too, and the booking the same',
  async (_, rate, discount, total) => {
    const code = await addPromoCode(manager, { ...rate, products: [{ type: 'tour', id: cities.id }] });
    for (const who of [layla, { call: api.asGuest() }])
      expect((await quote(code, who)).json()).toMatchObject({ total, discount: { ...discount, promo_code: code } });
    const response = await book(code, { total_amount: total });
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject([{ total_amount: total, discount: { ...discount, promo_code: code } }]);
  },
);

test('GAP-26 a code for other products is an error of its field, in the quote and the booking of a tour', async () => {
  const code = await addPromoCode(manager, {
    products: [{ type: 'tour', id: (await insertTour(api.services.db)).id }],
  });
  const errors = { promo_code: ['This promo code is not for what is in your order.'] };
  for (const response of [await quote(code), await book(code)])
    expect([response.statusCode, response.json().errors]).toEqual([400, errors]);
});

test('GAP-26 concurrent bookings of a tour never use a code more often than its limit', async () => {
  const code = await addPromoCode(manager, { max_uses: 2 });
  const people = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));
  const responses = await Promise.all(people.map((person) => book(code, {}, person)));
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2);
  const errors = { promo_code: ['This promo code is used up.'] };
  for (const response of responses.filter(({ statusCode }) => statusCode !== 201))
    expect([response.statusCode, response.json().errors]).toEqual([400, errors]);
  expect((await quote(code)).json().errors).toEqual(errors);
});

test('GAP-26 GAP-30 a cancelled tour refunds what was paid with the code, and frees its use', async () => {
  const code = await addPromoCode(manager, { percent: 15, max_uses: 1 });
  const [booking] = (await book(code, { payment_method: 'card', total_amount: '1700.00' })).json();
  await payOnline({ api, bank, account: layla }, booking.payment.id);
  expect((await quote(code)).statusCode).toBe(400);
  const cancelled = await layla.call('DELETE', `/bookings/${booking.booking_number}/`);
  expect(cancelled.json()).toMatchObject({ refund: 'full', refund_amount: '1700.00' });
  expect((await quote(code)).json()).toMatchObject({ total: '1700.00' });
});
