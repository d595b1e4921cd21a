import type { Schema } from '@aitours/api-client';
import { useEffect } from 'react';
import { type Cart, useCart } from '../../features/cart/CartProvider.tsx';
import { type CartDiscount, listFirstDiscount } from '../../features/cart/cartDiscounts.ts';
import { loadFailureText } from '../../features/cart/cartFailures.ts';
import { type CartLine, readCartLine } from '../../features/cart/cartLine.ts';
import { storeSeenPrices } from '../../features/cart/seenPrices.ts';
import type { CartActions } from '../../features/cart/useCartActions.ts';
import { type PromoCode, usePromoCode } from '../../features/cart/usePromoCode.ts';
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
      readonly clashes: Cart['clashes'];
      readonly discounts: readonly CartDiscount[];
      readonly promo: PromoCode;
    };

/**
 * Returns the state of the cart page.
 *
 * @param actions what the visitor has just changed
 */
export function useCartPage(
  { isEmptied, unconfirmed }: Pick<CartActions, 'isEmptied' | 'unconfirmed'>,
  isSignedIn: boolean,
): CartState {
  const {
    firstBooking: { percent },
  } = useQuirks();
  const { user } = useMe(isSignedIn && percent > 0);
  const { isKnown, items, clashes, failure, isReloading, reload } = useCart();
  useEffect(() => {
    // While another party is sent, an item still has the amount of the former one.
    const confirmed = items.filter(({ id }) => !unconfirmed.has(id));
    if (confirmed.length > 0) storeSeenPrices(confirmed.map(readCartLine));
  }, [items, unconfirmed]);
  const lines = items.map(readCartLine);
  const promo = usePromoCode(lines);
  if (failure !== undefined) return { is: 'failed', text: loadFailureText(failure), retry: reload };
  if (!isKnown) return { is: 'loading' };
  // Between sign-in and the merge of the guest's cart, the user's cart is empty for a moment.
  if (items.length === 0) return isReloading && !isEmptied ? { is: 'loading' } : { is: 'empty' };
  const discounts = promo.priced ?? listFirstDiscount(lines, user);
  return { is: 'loaded', items, lines, clashes, discounts, promo };
}
