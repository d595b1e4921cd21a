import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { deletePersonalData } from '../../src/db/people/personalData.ts';
import { findUser } from '../../src/db/people/signedInUser.ts';
import { activities, activityStock, bookingChanges, refunds, ticketStock, ticketTypes } from '../../src/db/schema.ts';
import { inTransaction } from '../../src/db/transaction.ts';
import { createReminderJob } from '../../src/jobs/reminderJob.ts';
import { hour, minute } from '../../src/lib/durations.ts';
import { releaseExpiredHolds, sendDueRefunds } from '../../src/payments/paymentJobs.ts';
import { receivePaymentEvent } from '../../src/payments/receivePaymentEvent.ts';
import { reconcilePayments } from '../../src/payments/reconcilePayments.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { createCaller } from '../../src/testing/testAccounts.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle, morning, type TestEvent } from '../fixtures.ts';
import { createEvent, createScriptedProvider } from '../payments/scriptedProvider.ts';
import { addActivity, addTickets, createOrder, ticketOrder, transferOrder } from './orders.ts';

const bank = createScriptedProvider();
let layla: TestAccount;
let deck: TestEvent;
let dunes: { id: string };
const api = await startTestApi({ payments: bank.provider });
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  bank.fail(null);
  bank.refundAs('succeeded');
  layla = await api.signIn();
  dunes = await insertActivity(api.services.db);
  deck = await insertEvent(api.services.db, { dates: ['2030-03-10', '2030-03-11'], capacity: 4 });
});
afterAll(() => api.close());

/** Sets the clock forward, and signs in again, because access tokens expire within minutes. */
async function later(milliseconds: number) {
  api.clock.advance(milliseconds);
  const { access } = await startSession(api.services, layla.id);
  layla = { ...layla, call: createCaller(api.app, { authorization: `Bearer ${access}` }) };
}

const failures: unknown[] = [];
const onFailure = (error: unknown) => failures.push(error);
const report = (paymentId: string) => receivePaymentEvent(api.services, createEvent(paymentId, { type: 'paid' }));
const sendRefunds = () => sendDueRefunds(api.services, onFailure);

async function pay(paymentId: string) {
  await layla.call('GET', `/payments/${paymentId}/`);
  bank.settle(paymentId, 'paid');
  await report(paymentId);
}

/** Books, and pays if the booking has a payment. Returns its number. */
async function book(body: object, path = '/bookings/'): Promise<string> {
  const response = await layla.call('POST', path, { body });
  if (response.statusCode !== 201) throw new Error(response.body);
  const json = response.json();
  const booking = Array.isArray(json) ? json[0] : json;
  if (booking.payment) await pay(booking.payment.id);
  return booking.booking_number;
}

const byCard = (body: object) => ({ ...body, payment_method: 'card' });
const bookTickets = (adults = 2, method: 'card' | 'cash' = 'card') =>
  book({ ...ticketOrder(deck, { adults, price: `${adults}00.00` }), payment_method: method });
const bookDunes = async (rest = {}) =>
  book(byCard(createOrder([await addActivity(layla, dunes.id, rest)], { adults: 2, children: 1, infants: 0 })));

const getBooking = async (number: string) => (await layla.call('GET', `/bookings/${number}/`)).json();
const quote = (number: string, body: object) => layla.call('POST', `/bookings/${number}/change-quotes/`, { body });
const send = (number: string, body: object) => layla.call('POST', `/bookings/${number}/changes/`, { body });

/** Quotes a change and orders it. */
async function change(number: string, body: object) {
  const quoted = await quote(number, body);
  if (quoted.statusCode !== 200) throw new Error(quoted.body);
  const { token, total_after } = quoted.json();
  const response = await send(number, { ...body, quote: token, total_amount: total_after });
  return { quoted: quoted.json(), response, result: response.json() };
}

const move = (date: string, slot: string) => ({ lines: [{ line: '1', date, time_slot_id: slot }] });
const toEvening = () => move('2030-03-11', deck.eveningId);

const onEleventh = () => and(eq(ticketStock.eventId, deck.id), eq(ticketStock.date, '2030-03-11'));

async function placesTaken(): Promise<Record<string, number>> {
  const rows = await api.services.db.select().from(ticketStock).where(eq(ticketStock.eventId, deck.id));
  const taken = rows.filter(({ booked }) => booked > 0);
  return Object.fromEntries(
    taken.map(({ date, timeSlotId, booked }) => [`${date} ${timeSlotId === deck.morningId ? 'am' : 'pm'}`, booked]),
  );
}

