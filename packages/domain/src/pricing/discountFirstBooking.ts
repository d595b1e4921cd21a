import { type Fils, subtractPercent } from '../money/index.ts';

/** A price with a discount: the subtotal and the amount add up to the total. */
export interface DiscountedPrice {
  readonly percent: number;
  readonly subtotal: Fils;
  /** Negative. */
  readonly amount: Fils;
  readonly total: Fils;
}

/**
 * Returns the price of a first booking after its discount, rounded like the group discount (QUIRK-12).
 *
 * @param percent whole percent from 0 to 100; 0: no discount
 * @example priceFirstBooking(615_00, 10) // 553_50
 * @example priceFirstBooking(615_00, 0) // 615_00
 */
export const priceFirstBooking = (subtotal: Fils, percent: number): Fils => subtractPercent(subtotal, percent);

/**
 * Takes the discount of a first booking off its price, and returns both with the difference (QUIRK-12).
 *
 * @param percent whole percent from 0 to 100
 * @returns null if the discount is less than half a fils
 * @example discountFirstBooking(615_00, 10) // { percent: 10, subtotal: 615_00, amount: -61_50, total: 553_50 }
 * @example discountFirstBooking(615_00, 0) // null
 */
export function discountFirstBooking(subtotal: Fils, percent: number): DiscountedPrice | null {
  const total = priceFirstBooking(subtotal, percent);
  return total < subtotal ? { percent, subtotal, amount: total - subtotal, total } : null;
}
