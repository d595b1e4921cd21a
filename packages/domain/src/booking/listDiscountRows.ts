import { type Decimal, type Fils, formatPrice, parseFils, sum } from '../money/index.ts';
import { sumConfirmation } from './sumConfirmation.ts';

/** What the label of a discount depends on. */
export interface LabelledDiscount {
  /** Absent for a promo code of a fixed amount. */
  readonly percent?: number;
  /** Absent for the discount of a first booking. */
  readonly promo_code?: string;
}

/**
 * Returns the label of the discount of a booking.
 *
 * @example formatDiscountLabel({ percent: 10 }) // 'First booking, 10% off'
 * @example formatDiscountLabel({ percent: 15, promo_code: 'SPRING15' }) // 'Promo code SPRING15, 15% off'
 * @example formatDiscountLabel({ promo_code: 'SORRY-50' }) // 'Promo code SORRY-50'
 */
export function formatDiscountLabel({ percent, promo_code: code }: LabelledDiscount): string {
  const name = code === undefined ? 'First booking' : `Promo code ${code}`;
  return percent === undefined ? name : `${name}, ${percent}% off`;
}

/** A booking's price on the wire. */
export interface WirePrice {
  readonly total_amount: Decimal;
  readonly discount?: LabelledDiscount & { readonly amount: Decimal };
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
    ...discounts.map((discount): [string, string] => [
      formatDiscountLabel(discount),
      format(parseFils(discount.amount)),
    ]),
  ];
}
