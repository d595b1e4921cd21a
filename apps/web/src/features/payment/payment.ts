import type { Schema } from '@aitours/api-client';

export type Payment = Schema<'Payment'>;
export type Renewal = Schema<'Renewal'>;

/** What the page shows of a payment. */
export type PaymentStage =
  /** The traveller can pay. */
  | 'open'
  /** The hold has ended on the server's clock; the server hasn't settled the payment yet. */
  | 'ending'
  /** The bank has accepted the payment, and settles it later. */
  | 'processing'
  | 'paid'
  /** Nothing was paid in time. */
  | 'expired'
  /** The traveller gave the places back, or cancelled the bookings. */
  | 'released'
  /** The provider ended it without money. */
  | 'declined'
  /** Paid after the places were sold to others: refunded in full. */
  | 'late'
  /** Settled, and partly or fully refunded since. */
  | 'refunded'
  | 'disputed';

/**
 * Returns the stage of a payment.
 *
 * @param isHoldOver on the server's clock
 */
export function getStage({ status, ended }: Pick<Payment, 'status' | 'ended'>, isHoldOver: boolean): PaymentStage {
  if (ended === 'late') return 'late';
  switch (status) {
    case 'open':
      return isHoldOver ? 'ending' : 'open';
    case 'authorised':
      return 'processing';
    case 'paid':
    case 'disputed':
      return status;
    case 'partly_refunded':
    case 'refunded':
      return 'refunded';
    case 'failed':
      return ended ?? 'declined';
  }
}

/** Whether the server may change the payment without an action of the traveller. */
export const isUnsettled = (stage: PaymentStage): boolean =>
  stage === 'open' || stage === 'ending' || stage === 'processing';