async function duneGuests(): Promise<Record<string, number>> {
  const rows = await api.services.db.select().from(activityStock).where(eq(activityStock.activityId, dunes.id));
  return Object.fromEntries(rows.filter(({ booked }) => booked > 0).map(({ date, booked }) => [date, booked]));
}

/** Returns the mails with this text, without the line breaks of quoted-printable. */
const mailsTo = async (text: RegExp) =>
  (await api.outbox.mails()).map((mail) => mail.replaceAll(/=\r?\n/g, '')).filter((mail) => text.test(mail));
const readRefunds = async (paymentId: string) =>
  (await api.services.db.select().from(refunds).where(eq(refunds.paymentId, paymentId))).map(({ amount }) => amount);

describe('another date', () => {
  test('GAP-30 at the same price moves the places, and nothing is paid', async () => {
    const number = await bookTickets();
    const passes = (await layla.call('GET', `/bookings/${number}/passes/`)).json();
    const { quoted, result } = await change(number, move('2030-03-11', deck.morningId));
    expect(quoted).toMatchObject({
      lines: [
        {
          line: '1',
          title: 'Sky deck',
          before: { date: '2030-03-10', time: '10:00', adults: 2, amount: '200.00' },
          after: { date: '2030-03-11', time: '10:00', adults: 2, amount: '200.00' },
          date_until: '2030-03-10T06:00:00.000Z',
        },
      ],
      total_before: '200.00',
      total_after: '200.00',
      to_pay: '0.00',
      to_refund: '0.00',
      kept_amount: '0.00',
      settlement: 'none',
      valid_until: '2030-03-01T08:10:00.000Z',
    });
    expect(result).toMatchObject({
      booking: {
        booking_date: '2030-03-11',
        total_amount: '200.00',
        changes: { count: 1, last_at: '2030-03-01T08:00:00.000Z' },
        cart_items: [{ id: '1', date: '2030-03-11' }],
      },
      refund_amount: '0.00',
      payment: null,
    });
    expect(await placesTaken()).toEqual({ '2030-03-11 am': 2 });
    const check = await layla.call('POST', '/passes/checks/', { body: { code: passes.passes[0].code } });
    expect(check.json()).toMatchObject({ status: 'changed' });
    const [mail = ''] = await mailsTo(new RegExp(`Your booking ${number} has changed`));
    expect(mail).toContain('Sky deck moves to Mon 11 March 2030, 10:00 AM.');
  });

  test('CHECKOUT-15 that costs more is made when the difference is paid, once', async () => {
    const number = await bookTickets();
    const { quoted, result } = await change(number, toEvening());
    expect(quoted).toMatchObject({ to_pay: '40.00', to_refund: '0.00', settlement: 'pay_online' });
    expect(result).toMatchObject({
      booking: {
        booking_date: '2030-03-10',
        total_amount: '200.00',
        change: {
          to_pay: '40.00',
          total_after: '240.00',
          description: 'Sky deck moves to Mon 11 March 2030, 6:00 PM.',
        },
      },
      payment: { status: 'open', hold_expires_at: '2030-03-01T08:15:00.000Z' },
    });
    expect(await placesTaken()).toEqual({ '2030-03-10 am': 2, '2030-03-11 pm': 2 });
    const { id } = result.payment;
    expect((await layla.call('GET', `/payments/${id}/`)).json()).toMatchObject({
      purpose: 'change',
      amount: '40.00',
      bookings: [{ booking_number: number, total_amount: '200.00' }],
    });
    bank.settle(id, 'paid');
    const event = createEvent(id, { type: 'paid' });
    await Promise.all([1, 2, 3].map(() => receivePaymentEvent(api.services, event)));
    await report(id);
    const booking = await getBooking(number);
    expect(booking).toMatchObject({ booking_date: '2030-03-11', booking_time: '18:00', total_amount: '240.00' });
    expect(booking).toMatchObject({ payment_status: 'paid', changes: { count: 1 } });
    expect(booking).not.toHaveProperty('change');
    expect(booking.changes).not.toHaveProperty('refund');
    expect(await placesTaken()).toEqual({ '2030-03-11 pm': 2 });
    expect(await mailsTo(new RegExp(`Your booking ${number} has changed`))).toHaveLength(1);
    const [row] = await api.services.db.select().from(bookingChanges).where(eq(bookingChanges.paymentId, id));
    expect(row).toMatchObject({ status: 'applied', request: null, after: null });
    const period = { from: new Date('2030-02-28T00:00:00Z'), to: new Date('2030-03-02T00:00:00Z') };
    const { differences } = await reconcilePayments(api.services.db, bank.provider, period, api.clock.now());
    expect(differences.filter(({ paymentId }) => paymentId === id || paymentId === booking.payment.id)).toEqual([]);
  });

  test('that costs less refunds the difference, and a cancellation the rest of each payment', async () => {
    const number = await bookTickets();
    const first = (await getBooking(number)).payment.id;
    const dearer = await change(number, toEvening());
    await pay(dearer.result.payment.id);
    const cheaper = await change(number, move('2030-03-10', deck.morningId));
    expect(cheaper.quoted).toMatchObject({ to_refund: '40.00', settlement: 'refund' });
    expect(cheaper.result).toMatchObject({
      refund_amount: '40.00',
      booking: { total_amount: '200.00', changes: { count: 2, refund: { amount: '40.00', status: 'due' } } },
    });
    expect(await readRefunds(dearer.result.payment.id)).toEqual([40_00]);
    await sendRefunds();
    expect(await getBooking(number)).toMatchObject({
      payment_status: 'paid',
      booking_status: 'confirmed',
      changes: { count: 2, refund: { amount: '40.00', status: 'refunded' } },
    });
    const again = await change(number, toEvening());
    await pay(again.result.payment.id);
    const cancelled = await layla.call('DELETE', `/bookings/${number}/`);
    expect(cancelled.json()).toMatchObject({ refund: 'full', refund_amount: '240.00' });
    expect(await readRefunds(again.result.payment.id)).toEqual([40_00]);
    expect(await readRefunds(first)).toEqual([200_00]);
    expect(await getBooking(number)).toMatchObject({ cancellation: { refund_status: 'due' }, payment_status: 'paid' });
    await sendRefunds();
    expect(await getBooking(number)).toMatchObject({
      payment_status: 'refunded',
      cancellation: { refund_status: 'refunded' },
    });
    expect(await placesTaken()).toEqual({});
    expect(failures).toEqual([]);
  });

  test('is refused once the terms don’t refund everything, but a quote is honoured for ten minutes', async () => {
    const number = await bookTickets();
    api.clock.set('2030-03-09T05:59:00Z');
    await later(0);
    const body = move('2030-03-11', deck.morningId);
    const { token, total_after } = (await quote(number, body)).json();
    expect((await getBooking(number)).change_options.lines[0].date_until).toBe('2030-03-09T06:00:00.000Z');
    await later(5 * minute);
    expect((await getBooking(number)).change_options.lines[0].date_until).toBeNull();
    const refused = await quote(number, body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      type: 'not-changeable',
      detail: 'The date of Sky deck could be changed until Sat 9 March 2030, 10:00 AM.',
    });
    expect((await send(number, { ...body, total_amount: total_after })).statusCode).toBe(400);
    expect((await send(number, { ...body, quote: token, total_amount: total_after })).statusCode).toBe(200);
  });

  test('GAP-26 at another price than shown changes nothing', async () => {
    const number = await bookTickets();
    const body = move('2030-03-11', deck.morningId);
    const { token, total_after } = (await quote(number, body)).json();
    await api.services.db.update(ticketTypes).set({ adultPrice: 90_00 }).where(eq(ticketTypes.id, deck.typeId));
    const response = await send(number, { ...body, quote: token, total_amount: total_after });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ type: 'price-changed', amount: '180.00' });
    expect(await placesTaken()).toEqual({ '2030-03-10 am': 2 });
  });

  test.each([
    ['a day without tickets', () => move('2030-03-12', deck.morningId), 400],
    ['a day that is over', () => move('2030-02-20', deck.morningId), 400],
    ['the same day', () => move('2030-03-10', deck.morningId), 400],
    ['an unknown line', () => ({ lines: [{ line: '9', date: '2030-03-11' }] }), 400],
    [
      'a line twice',
      () => ({
        lines: [
          { line: '1', remove: true },
          { line: '1', remove: true },
        ],
      }),
      400,
    ],
    ['nothing', () => ({}), 400],
    ['more travellers', () => ({ lines: [{ line: '1', adults: 3 }] }), 400],
    ['all travellers', () => ({ lines: [{ line: '1', adults: 0 }] }), 400],
    ['the only line', () => ({ lines: [{ line: '1', remove: true }] }), 400],
    ['a transfer', () => ({ transfer: { pickup_date: '2030-03-11' } }), 400],
  ])('of %s is refused', async (_, body, status) => {
    const number = await bookTickets();
    const response = await quote(number, body());
    expect(response.statusCode, response.body).toBe(status);
    expect(await placesTaken()).toEqual({ '2030-03-10 am': 2 });
  });

  test('that is sold out is refused, and the places stay', async () => {
    const number = await bookTickets();
    await api.services.db.update(ticketStock).set({ booked: 3 }).where(onEleventh());
    const response = await quote(number, move('2030-03-11', deck.morningId));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ type: 'sold-out', places_left: 1 });
  });

  test('of an activity takes today’s price, and the terms of the booking stay', async () => {
    const number = await bookDunes();
    expect((await getBooking(number)).total_amount).toBe('486.00');
    const terms = [{ hours_before: 1, percent: 10 }];
    await api.services.db
      .update(activities)
      .set({ basePrice: 100_00, cancellationTerms: terms })
      .where(eq(activities.id, dunes.id));
    const { result } = await change(number, { lines: [{ line: '1', date: '2030-03-12' }] });
    expect(result).toMatchObject({
      refund_amount: '180.00',
      booking: { total_amount: '306.00', refund_if_cancelled: { refund: 'full' } },
    });
    expect(await duneGuests()).toEqual({ '2030-03-12': 3 });
  });

  test('of a booking in cash changes its total only', async () => {
    const number = await bookTickets(2, 'cash');
    const { quoted, result } = await change(number, toEvening());
    expect(quoted).toMatchObject({ settlement: 'pay_on_site', to_pay: '40.00', to_refund: '0.00' });
    expect(result).toMatchObject({ payment: null, booking: { total_amount: '240.00', payment_status: 'pending' } });
    expect(await placesTaken()).toEqual({ '2030-03-11 pm': 2 });
    const [mail = ''] = await mailsTo(new RegExp(`Your booking ${number} has changed`));
    expect(mail).toContain('Nothing was paid yet. You pay the total of');
  });

  test('XFER-25 of a transfer changes pick-up and return', async () => {
    const sedan = await insertVehicle(api.services.db);
    const back = { return_journey: true, return_date: '2030-03-12', return_time: '18:00', total_amount: '192.50' };
    const number = await book(transferOrder(sedan, back), '/transfers/bookings/');
    const body = { transfer: { pickup_date: '2030-03-11', pickup_time: '10:30', return_time: '20:00' } };
    const { quoted, result } = await change(number, body);
    expect(quoted.lines).toMatchObject([
      {
        line: '1',
        before: { date: '2030-03-10', time: '09:00', return_time: '18:00', adults: 2 },
        after: { date: '2030-03-11', time: '10:30', return_date: '2030-03-12', return_time: '20:00' },
      },
    ]);
    expect(result.booking).toMatchObject({ booking_date: '2030-03-11', booking_time: '10:30', return_time: '20:00' });
    const wrong = await quote(number, { transfer: { pickup_date: '2030-03-13' } });
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json().errors).toHaveProperty(['transfer.return_date']);
    expect((await quote(number, { lines: [{ line: '1', remove: true }] })).statusCode).toBe(400);
    expect(await getBooking(number)).toHaveProperty('change_options');
    api.clock.set('2030-03-10T07:00:00Z');
    await later(0);
    expect(await getBooking(number)).not.toHaveProperty('change_options');
  });
});

