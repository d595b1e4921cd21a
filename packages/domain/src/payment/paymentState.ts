import type { Fils } from '../money/index.ts';

/** The statuses of payments. */
export const paymentStatuses = [
  'open',
  'authorised',
  'paid',
  'failed',
  'partly_refunded',
  'refunded',
  'disputed',
] as const;

/** The status of a payment. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Why a payment failed; `late`: it succeeded when its places were gone, and is refunded. */
export const paymentEnds = ['expired', 'released', 'declined', 'late'] as const;

/** Why a payment failed. */
export type PaymentEnd = (typeof paymentEnds)[number];

/** The statuses of refunds; `due`: the provider hasn't accepted it yet. */
export const refundStatuses = ['due', 'pending', 'succeeded', 'failed'] as const;

/** A refund of a payment or of a part of it. */
export interface PaymentRefund {
  readonly id: string;
  readonly amount: Fils;
  readonly status: (typeof refundStatuses)[number];
  /** When the provider's last known change occurred; null if there is none. */
  readonly changedAt: Date | null;
}

/** What is known about a payment. */
export interface PaymentState {
  readonly amount: Fils;
  readonly status: PaymentStatus;
  readonly ended: PaymentEnd | null;
  /** Why the last attempt was declined, while the payment is open. */
  readonly decline: DeclineReason | null;
  /** When the last change of a dispute occurred; null if there is none. */
  readonly disputeChangedAt: Date | null;
  readonly refunds: readonly PaymentRefund[];
}

/** Why a card was declined. */
export const declineReasons = [
  'insufficient_funds',
  'expired_card',
  'stolen_card',
  'authentication_failed',
  'card_declined',
  'processing_error',
] as const;

/** Why a card was declined. */
export type DeclineReason = (typeof declineReasons)[number];

/**
 * Returns a payment that isn't paid yet.
 *
 * @example startPayment(755_07).status // 'open'
 * @example startPayment(755_07).refunds // []
 */
export const startPayment = (amount: Fils): PaymentState => ({
  amount,
  status: 'open',
  ended: null,
  decline: null,
  disputeChangedAt: null,
  refunds: [],
});

/**
 * Whether the provider has received the money, refunded or not.
 *
 * @example isReceived('partly_refunded') // true
 * @example isReceived('authorised') // false
 */
export const isReceived = (status: PaymentStatus): boolean =>
  status === 'paid' || status === 'partly_refunded' || status === 'refunded' || status === 'disputed';

/**
 * Returns what the provider has paid back.
 *
 * @example getRefunded([{ id: 'r', amount: 5_00, status: 'succeeded', changedAt: null }]) // 5_00
 * @example getRefunded([{ id: 'r', amount: 5_00, status: 'pending', changedAt: null }]) // 0
 */
export const getRefunded = (refunds: readonly PaymentRefund[]): Fils =>
  refunds.reduce((total, { amount, status }) => (status === 'succeeded' ? total + amount : total), 0);

/**
 * Returns what can still be refunded: what was received, less all refunds that haven't failed.
 *
 * @example getRefundable({ ...startPayment(9_00), status: 'paid' }) // 9_00
 * @example getRefundable(startPayment(9_00)) // 0
 */
export function getRefundable({ amount, status, refunds }: PaymentState): Fils {
  if (!isReceived(status)) return 0;
  return refunds.reduce(
    (left, refund) => (refund.status === 'failed' ? left : Math.max(0, left - refund.amount)),
    amount,
  );
}
