import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import type { MailKind } from '../../src/db/operating/outgoingMail.ts';
import { outgoingMails } from '../../src/db/schema.ts';
import { minute } from '../../src/lib/durations.ts';
import { receivePaymentEvent } from '../../src/payments/receivePaymentEvent.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { createCaller } from '../../src/testing/testAccounts.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertEvent, type TestEvent } from '../fixtures.ts';
import { createEvent, createScriptedProvider } from './scriptedProvider.ts';

const bank = createScriptedProvider();
let layla: TestAccount;
let deck: TestEvent;
const api = await startTestApi({
  payments: bank.provider,
  environment: { PUBLIC_URL: 'https://shop.example.com', BOOKING_NOTICE_EMAIL: 'staff@example.com' },
});
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  bank.fail(null);
  bank.refundAs('succeeded');
  layla = await api.signIn();
  deck = await insertEvent(api.services.db);
});
afterAll(() => api.close());

/** Advances the clock, runs what is due, and signs in again, because access tokens expire within minutes. */
async function later(minutes: number) {
  api.clock.advance(minutes * minute);
  await api.services.runDueJobs();
  const { access } = await startSession(api.services, layla.id);
  layla = { ...layla, call: createCaller(api.app, { authorization: `Bearer ${access}` }) };
}

/** Books two tickets by card, and starts their payment at the bank. */
async function startPayment() {
  const body = { ...ticketOrder(deck, { adults: 2, price: '200.00' }), payment_method: 'card' };
  const booking = (await layla.call('POST', '/bookings/', { body })).json();
  await layla.call('GET', `/payments/${booking.payment.id}/`);
  return { number: String(booking.booking_number), id: String(booking.payment.id) };
}
const receive = (id: string, rest: Parameters<typeof createEvent>[1]) =>
  receivePaymentEvent(api.services, createEvent(id, rest));
const post = (path: string) => layla.call('POST', path);
async function pay(id: string) {
  bank.settle(id, 'paid');
  await receive(id, { type: 'paid' });
}

/** Returns the mails about a booking that say something, oldest first, with soft line breaks joined. */
async function mailsAbout(number: string, about: RegExp): Promise<string[]> {
  const mails = (await api.outbox.mails()).filter((eml) => eml.includes(number) && about.test(eml));
  return mails.map((eml) => eml.replaceAll(/=\r\n/g, ''));
}
const readCount = async (kind: MailKind, paymentId: string) =>
  api.services.db.$count(
    outgoingMails,
    and(eq(outgoingMails.kind, kind), eq(outgoingMails.event, `payment expired ${paymentId}`)),
  );

describe('the mail that a hold ends', () => {
  const ending = /is not paid yet/;

  test('is sent once, five minutes before the end of an open payment', async () => {
    const { number, id } = await startPayment();
    await later(9);
    expect(await mailsAbout(number, ending)).toEqual([]);
    await later(1);
    await later(2);
    const [mail = '', ...others] = await mailsAbout(number, ending);
    expect(others).toEqual([]);
    expect(mail).toContain('until 12:15 PM, Dubai time');
    expect(mail).toContain('To pay: AED 200.00');
    expect(mail).toContain(`https://shop.example.com/pay/${id}`);
  });

  test('is sent for the later end, not for the former one, if the hold was extended', async () => {
    const { number, id } = await startPayment();
    await later(9);
    await post(`/payments/${id}/extend/`);
    await later(2);
    await later(10);
    expect(await mailsAbout(number, ending)).toEqual([]);
    await later(5);
    expect(await mailsAbout(number, /until 12:30 PM, Dubai time/)).toHaveLength(1);
    await post(`/payments/${id}/extend/`);
    await later(15);
    expect(await mailsAbout(number, ending)).toHaveLength(2);
  });

  test('isn’t sent once it is paid or released', async () => {
    const paid = await startPayment();
    await pay(paid.id);
    const released = await startPayment();
    await post(`/payments/${released.id}/release/`);
    await later(10);
    await later(10);
    expect(await mailsAbout(paid.number, ending)).toEqual([]);
    expect(await mailsAbout(released.number, ending)).toEqual([]);
    expect(await mailsAbout(released.number, /The time to pay/)).toEqual([]);
  });

  test('isn’t sent to a deleted account', async () => {
    const { number } = await startPayment();
    await api.services.db.execute(`update bookings set user_id = null where number = '${number}'`);
    await later(10);
    await later(5);
    expect(await mailsAbout(number, /./)).toEqual([]);
  });
});

