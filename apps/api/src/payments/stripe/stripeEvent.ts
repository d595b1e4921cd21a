import type { Stripe } from 'stripe';
import type { PaymentEvent } from '../../db/payments/paymentEvent.ts';
import { toDeclineReason } from './declineReason.ts';

/** Reads the shop's id of the payment that a payment intent belongs to; null for one of another shop. */
type FindPaymentId = (paymentIntent: string | Stripe.PaymentIntent | null) => Promise<string | null>;

/** The names of the metadata that the shop adds to Stripe's objects. */
export const metadataNames = { payment: 'payment_id', refund: 'refund_id' } as const;

/**
 * Converts an event of Stripe. Refunds and disputes may be made in Stripe's dashboard: they have no metadata of the shop,
 * so the payment is found by their payment intent.
 *
 * @returns null for an event that the shop doesn't use, and for one of another shop with the same account
 */
export async function toPaymentEvent(event: Stripe.Event, findPaymentId: FindPaymentId): Promise<PaymentEvent | null> {
  const common = (paymentId: string, reference: string) => ({
    id: event.id,
    paymentId,
    reference,
    occurredAt: new Date(event.created * 1000),
  });
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const { id, metadata, payment_status: status } = event.data.object;
      const paymentId = metadata?.[metadataNames.payment];
      return paymentId ? { ...common(paymentId, id), type: toSessionChange(event.type, status) } : null;
    }
    case 'payment_intent.payment_failed': {
      const { id, metadata, last_payment_error: error } = event.data.object;
      const paymentId = metadata[metadataNames.payment];
      return paymentId ? { ...common(paymentId, id), type: 'declined', reason: toDeclineReason(error ?? {}) } : null;
    }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const { id, amount, metadata, status, payment_intent: intent } = event.data.object;
      const type = toRefundChange(status);
      const paymentId = type && (metadata?.[metadataNames.payment] ?? (await findPaymentId(intent)));
      if (!paymentId) return null;
      return { ...common(paymentId, id), type, refundId: metadata?.[metadataNames.refund] ?? id, amount };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const { id, status, payment_intent: intent } = event.data.object;
      // A lost dispute changes nothing: the bank took the money when it was created.
      if (event.type === 'charge.dispute.closed' && status === 'lost') return null;
      const paymentId = await findPaymentId(intent);
      const type = event.type === 'charge.dispute.created' ? 'disputed' : 'dispute-won';
      return paymentId ? { ...common(paymentId, id), type } : null;
    }
    default:
      return null;
  }
}

type SessionEvent = Extract<Stripe.Event['type'], `checkout.session.${string}`>;

function toSessionChange(
  type: SessionEvent,
  status: Stripe.Checkout.Session['payment_status'],
): 'authorised' | 'paid' | 'failed' {
  if (type === 'checkout.session.async_payment_failed' || type === 'checkout.session.expired') return 'failed';
  return status === 'unpaid' ? 'authorised' : 'paid';
}

/** Returns null while the refund is on its way. */
function toRefundChange(status: string | null): 'refunded' | 'refund-failed' | null {
  if (status === 'succeeded') return 'refunded';
  return status === 'failed' || status === 'canceled' ? 'refund-failed' : null;
}
