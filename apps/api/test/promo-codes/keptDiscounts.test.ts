import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { createCaller } from '../../src/testing/testAccounts.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertEvent, type TestEvent } from '../fixtures.ts';
import { payOnline } from '../payments/payOnline.ts';
import { createScriptedProvider } from '../payments/scriptedProvider.ts';
import { addPromoCode } from './promoCode.ts';

const bank = createScriptedProvider();
const api = await startTestApi({ payments: bank.provider, environment: { BEHAVIOUR: 'improved' } });
let layla: TestAccount;
let manager: TestAccount;
let deck: TestEvent;
beforeAll(async () => {
  const cancellationTerms = [
    { hours_before: 48, percent: 100 },
    { hours_before: 24, percent: 50 },
  ];
  deck = await insertEvent(api.services.db, { dates: ['2030-03-10'], capacity: 500 }, { cancellationTerms });
});
beforeEach(async () => {
  api.clock.set('2030-03-01T08:00:00Z');
  layla = await api.signIn();
  manager = await api.signIn({ staffRole: 'owner' });
});
afterAll(() => api.close());

/** Sets the clock, with new sessions, because access tokens expire within minutes. */
async function goTo(now: string) {
  api.clock.set(now);
  const renew = async (account: TestAccount) => {
    const { access } = await startSession(api.services, account.id);
    return { ...account, call: createCaller(api.app, { authorization: `Bearer ${access}` }) };
  };
  [layla, manager] = [await renew(layla), await renew(manager)];
}

async function cancelAsStaff(number: string, body: object = {}, path = 'cancellations') {
  const { version } = (await manager.call('GET', `/staff-bookings/${number}/`)).json();
  const headers = { 'if-match': `"${version}"` };
  const response = await manager.call('POST', `/staff-bookings/${number}/${path}/`, { body, headers });
  expect(response.statusCode, response.body).toBe(204);
}

const cancel = async (number: string) => {
  const response = await layla.call('DELETE', `/bookings/${number}/`);
  expect(response.statusCode, response.body).toBe(200);
};
const override = (refund: object) => (number: string) =>
  cancelAsStaff(number, { reason: 'Storm', ...refund }, 'cancellation-overrides');

/** When 10:00 on 10 March in Dubai is. */
const begins = '2030-03-10T06:00:00Z';
const isFree = '2030-03-01T09:00:00Z';
const isHalf = '2030-03-08T12:00:00Z';
const isTooLate = '2030-03-10T05:00:00Z';

interface Case {
  readonly percent?: number;
  readonly method?: 'card' | 'cash';
  readonly pays?: boolean;
  readonly at: string;
  readonly end: (number: string) => Promise<void>;
}

describe('F2 a code and the discount of a first booking come back only with the money', () => {
  test.each<[string, Case, 'come back' | 'stay used']>([
    ['cancelled with a full refund', { at: isFree, end: cancel }, 'come back'],
    ['cancelled with a partial refund', { at: isHalf, end: cancel }, 'stay used'],
    ['cancelled without a refund', { at: isTooLate, end: cancel }, 'stay used'],
    ['cancelled by staff after it began', { at: begins, end: cancelAsStaff }, 'stay used'],
    ['refunded in full by staff after it began', { at: begins, end: override({ refund_percent: 100 }) }, 'come back'],
    ['refunded in part by staff', { at: isFree, end: override({ refund_percent: 99 }) }, 'stay used'],
    ['held and not paid', { pays: false, at: '2030-03-01T08:05:00Z', end: cancel }, 'come back'],
    ['in cash and not paid, cancelled too late', { method: 'cash', at: isTooLate, end: cancel }, 'come back'],
    ['for nothing, before it begins', { percent: 100, at: isTooLate, end: cancel }, 'come back'],
    ['for nothing, after it began', { percent: 100, at: begins, end: cancelAsStaff }, 'stay used'],
  ])('%s', async (_, { percent = 20, method = 'card', pays = true, at, end }, outcome) => {
    const code = await addPromoCode(manager, { percent, max_uses: 1, max_uses_per_customer: 1 });
    const order = { ...ticketOrder(deck), payment_method: method, promo_code: code };
    const made = await layla.call('POST', '/bookings/', { body: order });
    expect(made.statusCode, made.body).toBe(201);
    const { booking_number, payment } = made.json();
    if (payment && pays) await payOnline({ api, bank, account: layla }, payment.id);
    await goTo(at);
    await end(booking_number);

    const { results } = (await manager.call('GET', `/promo-codes/?search=${code}`)).json();
    const isBack = outcome === 'come back';
    expect(results).toMatchObject([{ uses: isBack ? 0 : 1, discounts_total: isBack ? '0.00' : `${percent}.00` }]);
    expect((await layla.call('GET', '/users/me/')).json().first_booking_discount).toBe(isBack ? 10 : undefined);
    const line = { type: 'ticket', event_id: deck.id, ticket_type_id: deck.typeId, adults: 1, date: '2030-03-10' };
    const body = { lines: [{ ...line, time_slot_id: deck.eveningId }], promo_code: code };
    expect((await layla.call('POST', '/quotes/', { body })).statusCode).toBe(isBack ? 200 : 400);
  });
});
