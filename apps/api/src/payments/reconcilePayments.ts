import { type Difference, reconcile } from '@aitours/domain/reconciliation';
import type { Database } from '../db/database.ts';
import type { Period } from '../db/payments/reconciliation.ts';
import { findKnownPayments, listShopPayments } from '../db/payments/reconciliation.ts';
import { day } from '../lib/durations.ts';
import type { PaymentProvider } from './provider.ts';

/** The result of a reconciliation. */
export interface Reconciliation {
  /** How many payments the shop and the provider have. */
  readonly payments: number;
  readonly differences: readonly Difference[];
}

/** A payment may be started at the provider, or its clock differ, some time after the shop has recorded it. */
const margin = day;

/**
 * Compares the payments of a period with those of the provider. The shop's are read first: what is paid meanwhile is
 * reported as not recorded, and never as booked without money.
 */
export async function reconcilePayments(
  db: Database,
  provider: Pick<PaymentProvider, 'name' | 'listPayments'>,
  period: Period,
  now: Date,
): Promise<Reconciliation> {
  const payments = await listShopPayments(db, provider.name, period);
  const { from, to } = period;
  const recorded = await provider.listPayments({
    from: new Date(from.getTime() - margin),
    to: new Date(to.getTime() + margin),
  });
  const listed = new Set(payments.map(({ id }) => id));
  const known = await findKnownPayments(
    db,
    recorded.map(({ paymentId }) => paymentId),
  );
  const ledger = recorded.filter(
    ({ paymentId, createdAt }) =>
      listed.has(paymentId) || (!known.has(paymentId) && from <= createdAt && createdAt < to),
  );
  return { payments: payments.length, differences: reconcile({ payments, ledger }, now) };
}
