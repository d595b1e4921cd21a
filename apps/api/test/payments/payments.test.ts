import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { findPayment } from '../../src/db/payments/payments.ts';
import { activities, paymentEvents, payments, ticketStock, users } from '../../src/db/schema.ts';
import { minute } from '../../src/lib/durations.ts';
import { readOpenPayments, releaseExpiredHolds, sendDueRefunds } from '../../src/payments/paymentJobs.ts';
import { ProviderUnavailable } from '../../src/payments/provider.ts';
import { receivePaymentEvent } from '../../src/payments/receivePaymentEvent.ts';
import { startPayment as startAtProvider } from '../../src/payments/startPayment.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { createCaller } from '../../src/testing/testAccounts.ts';
import { addActivity, addTickets, contact, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle, type TestEvent } from '../fixtures.ts';
import { createEvent, createScriptedProvider } from './scriptedProvider.ts';

const bank = createScriptedProvider();
let layla: TestAccount;
let dunes: { id: string };
let deck: TestEvent;
const api = await startTestApi({ payments: bank.provider });
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  bank.fail(null);
  bank.refundAs('succeeded');
  layla = await api.signIn();
  dunes = await insertActivity(api.services.db);
  deck = await insertEvent(api.services.db);
});
afterAll(() => api.close());

/** Advances the clock, and signs in again, because access tokens expire within minutes. */
async function later(milliseconds: number) {
  api.clock.advance(milliseconds);
  const { access } = await startSession(api.services, layla.id);
  layla = { ...layla, call: createCaller(api.app, { authorization: `Bearer ${access}` }) };
}

const failures: unknown[] = [];
const onFailure = (error: unknown) => failures.push(error);
const expireHolds = () => releaseExpiredHolds(api.services, onFailure);
const sendRefunds = () => sendDueRefunds(api.services, onFailure);
const receive = (paymentId: string, rest: Parameters<typeof createEvent>[1]) =>
  receivePaymentEvent(api.services, createEvent(paymentId, rest));

const byCard = <Body extends object>(body: Body) => ({ ...body, payment_method: 'card' });
const bookTickets = async (account = layla, adults = 2) => {
  const body = byCard(ticketOrder(deck, { adults, price: `${adults}00.00` }));
  const response = await account.call('POST', '/bookings/', { body });
  expect(response.statusCode).toBe(201);
  return response.json();
};
const order = async (account = layla) => {
  const activity = await addActivity(account, dunes.id);
  const tickets = await addTickets(account, deck, { adults: 2 });
  const body = {
    bookings: [
      byCard(createOrder([activity], { adults: 2, children: 1, infants: 0 })),
      byCard(createOrder([tickets], { adults: 2, children: 0 })),
    ],
  };
  return account.call('POST', '/orders/', { body });
};
const getPayment = async (id: string, account = layla) => (await account.call('GET', `/payments/${id}/`)).json();
const getBooking = async (number: string, account = layla) =>
  (await account.call('GET', `/bookings/${number}/`)).json();
const post = (path: string, headers = {}) => layla.call('POST', path, { headers });

async function placesTaken(): Promise<number> {
  const rows = await api.services.db.select().from(ticketStock).where(eq(ticketStock.eventId, deck.id));
  return rows.reduce((sum, { booked }) => sum + booked, 0);
}

/** Books two tickets, and starts their payment at the bank. */
async function startPayment(account = layla) {
  const booking = await bookTickets(account);
  await getPayment(booking.payment.id, account);
  return { number: booking.booking_number as string, id: booking.payment.id as string };
}

const mailsTo = async (subject: RegExp) => (await api.outbox.mails()).filter((mail) => subject.test(mail)).length;

