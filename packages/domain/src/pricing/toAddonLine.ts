import type { Fils } from '../money/index.ts';
import type { QuoteLine } from './quote.ts';

/** A chosen add-on of an activity with its quantity. */
export interface AddonChoice {
  readonly title: string;
  readonly price: Fils;
  readonly quantity: number;
}

/**
 * Prices an add-on: price times quantity, never discounted (CONST-13).
 *
 * @example toAddonLine({ title: 'Photos', price: 25_00, quantity: 2 }).amount // 50_00
 * @example toAddonLine({ title: 'Photos', price: 25_00, quantity: 0 }).amount // 0
 */
export const toAddonLine = ({ title, price, quantity }: AddonChoice): QuoteLine => ({
  kind: 'addon',
  title,
  count: quantity,
  amount: price * quantity,
});
