import { receivePaymentEvent } from '../../src/payments/receivePaymentEvent.ts';
import type { TestAccount, TestApi } from '../../src/testing/index.ts';
import { createEvent, type createScriptedProvider } from './scriptedProvider.ts';

interface Paying {
  readonly api: TestApi;
  readonly bank: ReturnType<typeof createScriptedProvider>;
  readonly account: TestAccount;
}

/** Opens a payment, and pays it. */
export async function payOnline({ api, bank, account }: Paying, paymentId: string): Promise<void> {
  await account.call('GET', `/payments/${paymentId}/`);
  bank.settle(paymentId, 'paid');
  await receivePaymentEvent(api.services, createEvent(paymentId, { type: 'paid' }));
}
