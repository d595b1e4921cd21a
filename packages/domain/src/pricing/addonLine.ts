import type { Fils } from '../money/index.ts';
import type { QuoteLine } from './quote.ts';

/** An add-on of an activity and how often it was chosen. */
export interface AddonChoice {
  readonly title: string;
  readonly price: Fils;
  readonly quantity: number;
}

/**
 * An add-on costs its price times its quantity, and is never discounted (CONST-13).
 *
 * @example addonLine({ title: 'Photos', price: 25_00, quantity: 2 }).amount // 50_00
 * @example addonLine({ title: 'Photos', price: 25_00, quantity: 0 }).amount // 0
 */
export const addonLine = ({ title, price, quantity }: AddonChoice): QuoteLine => ({
  kind: 'addon',
  title,
  count: quantity,
  amount: price * quantity,
});
