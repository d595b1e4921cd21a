import { type Fils, sum } from '../money/index.ts';

/**
 * Shares the price of a booking among its lines by their amounts; the shares add up to the price.
 *
 * @param amounts of the lines before a discount of the whole booking
 * @example sharePrice([200_00, 100_00], 270_00) // [180_00, 90_00]
 * @example sharePrice([33_33, 33_33, 33_33], 50_00) // [16_67, 16_66, 16_67]
 */
export function sharePrice(amounts: readonly Fils[], price: Fils): Fils[] {
  const subtotal = sum(amounts);
  const shareUpTo = (count: number): Fils =>
    count === amounts.length ? price : Math.round((price * sum(amounts.slice(0, count))) / (subtotal || 1));
  return amounts.map((_, index) => shareUpTo(index + 1) - shareUpTo(index));
}