describe('a change that isn’t paid', () => {
  const open = async () => {
    const number = await bookTickets();
    const { result } = await change(number, toEvening());
    await layla.call('GET', `/payments/${result.payment.id}/`);
    return { number, id: result.payment.id as string };
  };

  test('CHECKOUT-15 releases its places when the hold expires; the booking stays', async () => {
    const { number, id } = await open();
    await later(15 * minute);
    await releaseExpiredHolds(api.services, onFailure);
    expect(await placesTaken()).toEqual({ '2030-03-10 am': 2 });
    const booking = await getBooking(number);
    expect(booking).toMatchObject({ booking_status: 'confirmed', payment_status: 'paid', total_amount: '200.00' });
    expect(booking).not.toHaveProperty('change');
    expect((await layla.call('POST', `/payments/${id}/renew/`)).statusCode).toBe(409);
    expect((await layla.call('GET', `/payments/${id}/`)).json().change_request).toMatchObject(toEvening());
  });

  test('holds its places in the stock calendar', async () => {
    const member = await api.signIn({ staffRole: 'content' });
    const readHeld = async (product: string, date: string, slot: string) => {
      const { slots } = (await member.call('GET', `/stock-calendars/${product}/?month=2030-03`)).json();
      type Slot = { date: string; time_slot_id: string; held: number };
      return slots.find((one: Slot) => one.date === date && one.time_slot_id === slot).held;
    };
    await open();
    expect(await readHeld(`ticket-type/${deck.typeId}`, '2030-03-11', deck.eveningId)).toBe(2);
    expect(await readHeld(`ticket-type/${deck.typeId}`, '2030-03-11', deck.morningId)).toBe(0);

    const number = await bookDunes();
    await api.services.db.update(activities).set({ basePrice: 300_00 }).where(eq(activities.id, dunes.id));
    await change(number, { lines: [{ line: '1', date: '2030-03-12' }] });
    expect(await readHeld(`activity/${dunes.id}`, '2030-03-12', morning.id)).toBe(3);
    expect(await readHeld(`activity/${dunes.id}`, '2030-03-10', morning.id)).toBe(0);
  });

  test('releases its places when the traveller releases the payment', async () => {
    const { number, id } = await open();
    expect((await layla.call('POST', `/payments/${id}/release/`)).json()).toMatchObject({
      status: 'failed',
      purpose: 'change',
    });
    expect(await placesTaken()).toEqual({ '2030-03-10 am': 2 });
    expect(await getBooking(number)).toMatchObject({ booking_status: 'confirmed' });
  });

  test('is made if it is paid late and its places are free at the same price', async () => {
    const { number, id } = await open();
    await later(15 * minute);
    await releaseExpiredHolds(api.services, onFailure);
    await report(id);
    expect(await getBooking(number)).toMatchObject({ booking_date: '2030-03-11', total_amount: '240.00' });
    expect((await layla.call('GET', `/payments/${id}/`)).json().change_request).toBeNull();
    expect(await placesTaken()).toEqual({ '2030-03-11 pm': 2 });
  });

  test.each([
    ['its places are sold', () => api.services.db.update(ticketStock).set({ booked: 3 }).where(onEleventh())],
    [
      'its price has changed',
      () => api.services.db.update(ticketTypes).set({ adultPrice: 150_00 }).where(eq(ticketTypes.id, deck.typeId)),
    ],
    ['the booking is cancelled', async (number: string) => layla.call('DELETE', `/bookings/${number}/`)],
  ])('is refunded in full if it is paid late and %s', async (_, meanwhile) => {
    const { number, id } = await open();
    await later(15 * minute);
    await releaseExpiredHolds(api.services, onFailure);
    await meanwhile(number);
    const before = await getBooking(number);
    await report(id);
    await sendRefunds();
    const { payment: _own, ...booking } = await getBooking(number);
    expect(booking).toMatchObject({
      booking_date: '2030-03-10',
      total_amount: '200.00',
      booking_status: before.booking_status,
    });
    expect(await readRefunds(id)).toEqual([40_00]);
    expect((await layla.call('GET', `/payments/${id}/`)).json()).toMatchObject({ status: 'refunded', ended: 'late' });
    expect(await mailsTo(new RegExp(`change of booking ${number} is refunded`))).toHaveLength(1);
  });

  test('ends when another change is made', async () => {
    const { number, id } = await open();
    const { result } = await change(number, move('2030-03-11', deck.morningId));
    expect(result.booking).toMatchObject({ booking_date: '2030-03-11', booking_time: '10:00' });
    expect((await layla.call('GET', `/payments/${id}/`)).json()).toMatchObject({ status: 'failed', ended: 'released' });
    expect(await placesTaken()).toEqual({ '2030-03-11 am': 2 });
  });

  test('ends when the booking is cancelled, with a refund of what was paid', async () => {
    const { number, id } = await open();
    const cancelled = await layla.call('DELETE', `/bookings/${number}/`);
    expect(cancelled.json()).toMatchObject({ refund_amount: '200.00' });
    expect((await layla.call('GET', `/payments/${id}/`)).json()).toMatchObject({ status: 'failed' });
    expect(await placesTaken()).toEqual({});
  });

  test('that was paid when the booking is cancelled is refunded with it', async () => {
    const { number, id } = await open();
    bank.settle(id, 'paid');
    const cancelled = await layla.call('DELETE', `/bookings/${number}/`);
    expect(cancelled.json()).toMatchObject({ refund_amount: '240.00' });
    expect(await placesTaken()).toEqual({});
  });

  test('keeps the booking from being cancelled while its money is on its way', async () => {
    const { number, id } = await open();
    bank.settle(id, 'authorised');
    await receivePaymentEvent(api.services, createEvent(id, { type: 'authorised' }));
    expect((await layla.call('DELETE', `/bookings/${number}/`)).statusCode).toBe(400);
    const body = { ...move('2030-03-11', deck.morningId), total_amount: '200.00' };
    expect((await send(number, body)).statusCode).toBe(409);
    await report(id);
    expect(await getBooking(number)).toMatchObject({ total_amount: '240.00' });
  });
});