describe('a booking by card', () => {
  test('CHECKOUT-15 is pending with its places held for 15 minutes, and no confirmation is sent', async () => {
    const booking = await bookTickets();
    expect(booking).toMatchObject({
      booking_status: 'pending',
      payment_status: 'pending',
      payment: { status: 'open', hold_expires_at: '2030-03-01T08:15:00.000Z' },
    });
    expect(await placesTaken()).toBe(2);
    expect(await mailsTo(new RegExp(booking.booking_number))).toBe(0);
    expect(await getPayment(booking.payment.id)).toEqual({
      id: booking.payment.id,
      purpose: 'booking',
      status: 'open',
      ended: null,
      amount: '200.00',
      refunded_amount: '0.00',
      currency: 'AED',
      hold: { expires_at: '2030-03-01T08:15:00.000Z', extensions_left: 2 },
      decline: null,
      page: { presentation: 'frame', url: `http://localhost/provider/provider-${booking.payment.id}` },
      bookings: [
        {
          booking_number: booking.booking_number,
          booking_type: 'ticket',
          title: 'Sky deck',
          booking_date: '2030-03-10',
          total_amount: '200.00',
          booking_status: 'pending',
        },
      ],
      renewed_as: null,
      change_request: null,
    });
  });

  test('GAP-28 in cash stays confirmed, without a payment', async () => {
    const { json } = await layla.call('POST', '/bookings/', { body: ticketOrder(deck) });
    expect(json()).toMatchObject({ booking_status: 'confirmed', payment_status: 'pending' });
    expect(json()).not.toHaveProperty('payment');
  });

  test('CHECKOUT-15 is confirmed with one mail once it is paid, however often that is reported', async () => {
    const { number, id } = await startPayment();
    bank.settle(id, 'paid');
    const event = createEvent(id, { type: 'paid' });
    await Promise.all([1, 2, 3].map(() => receivePaymentEvent(api.services, event)));
    await receive(id, { type: 'paid' });
    expect(await getBooking(number)).toMatchObject({ booking_status: 'confirmed', payment_status: 'paid' });
    expect(await getPayment(id)).toMatchObject({ status: 'paid', hold: null, page: null });
    expect(await mailsTo(new RegExp(`Your booking ${number} is confirmed`))).toBe(1);
  });

  test('a lost report is noticed when the traveller looks, and by the job', async () => {
    const first = await startPayment();
    bank.settle(first.id, 'paid');
    await later(3000);
    expect(await getPayment(first.id)).toMatchObject({ status: 'paid' });

    const second = await startPayment();
    bank.settle(second.id, 'paid');
    await later(minute);
    await readOpenPayments(api.services, onFailure);
    expect(await getBooking(second.number)).toMatchObject({ payment_status: 'paid' });
  });

  test('the state is requested from the provider every three seconds at most', async () => {
    const { id } = await startPayment();
    const before = bank.calls.length;
    for (let time = 0; time < 5; time++) await getPayment(id);
    expect(bank.calls.length).toBe(before);
    await later(3000);
    await Promise.all([getPayment(id), getPayment(id), getPayment(id)]);
    expect(bank.calls.slice(before)).toEqual(['read']);
  });

  test('a declined card leaves it open, with the reason', async () => {
    const { id } = await startPayment();
    await receive(id, { type: 'declined', reason: 'insufficient_funds' });
    expect(await getPayment(id)).toMatchObject({
      status: 'open',
      decline: { reason: 'insufficient_funds', text: expect.stringContaining('Nothing was charged') },
    });
  });

  test('a payment that could not be started is started when the traveller looks again', async () => {
    bank.fail(new ProviderUnavailable('unreachable'));
    const booking = await bookTickets();
    expect(await getPayment(booking.payment.id)).toMatchObject({ status: 'open', page: null });
    bank.fail(null);
    const started = await getPayment(booking.payment.id);
    expect(started.page.url).toContain(booking.payment.id);
    expect(await getPayment(booking.payment.id)).toEqual(started);
  });

  test('GAP-30 another user finds no payment and can’t change it', async () => {
    const { id } = await startPayment();
    const stranger = await api.signIn();
    expect((await stranger.call('GET', `/payments/${id}/`)).statusCode).toBe(404);
    for (const action of ['extend', 'release', 'renew'])
      expect((await stranger.call('POST', `/payments/${id}/${action}/`)).statusCode).toBe(404);
    expect(await getPayment(id)).toMatchObject({ status: 'open', hold: { extensions_left: 2 } });
  });

  test('API-46 a transfer by wallet and API-57 tickets without a cart are paid online as well', async () => {
    const vehicle = await insertVehicle(api.services.db);
    const transfer = await layla.call('POST', '/transfers/bookings/', { body: transferOrder(vehicle) });
    expect(transfer.json()).toMatchObject({ booking_status: 'pending', payment: { status: 'open' } });
    await api.services.db.update(users).set({ phone: '+971505550142' }).where(eq(users.id, layla.id));
    const body = {
      ticket_type_id: deck.typeId,
      date_time_slot_id: deck.morningId,
      date: '2030-03-10',
      adults: 1,
      children: 0,
      payment_method: 'card',
    };
    const tickets = await layla.call('POST', `/tickets/${deck.id}/book/`, { body });
    expect(await getBooking(tickets.json().booking_number)).toMatchObject({
      booking_status: 'pending',
      payment: { status: 'open' },
    });
  });
});

