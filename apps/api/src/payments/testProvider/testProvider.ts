import { hkdfSync } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { Clock } from '../../lib/clock.ts';
import type { PaymentProvider, ProviderPayment } from '../provider.ts';
import { type EventDelivery, startEventDelivery } from './deliverEvents.ts';
import { parseEvent } from './events.ts';
import {
  cancelPayment,
  findPayment,
  insertPayment,
  type LedgerPayment,
  listPayments,
  refundPayment,
} from './ledger.ts';
import { signatureHeader, verifySignature } from './signature.ts';

interface TestProviderParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Of the server; the key of the webhooks is derived from it. */
  readonly secret: string;
  readonly publicUrl: string;
  readonly onFailure: (error: unknown) => void;
}

/** The provider, and what its pages need besides. */
export interface TestProvider extends PaymentProvider, EventDelivery {
  readonly name: 'test';
  readonly db: Database;
  readonly clock: Clock;
  /** Sets the address that the shop listens at, which webhooks are sent to. */
  listenAt(origin: string): void;
}

/** The path of the provider's pages. */
export const testProviderPath = '/test-provider';

/** Starts the provider that charges no money: it has its own ledger, card page and webhooks, in the shop's process. */
export function startTestProvider({ db, clock, secret, publicUrl, onFailure }: TestProviderParts): TestProvider {
  const webhookKey = Buffer.from(hkdfSync('sha256', secret, '', 'webhooks of the test provider', 32)).toString('hex');
  let webhookUrl: string | null = null;
  const delivery = startEventDelivery({ db, clock, secret: webhookKey, webhookUrl: () => webhookUrl, onFailure });
  return {
    ...delivery,
    db,
    clock,
    name: 'test',
    presentation: 'frame',
    listenAt(origin) {
      webhookUrl = `${origin}/api/v1/payments/webhooks/test/`;
    },
    async startPayment(request) {
      const { reference } = await insertPayment(db, request, clock.now());
      return { reference, url: `${publicUrl}${testProviderPath}/payments/${reference}` };
    },
    cancelPayment: async (reference) => toProviderPayment(await cancelPayment(db, reference, clock.now())),
    readPayment: async (reference) => toProviderPayment(await findPayment(db, reference)),
    listPayments: (period) => listPayments(db, period),
    refund: (request) => refundPayment(db, request, clock.now()),
    async readEvent(body, headers) {
      verifySignature(webhookKey, body, headers[signatureHeader], clock.now());
      return parseEvent(body);
    },
  };
}

function toProviderPayment(payment: LedgerPayment | null): ProviderPayment {
  if (payment === null) throw new Error('The test provider has no such payment');
  const { reference, paymentId, status, amount, refunded, decline } = payment;
  return { reference, paymentId, status, amount, refunded, decline };
}
