import type { Schema } from '@aitours/api-client';
import type { DiscountedPrice } from '@aitours/domain/pricing';
import { useEffect } from 'react';
import { useCart } from '../../features/cart/CartProvider.tsx';
import { loadFailureText } from '../../features/cart/cartFailures.ts';
import { type CartLine, readCartLine } from '../../features/cart/cartLine.ts';
import { discountCart } from '../../features/cart/firstBooking.ts';
import { storeSeenPrices } from '../../features/cart/seenPrices.ts';
import { useQuirks } from '../../platform/api.tsx';
import { useMe } from '../../platform/useMe.ts';

export type CartState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly is: 'empty' }
  | {
      readonly is: 'loaded';
      readonly items: readonly Schema<'CartItem'>[];
      readonly lines: readonly CartLine[];
      /** Of the customer's first booking. */
      readonly discount: DiscountedPrice | null;
    };

/**
 * Returns the state of the cart page.
 *
 * @param isEmptied the visitor has just removed the last item
 */
export function useCartPage(isEmptied: boolean, isSignedIn: boolean): CartState {
  const { percent } = useQuirks().firstBooking;
  const { user } = useMe(isSignedIn && percent > 0);
  const { isKnown, items, failure, isReloading, reload } = useCart();
  useEffect(() => {
    if (items.length > 0) storeSeenPrices(items.map(readCartLine));
  }, [items]);
  if (failure !== undefined) return { is: 'failed', text: loadFailureText(failure), retry: reload };
  if (!isKnown) return { is: 'loading' };
  // Between sign-in and the merge of the guest's cart, the user's cart is empty for a moment.
  if (items.length === 0) return isReloading && !isEmptied ? { is: 'loading' } : { is: 'empty' };
  const lines = items.map(readCartLine);
  return { is: 'loaded', items, lines, discount: discountCart(lines, user) };
}