describe('the mail about a payment that was not made', () => {
  test('is sent once the job has ended it at the end of its hold, with a link that books again', async () => {
    const { number, id } = await startPayment();
    await later(10);
    await later(5);
    const booking = (await layla.call('GET', `/bookings/${number}/`)).json();
    expect(booking).toMatchObject({ booking_status: 'cancelled', payment_status: 'failed' });
    await receive(id, { type: 'failed' });
    const [mail = '', ...others] = await mailsAbout(number, /The time to pay for booking/);
    expect(others).toEqual([]);
    expect(mail).toContain('we have received no payment');
    expect(mail).toContain(`https://shop.example.com/pay/${id}`);
    expect((await post(`/payments/${id}/renew/`)).json().payment).toMatchObject({ status: 'open' });
  });

  test('says that it failed if the bank refused money that was on its way', async () => {
    const { number, id } = await startPayment();
    await receive(id, { type: 'authorised' });
    await receive(id, { type: 'failed' });
    expect(await mailsAbout(number, new RegExp(`Your payment for booking ${number} failed`))).toHaveLength(1);
    expect(await readCount('payment-failed', id)).toBe(1);
  });

  test('isn’t sent while the provider can’t confirm the end; the sweep repeats it', async () => {
    const { number } = await startPayment();
    await later(10);
    bank.fail(new Error('unreachable'));
    await later(5);
    expect(await mailsAbout(number, /The time to pay/)).toEqual([]);
    expect((await layla.call('GET', `/bookings/${number}/`)).json()).toMatchObject({ booking_status: 'pending' });
  });
});

describe('the mail about a refund', () => {
  const arrived = /Your refund for booking/;
  async function cancelPaid() {
    const { number, id } = await startPayment();
    await pay(id);
    await layla.call('DELETE', `/bookings/${number}/`);
    return { number, id };
  }

  test('is sent once the provider has paid it out, which the job requests, with the amount', async () => {
    const { number, id } = await cancelPaid();
    await later(1);
    const [mail = '', ...others] = await mailsAbout(number, arrived);
    expect(others).toEqual([]);
    expect(mail).toContain('We have paid AED 200.00 back');
    expect(mail).toContain('within ten days');
    const [refund] = (await api.services.db.execute(`select id from refunds where payment_id = '${id}'`)).rows;
    await receive(id, { type: 'refunded', refundId: String(refund?.['id']), amount: 200_00 });
    expect(await mailsAbout(number, arrived)).toHaveLength(1);
  });

  test('isn’t sent while the refund is on its way, nor when it failed', async () => {
    bank.refundAs('pending');
    const { number, id } = await cancelPaid();
    await later(1);
    const [refund] = (await api.services.db.execute(`select id, status from refunds where payment_id = '${id}'`)).rows;
    expect(refund).toMatchObject({ status: 'pending' });
    await receive(id, { type: 'refund-failed', refundId: String(refund?.['id']), amount: 200_00 });
    await later(1);
    expect(await mailsAbout(number, arrived)).toEqual([]);
  });
});

describe('the notice to the shop', () => {
  const notices = (number: string, about: RegExp) =>
    mailsAbout(number, about).then((mails) => mails.filter((eml) => eml.includes('To: staff@example.com')));

  test('of a dispute is sent once, with what to do', async () => {
    const { number, id } = await startPayment();
    await pay(id);
    await receive(id, { type: 'disputed' });
    await receive(id, { type: 'disputed' });
    await later(1);
    const [notice = '', ...others] = await notices(number, /A payment is disputed/);
    expect(others).toEqual([]);
    expect(notice).toContain('answer at the payment provider before its deadline');
    expect(notice).toContain(`https://shop.example.com/dashboard/bookings/${number}`);
    expect(notice).toContain('AED 200.00');
  });

  test('of a refund that could not be paid out is sent once; none of one that was', async () => {
    bank.refundAs('pending');
    const { number, id } = await startPayment();
    await pay(id);
    await layla.call('DELETE', `/bookings/${number}/`);
    await later(1);
    expect(await notices(number, /A refund could not be paid out/)).toEqual([]);
    const [refund] = (await api.services.db.execute(`select id from refunds where payment_id = '${id}'`)).rows;
    const failed = { type: 'refund-failed', refundId: String(refund?.['id']), amount: 200_00 } as const;
    await receive(id, failed);
    await receive(id, failed);
    await later(1);
    expect(await notices(number, /A refund could not be paid out/)).toHaveLength(1);
  });
});
