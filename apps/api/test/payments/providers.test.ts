import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentEvent } from '../../src/db/payments/paymentEvent.ts';
import { declineReasons, InvalidSignature, RefundRejected } from '../../src/payments/provider.ts';
import { type Harness, startStripeHarness, startTestHarness, type Webhook } from './harness.ts';

/** What the shop relies on, whichever provider is configured. */
describe.each<[string, () => Promise<Harness>]>([
  ['the test provider', startTestHarness],
  ['Stripe', startStripeHarness],
])('%s', (_, start) => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await start();
  });
  afterAll(() => harness.close());

  const newPayment = (amount = 486_00) => ({
    paymentId: randomUUID(),
    amount,
    description: 'Two bookings at aiTours',
    email: 'mona@example.ae',
    returnUrl: 'http://localhost:3000/pay/7',
    expiresAt: new Date(harness.clock.now().getTime() + 15 * 60_000),
  });

  async function startPayment(amount?: number) {
    await harness.takeWebhooks();
    const request = newPayment(amount);
    const { reference } = await harness.provider.startPayment(request);
    return { reference, paymentId: request.paymentId };
  }

  const toEvents = (webhooks: readonly Webhook[]) =>
    Promise.all(webhooks.map(({ body, headers }) => harness.provider.readEvent(body, headers)));

  /** Returns the events that the shop uses. */
  async function takeEvents(): Promise<PaymentEvent[]> {
    const events = await toEvents(await harness.takeWebhooks());
    return events.filter((event) => event !== null);
  }

  const read = (reference: string) => harness.provider.readPayment(reference);

  test('starts a payment once, however often it is requested', async () => {
    const request = newPayment();
    const first = await harness.provider.startPayment(request);
    expect(await harness.provider.startPayment(request)).toEqual(first);
    expect(await harness.provider.startPayment(newPayment())).not.toEqual(first);
    expect(first.url).toMatch(/^https?:\/\//);
    expect(await read(first.reference)).toEqual({
      reference: first.reference,
      paymentId: request.paymentId,
      status: 'open',
      amount: 486_00,
      refunded: 0,
      decline: null,
    });
  });

  test('reports a paid payment', async () => {
    const { reference, paymentId } = await startPayment();
    await harness.pay(reference);
    const events = await takeEvents();
    expect(events.at(-1)).toMatchObject({ type: 'paid', paymentId });
    expect(events.at(-1)?.occurredAt.getTime()).toBeLessThanOrEqual(harness.clock.now().getTime());
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(await read(reference)).toMatchObject({ status: 'paid', decline: null });
  });

  test('lists the payments of a period with their refunds and disputes', async () => {
    const { clock, provider } = harness;
    clock.advance(3 * 3600_000);
    const from = clock.now();
    const [opened, paid, disputed, cancelled] = [
      await startPayment(),
      await startPayment(),
      await startPayment(),
      await startPayment(),
    ];
    await harness.pay(paid.reference);
    await provider.cancelPayment(cancelled.reference);
    await harness.dispute(disputed.reference);
    const refundId = randomUUID();
    const refund = await provider.refund({ reference: paid.reference, refundId, amount: 86_00 });
    clock.advance(60_000);
    const to = clock.now();
    await startPayment();
    const common = { amount: 486_00, isDisputed: false, refunds: [] };
    const listed = await provider.listPayments({ from, to });
    const refunds = [{ reference: refund.reference, refundId, amount: 86_00, status: 'succeeded' }];
    const expected = [
      { ...common, ...opened, status: 'open' },
      { ...common, ...paid, status: 'paid', refunds },
      { ...common, ...disputed, status: 'paid', isDisputed: true },
      { ...common, ...cancelled, status: 'failed' },
    ];
    expect(listed).toHaveLength(4);
    for (const payment of expected)
      expect(listed.find(({ reference }) => reference === payment.reference)).toMatchObject(payment);
    for (const { createdAt } of listed) expect(createdAt.getTime()).toBeGreaterThanOrEqual(from.getTime());
    expect(await provider.listPayments({ from: new Date(from.getTime() - 60_000), to: from })).toEqual([]);
  });

  test.each(declineReasons)('a decline because of %s leaves the payment open for another card', async (reason) => {
    const { reference, paymentId } = await startPayment();
    await harness.decline(reference, reason);
    expect(await takeEvents()).toMatchObject([{ type: 'declined', reason, paymentId }]);
    expect(await read(reference)).toMatchObject({ status: 'open', decline: reason });
    await harness.pay(reference);
    expect(await read(reference)).toMatchObject({ status: 'paid', decline: null });
  });

  test('a cancelled payment has failed and can’t be paid any more', async () => {
    const { reference, paymentId } = await startPayment();
    expect(await harness.provider.cancelPayment(reference)).toMatchObject({ status: 'failed', paymentId });
    await harness.pay(reference);
    expect((await takeEvents()).map(({ type }) => type)).toEqual(['failed']);
    expect(await read(reference)).toMatchObject({ status: 'failed' });
    expect(await harness.provider.cancelPayment(reference)).toMatchObject({ status: 'failed' });
  });

  test('a cancellation after the payment returns that it is paid', async () => {
    const { reference } = await startPayment();
    await harness.pay(reference);
    expect(await harness.provider.cancelPayment(reference)).toMatchObject({ status: 'paid' });
    expect(await read(reference)).toMatchObject({ status: 'paid' });
  });

  test('a payment that settles later is authorised until then, and can’t be cancelled', async () => {
    const { reference, paymentId } = await startPayment();
    await harness.authorise(reference);
    expect(await takeEvents()).toMatchObject([{ type: 'authorised', paymentId }]);
    expect(await read(reference)).toMatchObject({ status: 'authorised' });
    expect(await harness.provider.cancelPayment(reference)).toMatchObject({ status: 'authorised' });
    await harness.settle(reference);
    expect(await takeEvents()).toMatchObject([{ type: 'paid', paymentId }]);
    expect(await read(reference)).toMatchObject({ status: 'paid' });
  });

  test('refunds a part and then the rest, and reports each', async () => {
    const { reference, paymentId } = await startPayment();
    await harness.pay(reference);
    await harness.takeWebhooks();
    const [part, rest] = [randomUUID(), randomUUID()];
    const refund = await harness.provider.refund({ reference, refundId: part, amount: 100_00 });
    expect(refund).toMatchObject({ status: 'succeeded' });
    expect(await read(reference)).toMatchObject({ status: 'paid', refunded: 100_00 });
    await harness.provider.refund({ reference, refundId: rest, amount: 386_00 });
    expect(await read(reference)).toMatchObject({ status: 'paid', refunded: 486_00 });
    expect(await takeEvents()).toMatchObject([
      { type: 'refunded', paymentId, refundId: part, amount: 100_00 },
      { type: 'refunded', paymentId, refundId: rest, amount: 386_00 },
    ]);
  });

  test('refunds once for a refund id, at the same time and a week later', async () => {
    const { reference } = await startPayment();
    await harness.pay(reference);
    const request = { reference, refundId: randomUUID(), amount: 100_00 };
    const results = await Promise.all([1, 2, 3].map(() => harness.provider.refund(request)));
    harness.clock.advance(7 * 24 * 3600_000);
    results.push(await harness.provider.refund(request));
    expect(new Set(results.map((result) => result.reference)).size).toBe(1);
    expect(await read(reference)).toMatchObject({ refunded: 100_00 });
    const other = harness.provider.refund({ ...request, amount: 50_00 });
    await expect(other).rejects.toThrow(RefundRejected);
    expect(await read(reference)).toMatchObject({ refunded: 100_00 });
  });

  test('rejects a refund of more than is left, and of an unpaid payment', async () => {
    const { reference } = await startPayment();
    const refund = (amount: number) => harness.provider.refund({ reference, refundId: randomUUID(), amount });
    await expect(refund(1)).rejects.toThrow(RefundRejected);
    await harness.pay(reference);
    await expect(refund(486_01)).rejects.toThrow(RefundRejected);
    await refund(400_00);
    await expect(refund(86_01)).rejects.toThrow(RefundRejected);
    expect(await read(reference)).toMatchObject({ refunded: 400_00 });
  });

  test('reports a dispute', async () => {
    const { reference, paymentId } = await startPayment();
    await harness.dispute(reference);
    expect((await takeEvents()).at(-1)).toMatchObject({ type: 'disputed', paymentId });
  });

  test('rejects a webhook that is forged, changed, truncated, unsigned or stale', async () => {
    const { reference } = await startPayment();
    await harness.pay(reference);
    const [webhook] = await harness.takeWebhooks();
    if (!webhook) throw new Error('A payment must send a webhook');
    const { body, headers } = webhook;
    const name = Object.keys(headers).find((one) => one.endsWith('-signature')) ?? '';
    const signature = String(headers[name]);
    const changed = Buffer.from(body.toString().replace(/"(paid|authorised|checkout)/, '"x'));
    const attempts: [Buffer, Record<string, string | undefined>][] = [
      [changed, { [name]: signature }],
      [body.subarray(0, -1), { [name]: signature }],
      [Buffer.concat([body, Buffer.from(' ')]), { [name]: signature }],
      [Buffer.alloc(0), { [name]: signature }],
      [body, {}],
      [body, { [name]: '' }],
      [body, { [name]: 'v1=' }],
      [body, { [name]: signature.replace(/v1=./, (text) => (text === 'v1=0' ? 'v1=1' : 'v1=0')) }],
      [body, { [name]: signature.replace(/t=\d/, 't=9') }],
      [body, { [name]: signature.replace('v1=', 'v0=') }],
      [body, { [name]: signature.slice(0, -2) }],
    ];
    for (const [bytes, wrong] of attempts)
      await expect(harness.provider.readEvent(bytes, wrong), JSON.stringify(wrong)).rejects.toThrow(InvalidSignature);
    expect(await harness.provider.readEvent(body, headers)).not.toBeNull();
    harness.clock.advance(4 * 60_000);
    expect(await harness.provider.readEvent(body, headers)).not.toBeNull();
    harness.clock.advance(2 * 60_000);
    await expect(harness.provider.readEvent(body, headers)).rejects.toThrow(InvalidSignature);
  });
});
