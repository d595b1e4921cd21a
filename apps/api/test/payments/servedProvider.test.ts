import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';

const api = await startTestApi({ environment: { PAYMENT_PROVIDER: 'test', PUBLIC_URL: 'http://shop.localhost:3000' } });
const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => api.close());

async function startPayment() {
  const { payments } = api.services;
  if (!payments) throw new Error('The test provider must be open');
  const { url } = await payments.startPayment({
    paymentId: randomUUID(),
    amount: 486_00,
    description: 'One booking',
    email: 'mona@example.ae',
    returnUrl: 'http://shop.localhost:3000/pay/7',
    expiresAt: new Date(api.clock.now().getTime() + 15 * 60_000),
  });
  return new URL(url);
}

test('the shop’s server serves the provider’s page with the provider’s own policy', async () => {
  const url = await startPayment();
  expect(url.origin).toBe('http://shop.localhost:3000');
  const { status, headers } = await fetch(origin + url.pathname);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self' http://shop.localhost:3000");
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('CHECKOUT-15 GAP-25 a payment sends webhooks to the address of the server, and no card data is logged', async () => {
  const url = await startPayment();
  const card = { cardNumber: '4111 1111 1111 1111', expiry: '11/47', cvv: '9876' };
  const { status } = await fetch(origin + url.pathname, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  });
  expect(status).toBe(303);
  const logged = api.logged.join('');
  expect(logged).toContain('"path":"/api/v1/payments/webhooks/test/"');
  expect(logged).toContain(url.pathname);
  // A time, a duration or an id can hold the digits of the security code by chance.
  const log = logged.replaceAll(/"(?:time|responseTime|pid)":[\d.]+|"reqId":"[^"]+"|tp_[\da-f]+/g, '');
  for (const text of [...Object.values(card), card.cardNumber.replaceAll(' ', ''), encodeURIComponent(card.expiry)])
    expect(log).not.toContain(text);
});

test('a form that is too large, or no form, is a problem and pays nothing', async () => {
  const { pathname } = await startPayment();
  const post = (body: string, type: string) =>
    fetch(origin + pathname, { method: 'POST', body, headers: { 'content-type': type } });
  expect((await post(`cardNumber=${'4'.repeat(5000)}`, 'application/x-www-form-urlencoded')).status).toBe(413);
  expect((await post('{"cardNumber":"4111111111111111"}', 'application/json')).status).toBe(415);
  expect(await (await fetch(origin + pathname)).text()).toContain('<h1>Pay AED\u00a0486.00</h1>');
});

test('without the test provider its pages don’t exist', async () => {
  const other = await startTestApi();
  expect(other.services.payments).toBeNull();
  expect((await other.app.inject({ url: '/test-provider/assets/page.js' })).statusCode).toBe(404);
  await other.close();
});
