import type { PaymentChange } from '@aitours/domain/payment';
import type { PaymentRow } from '../db/payments/payments.ts';
import type { PaymentProvider, ProviderPayment } from './provider.ts';

/**
 * Ends an open payment at the provider, outside of any transaction, and returns what has happened to it: its end, or
 * that it was paid first. Its places can be released once it has ended, because it can't be paid any more.
 *
 * @param end why the shop ends it
 */
export async function endPayment(
  provider: PaymentProvider,
  row: PaymentRow,
  end: 'expired' | 'released',
): Promise<PaymentChange | null> {
  const { reference } = row;
  // The provider hasn't started it, so the traveller hasn't seen a page to pay on; or the shop has another provider now.
  if (reference === null || row.provider !== provider.name) return { type: end };
  const payment = await provider.cancelPayment(reference);
  return payment.status === 'failed' ? { type: end } : toPaymentChange(payment);
}

/** Returns the change that leads to a provider's state; null if nothing has happened. */
export function toPaymentChange({ status, decline }: ProviderPayment): PaymentChange | null {
  if (status !== 'open') return { type: status };
  return decline && { type: 'declined', reason: decline };
}
