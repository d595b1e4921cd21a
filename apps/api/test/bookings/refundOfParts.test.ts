import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { createCaller } from '../../src/testing/testAccounts.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle } from '../fixtures.ts';
import { payOnline } from '../payments/payOnline.ts';
import { createScriptedProvider } from '../payments/scriptedProvider.ts';
import { addPromoCode } from '../promo-codes/promoCode.ts';
import { addActivity, addTickets, contact, createOrder, transferOrder } from './orders.ts';

const bank = createScriptedProvider();
let layla: TestAccount;
let manager: TestAccount;
const api = await startTestApi({ payments: bank.provider });
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
  manager = await api.signIn({ staffRole: 'manager' });
});
afterAll(() => api.close());

const half = [{ hours_before: 1, percent: 50 }];

/** Books at the price that the shop answers, and pays. Returns the number. */
async function book(order: object, promo_code?: string): Promise<string> {
  const response = await layla.call('POST', '/bookings/', {
    body: { ...order, payment_method: 'card', ...(promo_code !== undefined && { promo_code }) },
  });
  if (response.statusCode !== 201) throw new Error(response.body);
  const [booking = response.json()] = [response.json()].flat();
  await payOnline({ api, bank, account: layla }, booking.payment.id);
  return booking.booking_number;
}

async function change(number: string, line: object): Promise<{ to_refund: string; total_after: string }> {
  const body = { lines: [line] };
  const quoted = (await layla.call('POST', `/bookings/${number}/change-quotes/`, { body })).json();
  const made = await layla.call('POST', `/bookings/${number}/changes/`, {
    body: { ...body, quote: quoted.token, total_amount: quoted.total_after },
  });
  if (made.statusCode !== 200) throw new Error(made.body);
  expect(made.json().refund_amount).toBe(quoted.to_refund);
  return quoted;
}

const cancel = async (number: string): Promise<string> =>
  (await layla.call('DELETE', `/bookings/${number}/`)).json().refund_amount;
const off = (amount: string, products: object[] = []) => addPromoCode(manager, { percent: null, amount, products });

async function insertTickets(cancellationTerms: typeof half | null = half, dates = ['2030-03-10']) {
  return insertEvent(api.services.db, { dates, capacity: 20 }, { cancellationTerms });
}

async function bookTickets(events: readonly Awaited<ReturnType<typeof insertTickets>>[], code?: string) {
  const items = [];
  for (const event of events) items.push(await addTickets(layla, event));
  return book(createOrder(items), code);
}

async function bookActivity(party: { adults: number; children: number; infants: number }, code?: string, terms = half) {
  const { id } = await insertActivity(api.services.db, { cancellationTerms: terms });
  return book(createOrder([await addActivity(layla, id, party)], party), code);
}

async function bookTour(adults: number, code: string): Promise<string> {
  const { id } = await insertTour(api.services.db, { cancellationTerms: half });
  const item = { type: 'tour', id, date: '2030-03-20', price: `${adults}000.00`, quantity: 1 };
  return book({ booking_type: 'tour', cart_items: [{ ...item, details: { ...contact, adults } }] }, code);
}

describe('F3 a removed part is refunded from what was paid for it: the discount’s share first, then the terms', () => {
  test('tickets: a removed line, and the rest', async () => {
    const [one, two] = [await insertTickets(), await insertTickets()];
    const number = await bookTickets([one, two], await off('150.00'));
    const { total_after } = await change(number, { line: '1', remove: true });
    expect(total_after).toBe('37.50');
    expect(await cancel(number)).toBe('12.50');
  });

  test('tickets: the line that a code doesn’t reduce is refunded from its own price, also by a cancellation', async () => {
    const [free, strict] = [await insertTickets(null), await insertTickets([])];
    const code = await off('100.00', [{ type: 'ticket', id: free.id }]);
    expect(await cancel(await bookTickets([free, strict], code))).toBe('0.00');
  });

  test('activities: fewer travellers', async () => {
    const number = await bookActivity({ adults: 4, children: 0, infants: 0 }, await off('620.00'));
    // 720.00 with the group discount, 100.00 paid; one costs 200.00, of which 27.78 was paid.
    expect(await change(number, { line: '1', adults: 1 })).toMatchObject({ to_refund: '36.11', total_after: '63.89' });
    expect(await cancel(number)).toBe('13.89');
  });

  test('tours: fewer travellers', async () => {
    const number = await bookTour(2, await off('1500.00'));
    expect(await change(number, { line: '1', adults: 1 })).toMatchObject({ to_refund: '125.00' });
    expect(await cancel(number)).toBe('125.00');
  });
});

