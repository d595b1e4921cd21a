import { type Decimal, type Fils, formatPrice, parseFils, sum } from '../money/index.ts';
import { sumConfirmation } from './sumConfirmation.ts';

/**
 * Returns the label of the discount of a first booking.
 *
 * @example formatDiscountLabel(10) // 'First booking, 10% off'
 * @example formatDiscountLabel(5) // 'First booking, 5% off'
 */
export const formatDiscountLabel = (percent: number): string => `First booking, ${percent}% off`;

/** A booking's price on the wire. */
export interface WirePrice {
  readonly total_amount: Decimal;
  readonly discount?: { readonly percent: number; readonly amount: Decimal };
}

/**
 * Returns what the total of bookings with a discount is made of: labels with formatted amounts. Without a discount, there
 * is nothing to explain.
 *
 * @example listDiscountRows([{ total_amount: '553.50', discount: { percent: 10, amount: '-61.50' } }]) // [['Subtotal', 'AED 615.00'], ['First booking, 10% off', '−AED 61.50']]
 * @example listDiscountRows([{ total_amount: '553.50' }]) // []
 */
export function listDiscountRows(
  prices: readonly WirePrice[],
  format: (amount: Fils) => string = formatPrice,
): [label: string, amount: string][] {
  const discounts = prices.flatMap(({ discount }) => discount ?? []);
  if (discounts.length === 0) return [];
  const subtotal = sumConfirmation(prices) - sum(discounts.map(({ amount }) => parseFils(amount)));
  return [
    ['Subtotal', format(subtotal)],
    ...discounts.map(({ percent, amount }): [string, string] => [
      formatDiscountLabel(percent),
      format(parseFils(amount)),
    ]),
  ];
}
