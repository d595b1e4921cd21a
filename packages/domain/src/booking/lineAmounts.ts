import { type Fils, multiplyExactly, sum } from '../money/index.ts';

/** An amount that follows today's prices downwards. */
export interface ReducedAmount {
  /** At most so much is left. */
  readonly booked: Fils;
  /** The amount for what `current.before` is the price of. */
  readonly base: Fils;
  /** Today's prices. */
  readonly current: { readonly before: Fils; readonly after: Fils };
}

/**
 * Returns what a line costs with fewer travellers: what it cost when it was booked in the ratio of today's prices, so that
 * a price of the catalogue that has risen never makes a smaller party dearer. Because the ratio is that to the party that
 * was booked, fewer travellers in two steps cost the same as at once. Rounded half up to a whole fils.
 *
 * @example reduceAmount({ booked: 300_00, base: 300_00, current: { before: 600_00, after: 400_00 } }) // 200_00
 * @example reduceAmount({ booked: 250_00, base: 300_00, current: { before: 600_00, after: 550_00 } }) // 250_00
 */
export const reduceAmount = ({ booked, base, current: { before, after } }: ReducedAmount): Fils =>
  before === 0 ? booked : Math.min(booked, multiplyExactly(base, after, before));

/**
 * Spreads a discount over the lines that it is for, in the ratio of their prices. The shares add up to the discount.
 *
 * @example spreadDiscount(150_00, [100_00, 300_00]) // [37_50, 112_50]
 * @example spreadDiscount(1, [1, 1, 1]) // [0, 0, 1]
 */
export function spreadDiscount(discount: Fils, prices: readonly Fils[]): Fils[] {
  const whole = sum(prices);
  const spreadUntil = (end: number) =>
    whole === 0 ? 0 : Number((BigInt(discount) * BigInt(sum(prices.slice(0, end)))) / BigInt(whole));
  return prices.map((_, index) => spreadUntil(index + 1) - spreadUntil(index));
}
