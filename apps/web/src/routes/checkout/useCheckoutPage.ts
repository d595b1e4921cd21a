import type { PersonalInfo } from '@aitours/domain/checkout';
import { useEffect, useState } from 'react';
import { type Cart, useCart } from '../../features/cart/CartProvider.tsx';
import { type CartDiscount, listFirstDiscount } from '../../features/cart/cartDiscounts.ts';
import { loadFailureText } from '../../features/cart/cartFailures.ts';
import { type CartLine, readCartLine } from '../../features/cart/cartLine.ts';
import { type PromoCode, usePromoCode } from '../../features/cart/usePromoCode.ts';
import { toPersonalInfo } from '../../platform/personalInfo.ts';
import { useMe } from '../../platform/useMe.ts';

export type CheckoutState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly is: 'empty' }
  | {
      readonly is: 'ready';
      readonly lines: readonly CartLine[];
      readonly clashes: Cart['clashes'];
      readonly discounts: readonly CartDiscount[];
      readonly promo: PromoCode;
      /** The user of the checkout. */
      readonly owner: string;
      readonly profile: PersonalInfo;
    };

/** Loads the cart and the profile to prefill (GAP-80). */
export function useCheckoutPage(isAllowed: boolean): CheckoutState {
  const cart = useCart();
  useCurrentPrices(cart);
  const { isKnown, items, clashes, failure, isReloading, reload } = cart;
  const { owner, user, failure: profileFailure } = useMe(isAllowed);
  const lines = items.map(readCartLine);
  const promo = usePromoCode(lines);
  if (failure !== undefined) return { is: 'failed', text: loadFailureText(failure), retry: reload };
  // If the profile can't be loaded, the fields are empty.
  const hasProfile = user !== undefined || profileFailure !== undefined;
  if (owner === null || !isKnown || !hasProfile) return { is: 'loading' };
  if (items.length === 0) return isReloading ? { is: 'loading' } : { is: 'empty' };
  const discounts = promo.priced ?? listFirstDiscount(lines, user);
  return {
    is: 'ready',
    lines,
    clashes,
    discounts,
    promo,
    owner,
    profile: toPersonalInfo(user),
  };
}

/** Reloads a cart that was loaded before the checkout opened, and each time the tab becomes visible again (GAP-26). */
function useCurrentPrices({ isKnown, reload }: Cart): void {
  const [wasKnown] = useState(isKnown);
  useEffect(() => {
    if (wasKnown) reload();
    const handleVisibility = () => {
      if (!document.hidden) reload();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [wasKnown, reload]);
}
