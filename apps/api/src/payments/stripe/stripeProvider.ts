import type { Stripe } from 'stripe';
import type { Clock } from '../../lib/clock.ts';
import {
  InvalidSignature,
  type NewProviderPayment,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
  ProviderUnavailable,
  RefundRejected,
} from '../provider.ts';
import { toDeclineReason } from './declineReason.ts';
import { listSessions } from './listSessions.ts';
import { isRejected, request } from './request.ts';
import { getRefundStatus, toStatus } from './statuses.ts';
import { metadataNames, toPaymentEvent } from './stripeEvent.ts';

interface StripeParts {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
  readonly clock: Clock;
}

const requestTimeout = 10_000;
/**
 * A session lasts at least 30 minutes, more than a hold, so the shop ends it when the hold ends. This end is for one that
 * the shop has forgotten. A hold can be extended by half an hour.
 */
const sessionGrace = 45 * 60;
/** In seconds. */
const tolerance = 5 * 60;

/** Opens Stripe's hosted Checkout. Its package is loaded here, because a shop without Stripe doesn't need it. */
export async function createStripeProvider(parts: StripeParts): Promise<PaymentProvider> {
  const { Stripe } = await import('stripe');
  const stripe = new Stripe(parts.secretKey, {
    ...parseApiUrl(parts.apiUrl),
    timeout: requestTimeout,
    maxNetworkRetries: 2,
    telemetry: false,
    appInfo: { name: 'aiTours' },
  });
  return {
    name: 'stripe',
    presentation: 'redirect',
    async startPayment(payment) {
      const session = await request(
        stripe.checkout.sessions.create(toSession(payment), { idempotencyKey: `start ${payment.paymentId}` }),
      );
      if (!session.url) throw new ProviderUnavailable('Stripe returned a session without an address');
      return { reference: session.id, url: session.url };
    },
    async cancelPayment(reference) {
      try {
        await request(stripe.checkout.sessions.expire(reference));
      } catch (error) {
        // It isn't open: payment came first, or it has ended before.
        if (!isRejected(error)) throw error;
      }
      return toProviderPayment(await readSession(stripe, reference));
    },
    readPayment: async (reference) => toProviderPayment(await readSession(stripe, reference)),
    listPayments: (period) => listSessions(stripe, period),
    refund: (refund) => refundOnce(stripe, refund),
    async readEvent(body, headers) {
      let event: Stripe.Event;
      try {
        const receivedAt = parts.clock.now().getTime();
        const signature = headers['stripe-signature'] ?? '';
        event = stripe.webhooks.constructEvent(body, signature, parts.webhookSecret, tolerance, undefined, receivedAt);
      } catch (error) {
        throw new InvalidSignature('the webhook is not from Stripe', { cause: error });
      }
      return toPaymentEvent(event, (intent) => findPaymentId(stripe, intent));
    },
  };
}

function parseApiUrl(apiUrl: string) {
  const { protocol, hostname, port } = new URL(apiUrl);
  return {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
  } as const;
}

const readSession = (stripe: Stripe, reference: string) =>
  request(stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] }));

async function findPaymentId(stripe: Stripe, intent: string | Stripe.PaymentIntent | null): Promise<string | null> {
  if (intent === null) return null;
  const { metadata } = typeof intent === 'string' ? await request(stripe.paymentIntents.retrieve(intent)) : intent;
  return metadata[metadataNames.payment] ?? null;
}

async function refundOnce(
  stripe: Stripe,
  { reference, refundId, amount }: Parameters<PaymentProvider['refund']>[0],
): Promise<ProviderRefund> {
  const { payment_intent: intent, metadata } = await readSession(stripe, reference);
  if (!intent) throw new RefundRejected('only a paid payment can be refunded');
  const payment_intent = typeof intent === 'string' ? intent : intent.id;
  // Stripe forgets idempotency keys after a day, a refund may be retried later.
  const { data } = await request(stripe.refunds.list({ payment_intent, limit: 100 }));
  const known = data.find((refund) => refund.metadata?.[metadataNames.refund] === refundId);
  if (known) {
    if (known.amount !== amount) throw new RefundRejected('this refund id was used for another refund');
    return toRefund(known);
  }
  const params = { payment_intent, amount, metadata: { ...metadata, [metadataNames.refund]: refundId } };
  try {
    return toRefund(await request(stripe.refunds.create(params, { idempotencyKey: `refund ${refundId}` })));
  } catch (error) {
    throw isRejected(error) ? new RefundRejected(error.message, { cause: error }) : error;
  }
}

/** A session of Checkout. The times come from the request, so that a retry with the same idempotency key is the same. */
function toSession({ paymentId, amount, description, email, returnUrl, expiresAt }: NewProviderPayment) {
  const metadata = { [metadataNames.payment]: paymentId };
  return {
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'aed', unit_amount: amount, product_data: { name: description } } },
    ],
    customer_email: email,
    client_reference_id: paymentId,
    metadata,
    // Refunds and disputes refer to the payment intent, not to the session.
    payment_intent_data: { metadata, description },
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000) + sessionGrace,
  } satisfies Stripe.Checkout.SessionCreateParams;
}

function toProviderPayment(session: Stripe.Checkout.Session): ProviderPayment {
  const { id, amount_total: amount, metadata, payment_intent } = session;
  const intent = typeof payment_intent === 'string' ? null : payment_intent;
  const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge;
  const error = intent?.last_payment_error;
  return {
    reference: id,
    paymentId: metadata?.[metadataNames.payment] ?? '',
    status: toStatus(session, intent),
    amount: amount ?? 0,
    refunded: charge?.amount_refunded ?? 0,
    decline: error ? toDeclineReason(error) : null,
  };
}

const toRefund = ({ id, status }: Stripe.Refund): ProviderRefund => ({
  reference: id,
  status: getRefundStatus(status),
});
