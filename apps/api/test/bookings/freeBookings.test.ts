import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { insertActivity, insertEvent, insertTour, insertVehicle } from '../fixtures.ts';
import { createScriptedProvider } from '../payments/scriptedProvider.ts';
import { addPromoCode } from '../promo-codes/promoCode.ts';
import { addActivity, contact, createOrder, ticketOrder, transferOrder } from './orders.ts';

let layla: TestAccount;
const api = await startTestApi({ now: '2030-03-01T08:00:00Z', payments: createScriptedProvider().provider });
const { db } = api.services;
beforeEach(async () => {
  layla = await api.signIn();
});
afterAll(() => api.close());

const party = { adults: 1, children: 0 };
const send = (body: object, path = '/bookings/') => layla.call('POST', path, { body });

/** Books each kind: at this regular price, in fils, with the rest of the request. */
const kinds = {
  activity: async (price: number, rest: object) => {
    const { id } = await insertActivity(db, { basePrice: price, childPrice: price });
    return send({ ...createOrder([await addActivity(layla, id, party)]), ...rest });
  },
  ticket: async (price: number, rest: object) => {
    const event = await insertEvent(db, undefined, {}, { adultPrice: price });
    return send({ ...ticketOrder(event, { price: price === 0 ? '0.00' : '100.00' }), ...rest });
  },
  tour: async (price: number, rest: object) => {
    const { id } = await insertTour(db, { basePrice: price });
    const item = { type: 'tour', id, date: '2030-03-10', price: price === 0 ? '0.00' : '200.00', quantity: 1 };
    const cart_items = [{ ...item, details: { ...contact, adults: 2 } }];
    return send({ booking_type: 'tour', cart_items, ...rest });
  },
  transfer: async (_price: number, rest: object) => {
    const vehicle = await insertVehicle(db);
    return send(transferOrder(vehicle, { total_amount: '0.00', ...rest }), '/transfers/bookings/');
  },
} as const;

describe.each(['card', 'cash'])('a booking that costs nothing is paid without a payment, by %s', (payment_method) => {
  test.each([
    ['activity', 0],
    ['activity', 100_00],
    ['ticket', 0],
    ['ticket', 100_00],
    ['tour', 0],
    ['tour', 100_00],
    ['transfer', 100_00],
  ] as const)('%s of %i fils, by its price or a promo code', async (kind, price) => {
    const manager = await api.signIn({ staffRole: 'manager' });
    const promo = price > 0 && { promo_code: await addPromoCode(manager, { percent: 100 }) };
    const response = await kinds[kind](price, { payment_method, ...promo });
    expect(response.statusCode, response.body).toBe(201);
    const [booking] = [response.json()].flat();
    expect(booking).toMatchObject({ total_amount: '0.00', booking_status: 'confirmed', payment_status: 'paid' });
    expect(booking).not.toHaveProperty('payment');
    const subject = `Subject: Your booking ${booking.booking_number} is confirmed`;
    const mail = (await api.outbox.mails()).find((eml) => eml.includes(subject));
    expect(mail).toMatch(/Payment: Nothing to pay/);
    expect(mail).not.toMatch(/To be paid|Refund if cancelled/);
    const departures = await manager.call('GET', '/departures/?date=2030-03-10');
    const parties = JSON.stringify(departures.json()).split(booking.booking_number);
    expect(parties.join()).not.toContain('"unpaid_amount":"0.00"');
    await layla.call('DELETE', `/bookings/${booking.booking_number}/`);
    const cancelled = (await api.outbox.mails()).find((eml) =>
      eml.includes(`Subject: Your booking ${booking.booking_number} is cancelled`),
    );
    expect(cancelled).toMatch(/Nothing was paid, so nothing is\s+(=\r\n)?refunded/);
  });
});

test('an order of which one booking costs nothing has a payment for the other one only', async () => {
  const { id } = await insertActivity(db, { basePrice: 0, childPrice: 0 });
  const safari = createOrder([await addActivity(layla, id, party)]);
  const bookings = [safari, ticketOrder(await insertEvent(db))].map((body) => ({ ...body, payment_method: 'card' }));
  const { bookings: booked, payment } = (await send({ bookings }, '/orders/')).json();
  expect(booked).toMatchObject([{ payment_status: 'paid' }, { payment_status: 'pending' }]);
  expect(payment).toMatchObject({ amount: '100.00' });
});
