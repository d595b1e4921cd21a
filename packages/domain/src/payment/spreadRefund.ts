import type { Fils } from '../money/index.ts';

/** A payment of a booking, with what is left of it: what it took for the booking, less its refunds. */
export interface RefundSource {
  readonly paymentId: string;
  readonly left: Fils;
}

/** The part of a refund that a payment pays back. */
export interface RefundPart {
  readonly paymentId: string;
  readonly amount: Fils;
}

/**
 * Spreads a refund over the payments of a booking in their order, never more than is left of each. A part that none of
 * them can refund is in no part.
 *
 * @example spreadRefund(50_00, [{ paymentId: 'b', left: 20_00 }, { paymentId: 'a', left: 80_00 }]) // [{ paymentId: 'b', amount: 20_00 }, { paymentId: 'a', amount: 30_00 }]
 * @example spreadRefund(0, [{ paymentId: 'a', left: 80_00 }]) // []
 */
export function spreadRefund(amount: Fils, sources: readonly RefundSource[]): RefundPart[] {
  let rest = amount;
  return sources.flatMap(({ paymentId, left }) => {
    const part = Math.min(rest, Math.max(0, left));
    rest -= part;
    return part > 0 ? [{ paymentId, amount: part }] : [];
  });
}
