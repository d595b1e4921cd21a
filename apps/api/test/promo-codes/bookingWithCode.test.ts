import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { bookings, promoCodes } from '../../src/db/schema.ts';
import { releaseExpiredHolds } from '../../src/payments/paymentJobs.ts';
import { receivePaymentEvent } from '../../src/payments/receivePaymentEvent.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { createCaller } from '../../src/testing/testAccounts.ts';
import { addActivity, addTickets, contact, createOrder, ticketOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour, type TestEvent } from '../fixtures.ts';
import { createEvent, createScriptedProvider } from '../payments/scriptedProvider.ts';
import { addPromoCode } from './promoCode.ts';

const bank = createScriptedProvider();
const now = '2030-03-01T08:00:00Z';
let manager: TestAccount;
let layla: TestAccount;
let deck: TestEvent;
const api = await startTestApi({ now, payments: bank.provider });
const dunes = await insertActivity(api.services.db);
beforeEach(async () => {
  api.clock.set(now);
  manager = await api.signIn({ staffRole: 'manager' });
  layla = await api.signIn();
  deck = await insertEvent(api.services.db, { dates: ['2030-03-10', '2030-03-11'], capacity: 500 });
});
afterAll(() => api.close());

const add = (rest: object = {}) => addPromoCode(manager, rest);
const order = (
  code: string | undefined,
  { adults = 1, ...rest }: { adults?: number; [key: string]: unknown } = {},
) => ({
  ...ticketOrder(deck, { adults, price: `${adults}00.00` }),
  ...(code !== undefined && { promo_code: code }),
  ...rest,
});
const send = (body: object, who = layla) => who.call('POST', '/bookings/', { body });
const readDiscounts = (code: string, who: Pick<TestAccount, 'call'> = layla) =>
  who.call('GET', `/cart/discounts/?promo_code=${code}`);
const refusal = (response: { statusCode: number; json: () => { errors: Record<string, string[]> } }) => [
  response.statusCode,
  Object.values(response.json().errors).flat().join(),
];

test('GAP-26 a booking with a promo code costs less, says so, and keeps its discount if the code changes', async () => {
  const code = await add({ code: 'TWENTY' });
  const response = await send(order('twenty', { adults: 2, total_amount: '160.00' }));
  expect(response.statusCode, response.body).toBe(201);
  const discount = { percent: 20, promo_code: code, subtotal: '200.00', amount: '-40.00' };
  expect(response.json()).toMatchObject({ total_amount: '160.00', discount });
  await api.services.db.update(promoCodes).set({ isActive: false }).where(eq(promoCodes.code, code));
  const number = response.json().booking_number;
  const stored = (await layla.call('GET', `/bookings/${number}/`)).json();
  expect(stored).toMatchObject({ total_amount: '160.00', discount });
  expect(stored).not.toHaveProperty('promo');
});

test('GAP-26 a code of an amount takes off no more than the price, and what costs nothing needs no payment', async () => {
  const code = await add({ percent: null, amount: '150.00' });
  const part = await send(order(code, { adults: 2, payment_method: 'card' }));
  expect(part.json()).toMatchObject({ total_amount: '50.00', booking_status: 'pending' });
  expect(part.json().discount).toEqual({ promo_code: code, subtotal: '200.00', amount: '-150.00' });
  const all = await send(order(code, { payment_method: 'card' }));
  expect(all.json()).toMatchObject({ total_amount: '0.00', booking_status: 'confirmed' });
});

test('GAP-26 a booking at another total than the one with the code is not made', async () => {
  const code = await add();
  const response = await send(order(code, { total_amount: '100.00' }));
  expect([response.statusCode, response.json().amount]).toEqual([409, '80.00']);
});

