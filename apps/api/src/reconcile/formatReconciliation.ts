import { formatCount } from '@aitours/domain/counts';
import { formatPrice } from '@aitours/domain/money';
import { type Difference, describeDifference } from '@aitours/domain/reconciliation';
import type { Reconciliation } from '../payments/reconcilePayments.ts';

/** Returns the result as text: a block for each difference, with what staff do, and a summary. */
export const formatReconciliation = ({ payments, differences }: Reconciliation): string =>
  [
    ...differences.map(formatDifference),
    `${formatCount(differences.length, 'difference')} in ${payments} payments`,
  ].join('\n\n');

function formatDifference({ kind, bookingNumbers, ...ids }: Difference): string {
  const { title, action } = describeDifference(kind);
  const rows = [
    ['Bookings', bookingNumbers.join(', ')],
    ['Payment', [ids.paymentId, ids.reference].filter(Boolean).join(', ')],
    ['Refund', ids.refundId ?? ''],
    ['Shop', formatAmount(ids.shopAmount)],
    ['Provider', formatAmount(ids.providerAmount)],
    ['What to do', action],
  ].filter(([, value]) => value !== '');
  return [title, ...rows.map(([label, value]) => `  ${`${label}:`.padEnd(12)}${value}`)].join('\n');
}

const formatAmount = (amount: number | null): string => (amount === null ? '' : formatPrice(amount));