describe('an order', () => {
  test('CHECKOUT-28 books both types with one payment, and confirms both', async () => {
    const response = await order();
    expect(response.statusCode).toBe(201);
    const { bookings: booked, payment } = response.json();
    expect(booked.map(({ booking_type }: { booking_type: string }) => booking_type)).toEqual(['activity', 'ticket']);
    expect(payment).toMatchObject({ status: 'open', amount: '686.00' });
    expect(response.headers['location']).toBe(`/api/v1/payments/${payment.id}/`);
    expect((await layla.call('GET', '/cart/')).json().items).toEqual([]);
    await receive(payment.id, { type: 'paid' });
    for (const { booking_number } of booked)
      expect(await getBooking(booking_number)).toMatchObject({ booking_status: 'confirmed', payment_status: 'paid' });
  });

  test('CHECKOUT-28 GAP-26 books all or nothing, and states which booking has another price', async () => {
    const activity = await addActivity(layla, dunes.id);
    const tickets = await addTickets(layla, deck);
    const body = {
      bookings: [
        byCard(createOrder([activity], { adults: 2, children: 1, infants: 0 })),
        byCard(createOrder([{ ...tickets, price: '1.00' }], { adults: 1, children: 0 })),
      ],
    };
    const response = await layla.call('POST', '/orders/', { body });
    expect(response.json()).toMatchObject({ type: 'price-changed', booking_index: 1, amount: '100.00' });
    expect((await layla.call('GET', '/cart/')).json().items).toHaveLength(2);
    expect(await placesTaken()).toBe(0);
    const invalid = {
      bookings: [
        body.bookings[0],
        { ...body.bookings[1], cart_items: [{ ...tickets, type: 'ticket', date: '2030-03-11', details: contact }] },
      ],
    };
    const rejected = await layla.call('POST', '/orders/', { body: invalid });
    expect(Object.keys(rejected.json().errors)).toEqual([expect.stringMatching(/^bookings\.1\.cart_items\.0\./)]);
    const mixed = { bookings: [body.bookings[0], { ...body.bookings[1], payment_method: 'cash' }] };
    expect((await layla.call('POST', '/orders/', { body: mixed })).statusCode).toBe(400);
  });

  test('CHECKOUT-13 CHECKOUT-28 in cash is confirmed without a payment', async () => {
    const tickets = await addTickets(layla, deck);
    const body = { bookings: [createOrder([tickets], { adults: 1, children: 0 })] };
    const response = await layla.call('POST', '/orders/', { body });
    expect(response.json()).toMatchObject({ bookings: [{ booking_status: 'confirmed' }], payment: null });
  });

  test('a retry with the same key returns the same order', async () => {
    const tickets = await addTickets(layla, deck);
    const body = { bookings: [byCard(createOrder([tickets], { adults: 1, children: 0 }))] };
    const headers = { 'idempotency-key': 'order-attempt-1' };
    const [first, second] = await Promise.all([1, 2].map(() => layla.call('POST', '/orders/', { body, headers })));
    expect(second?.json()).toEqual(first?.json());
    expect(await placesTaken()).toBe(1);
  });
});

