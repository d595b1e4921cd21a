import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { bookings, formerCustomers } from '../../src/db/schema.ts';
import { deleteExpiredRows } from '../../src/jobs/cleanupJob.ts';
import { insertFirstContent } from '../../src/seed/load/insertFirstContent.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { addActivity, contact, createOrder, ticketOrder, transferOrder } from '../bookings/orders.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle, type TestEvent, type TestTour } from '../fixtures.ts';
import { addPromoCode } from '../promo-codes/promoCode.ts';

let api: TestApi;
let layla: TestAccount;
let dunes: string;
let deck: TestEvent;
let cities: TestTour;
let sedan: string;
beforeAll(async () => {
  api = await startTestApi({ environment: { BEHAVIOUR: 'improved' } });
  await insertFirstContent(api.services.db);
  const { db } = api.services;
  dunes = (await insertActivity(db)).id;
  deck = await insertEvent(db, { dates: [date], capacity: 500 });
  cities = await insertTour(db);
  sedan = await insertVehicle(db);
});
beforeEach(async () => {
  layla = await api.signIn();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => api.close());

const date = '2030-03-10';
const visit = (rest = {}) => ({ type: 'activity', activity_id: dunes, date, adults: 2, ...rest });
const tickets = () => ({
  type: 'ticket',
  event_id: deck.id,
  ticket_type_id: deck.typeId,
  date,
  time_slot_id: deck.morningId,
  adults: 1,
});
const quoteFor = async (person: Pick<TestAccount, 'call'>, ...lines: object[]) =>
  (await person.call('POST', '/quotes/', { body: { lines } })).json();
const tourOrder = () => ({
  booking_type: 'tour',
  payment_method: 'cash',
  cart_items: [
    { type: 'tour', id: cities.id, date, price: '2000.00', quantity: 1, details: { ...contact, adults: 2 } },
  ],
});
const book = (body: object, person = layla) => person.call('POST', '/bookings/', { body });
const ride = (total_amount: string) =>
  layla.call('POST', '/transfers/bookings/', { body: transferOrder(sedan, { total_amount }) });
const discounts = async () => {
  const rows = await api.services.db.select().from(bookings).where(eq(bookings.userId, layla.id));
  return rows.filter(({ details, status }) => details.discount && status !== 'cancelled').length;
};

test('CONST-11 free infants earn no group discount in quotes, carts and bookings', async () => {
  const quote = await quoteFor(api, visit({ infants: 1 }));
  const item = await addActivity(layla, dunes, { children: 0, infants: 1 });
  expect([quote.total, item.price]).toEqual(['400.00', '400.00']);
  expect((await layla.call('GET', '/cart/')).json().items).toMatchObject([{ price: '400.00' }]);
  const twice = await layla.call('PATCH', `/cart-items/${item.id}/`, { body: { quantity: 2 } });
  expect(twice.json().price).toBe('800.00');
  const response = await book(createOrder([{ ...item, quantity: 2, price: '720.00' }]));
  expect([response.statusCode, response.json().lines]).toMatchObject([409, [{ amount: '800.00' }]]);
});

describe('the discount of a first booking', () => {
  test.each([
    ['activities', '486.00', '437.40', async () => book(createOrder([await addActivity(layla, dunes)]))],
    ['tickets', '100.00', '90.00', () => book(ticketOrder(deck))],
    ['a tour', '2000.00', '1800.00', () => book(tourOrder())],
    ['a transfer', '96.25', '86.63', () => ride('86.63')],
  ])('QUIRK-12 CONST-20 is granted once, for %s', async (_, subtotal, total, send) => {
    const response = await send();
    expect(response.statusCode, response.body).toBe(201);
    const [booking] = [response.json()].flat();
    const amount = (Number(total) - Number(subtotal)).toFixed(2);
    expect(booking).toMatchObject({ total_amount: total, discount: { percent: 10, subtotal, amount } });
    expect(booking.refund_if_cancelled).toMatchObject({ refund: 'full', steps: [{ percent: 100, amount: total }] });
    const mails = await api.outbox.mails();
    const mail = mails.find((eml) => eml.includes(`Subject: Your booking ${booking.booking_number} `));
    expect(mail).toMatch(
      new RegExp(`Subtotal: AED .*${subtotal.slice(-6)}[^]*First booking, 10% off[^]*Total: AED .*${total.slice(-6)}`),
    );
    const next = (await book(ticketOrder(deck))).json();
    expect(next.total_amount).toBe('100.00');
    expect(next).not.toHaveProperty('discount');
    const shown = await layla.call('GET', `/bookings/${booking.booking_number}/`);
    expect(shown.json()).toEqual(booking);
    const isBooking = eq(bookings.number, booking.booking_number);
    await api.services.db.update(bookings).set({ paymentStatus: 'paid' }).where(isBooking);
    expect((await layla.call('DELETE', `/bookings/${booking.booking_number}/`)).json().refund_amount).toBe(total);
  });

  test('QUIRK-12 API-57 is granted for tickets booked without prices', async () => {
    await layla.call('PUT', '/users/me/', { body: { phone: contact.phone } });
    const body = { ticket_type_id: deck.typeId, date_time_slot_id: deck.morningId, date, adults: 1, children: 0 };
    const booked = await layla.call('POST', `/tickets/${deck.id}/book/`, { body: { ...body, payment_method: 'cash' } });
    expect(booked.statusCode, booked.body).toBe(201);
    const shown = (await layla.call('GET', `/bookings/${booked.json().booking_number}/`)).json();
    expect(shown).toMatchObject({ total_amount: '90.00', discount: { subtotal: '100.00', amount: '-10.00' } });
  });

  test('QUIRK-12 GAP-26 is in the quote of a signed-in customer without a booking, for what is booked first', async () => {
    const guest = await quoteFor(api, visit(), tickets());
    expect(guest.total).toBe('500.00');
    expect(guest).not.toHaveProperty('discount');
    expect(await quoteFor(layla, tickets(), visit(), visit())).toMatchObject({
      total: '820.00',
      discount: { percent: 10, subtotal: '800.00', amount: '-80.00' },
      lines: [{ amount: '100.00' }, { amount: '400.00' }, { amount: '400.00' }],
    });
    const me = async () => (await layla.call('GET', '/users/me/')).json();
    expect((await me()).first_booking_discount).toBe(10);
    expect(await quoteFor(layla, { type: 'cruise', cruise_id: '1', date, guests: 3 })).not.toHaveProperty('discount');
    await book(ticketOrder(deck));
    expect(await quoteFor(layla, tickets())).toMatchObject({ total: '100.00' });
    expect(await me()).not.toHaveProperty('first_booking_discount');
    expect(await discounts()).toBe(1);
  });

  test('QUIRK-12 GAP-26 nothing is booked at another total than the one shown', async () => {
    const order = ticketOrder(deck);
    const wrong = await book({ ...order, total_amount: '100.00' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      409,
      { type: 'price-changed', amount: '90.00', lines: [] },
    ]);
    expect((await ride('96.25')).json()).toMatchObject({ type: 'price-changed', amount: '86.63' });
    expect((await book({ ...order, total_amount: '90.00' })).statusCode).toBe(201);
    const late = await book({ ...order, total_amount: '90.00' });
    expect([late.statusCode, late.json().amount]).toEqual([409, '100.00']);
    expect(late.json().detail).toBe('The discount has changed. Please check the total and confirm again.');
    expect((await book({ ...order, total_amount: '100.00' })).statusCode).toBe(201);
  });

  const totalsOf = (body: { bookings: { total_amount: string }[] }) =>
    body.bookings.map(({ total_amount }) => total_amount);

  test('QUIRK-12 of an order does not depend on the order in which a request names its bookings', async () => {
    const safari = async () => createOrder([await addActivity(layla, dunes)]);
    const orders = [
      [
        [await safari(), ticketOrder(deck)],
        ['437.40', '100.00'],
      ],
      [
        [ticketOrder(deck), await safari()],
        ['100.00', '437.40'],
      ],
      [
        [tourOrder(), ticketOrder(deck)],
        ['2000.00', '90.00'],
      ],
      [
        [tourOrder(), ticketOrder(deck), await safari()],
        ['2000.00', '100.00', '437.40'],
      ],
    ] as const;
    for (const [bookings, totals] of orders) {
      const response = await layla.call('POST', '/orders/', { body: { bookings } });
      expect(response.statusCode, response.body).toBe(201);
      expect(totalsOf(response.json())).toEqual(totals);
      for (const { booking_number } of response.json().bookings)
        await layla.call('DELETE', `/bookings/${booking_number}/`);
    }
  });

  test('QUIRK-12 of an order: problems name the position in the request', async () => {
    const bookings = [ticketOrder(deck), { ...createOrder([await addActivity(layla, dunes)]), total_amount: '486.00' }];
    const response = await layla.call('POST', '/orders/', { body: { bookings } });
    expect(response.json()).toMatchObject({ type: 'price-changed', booking_index: 1, amount: '437.40' });
  });

  test('QUIRK-12 a code that two bookings of an order name is compared with the discount of the first one', async () => {
    const owner = await api.signIn({ staffRole: 'owner' });
    const promo_code = await addPromoCode(owner, { percent: 11 });
    const bookings = [ticketOrder(deck), createOrder([await addActivity(layla, dunes)])];
    const body = { bookings: bookings.map((booking) => ({ ...booking, promo_code })) };
    // On the activity it saves 53.46 instead of 48.60, on the ticket 11.00.
    expect(totalsOf((await layla.call('POST', '/orders/', { body })).json())).toEqual(['89.00', '437.40']);
  });

  test('QUIRK-12 is granted again after the booking was cancelled', async () => {
    const first = (await book(ticketOrder(deck))).json();
    await layla.call('DELETE', `/bookings/${first.booking_number}/`);
    expect((await book(ticketOrder(deck))).json()).toMatchObject({ total_amount: '90.00' });
    expect(await discounts()).toBe(1);
  });

  test('QUIRK-12 of concurrent bookings one gets it, whatever their kinds', async () => {
    const item = await addActivity(layla, dunes, { date: '2030-03-11' });
    const sent = [
      book(ticketOrder(deck)),
      book(createOrder([item])),
      book(tourOrder()),
      ...Array.from({ length: 3 }, () => book(ticketOrder(deck))),
    ];
    const statuses = (await Promise.all(sent)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual(Array(6).fill(201));
    expect(await discounts()).toBe(1);
  });

  /** Deletes an account and registers its mailbox again. Returns the discount of the new account, if there is one. */
  async function registerAgain({ email, call }: TestAccount, by: 'password' | 'google') {
    const code = async () => {
      await api.call('POST', '/users/send_otp/', { body: { email } });
      return api.outbox.newestCode(email);
    };
    await call('POST', '/users/send_otp/', { body: { email } });
    const deletion = { code: await api.outbox.newestCode(email) };
    expect((await call('POST', '/users/me/deletion/', { body: deletion })).statusCode).toBe(204);
    // Later than the mail that confirms the deletion.
    await api.outbox.mails();
    api.clock.advance(1000);
    const identity = { subject: email, email, firstName: 'Noor', lastName: 'Saeed' };
    vi.spyOn(api.services.google, 'identifyByIdToken').mockResolvedValue(identity);
    const names = { first_name: 'Noor', last_name: 'Saeed' };
    if (by === 'password')
      await api.call('POST', '/users/', {
        body: { email: email.toUpperCase(), password: 'oasis-at-dawn-4', ...names },
      });
    const { access } = (
      by === 'google'
        ? await api.call('POST', '/auth/social/google/', { body: { id_token: 'x' } })
        : await api.call('POST', '/users/verify_otp/', { body: { email, otp: await code() } })
    ).json();
    const headers = { authorization: `Bearer ${access}` };
    const me = (await api.call('GET', '/users/me/', { headers })).json();
    expect(me.first_name).toBe('Noor');
    return me.first_booking_discount;
  }

  test.each([
    ['whose deleted account had a booking, by password', 'password', false, undefined],
    ['whose deleted account had a booking, by Google', 'google', false, undefined],
    ['whose deleted account had a cancelled booking only', 'password', true, 10],
  ] as const)('QUIRK-12 E12 a mailbox %s', async (_, by, isCancelled, discount) => {
    const { booking_number: number } = (await book(ticketOrder(deck))).json();
    if (isCancelled) await layla.call('DELETE', `/bookings/${number}/`);
    // Once it is over, the account can be deleted.
    await api.services.db
      .update(bookings)
      .set({ status: isCancelled ? 'cancelled' : 'completed' })
      .where(eq(bookings.number, number));
    expect(await registerAgain(layla, by)).toBe(discount);
    const { db, config } = api.services;
    const kept = await db.select().from(formerCustomers);
    expect(JSON.stringify(kept)).not.toContain(layla.email);
    await deleteExpiredRows(db, new Date(api.clock.now().getTime() + 730 * 24 * 3600_000), config.retention);
    expect(await db.$count(formerCustomers)).toBe(0);
  });
});
