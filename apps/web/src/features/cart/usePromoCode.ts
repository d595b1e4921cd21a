import type { CartItem } from '@aitours/domain/cart';
import { useClient } from '../../platform/api.tsx';
import { type PromoCodeEntry, usePromoCodeEntry } from '../../platform/promo-code/usePromoCodeEntry.ts';
import { useOwner } from '../../platform/useOwner.ts';
import { type CartDiscount, readCartDiscounts } from './cartDiscounts.ts';
import { storePromoCode, useStoredPromoCode } from './promoCodeStore.ts';

/** The promo code of the cart, with the discounts that the server has computed. */
export type PromoCode = PromoCodeEntry<readonly CartDiscount[]>;

/**
 * Manages the promo code of a cart: the server says which booking it reduces. It is stored while the tab is open, so that
 * the cart and the checkout share it.
 *
 * @see docs/rules/prices-and-discounts.md
 */
export function usePromoCode(lines: readonly Pick<CartItem, 'id' | 'amount'>[]): PromoCode {
  const client = useClient();
  const owner = useOwner();
  const who = client.session.tokens() ? owner : 'guest';
  const content = lines.map(({ id, amount }) => `${id} ${amount}`).join();
  return usePromoCodeEntry({
    code: useStoredPromoCode(),
    store: storePromoCode,
    order: lines.length > 0 ? ['getCartDiscounts', String(who), content] : null,
    load: async (text) => readCartDiscounts(await client.call('getCartDiscounts', { query: { promo_code: text } })),
  });
}