describe('GAP-26 a code is refused', () => {
  test.each([
    ['that there isn’t', () => 'NOTHING', 'We don’t know this promo code. Please check it.'],
    ['that is off', () => add({ is_active: false }), 'This promo code has ended.'],
    ['after its last day', () => add({ valid_until: '2030-02-28' }), 'This promo code has ended.'],
    ['before its first day', () => add({ valid_from: '2030-03-02' }), 'This promo code can’t be used yet.'],
    [
      'for other products',
      () => add({ products: [{ type: 'activity', id: dunes.id }] }),
      'This promo code is not for what is in your order.',
    ],
  ])('%s, by bookings, orders, quotes and the cart alike', async (_what, make, text) => {
    const code = await make();
    expect(refusal(await send(order(code)))).toEqual([400, text]);
    const inOrder = await layla.call('POST', '/orders/', { body: { bookings: [order(code)] } });
    expect(refusal(inOrder)).toEqual([400, text]);
    expect(Object.keys(inOrder.json().errors)).toEqual(['bookings.0.promo_code']);
    const line = { type: 'ticket', event_id: deck.id, ticket_type_id: deck.typeId, adults: 1 };
    const lines = [{ ...line, date: '2030-03-10', time_slot_id: deck.morningId }];
    expect(refusal(await layla.call('POST', '/quotes/', { body: { lines, promo_code: code } }))).toEqual([400, text]);
    await addTickets(layla, deck);
    expect(refusal(await readDiscounts(code))).toEqual([400, text]);
  });

  test('in the days of Dubai', async () => {
    const code = await add({ valid_until: '2030-03-01' });
    api.clock.set('2030-03-01T19:59:00Z');
    const { access } = await startSession(api.services, layla.id);
    const call = createCaller(api.app, { authorization: `Bearer ${access}` });
    expect((await send(order(code), { ...layla, call })).statusCode).toBe(201);
    api.clock.set('2030-03-01T20:00:00Z');
    expect((await send(order(code), { ...layla, call })).statusCode).toBe(400);
  });
});

test('GAP-26 concurrent bookings never use a code more often than its limit', async () => {
  const code = await add({ max_uses: 3 });
  const people = await Promise.all(Array.from({ length: 8 }, () => api.signIn()));
  const responses = await Promise.all(people.map((person) => send(order(code), person)));
  const made = responses.filter(({ statusCode }) => statusCode === 201);
  expect(made).toHaveLength(3);
  for (const response of responses.filter(({ statusCode }) => statusCode !== 201))
    expect(refusal(response)).toEqual([400, 'This promo code is used up.']);
  const [first] = made;
  await people[responses.indexOf(first!)]!.call('DELETE', `/bookings/${first!.json().booking_number}/`);
  expect((await send(order(code))).statusCode).toBe(201);
  expect((await send(order(code))).statusCode).toBe(400);
});

