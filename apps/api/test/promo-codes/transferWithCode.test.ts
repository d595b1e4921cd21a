import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { bookings, promoCodes, vehicles } from '../../src/db/schema.ts';
import { releaseExpiredHolds } from '../../src/payments/paymentJobs.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { createCaller } from '../../src/testing/testAccounts.ts';
import { addActivity, contact, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle } from '../fixtures.ts';
import { payOnline } from '../payments/payOnline.ts';
import { createScriptedProvider } from '../payments/scriptedProvider.ts';
import { addPromoCode } from './promoCode.ts';

const bank = createScriptedProvider();
const now = '2030-03-01T08:00:00Z';
let manager: TestAccount;
let layla: TestAccount;
let sedan: string;
const api = await startTestApi({ now, payments: bank.provider });
beforeEach(async () => {
  api.clock.set(now);
  manager = await api.signIn({ staffRole: 'manager' });
  layla = await api.signIn();
  sedan = await insertVehicle(api.services.db);
});
afterAll(() => api.close());

/** A transfer of AED 96.25. */
const book = (code: string, total: string, rest: object = {}, who = layla) => {
  const body = transferOrder(sedan, { payment_method: 'cash', promo_code: code, total_amount: total, ...rest });
  return who.call('POST', '/transfers/bookings/', { body });
};
const quote = (code: string, who: Pick<TestAccount, 'call'> = layla, vehicle = sedan) => {
  const { pickup_location, dropoff_location, journey_date: date, journey_time: time } = transferOrder(vehicle);
  const journey = { pickup_location, dropoff_location, date, time, passengers: 2, luggage: 2 };
  const lines = [{ type: 'transfer', vehicle_id: vehicle, ...journey }];
  return who.call('POST', '/quotes/', { body: { lines, promo_code: code } });
};
const switchOff = (code: string) =>
  api.services.db.update(promoCodes).set({ isActive: false }).where(eq(promoCodes.code, code));
const refusal = (text: string) => [400, { promo_code: [text] }];
const listErrors = (response: { statusCode: number; json: () => { errors: object } }) => [
  response.statusCode,
  response.json().errors,
];

test.each([
  ['a percentage', { percent: 20 }, { percent: 20, subtotal: '96.25', amount: '-19.25' }, '77.00'],
  ['an amount', { percent: null, amount: '50.00' }, { subtotal: '96.25', amount: '-50.00' }, '46.25'],
  ['more than it costs', { percent: null, amount: '500.00' }, { subtotal: '96.25', amount: '-96.25' }, '0.00'],
])(
  'GAP-26 the quote of a transfer has the discount of %s, for guests too, and the booking the same',
  async (_, rate, discount, total) => {
    const code = await addPromoCode(manager, rate);
    for (const who of [layla, { call: api.asGuest() }])
      expect((await quote(code, who)).json()).toMatchObject({ total, discount: { ...discount, promo_code: code } });
    const response = await book(code.toLowerCase(), total);
    expect(response.statusCode, response.body).toBe(201);
    const booked = { total_amount: total, discount: { ...discount, promo_code: code } };
    expect(response.json()).toMatchObject(booked);
    const stored = (await layla.call('GET', `/transfers/bookings/${response.json().booking_number}/`)).json();
    expect(stored).toMatchObject(booked);
    expect(stored).not.toHaveProperty('promo');
  },
);

test('GAP-26 what costs nothing needs no payment, and another price than the one with the code is not booked', async () => {
  const code = await addPromoCode(manager, { percent: 100 });
  const response = await book(code, '96.25', { payment_method: 'card' });
  expect([response.statusCode, response.json().amount]).toEqual([409, '0.00']);
  const free = await book(code, '0.00', { payment_method: 'card' });
  expect(free.json()).toMatchObject({ total_amount: '0.00', booking_status: 'confirmed' });
});

test.each([
  ['that there isn’t', async () => 'NOTHING', 'We don’t know this promo code. Please check it.'],
  ['that has ended', () => addPromoCode(manager, { is_active: false }), 'This promo code has ended.'],
  [
    'for another vehicle',
    async () => {
      const other = await insertVehicle(api.services.db);
      return addPromoCode(manager, { products: [{ type: 'transfer', id: other }] });
    },
    'This promo code is not for what is in your order.',
  ],
])('GAP-26 a code %s is an error of its field, in the quote and the booking', async (_, make, text) => {
  const code = await make();
  for (const response of [await quote(code), await book(code, '77.00')])
    expect(listErrors(response)).toEqual(refusal(text));
  expect(await api.services.db.$count(bookings, eq(bookings.userId, layla.id))).toBe(0);
});

test('GAP-26 a code can be for vehicles, which it names', async () => {
  const code = await addPromoCode(manager, { products: [{ type: 'transfer', id: sedan }] });
  const { results } = (await manager.call('GET', `/promo-codes/?search=${code}`)).json();
  expect(results[0].products).toEqual([{ type: 'transfer', id: sedan, title: 'Sedan' }]);
  expect((await book(code, '77.00')).json()).toMatchObject({ total_amount: '77.00' });
  const deck = await insertEvent(api.services.db);
  const tickets = await layla.call('POST', '/bookings/', { body: { ...ticketOrder(deck), promo_code: code } });
  expect(listErrors(tickets)).toEqual(refusal('This promo code is not for what is in your order.'));
});