test('F3 without its first line, for which nothing is refunded any more, a booking isn’t refundable again', async () => {
  const [soon, later] = [await insertTickets(null), await insertTickets(null, ['2030-03-20'])];
  const items = [await addTickets(layla, soon), await addTickets(layla, later, { date: '2030-03-20' })];
  const number = await book(createOrder(items));
  api.clock.set('2030-03-09T12:00:00Z');
  const { access } = await startSession(api.services, layla.id);
  layla = { ...layla, call: createCaller(api.app, { authorization: `Bearer ${access}` }) };
  expect(await change(number, { line: '1', remove: true })).toMatchObject({ to_refund: '0.00' });
  expect(await cancel(number)).toBe('0.00');
});

test('prices 8: cancelling a held booking answers the part that its preview said, whatever the kind and the terms', async () => {
  const { id } = await insertActivity(api.services.db, { cancellationTerms: half });
  const { id: tourId } = await insertTour(api.services.db);
  const tour = {
    type: 'tour',
    id: tourId,
    date: '2030-03-02',
    price: '1000.00',
    quantity: 1,
    details: { ...contact, adults: 1 },
  };
  const sedan = await insertVehicle(api.services.db);
  const orders = [
    ['/bookings/', createOrder([await addActivity(layla, id)], { adults: 2, children: 1 }), 'partial'],
    ['/bookings/', createOrder([await addTickets(layla, await insertTickets(null))]), 'full'],
    ['/bookings/', { booking_type: 'tour', cart_items: [tour] }, 'none'],
    ['/transfers/bookings/', transferOrder(sedan), 'full'],
  ] as const;
  for (const [path, order, refund] of orders) {
    const held = (await layla.call('POST', path, { body: { ...order, payment_method: 'card' } })).json();
    const { booking_number } = [held].flat()[0];
    const { refund_if_cancelled } = (await layla.call('GET', `/bookings/${booking_number}/`)).json();
    expect(refund_if_cancelled).toMatchObject({ refund, amount: '0.00' });
    const cancelled = await layla.call('DELETE', `/bookings/${booking_number}/`);
    expect(cancelled.json()).toMatchObject({ refund, refund_amount: '0.00' });
  }
});

test('prices 5: fewer travellers in two steps cost the same as at once, also when the first step ends a discount', async () => {
  const party = { adults: 2, children: 0, infants: 1 };
  const [atOnce, inSteps] = [await bookActivity(party), await bookActivity(party)];
  expect((await change(atOnce, { line: '1', adults: 1, infants: 0 })).total_after).toBe('280.00');
  expect((await change(inSteps, { line: '1', infants: 0 })).total_after).toBe('360.00');
  expect((await change(inSteps, { line: '1', adults: 1 })).total_after).toBe('280.00');
});

test('F3 a line that moves with fewer travellers keeps the discount’s share of those who come', async () => {
  const deck = await insertEvent(api.services.db, { dates: ['2030-03-10', '2030-03-11'], capacity: 20 });
  const number = await book(
    createOrder([await addTickets(layla, deck, { adults: 2 })], { adults: 2 }),
    await off('100.00'),
  );
  const date = { date: '2030-03-11', time_slot_id: deck.morningId };
  expect(await change(number, { line: '1', ...date, adults: 1 })).toMatchObject({
    to_refund: '50.00',
    total_after: '50.00',
  });
  expect(await cancel(number)).toBe('50.00');
});
