import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { declineReasons, ProviderUnavailable } from '../../src/payments/provider.ts';
import { toDeclineReason } from '../../src/payments/stripe/declineReason.ts';
import { startStripeHarness } from './harness.ts';

const harness = await startStripeHarness();
afterAll(() => harness.close());
beforeEach(() => void harness.stripe.takeWebhooks());

const newPayment = () => ({
  paymentId: randomUUID(),
  amount: 1_095_50,
  description: 'Two bookings at aiTours',
  email: 'mona@example.ae',
  returnUrl: 'https://shop.example.com/pay/7',
  expiresAt: new Date(harness.clock.now().getTime() + 15 * 60_000),
});

async function startPayment() {
  const request = newPayment();
  const { reference } = await harness.provider.startPayment(request);
  return { reference, paymentId: request.paymentId };
}

const takeEvents = async () =>
  Promise.all((await harness.takeWebhooks()).map(({ body, headers }) => harness.provider.readEvent(body, headers)));

test('a session of Checkout has the amount in fils, the shop’s id, and an end after the last possible hold', async () => {
  const request = newPayment();
  await harness.provider.startPayment(request);
  const { call, body, key, authorization } = harness.stripe.requests.at(-1) ?? {};
  expect(call).toBe('POST /v1/checkout/sessions');
  expect([key, authorization]).toEqual([`start ${request.paymentId}`, 'Bearer sk_test_shop']);
  expect(Object.fromEntries(body ?? [])).toEqual({
    mode: 'payment',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'aed',
    'line_items[0][price_data][unit_amount]': '109550',
    'line_items[0][price_data][product_data][name]': request.description,
    customer_email: request.email,
    client_reference_id: request.paymentId,
    'metadata[payment_id]': request.paymentId,
    'payment_intent_data[metadata][payment_id]': request.paymentId,
    'payment_intent_data[description]': request.description,
    success_url: request.returnUrl,
    cancel_url: request.returnUrl,
    expires_at: String(harness.clock.now().getTime() / 1000 + 3600),
  });
});

test('a retry a minute later starts the same session: nothing in the request depends on the time', async () => {
  const request = newPayment();
  const first = await harness.provider.startPayment(request);
  harness.clock.advance(60_000);
  expect(await harness.provider.startPayment(request)).toEqual(first);
});

test('an expired session fails the payment', async () => {
  const { reference, paymentId } = await startPayment();
  await harness.provider.cancelPayment(reference);
  expect(await takeEvents()).toMatchObject([{ type: 'failed', paymentId, reference }]);
});

test('a payment method that settles later and then fails, fails the payment', async () => {
  const { reference, paymentId } = await startPayment();
  await harness.authorise(reference);
  harness.stripe.settle(reference, false);
  expect((await takeEvents()).at(-1)).toMatchObject({ type: 'failed', paymentId });
  expect(await harness.provider.readPayment(reference)).toMatchObject({ status: 'failed' });
});

test('a pending refund is reported when it has arrived or failed', async () => {
  const { reference, paymentId } = await startPayment();
  await harness.pay(reference);
  harness.stripe.takeWebhooks();
  harness.stripe.refundsAre('pending');
  for (const [status, type] of [
    ['succeeded', 'refunded'],
    ['failed', 'refund-failed'],
  ] as const) {
    const refundId = randomUUID();
    const request = { reference, refundId, amount: 10_00 };
    expect(await harness.provider.refund(request)).toMatchObject({ status: 'pending' });
    expect((await takeEvents()).filter(Boolean)).toEqual([]);
    harness.stripe.settleRefund(status);
    expect(await takeEvents()).toMatchObject([{ type, paymentId, refundId, amount: 10_00 }]);
    expect(await harness.provider.refund(request)).toMatchObject({ status });
  }
  harness.stripe.refundsAre('succeeded');
});

test('a refund in Stripe’s dashboard is reported with Stripe’s id', async () => {
  const { reference, paymentId } = await startPayment();
  await harness.pay(reference);
  harness.stripe.takeWebhooks();
  harness.stripe.refundInDashboard(reference, 25_00);
  expect((await takeEvents()).filter(Boolean)).toMatchObject([
    { type: 'refunded', paymentId, refundId: expect.stringMatching(/^re_/), amount: 25_00 },
  ]);
});

test('a dispute that is won is reported; one that is lost changes nothing more', async () => {
  const { reference, paymentId } = await startPayment();
  await harness.dispute(reference);
  harness.stripe.dispute(reference, 'won');
  harness.stripe.dispute(reference, 'lost');
  expect((await takeEvents()).slice(1)).toMatchObject([
    { type: 'disputed', paymentId },
    { type: 'dispute-won', paymentId },
    null,
  ]);
});

test('events of other shops of the account and events of other kinds are not used', async () => {
  harness.stripe.emit('customer.created', { object: 'customer', id: 'cus_1' });
  harness.stripe.emit('checkout.session.completed', { id: 'cs_other', metadata: {}, payment_status: 'paid' });
  harness.stripe.emit('checkout.session.completed', { id: 'cs_other', metadata: null, payment_status: 'paid' });
  harness.stripe.emit('payment_intent.payment_failed', { id: 'pi_other', metadata: {}, last_payment_error: null });
  harness.stripe.emit('refund.created', {
    id: 're_other',
    metadata: {},
    amount: 1,
    status: 'succeeded',
    payment_intent: null,
  });
  expect(await takeEvents()).toEqual([null, null, null, null, null]);
});

test.each([500, 503, 429, 401])(
  'a response with %s is reported as unavailable, and the same request succeeds later',
  async (status) => {
    const request = newPayment();
    const { reference } = await startPayment();
    harness.stripe.failWith(status);
    await expect(harness.provider.startPayment(request)).rejects.toThrow(ProviderUnavailable);
    await expect(harness.provider.readPayment(reference)).rejects.toThrow(ProviderUnavailable);
    await expect(harness.provider.cancelPayment(reference)).rejects.toThrow(ProviderUnavailable);
    await expect(harness.provider.refund({ reference, refundId: 'r', amount: 1 })).rejects.toThrow(ProviderUnavailable);
    harness.stripe.failWith(null);
    expect(await harness.provider.startPayment(request)).toMatchObject({ url: expect.stringContaining('checkout') });
    expect(await harness.provider.readPayment(reference)).toMatchObject({ status: 'open' });
  },
);

test.each([
  [{ code: 'card_declined', decline_code: 'lost_card' }, 'stolen_card'],
  [{ code: 'card_declined', decline_code: 'authentication_required' }, 'authentication_failed'],
  [{ code: 'card_declined', decline_code: 'issuer_not_available' }, 'processing_error'],
  [{ code: 'expired_card' }, 'expired_card'],
  [{ code: 'incorrect_cvc', decline_code: 'incorrect_cvc' }, 'card_declined'],
  [{ code: 'something_new' }, 'card_declined'],
  [{}, 'card_declined'],
] as const)('the error %o of Stripe means %s', (error, reason) => {
  expect(toDeclineReason(error)).toBe(reason);
  expect(declineReasons).toContain(reason);
});
