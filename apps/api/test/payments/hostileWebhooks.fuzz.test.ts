import { createHmac } from 'node:crypto';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../../src/auth/sessions.ts';
import { bookings, outgoingMails, paymentEvents, payments, refunds, ticketStock } from '../../src/db/schema.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../src/testing/index.ts';
import { createCaller } from '../../src/testing/testAccounts.ts';
import { ticketOrder } from '../bookings/orders.ts';
import { insertEvent, type TestEvent } from '../fixtures.ts';
import { type Harness, startStripeHarness, startTestHarness, type Webhook } from './harness.ts';

/** Webhooks per property. `FUZZ_RUNS` and `FUZZ_SEED` change number and seed. */
const numRuns = 8 * Number(process.env['FUZZ_RUNS'] ?? 4);
const parameters = { numRuns, seed: Number(process.env['FUZZ_SEED'] ?? 2030) };

const providers: readonly (readonly [name: 'test' | 'stripe', start: () => Promise<Harness>, header: string])[] = [
  ['test', startTestHarness, 'test-provider-signature'],
  ['stripe', startStripeHarness, 'stripe-signature'],
];

interface SentWebhook {
  readonly body: Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
}

describe.each(providers)('webhooks of the provider %s', (name, start, header) => {
  let harness: Harness;
  let api: TestApi;
  let layla: TestAccount;
  let deck: TestEvent;
  beforeAll(async () => {
    harness = await start();
    api = await startTestApi({ payments: harness.provider });
    layla = await api.signIn();
    deck = await insertEvent(api.services.db, { dates: ['2030-03-10'], capacity: 500 });
  });
  beforeEach(async () => {
    await harness.takeWebhooks();
    const { access } = await startSession(api.services, layla.id);
    layla = { ...layla, call: createCaller(api.app, { authorization: `Bearer ${access}` }) };
  });
  afterAll(async () => {
    await api.close();
    await harness.close();
  });

  /** Books a ticket, and starts its payment. Returns the provider's reference of it. */
  async function startPayment(): Promise<string> {
    const body = { ...ticketOrder(deck), payment_method: 'card' };
    const { payment } = (await layla.call('POST', '/bookings/', { body })).json();
    await layla.call('GET', `/payments/${payment.id}/`);
    const rows = await api.services.db.select().from(payments);
    const reference = rows.find(({ id }) => id === payment.id)?.reference;
    if (!reference) throw new Error('The payment has not started');
    return reference;
  }

  const deliver = async ({ body, headers }: SentWebhook) => {
    const url = `/api/v1/payments/webhooks/${name}/`;
    const response = await api.app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return response.statusCode;
  };
  const asSent = ({ body, headers }: Webhook): SentWebhook => ({
    body,
    headers: { [header]: String(headers[header]) },
  });

  /** What a webhook could change. */
  async function readState(): Promise<string> {
    const tables = [payments, paymentEvents, refunds, bookings, ticketStock, outgoingMails] as const;
    const rows = await Promise.all(tables.map((table) => api.services.db.select().from(table)));
    return JSON.stringify(rows.map((some) => some.map((row) => JSON.stringify(row)).toSorted()));
  }

  const expectRejected = async (webhook: SentWebhook, before: string) => {
    const status = await deliver(webhook);
    expect([400, 404, 413, 415]).toContain(status);
    expect(await readState()).toBe(before);
  };

  /** Pays, disputes and refunds at the provider. Returns the webhooks, none of which is delivered. */
  async function recordWebhooks(): Promise<readonly SentWebhook[]> {
    const declined = await startPayment();
    await harness.decline(declined, 'insufficient_funds');
    await harness.pay(declined);
    await harness.provider.refund({ reference: declined, refundId: `refund-of-${declined}`, amount: 10_00 });
    const authorised = await startPayment();
    await harness.authorise(authorised);
    await harness.settle(authorised);
    await harness.dispute(await startPayment());
    return (await harness.takeWebhooks()).map(asSent);
  }

  const hex = (length: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length });

  /** Returns signatures that aren't the webhook's: of other keys, times, schemes and forms. */
  function forgedHeaders({ body, headers }: SentWebhook): Arbitrary<Readonly<Record<string, string>>> {
    const [, time = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]+)/.exec(headers[header] ?? '') ?? [];
    const sign = (key: string, at: string) => createHmac('sha256', key).update(`${at}.`).update(body).digest('hex');
    const text = fc.oneof(
      fc.string({ maxLength: 60 }).map((key) => `t=${time},v1=${sign(key, time)}`),
      fc.integer({ min: 1, max: 1e6 }).map((seconds) => `t=${Number(time) + seconds},v1=${signature}`),
      fc.integer({ min: 1, max: 1e6 }).map((seconds) => `t=${Number(time) - seconds},v1=${signature}`),
      hex(64).map((other) => `t=${time},v1=${other}`),
      fc.nat(63).map((length) => `t=${time},v1=${signature.slice(0, length)}`),
      fc.constantFrom('v0', 'V1', 'v2', '').map((scheme) => `t=${time},${scheme}=${signature}`),
      fc.constantFrom('', 'NaN', '-1', '1e400', '0', '9'.repeat(40)).map((at) => `t=${at},v1=${sign('', at)}`),
      fc.constant(`v1=${signature}`),
      fc.constant(signature),
      fc.string({ unit: fc.constantFrom(...'t=,v1 0af9;"{}[]%'), maxLength: 300 }),
      fc.constant('t=1,'.repeat(3000)),
    );
    return fc.oneof(
      { weight: 9, arbitrary: text.map((value) => ({ [header]: value })) },
      { weight: 1, arbitrary: fc.constant({}) },
      {
        weight: 1,
        arbitrary: fc
          .constantFrom('test-provider-signature', 'stripe-signature')
          .filter((other) => other !== header)
          .map((other) => ({ [other]: headers[header] ?? '' })),
      },
    );
  }

  /** Returns bodies that differ from the webhook's. */
  function changedBodies({ body }: SentWebhook): Arbitrary<Buffer | string> {
    const bytes = Buffer.from(body);
    const changedByte = fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 })).map(([at, mask]) => {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ mask, at);
      return changed;
    });
    const parsed: Record<string, unknown> = JSON.parse(bytes.toString());
    return fc.oneof(
      changedByte,
      fc.nat(bytes.length - 1).map((length) => bytes.subarray(0, length)),
      fc.string({ minLength: 1, maxLength: 20 }).map((more) => `${bytes}${more}`),
      fc
        .tuple(fc.constantFrom(...Object.keys(parsed)), fc.jsonValue())
        .map(([key, value]) => JSON.stringify({ ...parsed, [key]: value, forged: true })),
      fc.jsonValue().map((value) => JSON.stringify(value)),
      fc.uint8Array({ maxLength: 400 }).map((some) => Buffer.from(some)),
      fc.constant(`${'['.repeat(50_000)}`),
    );
  }

  const types = fc.constantFrom(
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'a/b; charset=x',
  );

  test('that are forged change nothing, and are never an error of the server', async () => {
    const recorded = await recordWebhooks();
    const before = await readState();
    const forged = fc
      .constantFrom(...recorded)
      .chain((webhook) =>
        fc.oneof(
          fc.record({ body: fc.constant(webhook.body), headers: forgedHeaders(webhook) }),
          fc.record({ body: changedBodies(webhook), headers: fc.constant(webhook.headers) }),
          fc.record({ body: changedBodies(webhook), headers: forgedHeaders(webhook) }),
        ),
      );
    const sent = fc
      .tuple(forged, types)
      .map(([{ body, headers }, type]) => ({ body, headers: { ...headers, 'content-type': type } }));
    await fc.assert(
      fc.asyncProperty(sent, (webhook) => expectRejected(webhook, before)),
      parameters,
    );
    // What was recorded is genuine: each of the webhooks is received now.
    for (const webhook of recorded) expect(await deliver(webhook)).toBe(200);
    expect(await readState()).not.toBe(before);
  });

  test('that are sent with the signature of another webhook change nothing', async () => {
    const recorded = await recordWebhooks();
    const before = await readState();
    const two = fc
      .tuple(fc.constantFrom(...recorded), fc.constantFrom(...recorded))
      .filter(([one, other]) => !Buffer.from(one.body).equals(Buffer.from(other.body)));
    await fc.assert(
      fc.asyncProperty(two, ([{ body }, { headers }]) => expectRejected({ body, headers }, before)),
      { ...parameters, numRuns: numRuns / 4 },
    );
  });

  test('that are stale change nothing', async () => {
    const recorded = await recordWebhooks();
    const before = await readState();
    const age = fc.integer({ min: 5 * 60 + 15, max: 30 * 24 * 3600 });
    const now = harness.clock.now();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...recorded), age, async (webhook, seconds) => {
        harness.clock.set(new Date(now.getTime() + seconds * 1000).toISOString());
        await expectRejected(webhook, before);
      }),
      { ...parameters, numRuns: numRuns / 2 },
    );
    harness.clock.set(now.toISOString());
    for (const webhook of recorded) expect(await deliver(webhook)).toBe(200);
    expect(await readState()).not.toBe(before);
  });

  test('that are replayed, in any order, however often and at the same time, change nothing', async () => {
    const recorded = await recordWebhooks();
    for (const webhook of recorded) expect(await deliver(webhook)).toBe(200);
    const before = await readState();
    const replays = fc.array(fc.array(fc.constantFrom(...recorded), { minLength: 1, maxLength: 4 }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(replays, async (rounds) => {
        for (const round of rounds) {
          const statuses = await Promise.all(round.map(deliver));
          expect(new Set(statuses)).toEqual(new Set([200]));
        }
        expect(await readState()).toBe(before);
      }),
      { ...parameters, numRuns: numRuns / 4 },
    );
  });
});

