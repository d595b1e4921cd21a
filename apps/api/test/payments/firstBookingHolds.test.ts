import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { releaseExpiredHolds } from '../../src/payments/paymentJobs.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { createCaller } from '../../src/testing/testAccounts.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertEvent } from '../fixtures.ts';
import { createScriptedProvider } from './scriptedProvider.ts';

let api: TestApi;
let layla: TestAccount;
beforeAll(async () => {
  const environment = { BEHAVIOUR: 'improved' };
  api = await startTestApi({ payments: createScriptedProvider().provider, environment });
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