test('GAP-26 concurrent bookings of tours, activities, tickets and transfers share the limit of a code', async () => {
  const { db } = api.services;
  const code = await addPromoCode(manager, { max_uses: 3, percent: null, amount: '10.00' });
  const [deck, tour, dunes] = [await insertEvent(db), await insertTour(db), await insertActivity(db)];
  const people = await Promise.all(Array.from({ length: 8 }, () => api.signIn()));
  const item = { type: 'tour', id: tour.id, date: '2030-03-10', price: '2000.00', quantity: 1 };
  const ofTour = { booking_type: 'tour', payment_method: 'cash' };
  const ofItem = { ...ofTour, cart_items: [{ ...item, details: { ...contact, adults: 2 } }] };
  const lines = await Promise.all(people.map((person) => addActivity(person, dunes.id)));
  const responses = await Promise.all(
    people.map((person, index) => {
      if (index % 4 === 0) return book(code, '86.25', {}, person);
      const order = [ofItem, ticketOrder(deck), createOrder([lines[index]!], { adults: 2, children: 1, infants: 0 })];
      return person.call('POST', '/bookings/', { body: { ...order[(index % 4) - 1], promo_code: code } });
    }),
  );
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
  for (const response of responses.filter(({ statusCode }) => statusCode !== 201))
    expect(listErrors(response)).toEqual(refusal('This promo code is used up.'));
});

test('GAP-26 concurrent transfers of one customer use a code no more often than its limit, tickets included', async () => {
  const code = await addPromoCode(manager, { max_uses_per_customer: 2 });
  const deck = await insertEvent(api.services.db);
  await layla.call('POST', '/bookings/', { body: { ...ticketOrder(deck), promo_code: code } });
  const responses = await Promise.all(Array.from({ length: 4 }, () => book(code, '77.00')));
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(listErrors(await quote(code))).toEqual(refusal('You have already used this promo code.'));
  expect((await book(code, '77.00', {}, await api.signIn())).statusCode).toBe(201);
});

test('GAP-26 GAP-30 a cancelled transfer refunds what was paid with the code, and frees its use', async () => {
  const code = await addPromoCode(manager, { max_uses: 1 });
  const booking = (await book(code, '77.00', { payment_method: 'card' })).json();
  await payOnline({ api, bank, account: layla }, booking.payment.id);
  expect((await quote(code)).statusCode).toBe(400);
  const cancelled = await layla.call('DELETE', `/bookings/${booking.booking_number}/`);
  expect(cancelled.json()).toMatchObject({ refund: 'full', refund_amount: '77.00' });
  expect((await quote(code)).json()).toMatchObject({ total: '77.00' });
});

test.each([
  ['rate', {}, '77.00', '154.00', '-38.50'],
  ['amount', { percent: null, amount: '50.00' }, '46.25', '142.50', '-50.00'],
])(
  'GAP-30 a change of a transfer keeps the %s of the code at today’s price, though the code has ended',
  async (_, rate, before, after, amount) => {
    const code = await addPromoCode(manager, { ...rate, products: [{ type: 'transfer', id: sedan }] });
    const { booking_number: number } = (await book(code, before)).json();
    await switchOff(code);
    await api.services.db.update(vehicles).set({ pricePerKm: 5_00 }).where(eq(vehicles.id, sedan));
    for (const [pickup_time, total_before] of [
      ['10:30', before],
      ['11:30', after],
    ]) {
      const transfer = { pickup_time };
      const quoted = await layla.call('POST', `/bookings/${number}/change-quotes/`, { body: { transfer } });
      const discount = { promo_code: code, subtotal: '192.50', amount };
      expect(quoted.json()).toMatchObject({ total_before, total_after: after, discount });
      const body = { transfer, quote: quoted.json().token, total_amount: after };
      const changed = await layla.call('POST', `/bookings/${number}/changes/`, { body });
      expect(changed.statusCode, changed.body).toBe(200);
    }
  },
);

test('GAP-26 a hold that has expired frees its use, and is taken back only if the code can be used', async () => {
  const code = await addPromoCode(manager, { max_uses: 1 });
  const held = (await book(code, '77.00', { payment_method: 'card' })).json();
  const expire = async () => {
    api.clock.advance(15 * 60_000);
    await releaseExpiredHolds(api.services, (error) => expect.fail(String(error)));
    const { access } = await startSession(api.services, layla.id);
    layla = { ...layla, call: createCaller(api.app, { authorization: `Bearer ${access}` }) };
  };
  await expire();
  const renewed = (await layla.call('POST', `/payments/${held.payment.id}/renew/`)).json();
  expect(renewed).toMatchObject({ payment: { status: 'open', amount: '77.00' } });
  await expire();
  expect((await book(code, '77.00', {}, await api.signIn())).statusCode).toBe(201);
  expect((await layla.call('POST', `/payments/${renewed.payment.id}/renew/`)).json()).toMatchObject({
    payment: null,
    changes: [{ outcome: 'price_changed', previous_total: '77.00', total_amount: '96.25' }],
  });
});

test('QUIRK-12 GAP-26 the discount of a first booking gives way to a code that saves more, and the code to it if not', async () => {
  const improved = await startTestApi({ now, environment: { BEHAVIOUR: 'improved' } });
  try {
    const chief = await improved.signIn({ staffRole: 'owner' });
    const omar = await improved.signIn();
    const van = await insertVehicle(improved.services.db);
    const send = (promo_code: string, total_amount: string) =>
      omar.call('POST', '/transfers/bookings/', { body: transferOrder(van, { promo_code, total_amount }) });
    const small = await addPromoCode(chief, { percent: 10 });
    const text = 'The discount of your first booking is larger. Keep this promo code for a later booking.';
    for (const response of [await quote(small, omar, van), await send(small, '86.62')])
      expect(listErrors(response)).toEqual(refusal(text));
    const large = await addPromoCode(chief);
    expect((await send(large, '77.00')).json()).toMatchObject({ discount: { promo_code: large, percent: 20 } });
  } finally {
    await improved.close();
  }
});