describe('a hold', () => {
  test('is extended by 15 minutes, twice', async () => {
    const { id } = await startPayment();
    const headers = { 'idempotency-key': 'extend-once' };
    const first = await post(`/payments/${id}/extend/`, headers);
    expect(first.json().hold).toEqual({ expires_at: '2030-03-01T08:30:00.000Z', extensions_left: 1 });
    expect((await post(`/payments/${id}/extend/`, headers)).json()).toEqual(first.json());
    expect((await post(`/payments/${id}/extend/`)).json().hold.extensions_left).toBe(0);
    expect((await post(`/payments/${id}/extend/`)).json()).toMatchObject({ type: 'hold-not-extendable' });
    await later(44 * minute);
    await expireHolds();
    expect(await getPayment(id)).toMatchObject({ status: 'open' });
  });

  test('that expires releases its places and cancels its bookings, after the provider has ended the payment', async () => {
    const { number, id } = await startPayment();
    await later(15 * minute);
    await Promise.all([expireHolds(), expireHolds(), getPayment(id)]);
    expect(bank.find(id).status).toBe('failed');
    expect(await placesTaken()).toBe(0);
    expect(await getPayment(id)).toMatchObject({ status: 'failed', ended: 'expired', hold: null, page: null });
    expect(await getBooking(number)).toMatchObject({
      booking_status: 'cancelled',
      payment_status: 'failed',
      cancellation: { refund_status: 'none' },
    });
    expect((await post(`/payments/${id}/extend/`)).json()).toMatchObject({ type: 'payment-not-open' });
  });

  test('that expires just after a payment confirms the booking instead', async () => {
    const { number, id } = await startPayment();
    bank.settle(id, 'paid');
    await later(15 * minute);
    await expireHolds();
    expect(await getBooking(number)).toMatchObject({ booking_status: 'confirmed', payment_status: 'paid' });
    expect(await placesTaken()).toBe(2);
  });

  test('stays while the provider isn’t reachable, and while money is on its way', async () => {
    const { id } = await startPayment();
    await later(15 * minute);
    bank.fail(new ProviderUnavailable('unreachable'));
    failures.length = 0;
    await expireHolds();
    expect([failures.length, await placesTaken()]).toEqual([1, 2]);
    bank.fail(null);
    bank.settle(id, 'authorised');
    await later(minute);
    await expireHolds();
    expect(await getPayment(id)).toMatchObject({ status: 'authorised', hold: null });
    expect((await post(`/payments/${id}/release/`)).json()).toMatchObject({ type: 'payment-not-open' });
    expect(await placesTaken()).toBe(2);
    bank.settle(id, 'failed');
    await later(minute);
    await readOpenPayments(api.services, onFailure);
    expect(await getPayment(id)).toMatchObject({ status: 'failed', ended: 'declined' });
    expect(await placesTaken()).toBe(0);
  });

  test('that was never started at the provider expires without it', async () => {
    const booking = await bookTickets();
    await later(15 * minute);
    await expireHolds();
    expect(await getPayment(booking.payment.id)).toMatchObject({ status: 'failed', ended: 'expired' });
    expect(await placesTaken()).toBe(0);
  });

  test('has expired, and its card wasn’t declined, if the failure is reported after its end', async () => {
    const { id } = await startPayment();
    await later(15 * minute);
    await receive(id, { type: 'failed' });
    expect(await getPayment(id)).toMatchObject({ status: 'failed', ended: 'expired' });
  });

  test('is released by the traveller, once', async () => {
    const { number, id } = await startPayment();
    const [first, second] = await Promise.all([1, 2].map(() => post(`/payments/${id}/release/`)));
    expect([first?.statusCode, second?.statusCode]).toEqual([200, 200]);
    expect(first?.json()).toMatchObject({ status: 'failed', ended: 'released' });
    expect(await placesTaken()).toBe(0);
    expect(await getBooking(number)).toMatchObject({ booking_status: 'cancelled' });
    expect((await post(`/payments/${id}/renew/`)).json()).toMatchObject({ type: 'payment-not-renewable' });
  });

  test('is not released when the payment was first, or when the provider can’t say', async () => {
    const { number, id } = await startPayment();
    bank.fail(new ProviderUnavailable('unreachable'));
    expect((await post(`/payments/${id}/release/`)).statusCode).toBe(503);
    bank.fail(null);
    bank.settle(id, 'paid');
    expect((await post(`/payments/${id}/release/`)).json()).toMatchObject({ type: 'payment-not-open' });
    expect(await getBooking(number)).toMatchObject({ booking_status: 'confirmed' });
  });

  test('GAP-30 cancelling one of its bookings releases all of them, and nothing was paid', async () => {
    const { bookings: booked, payment } = (await order()).json();
    const [activity, tickets] = booked;
    await getPayment(payment.id);
    const { refund, amount } = (await getBooking(activity.booking_number)).refund_if_cancelled;
    const response = await layla.call('DELETE', `/bookings/${activity.booking_number}/`);
    expect(response.json()).toMatchObject({ refund, refund_amount: amount, booking_status: 'cancelled' });
    expect([refund, amount]).toEqual(['full', '0.00']);
    expect(await getPayment(payment.id)).toMatchObject({ status: 'failed', ended: 'released' });
    expect(await getBooking(tickets.booking_number)).toMatchObject({ booking_status: 'cancelled' });
    expect(await placesTaken()).toBe(0);
    const again = await layla.call('DELETE', `/bookings/${activity.booking_number}/`);
    expect(again.json()).toMatchObject({ type: 'not-cancellable' });
  });

  test('that is released while the provider starts its payment ends that payment as well', async () => {
    const { id } = (await bookTickets()).payment;
    const row = await findPayment(api.services.db, id);
    if (!row) throw new Error('The booking has a payment');
    await startAtProvider(
      api.services,
      {
        ...bank.provider,
        async startPayment(payment) {
          const started = await bank.provider.startPayment(payment);
          expect((await post(`/payments/${id}/release/`)).json()).toMatchObject({ ended: 'released' });
          return started;
        },
      },
      row,
    );
    expect(bank.find(id).status).toBe('failed');
  });

  test('GAP-30 can’t be cancelled while money is on its way, which confirms its booking', async () => {
    const { number, id } = await startPayment();
    bank.settle(id, 'authorised');
    const response = await layla.call('DELETE', `/bookings/${number}/`);
    expect([response.statusCode, response.json().type]).toEqual([400, 'not-cancellable']);
    expect([(await getBooking(number)).booking_status, await placesTaken()]).toEqual(['pending', 2]);
    await receive(id, { type: 'paid' });
    expect(await getBooking(number)).toMatchObject({ booking_status: 'confirmed', payment_status: 'paid' });
  });

  test('E6 counts against the places that a customer may hold without payment', async () => {
    const unproven = await api.signIn({ verified: false });
    await bookTickets(unproven, 2);
    const body = byCard(ticketOrder(deck, { adults: 9, price: '900.00' }));
    expect((await unproven.call('POST', '/bookings/', { body })).json()).toMatchObject({ type: 'unpaid-limit' });
  });
});

