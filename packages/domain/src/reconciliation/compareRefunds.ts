import { sum } from '../money/index.ts';
import type { Difference, LedgerPayment, LedgerRefund, ShopPayment, ShopRefund } from './records.ts';

type ToDifference = (kind: Difference['kind'], rest?: Partial<Difference>) => Difference;

/** Returns the differences between the refunds of a payment and those in its record at the provider. */
export function compareRefunds(
  { refunds, bookings, amount }: ShopPayment,
  record: LedgerPayment | null,
  difference: ToDifference,
  isOverdue: (since: Date) => boolean,
): readonly Difference[] {
  const recorded = record?.refunds ?? [];
  const known = new Set(refunds.map(({ id }) => id));
  const found = refunds.flatMap((refund) => {
    const entry = recorded.find(({ refundId }) => refundId === refund.id) ?? null;
    return compareRefund(refund, entry, difference, isOverdue);
  });
  for (const { refundId, amount: providerAmount, status } of recorded)
    if (!known.has(refundId) && status !== 'failed')
      found.push(difference('refund_not_recorded', { refundId, shopAmount: null, providerAmount }));
  const paidBack = sum(recorded.filter(({ status }) => status !== 'failed').map((refund) => refund.amount));
  if (paidBack > amount || hasDuplicates(recorded))
    found.push(difference('refunded_too_much', { providerAmount: paidBack }));
  for (const { number, promisedRefund, requestedRefund } of bookings)
    if (requestedRefund < promisedRefund)
      found.push(
        difference('refund_missing', {
          bookingNumbers: [number],
          shopAmount: promisedRefund,
          providerAmount: requestedRefund,
        }),
      );
  return found;
}

function compareRefund(
  { id, amount, status, createdAt }: ShopRefund,
  entry: LedgerRefund | null,
  difference: ToDifference,
  isOverdue: (since: Date) => boolean,
): Difference[] {
  const rest = { refundId: id, shopAmount: amount, providerAmount: entry?.amount ?? null };
  if (entry && entry.amount !== amount) return [difference('refund_amount_differs', rest)];
  if (status === 'failed' || entry?.status === 'failed') return [difference('refund_failed', rest)];
  if (status === 'succeeded') return entry?.status === 'succeeded' ? [] : [difference('refund_missing', rest)];
  return isOverdue(createdAt) ? [difference('refund_stuck', rest)] : [];
}

const hasDuplicates = (refunds: readonly LedgerRefund[]): boolean =>
  new Set(refunds.map(({ refundId }) => refundId)).size < refunds.length;
