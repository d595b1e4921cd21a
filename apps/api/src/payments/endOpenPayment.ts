import type { PaymentChange } from '@aitours/domain/payment';
import type { PaymentRow } from '../db/payments/payments.ts';
import { serviceUnavailable } from '../problems/problems.ts';
import { endPayment } from './endPayment.ts';
import type { PaymentProvider } from './provider.ts';

/**
 * Ends a payment at the provider for the traveller; null if it is no longer open.
 *
 * @throws {Problem} service-unavailable when the provider hasn't ended it: the places stay held
 */
export async function endOpenPayment(provider: PaymentProvider | null, row: PaymentRow): Promise<PaymentChange | null> {
  if (!provider || row.status !== 'open') return null;
  const change = await endPayment(provider, row, 'released');
  if (change === null || change.type === 'declined') throw serviceUnavailable();
  return change;
}
