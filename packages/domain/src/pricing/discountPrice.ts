import { type Fils, subtractPercent } from '../money/index.ts';

/** What a discount takes off: whole percent from 1 to 100, or an amount. */
export type DiscountRate = { readonly percent: number } | { readonly amount: Fils };

/** A price with a discount: the subtotal and the amount add up to the total. */
export interface DiscountedPrice {
  readonly subtotal: Fils;
  /** Negative. */
  readonly amount: Fils;
  readonly total: Fils;
}

/**
 * Takes a discount off a price, rounded like the group discount (GAP-85).
 *
 * @param covered the part of the price that the discount is for; an amount takes off no more than that
 * @returns null if the discount is less than half a fils
 * @example discountPrice(615_00, { percent: 10 }) // { subtotal: 615_00, amount: -61_50, total: 553_50 }
 * @example discountPrice(615_00, { amount: 50_00 }, 30_00) // { subtotal: 615_00, amount: -30_00, total: 585_00 }
 * @example discountPrice(615_00, { percent: 0 }) // null
 */
export function discountPrice(subtotal: Fils, rate: DiscountRate, covered = subtotal): DiscountedPrice | null {
  const taken = 'percent' in rate ? covered - subtractPercent(covered, rate.percent) : Math.min(rate.amount, covered);
  return taken > 0 ? { subtotal, amount: -taken, total: subtotal - taken } : null;
}
