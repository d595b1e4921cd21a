import type { Stripe } from 'stripe';
import type { Period } from '../../db/payments/reconciliation.ts';
import type { RecordedPayment } from '../provider.ts';
import { request } from './request.ts';
import { getRefundStatus, toStatus } from './statuses.ts';
import { metadataNames } from './stripeEvent.ts';

const pageSize = 100;
const toSeconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** Returns the shop's sessions of a period with their refunds. Sessions without the shop's metadata are of other programs. */
export async function listSessions(stripe: Stripe, { from, to }: Period): Promise<readonly RecordedPayment[]> {
  const found: RecordedPayment[] = [];
  const created = { gte: toSeconds(from), lt: toSeconds(to) };
  const expand = ['data.payment_intent.latest_charge'];
  let after: string | undefined;
  for (;;) {
    const page = { limit: pageSize, created, expand, ...(after !== undefined && { starting_after: after }) };
    const { data, has_more: hasMore } = await request(stripe.checkout.sessions.list(page));
    for (const session of data) {
      const paymentId = session.metadata?.[metadataNames.payment];
      if (paymentId !== undefined) found.push(await toRecordedPayment(stripe, session, paymentId));
    }
    after = data.at(-1)?.id;
    if (!hasMore) return found;
  }
}

async function toRecordedPayment(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  paymentId: string,
): Promise<RecordedPayment> {
  const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
  const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge;
  return {
    reference: session.id,
    paymentId,
    status: toStatus(session, intent),
    amount: session.amount_total ?? 0,
    createdAt: new Date(session.created * 1000),
    isDisputed: charge?.disputed ?? false,
    // A failed refund doesn't count in the charge's amount, so all refunds of a paid session are requested.
    refunds: intent && session.payment_status === 'paid' ? await listRefunds(stripe, intent.id) : [],
  };
}

async function listRefunds(stripe: Stripe, intent: string): Promise<RecordedPayment['refunds']> {
  const { data } = await request(stripe.refunds.list({ payment_intent: intent, limit: pageSize }));
  return data.map(({ id, amount, status, metadata }) => ({
    reference: id,
    refundId: metadata?.[metadataNames.refund] ?? id,
    amount,
    status: getRefundStatus(status),
  }));
}
