import type { Fils } from '../money/index.ts';
import { type DeclineReason, isReceived, type PaymentState } from './paymentState.ts';
import { changeDispute, requestRefund, sendRefund, settleRefund } from './refundChanges.ts';

/** What can happen to a payment. Reports of the provider come in any order, late and repeatedly. */
export type PaymentChange =
  | { readonly type: 'authorised' | 'paid' | 'failed' }
  | { readonly type: 'declined'; readonly reason: DeclineReason }
  | {
      readonly type: 'refunded' | 'refund-failed';
      readonly refundId: string;
      readonly amount: Fils;
      readonly occurredAt: Date;
    }
  | { readonly type: 'disputed' | 'dispute-won'; readonly occurredAt: Date }
  // The provider has confirmed that an expired or released payment can't be paid any more.
  | { readonly type: 'expired' | 'released' }
  // The result of `retake`.
  | { readonly type: 'places-retaken' | 'places-gone' }
  | { readonly type: 'refund-requested'; readonly refundId: string; readonly amount: Fils }
  // The provider has accepted it.
  | { readonly type: 'refund-sent'; readonly refundId: string };

/**
 * What the shop does after a change, in its transaction: `confirm` the bookings; `release` their places and cancel them;
 * `retake` the places and apply `places-retaken` or `places-gone`; `refund-late`: refund everything and notify the
 * traveller.
 */
export type PaymentEffect = 'confirm' | 'release' | 'retake' | 'refund-late';

/** A payment after a change. */
export interface PaymentTransition {
  readonly state: PaymentState;
  readonly effects: readonly PaymentEffect[];
}

/**
 * Applies a change to a payment. A change that is known or that has been overtaken returns the same state.
 *
 * @example applyPaymentEvent(startPayment(9_00), { type: 'paid' }).effects // ['confirm']
 * @example applyPaymentEvent({ ...startPayment(9_00), status: 'failed', ended: 'expired' }, { type: 'paid' }).effects // ['retake']
 */
export function applyPaymentEvent(state: PaymentState, change: PaymentChange): PaymentTransition {
  switch (change.type) {
    case 'declined':
      return same(state.status === 'open' ? { ...state, decline: change.reason } : state);
    case 'authorised':
      return same(state.status === 'open' ? { ...state, status: 'authorised', decline: null } : state);
    case 'paid':
      return receive(state);
    case 'failed':
      return end(state, 'declined');
    case 'expired':
    case 'released':
      return end(state, change.type);
    case 'places-retaken':
      return isWaitingForPlaces(state) ? { state: { ...state, ended: null }, effects: ['confirm'] } : same(state);
    case 'places-gone':
      return isWaitingForPlaces(state) ? { state: { ...state, ended: 'late' }, effects: ['refund-late'] } : same(state);
    case 'refund-requested':
      return same(requestRefund(state, change));
    case 'refund-sent':
      return same(sendRefund(state, change.refundId));
    case 'refunded':
    case 'refund-failed':
      return afterReceiving(state, (received) => settleRefund(received, change));
    case 'disputed':
    case 'dispute-won':
      return afterReceiving(state, (received) => changeDispute(received, change));
  }
}

const same = (state: PaymentState): PaymentTransition => ({ state, effects: [] });

function receive(state: PaymentState): PaymentTransition {
  if (isReceived(state.status)) return same(state);
  const paid = { ...state, status: 'paid', decline: null } as const;
  if (state.status !== 'failed') return { state: paid, effects: ['confirm'] };
  // The traveller has given these places back, so they aren't taken again.
  if (state.ended === 'released') return { state: { ...paid, ended: 'late' }, effects: ['refund-late'] };
  return { state: paid, effects: ['retake'] };
}

const isWaitingForPlaces = ({ status, ended }: PaymentState): boolean =>
  isReceived(status) && (ended === 'expired' || ended === 'declined');

function end(state: PaymentState, ended: 'expired' | 'released' | 'declined'): PaymentTransition {
  const { status } = state;
  // The provider's report of an end that the shop requested may come first.
  if (status === 'failed' && state.ended === 'declined') return same({ ...state, ended });
  const isEnded = status === 'open' || (status === 'authorised' && ended === 'declined');
  return isEnded ? { state: { ...state, status: 'failed', ended, decline: null }, effects: ['release'] } : same(state);
}

/** A refund or dispute implies that the money was received, even if that report comes later. */
function afterReceiving(state: PaymentState, change: (received: PaymentState) => PaymentState): PaymentTransition {
  const received = receive(state);
  return { state: change(received.state), effects: received.effects };
}
