import type { DeclineReason } from '../provider.ts';

/** Stripe's decline codes that say more than that a card was declined. */
const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient_funds',
  withdrawal_count_limit_exceeded: 'insufficient_funds',
  card_velocity_exceeded: 'insufficient_funds',
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  lost_card: 'stolen_card',
  stolen_card: 'stolen_card',
  pickup_card: 'stolen_card',
  authentication_required: 'authentication_failed',
  authentication_not_handled: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
  issuer_not_available: 'processing_error',
  processing_error: 'processing_error',
  reenter_transaction: 'processing_error',
  try_again_later: 'processing_error',
};

/** An error of an attempt to pay, as Stripe reports it. */
interface AttemptError {
  readonly code?: string;
  readonly decline_code?: string;
}

/** Returns why Stripe declined a card. The decline code is more precise than the error's code, and not always given. */
export const toDeclineReason = ({ code = '', decline_code = '' }: AttemptError): DeclineReason =>
  reasons[decline_code] ?? reasons[code] ?? 'card_declined';