test('Stripe’s events of other shops and of unknown form are acknowledged, so that Stripe doesn’t repeat them', async () => {
  const harness = await startStripeHarness();
  const api = await startTestApi({ payments: harness.provider });
  const metadata = fc.oneof(
    fc.constant({}),
    fc.constant(null),
    fc.record({
      payment_id: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 500 }),
        fc.constantFrom('__proto__', 'order-17', '\0'),
      ),
    }),
  );
  const object = fc.record({
    id: fc.string({ maxLength: 80 }),
    metadata,
    payment_status: fc.constantFrom('paid', 'unpaid', 'no_payment_required'),
  });
  const type = fc.constantFrom(
    'checkout.session.completed',
    'checkout.session.expired',
    'payout.paid',
    'customer.created',
    'v2.unknown',
  );
  await fc.assert(
    fc.asyncProperty(type, object, async (kind, content) => {
      harness.stripe.emit(kind, content);
      const [webhook] = harness.stripe.takeWebhooks();
      const response = await api.app.inject({
        method: 'POST',
        url: '/api/v1/payments/webhooks/stripe/',
        payload: webhook!.body,
        headers: { 'content-type': 'application/json', ...webhook!.headers },
      });
      expect(response.statusCode).toBe(200);
    }),
    parameters,
  );
  expect(await api.services.db.select().from(paymentEvents)).toEqual([]);
  await api.close();
  await harness.close();
});
