import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { releaseExpiredHolds } from '../../src/payments/paymentJobs.ts';
import { receivePaymentEvent } from '../../src/payments/receivePaymentEvent.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { createCaller } from '../../src/testing/testAccounts.ts';
import { addActivity, createOrder, ticketOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent } from '../fixtures.ts';
import { addPromoCode } from '../promo-codes/promoCode.ts';
import { createEvent, createScriptedProvider } from './scriptedProvider.ts';

const bank = createScriptedProvider();
let api: TestApi;
let layla: TestAccount;
beforeAll(async () => {
  const environment = { BEHAVIOUR: 'improved' };
  api = await startTestApi({ payments: bank.provider, environment });
});
beforeEach(async () => {
  layla = await api.signIn();
});
afterAll(() => api.close());

async function expireHolds() {
  api.clock.advance(15 * 60_000);
  await releaseExpiredHolds(api.services, (error) => expect.fail(String(error)));
  const { access } = await startSession(api.services, layla.id);
  layla = { ...layla, call: createCaller(api.app, { authorization: `Bearer ${access}` }) };
}

test('QUIRK-12 a held booking is the first one until its hold expires, and costs the same when it is taken back', async () => {
  const event = await insertEvent(api.services.db);
  const book = async (method: string) => {
    const body = { ...ticketOrder(event), payment_method: method };
    return (await layla.call('POST', '/bookings/', { body })).json();
  };
  const held = await book('card');
  expect(held.total_amount).toBe('90.00');
  expect((await book('card')).total_amount).toBe('100.00');
  await expireHolds();
  const renew = (id: string) => layla.call('POST', `/payments/${id}/renew/`);
  expect((await renew(held.payment.id)).json()).toMatchObject({ payment: { amount: '90.00' } });
  await expireHolds();

  const next = await book('cash');
  expect(next.total_amount).toBe('90.00');
  const { renewed_as: renewed } = (await layla.call('GET', `/payments/${held.payment.id}/`)).json();
  expect((await renew(renewed)).json()).toMatchObject({
    payment: null,
    changes: [{ outcome: 'price_changed', previous_total: '90.00', total_amount: '100.00' }],
  });
});

test.each([
  ['the discount of a first booking', null, ['437.40', '100.00']],
  ['that discount, and a code for the other booking', { percent: 5 }, ['437.40', '95.00']],
  [
    'that discount, and a code with a smaller amount for the other booking',
    { percent: null, amount: '1.00' },
    ['437.40', '99.00'],
  ],
  ['a code instead of that discount', { percent: 50, isFirst: true }, ['243.00', '100.00']],
])(
  'QUIRK-12 an order of two bookings that is paid late is kept if its places are free, with %s',
  async (_, code, totals) => {
    const owner = await api.signIn({ staffRole: 'owner' });
    const { isFirst = false, ...values } = { isFirst: false, ...code };
    const named = code && { promo_code: await addPromoCode(owner, values) };
    const { id } = await insertActivity(api.services.db);
    const event = await insertEvent(api.services.db);
    const safari = createOrder([await addActivity(layla, id)]);
    const bookings = [
      { ...safari, payment_method: 'card', ...(isFirst && named) },
      { ...ticketOrder(event), payment_method: 'card', ...(!isFirst && named) },
    ];
    const { payment, bookings: booked } = (await layla.call('POST', '/orders/', { body: { bookings } })).json();
    expect(booked.map(({ total_amount }: { total_amount: string }) => total_amount)).toEqual(totals);
    await layla.call('GET', `/payments/${payment.id}/`);
    await expireHolds();
    bank.settle(payment.id, 'paid');
    await receivePaymentEvent(api.services, createEvent(payment.id, { type: 'paid' }));
    for (const [index, { booking_number }] of booked.entries())
      expect((await layla.call('GET', `/bookings/${booking_number}/`)).json()).toMatchObject({
        booking_status: 'confirmed',
        payment_status: 'paid',
        total_amount: totals[index],
      });
    expect((await layla.call('GET', `/payments/${payment.id}/`)).json()).toMatchObject({
      status: 'paid',
      refunded_amount: '0.00',
    });
  },
);

test('QUIRK-12 an order that is paid late and is no longer all free is refunded as a whole, and takes nothing', async () => {
  const { id } = await insertActivity(api.services.db);
  const event = await insertEvent(api.services.db, { dates: ['2030-03-10'], capacity: 1 });
  const safari = createOrder([await addActivity(layla, id)]);
  const bookings = [safari, ticketOrder(event)].map((booking) => ({ ...booking, payment_method: 'card' }));
  const { payment, bookings: booked } = (await layla.call('POST', '/orders/', { body: { bookings } })).json();
  await layla.call('GET', `/payments/${payment.id}/`);
  await expireHolds();
  const other = await api.signIn();
  await other.call('POST', '/bookings/', { body: ticketOrder(event, { price: '100.00' }) });
  bank.settle(payment.id, 'paid');
  await receivePaymentEvent(api.services, createEvent(payment.id, { type: 'paid' }));
  for (const { booking_number } of booked)
    expect((await layla.call('GET', `/bookings/${booking_number}/`)).json()).toMatchObject({
      booking_status: 'cancelled',
    });
});
