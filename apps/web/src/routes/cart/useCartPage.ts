import type { Schema } from '@aitours/api-client';
import { cartTotal } from '@aitours/domain/cart';
import { formatPrice } from '@aitours/domain/money';
import { useCart } from '../../features/cart/CartProvider.tsx';
import { loadFailureText } from '../../features/cart/cartFailures.ts';
import { type CartLine, readCartLine } from '../../features/cart/cartLine.ts';

export type CartState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly is: 'empty' }
  | {
      readonly is: 'loaded';
      readonly items: readonly Schema<'CartItem'>[];
      readonly lines: readonly CartLine[];
      /** As shown. */
      readonly total: string;
    };

/**
 * The cart as the states of its page.
 *
 * @param isEmptied the visitor has just taken out the last line
 */
export function useCartPage(isEmptied: boolean): CartState {
  const { isKnown, items, failure, isReloading, reload } = useCart();
  if (failure !== undefined) return { is: 'failed', text: loadFailureText(failure), retry: reload };
  if (!isKnown) return { is: 'loading' };
  // Between signing in and the guest's cart moving over, the user's cart looks empty for a moment.
  if (items.length === 0) return isReloading && !isEmptied ? { is: 'loading' } : { is: 'empty' };
  const lines = items.map(readCartLine);
  return { is: 'loaded', items, lines, total: formatPrice(cartTotal(lines)) };
}
