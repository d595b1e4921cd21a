import { type Fils, sum } from '../money/index.ts';
import type { CartItem } from './cartItem.ts';

/**
 * Returns the total of the order summary (CART-28).
 *
 * @example sumCart([{ amount: 486_00 }, { amount: 300_00 }]) // 786_00
 * @example sumCart([]) // 0
 */
export const sumCart = (items: readonly Pick<CartItem, 'amount'>[]): Fils => sum(items.map(({ amount }) => amount));

/**
 * Returns the count on the header's badge: the sum of the quantities, not the number of lines (SHELL-43, GAP-18).
 *
 * @example countCartItems([{ quantity: 1 }, { quantity: 3 }]) // 4
 * @example countCartItems([]) // 0
 */
export const countCartItems = (items: readonly Pick<CartItem, 'quantity'>[]): number =>
  items.reduce((count, { quantity }) => count + quantity, 0);