describe('after a hold expired', () => {
  const expire = async () => {
    await later(15 * minute);
    await expireHolds();
  };

  test('everything that is free is taken back with a new payment', async () => {
    const { bookings: booked, payment } = (await order()).json();
    await expire();
    const response = await post(`/payments/${payment.id}/renew/`, { 'idempotency-key': 'renew-once' });
    const renewal = response.json();
    expect(renewal.payment).toMatchObject({ status: 'open', amount: '686.00', hold: { extensions_left: 2 } });
    expect(renewal.changes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['taken_back', 'taken_back']);
    expect(await placesTaken()).toBe(2);
    expect(await getPayment(payment.id)).toMatchObject({ renewed_as: renewal.payment.id, bookings: [] });
    expect((await post(`/payments/${payment.id}/renew/`)).json()).toMatchObject({ type: 'payment-not-renewable' });
    await receive(renewal.payment.id, { type: 'paid' });
    for (const { booking_number } of booked)
      expect(await getBooking(booking_number)).toMatchObject({ booking_status: 'confirmed', payment_status: 'paid' });
  });

  test('what is sold out or has another price isn’t taken back, and is named', async () => {
    const { payment } = (await order()).json();
    await expire();
    await api.services.db.update(ticketStock).set({ capacity: 1 }).where(eq(ticketStock.eventId, deck.id));
    const partly = (await post(`/payments/${payment.id}/renew/`)).json();
    expect(partly.payment).toMatchObject({ amount: '486.00', bookings: [{ booking_type: 'activity' }] });
    expect(partly.changes).toMatchObject([
      { outcome: 'taken_back' },
      { outcome: 'sold_out', previous_total: '200.00', total_amount: null },
    ]);
    expect(await placesTaken()).toBe(0);
  });

  test('a changed price is stated, and nothing is taken', async () => {
    const activity = await addActivity(layla, dunes.id);
    const body = { bookings: [byCard(createOrder([activity], { adults: 2, children: 1, infants: 0 }))] };
    const { payment } = (await layla.call('POST', '/orders/', { body })).json();
    await expire();
    await api.services.db.update(activities).set({ basePrice: 250_00 }).where(eq(activities.id, dunes.id));
    const renewal = (await post(`/payments/${payment.id}/renew/`)).json();
    expect(renewal).toEqual({
      payment: null,
      changes: [
        expect.objectContaining({ outcome: 'price_changed', previous_total: '486.00', total_amount: '576.00' }),
      ],
    });
  });

  test('a tour and a transfer are taken back at the same price', async () => {
    const { db } = api.services;
    const vehicle = await insertVehicle(db);
    const transfer = (await layla.call('POST', '/transfers/bookings/', { body: transferOrder(vehicle) })).json();
    const tour = await insertTour(db);
    const item = {
      id: tour.id,
      type: 'tour',
      date: '2030-03-10',
      price: '0.00',
      quantity: 1,
      details: { ...contact, adults: 2 },
    };
    const send = (price: string) =>
      layla.call('POST', '/bookings/', {
        body: { booking_type: 'tour', payment_method: 'card', cart_items: [{ ...item, price }] },
      });
    const { amount } = (await send('0.00')).json();
    const [booked] = (await send(amount)).json();
    await expire();
    for (const { id } of [transfer.payment, booked.payment]) {
      const { payment } = (await post(`/payments/${id}/renew/`)).json();
      expect(payment).toMatchObject({ status: 'open' });
    }
  });

  test('a payment takes the places again if they are free', async () => {
    const { number, id } = await startPayment();
    await expire();
    bank.settle(id, 'paid');
    await receive(id, { type: 'paid' });
    expect(await getBooking(number)).toMatchObject({ booking_status: 'confirmed', payment_status: 'paid' });
    expect(await getPayment(id)).toMatchObject({ status: 'paid', ended: null });
    expect(await placesTaken()).toBe(2);
  });

  test('a payment is refunded in full if the places are gone, and the traveller is notified', async () => {
    const { number, id } = await startPayment();
    await expire();
    await api.services.db.update(ticketStock).set({ booked: 20 }).where(eq(ticketStock.eventId, deck.id));
    bank.settle(id, 'paid');
    const before = bank.balance();
    await receive(id, { type: 'paid' });
    expect(await getPayment(id)).toMatchObject({ status: 'paid', ended: 'late', refunded_amount: '0.00' });
    await sendRefunds();
    expect(before - bank.balance()).toBe(200_00);
    expect(await getPayment(id)).toMatchObject({ status: 'refunded', ended: 'late', refunded_amount: '200.00' });
    expect(await getBooking(number)).toMatchObject({
      booking_status: 'cancelled',
      payment_status: 'refunded',
      cancellation: { refund_amount: '200.00', refund_status: 'refunded' },
    });
    expect(await mailsTo(new RegExp(`Your payment for booking ${number} is refunded`))).toBe(1);
  });

  test('a late payment of a renewed order is refunded, and the new one stays', async () => {
    const { number, id } = await startPayment();
    await expire();
    const renewal = (await post(`/payments/${id}/renew/`)).json();
    bank.settle(id, 'paid');
    await receive(id, { type: 'paid' });
    await sendRefunds();
    expect(await getPayment(id)).toMatchObject({ status: 'refunded', ended: 'late' });
    expect(await getPayment(renewal.payment.id)).toMatchObject({ status: 'open' });
    expect(await getBooking(number)).toMatchObject({ booking_status: 'pending' });
  });
});

