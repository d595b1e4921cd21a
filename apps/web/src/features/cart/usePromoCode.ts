import { ApiProblem, type Schema } from '@aitours/api-client';
import type { CartItem } from '@aitours/domain/cart';
import { isPromoCodeText, promoCodeMessages } from '@aitours/domain/promo-codes';
import { useState } from 'react';
import useSWR from 'swr';
import { useClient } from '../../platform/api.tsx';
import { useOwner } from '../../platform/useOwner.ts';
import { type CartDiscount, readCartDiscounts } from './cartDiscounts.ts';
import { messages } from './messages.ts';
import { storePromoCode, useStoredPromoCode } from './promoCodeStore.ts';

export interface PromoCode {
  /** The code that was applied, also while it is checked for a changed cart; null: none. */
  readonly code: string | null;
  /** The discounts of the cart with the code; undefined while there is none, and until it is checked. */
  readonly discounts: readonly CartDiscount[] | undefined;
  readonly isChecking: boolean;
  /** Why the code, or the one that was entered last, can't be used. */
  readonly error: string | undefined;
  readonly apply: (text: string) => void;
  readonly remove: () => void;
  /** Checks the code again after a booking was refused. */
  readonly recheck: () => void;
}

/**
 * Manages the promo code of a cart (decision 0047): the server says which booking it reduces, again after each change of
 * the cart. It is stored while the tab is open, so that the cart and the checkout share it.
 */
export function usePromoCode(lines: readonly Pick<CartItem, 'id' | 'amount'>[]): PromoCode {
  const client = useClient();
  const owner = useOwner();
  const who = client.session.tokens() ? owner : 'guest';
  const code = useStoredPromoCode();
  const [entered, setEntered] = useState<{ readonly isChecking: boolean; readonly error?: string }>();
  const load = (text: string) => client.call('getCartDiscounts', { query: { promo_code: text } });
  const keyOf = (text: string) => [
    'getCartDiscounts',
    who,
    text,
    lines.map(({ id, amount }) => `${id} ${amount}`).join(),
  ];
  const { data, error, isValidating, mutate } = useSWR<Schema<'CartDiscounts'>, unknown>(
    code !== null && lines.length > 0 ? keyOf(code) : null,
    () => load(code ?? ''),
  );

  const remove = () => {
    setEntered(undefined);
    storePromoCode(null);
  };
  const apply = async (typed: string) => {
    const text = typed.trim().toUpperCase();
    // A code that can no longer be used was cleared.
    if (text === '' && code !== null) return remove();
    const refused = text === '' ? messages.promoCodeMissing : promoCodeMessages.unknown;
    if (!isPromoCodeText(text)) return setEntered({ isChecking: false, error: refused });
    setEntered({ isChecking: true });
    try {
      await load(text);
      setEntered(undefined);
      if (text === code) void mutate();
      else storePromoCode(text);
    } catch (failure) {
      setEntered({ isChecking: false, error: errorOf(failure) });
    }
  };

  return {
    code,
    discounts: data && readCartDiscounts(data),
    isChecking: entered?.isChecking ?? (code !== null && data === undefined && isValidating),
    error: entered?.error ?? (error === undefined || data ? undefined : errorOf(error)),
    apply: (text) => void apply(text),
    remove,
    recheck: () => void mutate(undefined, { revalidate: true }),
  };
}

const errorOf = (error: unknown): string =>
  (error instanceof ApiProblem && error.errors?.['promo_code']?.[0]) || messages.promoCodeNotChecked;
