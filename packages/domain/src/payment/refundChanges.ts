import type { Fils } from '../money/index.ts';
import {
  getRefundable,
  getRefunded,
  isReceived,
  type PaymentRefund,
  type PaymentState,
  type PaymentStatus,
} from './paymentState.ts';

/** Adds a refund of what can still be refunded. */
export function requestRefund(
  state: PaymentState,
  { refundId: id, amount }: { refundId: string; amount: Fils },
): PaymentState {
  const refunded = Math.min(amount, getRefundable(state));
  if (refunded <= 0 || state.refunds.some((refund) => refund.id === id)) return state;
  return withRefunds(state, [...state.refunds, { id, amount: refunded, status: 'due', changedAt: null }]);
}

/** Marks a refund that the provider has accepted. */
export const sendRefund = (state: PaymentState, id: string): PaymentState =>
  withRefunds(
    state,
    state.refunds.map((refund) =>
      refund.id === id && refund.status === 'due' ? { ...refund, status: 'pending' } : refund,
    ),
  );

interface RefundReport {
  readonly type: 'refunded' | 'refund-failed';
  readonly refundId: string;
  readonly amount: Fils;
  readonly occurredAt: Date;
}

/** A refund that the shop didn't request was made by staff at the provider; it is recorded as well. */
export function settleRefund(
  state: PaymentState,
  { type, refundId: id, amount, occurredAt }: RefundReport,
): PaymentState {
  const status = type === 'refunded' ? 'succeeded' : 'failed';
  const known = state.refunds.find((refund) => refund.id === id);
  if (!known) return withRefunds(state, [...state.refunds, { id, amount, status, changedAt: occurredAt }]);
  if (!isNewer(known.changedAt, occurredAt, status === 'failed')) return state;
  const settled = { ...known, status, changedAt: occurredAt } as const;
  return withRefunds(
    state,
    state.refunds.map((refund) => (refund === known ? settled : refund)),
  );
}

/** @param wins whether the change counts if both occurred at the same time */
const isNewer = (before: Date | null, now: Date, wins: boolean): boolean =>
  before === null || now > before || (wins && now.getTime() === before.getTime());

/** Applies a report of a dispute, unless a later one is known. */
export function changeDispute(
  state: PaymentState,
  { type, occurredAt }: { type: 'disputed' | 'dispute-won'; occurredAt: Date },
): PaymentState {
  if (!isNewer(state.disputeChangedAt, occurredAt, type === 'dispute-won')) return state;
  const status = type === 'disputed' ? 'disputed' : getStatusByRefunds(state);
  return { ...state, status, disputeChangedAt: occurredAt };
}

function withRefunds(state: PaymentState, refunds: readonly PaymentRefund[]): PaymentState {
  const isCounted = isReceived(state.status) && state.status !== 'disputed';
  return { ...state, refunds, ...(isCounted && { status: getStatusByRefunds({ ...state, refunds }) }) };
}

function getStatusByRefunds({ amount, refunds }: PaymentState): PaymentStatus {
  const refunded = getRefunded(refunds);
  if (refunded === 0) return 'paid';
  return refunded < amount ? 'partly_refunded' : 'refunded';
}