describe('a paid booking', () => {
  const pay = async () => {
    const { bookings: booked, payment } = (await order()).json();
    await getPayment(payment.id);
    bank.settle(payment.id, 'paid');
    await receive(payment.id, { type: 'paid' });
    return {
      id: payment.id as string,
      numbers: booked.map(({ booking_number }: { booking_number: string }) => booking_number) as [string, string],
    };
  };

  test('GAP-30 that is cancelled is refunded through the provider; the other bookings of its payment stay', async () => {
    const { id, numbers } = await pay();
    const before = bank.balance();
    const response = await layla.call('DELETE', `/bookings/${numbers[1]}/`);
    expect(response.json()).toMatchObject({ refund: 'full', refund_amount: '200.00' });
    expect(await getBooking(numbers[1])).toMatchObject({
      payment_status: 'paid',
      cancellation: { refund_amount: '200.00', refund_status: 'due' },
    });
    bank.refundAs('pending');
    await sendRefunds();
    expect(await getBooking(numbers[1])).toMatchObject({ cancellation: { refund_status: 'pending' } });
    bank.settleRefunds('succeeded');
    await later(10 * minute);
    await Promise.all([sendRefunds(), sendRefunds()]);
    expect(await getBooking(numbers[1])).toMatchObject({
      booking_status: 'cancelled',
      payment_status: 'refunded',
      cancellation: { refund_status: 'refunded' },
    });
    expect(await getBooking(numbers[0])).toMatchObject({ booking_status: 'confirmed', payment_status: 'paid' });
    expect(await getPayment(id)).toMatchObject({ status: 'partly_refunded', refunded_amount: '200.00' });
    expect(before - bank.balance()).toBe(200_00);
  });

  test('GAP-30 a refund is sent again after the provider failed, and paid once', async () => {
    const { id, numbers } = await pay();
    const before = bank.balance();
    await layla.call('DELETE', `/bookings/${numbers[0]}/`);
    bank.fail(new ProviderUnavailable('unreachable'));
    await sendRefunds();
    bank.fail(null);
    await later(10 * minute);
    await sendRefunds();
    await later(10 * minute);
    await sendRefunds();
    expect(before - bank.balance()).toBe(486_00);
    expect(await getPayment(id)).toMatchObject({ refunded_amount: '486.00' });
  });

  test('a refund that the provider couldn’t pay out is still due', async () => {
    const { numbers } = await pay();
    await layla.call('DELETE', `/bookings/${numbers[0]}/`);
    bank.refundAs('failed');
    await sendRefunds();
    expect(await getBooking(numbers[0])).toMatchObject({
      payment_status: 'paid',
      cancellation: { refund_amount: '486.00', refund_status: 'due' },
    });
  });

  test('that is disputed isn’t refunded a second time', async () => {
    const { id, numbers } = await pay();
    await receive(id, { type: 'disputed' });
    await layla.call('DELETE', `/bookings/${numbers[0]}/`);
    const before = bank.balance();
    await sendRefunds();
    expect(bank.balance()).toBe(before);
    expect(await getPayment(id)).toMatchObject({ status: 'disputed' });
    await receive(id, { type: 'dispute-won', occurredAt: new Date('2030-03-05T08:00:00Z') });
    await later(minute);
    await sendRefunds();
    expect(before - bank.balance()).toBe(486_00);
  });

  test('cancelled when the report of its payment is late is refunded', async () => {
    const { number, id } = await startPayment();
    bank.settle(id, 'paid');
    const response = await layla.call('DELETE', `/bookings/${number}/`);
    expect(response.json()).toMatchObject({ refund: 'full', refund_amount: '200.00' });
    await sendRefunds();
    expect(await getPayment(id)).toMatchObject({ status: 'refunded' });
    expect(await placesTaken()).toBe(0);
  });

  test('E13 is in the export of the account', async () => {
    const { id } = await pay();
    const exported = (await layla.call('GET', '/users/me/export/')).json();
    expect(exported.payments).toMatchObject([{ id, status: 'paid', amount: '686.00' }]);
  });
});