test('GAP-26 concurrent bookings of one customer don’t either, and others can still use the code', async () => {
  const code = await add({ max_uses_per_customer: 1 });
  const responses = await Promise.all(Array.from({ length: 5 }, () => send(order(code))));
  expect(responses.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(refusal(await send(order(code)))).toEqual([400, 'You have already used this promo code.']);
  expect((await send(order(code), await api.signIn())).statusCode).toBe(201);
});

describe('GAP-26 the discounts of a cart', () => {
  test('are those of its bookings: the code reduces the one that it saves the most on', async () => {
    const code = await add({ products: [{ type: 'ticket', id: deck.id }] });
    const safari = await addActivity(layla, dunes.id);
    const tickets = await addTickets(layla, deck, { adults: 2 });
    const response = await readDiscounts(code.toLowerCase());
    expect(response.json()).toEqual({
      discounts: [
        { items: [tickets.id], discount: { percent: 20, promo_code: code, subtotal: '200.00', amount: '-40.00' } },
      ],
    });
    expect(response.headers['ratelimit-limit']).toBe('100');
    const body = {
      bookings: [
        createOrder([safari], { adults: 2, children: 1, infants: 0 }),
        { ...createOrder([tickets]), promo_code: code },
      ],
    };
    const { bookings: booked } = (await layla.call('POST', '/orders/', { body })).json();
    expect(booked.map(({ total_amount }: { total_amount: string }) => total_amount)).toEqual(['486.00', '160.00']);
  });

  test('are those of a guest’s cart, and there are none of an empty one', async () => {
    const code = await add({ max_uses_per_customer: 1 });
    const guest = { call: api.asGuest() };
    expect(refusal(await readDiscounts(code, guest))).toEqual([
      400,
      'This promo code is not for what is in your order.',
    ]);
    await addTickets(guest, deck);
    expect((await readDiscounts(code, guest)).json().discounts).toMatchObject([{ discount: { amount: '-20.00' } }]);
  });

  test('tell a customer who has used the code', async () => {
    const code = await add({ max_uses_per_customer: 1 });
    await send(order(code));
    await addTickets(layla, deck);
    expect(refusal(await readDiscounts(code))).toEqual([400, 'You have already used this promo code.']);
  });
});

test('GAP-26 a quote has the discount of the promo code, and the booking the same', async () => {
  const code = await add();
  const line = { type: 'ticket', event_id: deck.id, ticket_type_id: deck.typeId, adults: 2 };
  const lines = [{ ...line, date: '2030-03-10', time_slot_id: deck.morningId }];
  const quote = await api.call('POST', '/quotes/', { body: { lines, promo_code: code } });
  const discount = { percent: 20, promo_code: code, subtotal: '200.00', amount: '-40.00' };
  expect(quote.json()).toMatchObject({ total: '160.00', discount });
  // Together with the cart: so that codes can't be found by trying.
  expect(quote.headers['ratelimit-limit']).toBe('100');
  expect((await send(order(code, { adults: 2 }))).json().discount).toEqual(discount);
});

describe('GAP-26 a code that several bookings of an order name reduces one of them', () => {
  const orderWith = async (codes: readonly [string, string]) => {
    const { id } = await insertActivity(api.services.db);
    const safari = createOrder([await addActivity(layla, id)], { adults: 2, children: 1, infants: 0 });
    const bookings = [order(codes[0], { adults: 2 }), { ...safari, promo_code: codes[1] }];
    return layla.call('POST', '/orders/', { body: { bookings } });
  };
  const totals = (response: { json: () => { bookings: { total_amount: string }[] } }) =>
    response.json().bookings.map(({ total_amount }) => total_amount);

  test.each([
    ['the one that it saves the most on', () => ({}), ['200.00', '388.80']],
    ['in any letters', () => ({ code: 'SAME' }), ['200.00', '388.80']],
    ['the one that it is for', () => ({ products: [{ type: 'ticket', id: deck.id }] }), ['160.00', '486.00']],
    ['once per customer', () => ({ max_uses_per_customer: 1 }), ['200.00', '388.80']],
    ['the first one if it saves the same', () => ({ percent: null, amount: '20.00' }), ['200.00', '466.00']],
  ])('%s', async (_, values, expected) => {
    const code = await add(values());
    const response = await orderWith([code, code.toLowerCase()]);
    expect(response.statusCode, response.body).toBe(201);
    expect(totals(response)).toEqual(expected);
  });

  test('different codes reduce a booking each', async () => {
    expect(totals(await orderWith([await add(), await add({ percent: 50 })]))).toEqual(['160.00', '243.00']);
  });

  test('and is refused at the first that names it', async () => {
    const response = await orderWith(['NOTHING', 'nothing']);
    expect(refusal(response)).toEqual([400, 'We don’t know this promo code. Please check it.']);
    expect(Object.keys(response.json().errors)).toEqual(['bookings.1.promo_code']);
  });
});

test('CHECKOUT-28 a line of the cart is booked once, also if two bookings of an order contain it', async () => {
  const tickets = createOrder([await addTickets(layla, deck)], { adults: 1, children: 0 });
  const response = await layla.call('POST', '/orders/', { body: { bookings: [tickets, tickets] } });
  expect(refusal(response)).toEqual([400, 'An item is in the order twice.']);
  expect(Object.keys(response.json().errors)).toEqual(['bookings.1.cart_items']);
});

test('GAP-26 a tour of the cart can be booked with a code', async () => {
  const cities = await insertTour(api.services.db);
  const code = await add({ percent: 5, products: [{ type: 'tour', id: cities.id }] });
  const item = { type: 'tour', id: cities.id, date: '2030-03-10', price: '2000.00', quantity: 1 };
  const body = {
    booking_type: 'tour',
    payment_method: 'cash',
    promo_code: code,
    cart_items: [{ ...item, details: { ...contact, adults: 2 } }],
  };
  expect((await send(body)).json()[0]).toMatchObject({ total_amount: '1900.00' });
});

describe('the discount of a first booking', () => {
  let improved: TestApi;
  let omar: TestAccount;
  let chief: TestAccount;
  let event: TestEvent;
  beforeAll(async () => {
    improved = await startTestApi({ now, environment: { BEHAVIOUR: 'improved' } });
    event = await insertEvent(improved.services.db);
    chief = await improved.signIn({ staffRole: 'owner' });
  });
  beforeEach(async () => {
    omar = await improved.signIn();
  });
  afterAll(() => improved.close());
  const bookWith = (code: string) =>
    omar.call('POST', '/bookings/', { body: { ...ticketOrder(event), promo_code: code } });

  test('QUIRK-12 GAP-26 gives way to a code that saves more, and the code to it if not', async () => {
    const small = await addPromoCode(chief, { percent: 10 });
    const text = 'The discount of your first booking is larger. Keep this promo code for a later booking.';
    expect(refusal(await bookWith(small))).toEqual([400, text]);
    const large = await addPromoCode(chief, { percent: 11 });
    expect((await bookWith(large)).json()).toMatchObject({ total_amount: '89.00', discount: { promo_code: large } });
    expect((await bookWith(small)).json()).toMatchObject({ total_amount: '90.00', discount: { promo_code: small } });
  });

  test('QUIRK-12 GAP-26 gives way in the cart and in quotes too: a booking has one discount', async () => {
    await addTickets(omar, event);
    const line = { type: 'ticket', event_id: event.id, ticket_type_id: event.typeId, adults: 1 };
    const lines = [{ ...line, date: '2030-03-10', time_slot_id: event.morningId }];
    const quote = (code: string) => omar.call('POST', '/quotes/', { body: { lines, promo_code: code } });
    const small = await addPromoCode(chief, { percent: 10 });
    const text = 'The discount of your first booking is larger. Keep this promo code for a later booking.';
    for (const response of [await quote(small), await readDiscounts(small, omar)])
      expect(refusal(response)).toEqual([400, text]);
    const large = await addPromoCode(chief, { percent: 11 });
    const discount = { percent: 11, promo_code: large, subtotal: '100.00', amount: '-11.00' };
    expect((await quote(large)).json().discount).toEqual(discount);
    expect((await readDiscounts(large, omar)).json().discounts).toMatchObject([{ discount }]);
    expect((await readDiscounts(large, omar)).json().discounts).toHaveLength(1);
  });

  test('QUIRK-12 GAP-26 stays on the first booking of a cart if the code is for another one', async () => {
    const code = await addPromoCode(chief, { percent: 50, products: [{ type: 'ticket', id: event.id }] });
    const safari = await addActivity(omar, (await insertActivity(improved.services.db)).id);
    const tickets = await addTickets(omar, event);
    const { discounts } = (await readDiscounts(code, omar)).json();
    expect(discounts).toEqual([
      { items: [safari.id], discount: { percent: 10, subtotal: '486.00', amount: '-48.60' } },
      { items: [tickets.id], discount: { percent: 50, promo_code: code, subtotal: '100.00', amount: '-50.00' } },
    ]);
  });
});

describe('a change of a booking with a promo code', () => {
  const quote = async (number: string, lines: object[]) =>
    (await layla.call('POST', `/bookings/${number}/change-quotes/`, { body: { lines } })).json();

  async function change(number: string, lines: object[]) {
    const quoted = await quote(number, lines);
    const body = { lines, quote: quoted.token, total_amount: quoted.total_after };
    const response = await layla.call('POST', `/bookings/${number}/changes/`, { body });
    expect(response.statusCode, response.body).toBe(200);
    return quoted;
  }

  async function bookBoth(code: string) {
    const other = await insertEvent(api.services.db, { dates: ['2030-03-10'], capacity: 10 });
    const items = [await addTickets(layla, deck, { adults: 2 }), await addTickets(layla, other, { adults: 2 })];
    const response = await send({ ...createOrder(items), promo_code: code });
    expect(response.statusCode, response.body).toBe(201);
    return response.json();
  }

  test('GAP-30 keeps the rate of the code, though the code has ended', async () => {
    const code = await add();
    const { booking_number } = (await send(order(code, { adults: 2 }))).json();
    await api.services.db.update(promoCodes).set({ isActive: false }).where(eq(promoCodes.code, code));
    const quoted = await change(booking_number, [{ line: '1', adults: 1 }]);
    expect(quoted).toMatchObject({
      total_after: '80.00',
      discount: { percent: 20, promo_code: code, subtotal: '100.00', amount: '-20.00' },
    });
  });

  test('GAP-30 reduces only the lines that the code is for, change after change', async () => {
    const code = await add({ products: [{ type: 'ticket', id: deck.id }] });
    const booking = await bookBoth(code);
    expect(booking.total_amount).toBe('360.00');
    const { booking_number: number } = booking;
    expect(await change(number, [{ line: '2', adults: 1 }])).toMatchObject({ total_after: '260.00' });
    expect(await change(number, [{ line: '1', adults: 1 }])).toMatchObject({
      total_after: '180.00',
      discount: { percent: 20, promo_code: code, subtotal: '200.00', amount: '-20.00' },
    });
    const removed = await change(number, [{ line: '1', remove: true }]);
    expect(removed.total_after).toBe('100.00');
    expect(removed).not.toHaveProperty('discount');
  });

  test('GAP-30 never refunds what was not paid: a free line is removed without a refund', async () => {
    const code = await add({ percent: 100, products: [{ type: 'ticket', id: deck.id }] });
    const { booking_number } = await bookBoth(code);
    expect(await quote(booking_number, [{ line: '1', remove: true }])).toMatchObject({
      total_before: '200.00',
      total_after: '200.00',
    });
  });
});

describe('a hold that has expired', () => {
  async function expire() {
    api.clock.advance(15 * 60_000);
    await releaseExpiredHolds(api.services, (error) => expect.fail(String(error)));
    const { access } = await startSession(api.services, layla.id);
    layla = { ...layla, call: createCaller(api.app, { authorization: `Bearer ${access}` }) };
  }

  test('GAP-26 frees the use of its code, and is taken back only at the price without a code that others have used up', async () => {
    const code = await add({ max_uses: 1 });
    const held = (await send(order(code, { payment_method: 'card' }))).json();
    expect(refusal(await send(order(code), await api.signIn()))[0]).toBe(400);
    await expire();
    const renewed = await layla.call('POST', `/payments/${held.payment.id}/renew/`);
    expect(renewed.json()).toMatchObject({ payment: { amount: '80.00' } });
    await expire();
    expect((await send(order(code), await api.signIn())).statusCode).toBe(201);
    const again = await layla.call('POST', `/payments/${renewed.json().payment.id}/renew/`);
    expect(again.json()).toMatchObject({
      payment: null,
      changes: [{ outcome: 'price_changed', previous_total: '80.00', total_amount: '100.00' }],
    });
  });

  test('GAP-26 whose payment is late is booked if its code can still be used', async () => {
    const code = await add({ max_uses: 1 });
    const held = (await send(order(code, { payment_method: 'card' }))).json();
    await layla.call('GET', `/payments/${held.payment.id}/`);
    await expire();
    bank.settle(held.payment.id, 'paid');
    await receivePaymentEvent(api.services, createEvent(held.payment.id, { type: 'paid' }));
    const [row] = await api.services.db.select().from(bookings).where(eq(bookings.number, held.booking_number));
    expect(row).toMatchObject({ status: 'confirmed', total: 80_00 });
    expect(refusal(await send(order(code)))).toEqual([400, 'This promo code is used up.']);
  });
});
