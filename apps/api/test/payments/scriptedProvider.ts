import type { DeclineReason } from '@aitours/domain/payment';
import type { PaymentEvent } from '../../src/db/payments/paymentEvent.ts';
import { InvalidSignature, type PaymentProvider, type ProviderPayment } from '../../src/payments/provider.ts';

interface Ledger extends Omit<ProviderPayment, 'status' | 'decline'> {
  status: ProviderPayment['status'];
  decline: DeclineReason | null;
  readonly refunds: Map<string, { amount: number; status: 'pending' | 'succeeded' | 'failed' }>;
}

/** A provider in memory, whose payments tests settle. Its ledger says what was charged. */
export function createScriptedProvider() {
  const payments = new Map<string, Ledger>();
  const calls: string[] = [];
  let outage: Error | null = null;
  let refundStatus: 'pending' | 'succeeded' | 'failed' = 'succeeded';
  const call = async (name: string) => {
    calls.push(name);
    // As a network would, so that other work runs in between.
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (outage) throw outage;
  };
  const find = (reference: string): Ledger => {
    const payment = payments.get(reference);
    if (!payment) throw new Error(`The provider has no payment ${reference}`);
    return payment;
  };
  const toPayment = ({ refunds: all, ...payment }: Ledger): ProviderPayment => ({
    ...payment,
    refunded: [...all.values()].reduce((sum, { amount, status }) => (status === 'succeeded' ? sum + amount : sum), 0),
  });
  const provider: PaymentProvider = {
    name: 'test',
    presentation: 'frame',
    async startPayment({ paymentId, amount }) {
      await call('start');
      const reference = `provider-${paymentId}`;
      if (!payments.has(reference))
        payments.set(reference, {
          reference,
          paymentId,
          amount,
          status: 'open',
          refunded: 0,
          decline: null,
          refunds: new Map(),
        });
      return { reference, url: `http://localhost/provider/${reference}` };
    },
    async cancelPayment(reference) {
      await call('cancel');
      const payment = find(reference);
      if (payment.status === 'open') payment.status = 'failed';
      return toPayment(payment);
    },
    async readPayment(reference) {
      await call('read');
      return toPayment(find(reference));
    },
    async listPayments() {
      await call('list');
      return [...payments.values()].map(({ refunds: all, reference, paymentId, status, amount }) => ({
        reference,
        paymentId,
        status,
        amount,
        createdAt: new Date('2030-03-01T08:00:00Z'),
        isDisputed: false,
        refunds: [...all].map(([refundId, refund]) => ({ reference: `provider-${refundId}`, refundId, ...refund })),
      }));
    },
    async refund({ reference, refundId, amount }) {
      await call('refund');
      const payment = find(reference);
      const refund = payment.refunds.get(refundId) ?? { amount, status: refundStatus };
      payment.refunds.set(refundId, refund);
      return { reference: `provider-${refundId}`, status: refund.status };
    },
    readEvent() {
      throw new InvalidSignature('The scripted provider sends no webhooks');
    },
  };
  return {
    provider,
    calls,
    /** Makes every call fail; null: no longer. */
    fail(error: Error | null) {
      outage = error;
    },
    refundAs(status: typeof refundStatus) {
      refundStatus = status;
    },
    settleRefunds(status: 'succeeded' | 'failed') {
      for (const { refunds: all } of payments.values()) for (const refund of all.values()) refund.status = status;
    },
    /** Sets what the cardholder's bank has done. @returns the payment's status before */
    settle(paymentId: string, status: ProviderPayment['status'], decline: DeclineReason | null = null) {
      Object.assign(find(`provider-${paymentId}`), { status, decline });
    },
    find: (paymentId: string) => toPayment(find(`provider-${paymentId}`)),
    /** What was charged and not refunded, in fils. */
    balance: () =>
      [...payments.values()]
        .map(toPayment)
        .reduce((sum, { status, amount, refunded }) => (status === 'paid' ? sum + amount - refunded : sum), 0),
  };
}

let events = 0;

/** Returns a report of the scripted provider. */
export const createEvent = (
  paymentId: string,
  rest: { type: PaymentEvent['type'] } & Partial<Record<string, unknown>>,
): PaymentEvent =>
  ({
    id: `event-${++events}`,
    paymentId,
    reference: `provider-${paymentId}`,
    occurredAt: new Date('2030-03-01T08:01:00Z'),
    ...rest,
  }) as PaymentEvent;