describe('reports of the provider', () => {
  test('of an unknown payment are ignored', async () => {
    await receive('unknown', { type: 'paid' });
    expect(await api.services.db.$count(paymentEvents)).toBeGreaterThan(0);
    expect(await api.services.db.$count(paymentEvents, eq(paymentEvents.paymentId, 'unknown'))).toBe(0);
  });

  test('that come before the shop has stored the provider’s id are applied', async () => {
    const booking = await bookTickets();
    await receive(booking.payment.id, { type: 'paid' });
    expect(await getBooking(booking.booking_number)).toMatchObject({ booking_status: 'confirmed' });
  });

  test('of a payment of another provider are rejected, and change nothing', async () => {
    const { id } = await startPayment();
    await api.services.db.update(payments).set({ provider: 'stripe' }).where(eq(payments.id, id));
    await expect(receive(id, { type: 'paid' })).rejects.toThrow(`The payment ${id} is of another provider`);
    expect((await findPayment(api.services.db, id))?.status).toBe('open');
  });

  test('that are repeated after a later one change nothing', async () => {
    const { id } = await startPayment();
    const first = createEvent(id, { type: 'declined', reason: 'insufficient_funds' });
    await receivePaymentEvent(api.services, first);
    await receive(id, { type: 'declined', reason: 'expired_card' });
    await receivePaymentEvent(api.services, first);
    expect(await getPayment(id)).toMatchObject({ decline: { reason: 'expired_card' } });
  });

  test.each([
    [14, 'declined'],
    [15, 'expired'],
  ])('of a failure after %s minutes mean that the payment is %s', async (minutes, ended) => {
    const { id } = await startPayment();
    await later(minutes * minute);
    await receive(id, { type: 'failed' });
    expect(await getPayment(id)).toMatchObject({ status: 'failed', ended });
  });

  test('of a payment and its end, at the same moment, confirm or refund, and never both', async () => {
    for (let round = 0; round < 8; round++) {
      const { number, id } = await startPayment(layla);
      await later(15 * minute);
      await Promise.all([
        expireHolds(),
        receive(id, { type: 'failed' }),
        receive(id, { type: 'paid' }),
        receive(id, { type: 'paid' }),
        post(`/payments/${id}/release/`),
        layla.call('DELETE', `/bookings/${number}/`),
      ]);
      const payment = await getPayment(id);
      const booking = await getBooking(number);
      expect(payment.status).toBe('paid');
      const isConfirmed = booking.booking_status === 'confirmed';
      const refund = booking.cancellation?.refund_amount ?? '0.00';
      expect([isConfirmed, refund]).toEqual([isConfirmed, isConfirmed ? '0.00' : '200.00']);
      expect(await placesTaken()).toBe(isConfirmed ? 2 : 0);
      if (isConfirmed) await layla.call('DELETE', `/bookings/${number}/`);
      expect(await placesTaken()).toBe(0);
    }
  });

  test('twenty bookings for the last place hold it once, and again after it is released', async () => {
    const last = await insertEvent(api.services.db, { dates: ['2030-03-10'], capacity: 1 });
    const attempt = async () => {
      const people = await Promise.all(Array.from({ length: 20 }, () => api.signIn()));
      return Promise.all(
        people.map((person) => person.call('POST', '/bookings/', { body: byCard(ticketOrder(last)) })),
      );
    };
    const first = await attempt();
    expect(first.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    await later(15 * minute);
    await expireHolds();
    const second = await attempt();
    expect(second.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });
});
