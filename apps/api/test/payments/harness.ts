import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import fastify from 'fastify';
import { openDatabase } from '../../src/db/database.ts';
import type { DeclineReason, PaymentProvider } from '../../src/payments/provider.ts';
import { createStripeProvider } from '../../src/payments/stripe/stripeProvider.ts';
import { testCards } from '../../src/payments/testProvider/cards.ts';
import { serveTestProvider } from '../../src/payments/testProvider/routes.ts';
import { startTestProvider } from '../../src/payments/testProvider/testProvider.ts';
import { createTestDatabase, type TestClock, testClock } from '../../src/testing/index.ts';
import { startFakeStripe } from './fakeStripe.ts';

export interface Webhook {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** A provider, and a traveller who pays on its page. */
export interface Harness {
  readonly provider: PaymentProvider;
  readonly clock: TestClock;
  pay(reference: string): Promise<void>;
  decline(reference: string, reason: DeclineReason): Promise<void>;
  /** Pays by a method that settles later. */
  authorise(reference: string): Promise<void>;
  /** Settles what was authorised. */
  settle(reference: string): Promise<void>;
  /** Pays, and disputes the payment later. */
  dispute(reference: string): Promise<void>;
  /** Takes the webhooks that were sent since the last call. */
  takeWebhooks(): Promise<readonly Webhook[]>;
  close(): Promise<void>;
}

const now = '2030-03-01T08:00:00Z';

/** Returns the number of a test card by its outcome and reason. */
export function cardNumber(outcome: string, reason: DeclineReason | null = null): string {
  const card = testCards.find((one) => one.outcome === outcome && one.decline === reason);
  if (!card) throw new Error(`There is no test card that is ${outcome} (${reason})`);
  return card.number;
}

export async function startTestHarness() {
  const clock = testClock(now);
  const database = await createTestDatabase();
  const { db, close } = openDatabase(database.connection, 5, () => {});
  const received: Webhook[] = [];
  const failures: unknown[] = [];
  const statuses: number[] = [];
  const shop = createServer(async (request, response) => {
    received.push({ body: await buffer(request), headers: request.headers });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await once(shop.listen(0, '127.0.0.1'), 'listening');
  const provider = startTestProvider({
    db,
    clock,
    secret: 'a secret of the server',
    publicUrl: 'http://localhost:3000',
    onFailure: (error) => failures.push(error),
  });
  const origin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  provider.listenAt(origin);
  const app = fastify();
  await app.register(serveTestProvider(provider, 'http://localhost:3000'));
  const post = (path: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: `/test-provider/payments/${path}`,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const payWith = (reference: string, number: string) =>
    post(reference, { cardNumber: number, expiry: '12/31', cvv: number.startsWith('37') ? '1234' : '123' });
  const wait = async (seconds: number) => {
    clock.advance(seconds * 1000);
    await provider.runDue();
  };
  return {
    provider,
    clock,
    db,
    app,
    origin,
    received,
    failures,
    /** The statuses of the shop's next responses; 200 when there are none. */
    statuses,
    post,
    payWith,
    wait,
    pay: async (reference: string) => void (await payWith(reference, cardNumber('approved'))),
    decline: async (reference: string, reason: DeclineReason) => {
      if (reason !== 'authentication_failed') return void (await payWith(reference, cardNumber('declined', reason)));
      await payWith(reference, cardNumber('challenged'));
      await post(`${reference}/challenge`, { answer: 'refuse' });
    },
    authorise: async (reference: string) => void (await payWith(reference, cardNumber('settles-later'))),
    settle: () => wait(11),
    dispute: async (reference: string) => {
      await payWith(reference, cardNumber('disputed'));
      await wait(11);
    },
    async takeWebhooks() {
      await wait(5);
      return received.splice(0);
    },
    async close() {
      await provider.stop();
      await app.close();
      shop.closeAllConnections();
      shop.close();
      await close();
      await database.drop();
    },
  };
}

const webhookSecret = 'whsec_test';
const declineCodes: Readonly<Record<DeclineReason, { readonly code: string; readonly decline_code?: string }>> = {
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired_card: { code: 'expired_card' },
  stolen_card: { code: 'card_declined', decline_code: 'stolen_card' },
  authentication_failed: { code: 'payment_intent_authentication_failure' },
  card_declined: { code: 'card_declined', decline_code: 'generic_decline' },
  processing_error: { code: 'processing_error' },
};

export async function startStripeHarness() {
  const clock = testClock(now);
  const stripe = await startFakeStripe(webhookSecret, () => clock.now());
  const provider = await createStripeProvider({
    secretKey: 'sk_test_shop',
    webhookSecret,
    apiUrl: stripe.url,
    clock,
  });
  return {
    provider,
    clock,
    stripe,
    pay: async (reference: string) => stripe.pay(reference),
    decline: async (reference: string, reason: DeclineReason) => stripe.decline(reference, declineCodes[reason]),
    authorise: async (reference: string) => stripe.authorise(reference),
    settle: async (reference: string) => stripe.settle(reference, true),
    dispute: async (reference: string) => {
      stripe.pay(reference);
      stripe.dispute(reference, 'created');
    },
    takeWebhooks: async () => stripe.takeWebhooks(),
    close: () => stripe.close(),
  };
}
