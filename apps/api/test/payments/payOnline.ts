import { receivePaymentEvent } from '../../src/payments/receivePaymentEvent.ts';
import type { TestAccount, TestApi } from '../../src/testing/index.ts';
import { type createScriptedProvider, eventOf } from './scriptedProvider.ts';

interface Paying {
  readonly api: TestApi;
  readonly bank: ReturnType<typeof createScriptedProvider>;
  readonly account: TestAccount;
}

/** Opens a payment, and pays it. */
export async function payOnline({ api, bank, account }: Paying, paymentId: string): Promise<void> {
  await account.call('GET', `/payments/${paymentId}/`);
  bank.settle(paymentId, 'paid');
  await receivePaymentEvent(api.services, eventOf(paymentId, { type: 'paid' }));
}