describe('fewer travellers', () => {
  test('GAP-30 are refunded in the ratio of today’s prices, although prices have risen', async () => {
    const number = await bookDunes();
    await api.services.db
      .update(activities)
      .set({ basePrice: 400_00, childPrice: 280_00 })
      .where(eq(activities.id, dunes.id));
    const { quoted, result } = await change(number, { lines: [{ line: '1', children: 0 }] });
    expect(quoted).toMatchObject({ total_before: '486.00', total_after: '400.00', to_refund: '86.00' });
    expect(result.booking).toMatchObject({
      adults: 2,
      children: 0,
      cart_items: [{ price: '400.00', unit_price: '400.00' }],
    });
    expect(await duneGuests()).toEqual({ '2030-03-10': 2 });
    const { passes } = (await layla.call('GET', `/bookings/${number}/passes/`)).json();
    expect(passes).toHaveLength(2);
  });

  test('of a booking in cash are refunded nothing, as nothing was paid', async () => {
    const number = await bookTickets(2, 'cash');
    const { quoted, result } = await change(number, { lines: [{ line: '1', adults: 1 }] });
    expect(quoted).toMatchObject({ settlement: 'pay_on_site', total_after: '100.00', to_refund: '0.00' });
    expect(result).toMatchObject({ refund_amount: '0.00', booking: { total_amount: '100.00' } });
  });

  test('CONST-20 keep what the terms don’t refund, which a cancellation doesn’t refund either', async () => {
    const terms = [
      { hours_before: 300, percent: 100 },
      { hours_before: 24, percent: 50 },
    ];
    await api.services.db.update(activities).set({ cancellationTerms: terms }).where(eq(activities.id, dunes.id));
    const number = await bookDunes();
    const { quoted, result } = await change(number, { lines: [{ line: '1', children: 0 }] });
    expect(quoted).toMatchObject({ kept_amount: '43.00', total_after: '443.00', to_refund: '43.00' });
    expect(result).toMatchObject({ refund_amount: '43.00', booking: { kept_amount: '43.00', total_amount: '443.00' } });
    const cancelled = await layla.call('DELETE', `/bookings/${number}/`);
    expect(cancelled.json()).toMatchObject({ refund: 'partial', refund_amount: '200.00' });
  });

  test('and a removed line return their places; the ids of other lines stay', async () => {
    const safari = await addActivity(layla, dunes.id);
    const other = await addActivity(layla, dunes.id, { date: '2030-03-12' });
    const number = await book(byCard(createOrder([safari, other], { adults: 2, children: 1, infants: 0 })));
    const { result } = await change(number, { lines: [{ line: '1', remove: true }] });
    expect(result).toMatchObject({
      refund_amount: '486.00',
      booking: { booking_date: '2030-03-12', cart_items: [{ id: '2', date: '2030-03-12' }], total_amount: '486.00' },
    });
    expect(await duneGuests()).toEqual({ '2030-03-12': 3 });
    const [mail = ''] = await mailsTo(new RegExp(`Your booking ${number} has changed`));
    expect(mail).toContain('Evening in the red dunes is removed.');
    const calendar = Buffer.from(
      /base64[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\s]*)--/.exec(mail)?.[1] ?? '',
      'base64',
    ).toString();
    expect(calendar).toMatch(/-2@aitours[\s\S]*STATUS:CONFIRMED[\s\S]*-1@aitours[\s\S]*STATUS:CANCELLED/);
    const moved = await change(number, { lines: [{ line: '2', date: '2030-03-13', adults: 1 }] });
    expect(moved.result.booking).toMatchObject({
      cart_items: [{ id: '2', adults: 1, children: 1, date: '2030-03-13' }],
    });
    expect(await duneGuests()).toEqual({ '2030-03-13': 2 });
  });

  test('whose refund is as much as the rest leave the booking paid', async () => {
    const number = await bookTickets();
    const { result } = await change(number, { lines: [{ line: '1', adults: 1 }] });
    expect(result).toMatchObject({ refund_amount: '100.00', booking: { total_amount: '100.00' } });
    await sendRefunds();
    expect(await getBooking(number)).toMatchObject({ payment_status: 'paid', booking_status: 'confirmed' });
    const cancelled = await layla.call('DELETE', `/bookings/${number}/`);
    expect(cancelled.json()).toMatchObject({ refund_amount: '100.00' });
  });

  test('of tickets need an adult', async () => {
    const tickets = await addTickets(layla, deck, { adults: 1, children: 2 });
    const number = await book(byCard(createOrder([tickets], { adults: 1, children: 2 })));
    expect((await quote(number, { lines: [{ line: '1', adults: 0 }] })).statusCode).toBe(400);
    const { result } = await change(number, { lines: [{ line: '1', children: 1 }] });
    expect(result).toMatchObject({
      refund_amount: '60.00',
      booking: { quantity: 2, cart_items: [{ children: 1, quantity: 2 }] },
    });
    expect(await placesTaken()).toEqual({ '2030-03-10 am': 2 });
  });

  test('of a tour are refunded; its date stays', async () => {
    const tour = await insertTour(api.services.db);
    const details = {
      firstName: 'Layla',
      lastName: 'Haddad',
      email: 'layla@example.com',
      phone: '+971505550142',
      adults: 3,
      children512: 1,
      children: 1,
    };
    const quoted = await layla.call('POST', '/quotes/', {
      body: {
        lines: [
          { type: 'tour', tour_id: tour.id, date: '2030-03-20', adults: 3, children512: 1, children25: 0, infants: 0 },
        ],
      },
    });
    const price = quoted.json().total ?? '3700.00';
    const item = { type: 'tour', id: tour.id, date: '2030-03-20', price, quantity: 1, details };
    const first = await layla.call('POST', '/bookings/', {
      body: { booking_type: 'tour', payment_method: 'card', cart_items: [item] },
    });
    const shown = first.statusCode === 409 ? first.json().amount : price;
    const number = await book({
      booking_type: 'tour',
      payment_method: 'card',
      cart_items: [{ ...item, price: shown }],
    });
    const before = await getBooking(number);
    const { result } = await change(number, { lines: [{ line: '1', adults: 2, children512: 0 }] });
    expect(result.booking).toMatchObject({
      adults: 2,
      children512: 0,
      children: 0,
      cart_items: [{ adults: 2, children: 0 }],
    });
    expect(Number(result.booking.total_amount)).toBeLessThan(Number(before.total_amount));
    const other = await quote(number, { lines: [{ line: '1', date: '2030-03-22' }] });
    expect(other.json()).toMatchObject({ type: 'not-changeable' });
  });
});

