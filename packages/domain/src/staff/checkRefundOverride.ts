import { type Fils, subtractPercent } from '../money/index.ts';

/** A refund that staff decide, instead of the terms; either a percentage or an amount. */
export interface RefundOverride {
  readonly percent?: number | undefined;
  readonly amount?: Fils | undefined;
  readonly reason: string;
}

/** Why a refund can't be decided so, by field. */
export interface RefundOverrideErrors {
  readonly refund?: 'missing' | 'outOfRange';
  readonly reason?: 'missing';
}

/** The refund, or what is wrong. */
export type CheckedOverride =
  | { readonly is: 'valid'; readonly amount: Fils; readonly reason: string }
  | { readonly is: 'invalid'; readonly errors: RefundOverrideErrors };

/**
 * Checks a refund that staff decide. A percentage is of what was paid, rounded half down to a whole fils.
 *
 * @param paid what was paid for the booking
 * @example checkRefundOverride({ percent: 50, reason: 'Storm' }, 300_00) // { is: 'valid', amount: 150_00, reason: 'Storm' }
 * @example checkRefundOverride({ amount: 300_01, reason: ' ' }, 300_00) // { is: 'invalid', errors: { refund: 'outOfRange', reason: 'missing' } }
 */
export function checkRefundOverride({ percent, amount, reason }: RefundOverride, paid: Fils): CheckedOverride {
  const isOne = (percent === undefined) !== (amount === undefined);
  const refund = percent === undefined ? amount : paid - subtractPercent(paid, percent);
  const isInRange = refund !== undefined && refund >= 0 && refund <= paid;
  const errors: RefundOverrideErrors = {
    ...(isOne ? !isInRange && { refund: 'outOfRange' } : { refund: 'missing' }),
    ...(reason.trim() === '' && { reason: 'missing' }),
  };
  if (refund === undefined || Object.keys(errors).length > 0) return { is: 'invalid', errors };
  return { is: 'valid', amount: refund, reason: reason.trim() };
}
