import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import fastify from 'fastify';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { PaymentEvent } from '../../src/db/payments/paymentEvent.ts';
import { parseJsonBodies } from '../../src/http/jsonBodies.ts';
import { handleErrors } from '../../src/http/problemResponses.ts';
import { receiveWebhooks } from '../../src/payments/webhooks.ts';
import { startTestHarness } from './harness.ts';

const received: PaymentEvent[] = [];
let failure: Error | null = null;

const harness = await startTestHarness();
const app = fastify();
parseJsonBodies(app);
handleErrors(app);
await app.register(
  receiveWebhooks(harness.provider, async (event) => {
    if (failure) throw failure;
    received.push(event);
  }),
);
const { reference } = await harness.provider.startPayment({
  paymentId: 'a-payment',
  amount: 100_00,
  description: 'One booking',
  email: 'mona@example.ae',
  returnUrl: 'http://localhost:3000/pay/7',
  expiresAt: harness.clock.now(),
});
await harness.provider.cancelPayment(reference);
const [first] = await harness.takeWebhooks();
if (!first) throw new Error('A cancellation must send a webhook');
const webhook = first;
afterAll(async () => {
  await app.close();
  await harness.close();
});
beforeEach(() => {
  received.length = 0;
  failure = null;
});

const send = (body: Buffer | string, headers: Record<string, string>, path = 'test/') =>
  app.inject({
    method: 'POST',
    url: `/api/v1/payments/webhooks/${path}`,
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  });
const signature = () => ({ 'test-provider-signature': String(webhook.headers['test-provider-signature']) });

test.each(['test', 'test/'])('a signed webhook is received at …/%s, and acknowledged', async (path) => {
  const response = await send(webhook.body, signature(), path);
  expect([response.statusCode, response.json()]).toEqual([200, { received: true }]);
  expect(received).toMatchObject([{ type: 'failed', paymentId: 'a-payment', occurredAt: expect.any(Date) }]);
});

test.each(['application/json; charset=utf-8', 'text/plain', 'application/octet-stream'])(
  'the signature is of the bytes, whatever the content type (%s)',
  async (type) => expect((await send(webhook.body, { ...signature(), 'content-type': type })).statusCode).toBe(200),
);

test('a webhook is acknowledged only once the event is committed: otherwise the provider sends it again', async () => {
  failure = new Error('the database is away');
  const response = await send(webhook.body, signature());
  expect(response.statusCode).toBe(500);
  expect(response.json()).toMatchObject({ type: 'internal' });
  expect(response.body).not.toContain('database');
});

test.each([
  ['another provider’s', 'stripe/'],
  ['an unknown provider’s', 'paypal/'],
  ['one whose name is a property', '__proto__/'],
])('%s webhook is not found', async (_, path) =>
  expect((await send(webhook.body, signature(), path)).statusCode).toBe(404),
);

const expectRejected = async (body: Buffer | string, headers: Record<string, string>) => {
  const response = await send(body, headers);
  expect(response.statusCode).toBe(400);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({
    type: 'invalid-request',
    detail: 'The signature of the webhook is not valid.',
  });
};

test('a webhook with another signature, or none, is rejected', async () => {
  const body = webhook.body.toString();
  const time = Math.floor(harness.clock.now().getTime() / 1000);
  const forged = createHmac('sha256', 'guess').update(`${time}.${body}`).digest('hex');
  await expectRejected(body, { 'test-provider-signature': `t=${time},v1=${forged}` });
  await expectRejected(body, {});
  await expectRejected(body, { 'stripe-signature': signature()['test-provider-signature'] });
  expect(received).toEqual([]);
});

test('a recorded webhook is rejected five minutes later', async () => {
  harness.clock.advance(5 * 60_000 + 1000);
  await expectRejected(webhook.body, signature());
  harness.clock.advance(-(10 * 60_000 + 12_000));
  await expectRejected(webhook.body, signature());
  harness.clock.advance(5 * 60_000 + 11_000);
  expect((await send(webhook.body, signature())).statusCode).toBe(200);
});

test('each change of a byte, and each truncation, is rejected', async () => {
  const { length } = webhook.body;
  await fc.assert(
    fc.asyncProperty(fc.nat(length - 1), fc.integer({ min: 1, max: 255 }), async (at, mask) => {
      const changed = Buffer.from(webhook.body);
      changed.writeUInt8(changed.readUInt8(at) ^ mask, at);
      await expectRejected(changed, signature());
      await expectRejected(webhook.body.subarray(0, at), signature());
    }),
    { numRuns: 100 },
  );
  expect(received).toEqual([]);
});

test('arbitrary bodies and signatures are rejected', async () => {
  const header = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'t=,v1 0af9;"') }),
    fc
      .tuple(fc.integer(), fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 60, maxLength: 66 }))
      .map(([time, hex]) => `t=${time},v1=${hex}`),
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), header, async (bytes, text) => {
      await expectRejected(Buffer.from(bytes), { 'test-provider-signature': text });
    }),
    { numRuns: 200 },
  );
});

test('a huge body is rejected before it is read', async () => {
  const response = await send(Buffer.alloc(300 * 1024, 'x'), signature());
  expect([response.statusCode, response.json().type]).toEqual([413, 'payload-too-large']);
});

test('a compressed body is rejected', async () => {
  const response = await send(webhook.body, { ...signature(), 'content-encoding': 'gzip' });
  expect(response.statusCode).toBe(415);
});