describe('at the same time', () => {
  test('two changes to the last places: one gets them, the other keeps its own', async () => {
    const one = await bookTickets(2);
    const two = await bookTickets(2);
    await api.services.db.update(ticketStock).set({ capacity: 2 }).where(onEleventh());
    const body = { ...move('2030-03-11', deck.morningId), total_amount: '200.00' };
    const responses = await Promise.all([send(one, body), send(two, body)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await placesTaken()).toEqual({ '2030-03-10 am': 2, '2030-03-11 am': 2 });
  });

  test('the same change twice is made once', async () => {
    const number = await bookTickets();
    const body = { ...move('2030-03-11', deck.morningId), total_amount: '200.00' };
    const responses = await Promise.all([send(number, body), send(number, body), send(number, body)]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await placesTaken()).toEqual({ '2030-03-11 am': 2 });
  });

  test('a change and the cancellation: no place is lost or held', async () => {
    for (let round = 0; round < 5; round++) {
      const number = await bookTickets();
      const [changed, cancelled] = await Promise.all([
        send(number, { ...toEvening(), total_amount: '240.00' }),
        layla.call('DELETE', `/bookings/${number}/`),
      ]);
      if (cancelled.statusCode !== 200) await layla.call('DELETE', `/bookings/${number}/`);
      expect([200, 400]).toContain(changed.statusCode);
      expect(await getBooking(number)).toMatchObject({ booking_status: 'cancelled' });
      expect(await placesTaken()).toEqual({});
    }
  });

  test('a change and the sale of the last places: never oversold', async () => {
    const number = await bookTickets(3);
    const buyer = await api.signIn();
    const [changed, bought] = await Promise.all([
      send(number, { ...move('2030-03-11', deck.morningId), total_amount: '300.00' }),
      buyer.call('POST', '/bookings/', { body: ticketOrder(deck, { adults: 3, date: '2030-03-11', price: '300.00' }) }),
    ]);
    expect([changed.statusCode, bought.statusCode].filter((status) => status === 409)).toHaveLength(1);
    expect((await placesTaken())['2030-03-11 am']).toBe(3);
  });
});

describe('after a change', () => {
  test('the calendar has the same entry with a higher sequence, and the reminder is for the new date', async () => {
    const number = await bookTickets();
    await change(number, move('2030-03-11', deck.morningId));
    const feed = (await layla.call('PUT', '/users/me/calendar-feed/')).json();
    const calendar = (await layla.call('GET', new URL(feed.url).pathname)).body;
    expect(calendar).toContain(`UID:${number}-1@aitours`);
    expect(calendar).toContain('SEQUENCE:1');
    expect(calendar).toContain('DTSTART:20300311T060000Z');
    const remind = createReminderJob(api.services.db, api.clock, api.services.config);
    api.clock.set('2030-03-09T07:00:00Z');
    await remind();
    expect(await mailsTo(new RegExp(`${number} starts`))).toHaveLength(0);
    api.clock.set('2030-03-10T07:00:00Z');
    await later(0);
    await remind();
    expect(await mailsTo(new RegExp(`${number} starts`))).toHaveLength(1);
    expect((await layla.call('GET', `/bookings/${number}/voucher/`)).statusCode).toBe(200);
  });

  test('the export contains the payment of the change, and a deleted account nothing of it', async () => {
    const number = await bookTickets();
    const { result } = await change(number, toEvening());
    const exported = (await layla.call('GET', '/users/me/export/')).json();
    expect(exported.payments.map(({ purpose }: { purpose: string }) => purpose).sort()).toEqual(['booking', 'change']);
    expect(exported.bookings.ticket_bookings[0].change.payment_id).toBe(result.payment.id);
    await later(15 * minute);
    await releaseExpiredHolds(api.services, onFailure);
    api.clock.set('2030-03-20T08:00:00Z');
    await later(0);
    const user = await findUser(api.services.db, layla.id);
    if (!user) throw new Error('The account exists');
    await inTransaction(api.services.db, (tx) => deletePersonalData(tx, user));
    const [row] = await api.services.db
      .select()
      .from(bookingChanges)
      .where(eq(bookingChanges.paymentId, result.payment.id));
    expect(row).toMatchObject({ request: null, after: null, description: '' });
    await report(result.payment.id);
    expect(await readRefunds(result.payment.id)).toEqual([40_00]);
  });

  test('another user can’t change it', async () => {
    const number = await bookTickets();
    const stranger = await api.signIn();
    const body = { ...toEvening(), total_amount: '240.00' };
    expect((await stranger.call('POST', `/bookings/${number}/change-quotes/`, { body })).statusCode).toBe(404);
    expect((await stranger.call('POST', `/bookings/${number}/changes/`, { body })).statusCode).toBe(404);
  });

  test('a booking that is over, cancelled or not paid yet can’t be changed', async () => {
    const number = await bookTickets();
    api.clock.set('2030-03-10T08:00:00Z');
    await later(0);
    expect((await quote(number, { lines: [{ line: '1', adults: 1 }] })).json()).toMatchObject({
      detail: 'Sky deck has already begun.',
    });
    api.clock.set('2030-03-01T08:00:00Z');
    await later(hour);
    const pending = await layla.call('POST', '/bookings/', { body: byCard(ticketOrder(deck)) });
    const refused = await quote(pending.json().booking_number, toEvening());
    expect(refused.json()).toMatchObject({ type: 'not-changeable' });
    await layla.call('DELETE', `/bookings/${number}/`);
    expect((await quote(number, toEvening())).json()).toMatchObject({ detail: 'This booking is already cancelled.' });
    expect(await getBooking(number)).not.toHaveProperty('change_options');
  });
});
