import type { Stripe } from 'stripe';
import type { ProviderPayment, ProviderRefund } from '../provider.ts';

/** Returns the status of a payment by its session, and its payment intent if there is one. */
export function toStatus(
  { status, payment_status: paymentStatus }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPayment['status'] {
  if (paymentStatus !== 'unpaid') return 'paid';
  if (status === 'open') return 'open';
  // A payment method that settles later, such as a bank transfer.
  return status === 'complete' && intent?.status === 'processing' ? 'authorised' : 'failed';
}

const refundStatuses: Readonly<Record<string, ProviderRefund['status']>> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** Returns the status of a refund. */
export const getRefundStatus = (status: string | null): ProviderRefund['status'] =>
  refundStatuses[status ?? ''] ?? 'pending';
