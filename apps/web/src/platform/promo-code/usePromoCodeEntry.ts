import { ApiProblem } from '@aitours/api-client';
import { isPromoCodeText, promoCodeMessages } from '@aitours/domain/promo-codes';
import { useState } from 'react';
import { useQuery } from '../api.tsx';
import { messages } from './messages.ts';

/** A promo code that a traveller enters, and the price with it. */
export interface PromoCodeEntry<Priced> {
  /** The code that was applied, also while it is checked for a changed order; null: none. */
  readonly code: string | null;
  /** The server's price with the code; undefined while there is none, until it is checked, and if it can't be used. */
  readonly priced: Priced | undefined;
  readonly isChecking: boolean;
  /** Why the code, or the one that was entered last, can't be used. */
  readonly error: string | undefined;
  /** Whether a booking was refused because of the code. */
  readonly isRefused: boolean;
  readonly apply: (text: string) => void;
  readonly remove: () => void;
  /** Shows why a booking was refused because of the code. */
  readonly refuse: (error: string) => void;
  /** Checks the code again after a booking was refused. */
  readonly recheck: () => void;
}

interface Options<Priced> {
  /** The stored code; null: none. */
  readonly code: string | null;
  readonly store: (code: string | null) => void;
  /** What the price with a code depends on; null: nothing to price. */
  readonly order: readonly string[] | null;
  readonly load: (code: string) => Promise<Priced>;
}

interface Entered {
  readonly isChecking: boolean;
  readonly error?: string;
  readonly isRefused?: boolean;
}

/**
 * Manages the entry of a promo code: the server prices the order with it, again after each change.
 *
 * @see docs/rules/prices-and-discounts.md
 */
export function usePromoCodeEntry<Priced>({ code, store, order, load }: Options<Priced>): PromoCodeEntry<Priced> {
  const [entered, setEntered] = useState<Entered>();
  const { data, error, isValidating, reload, mutate } = useQuery(
    code !== null && order ? { key: [...order, code].join(' '), load: () => load(code) } : null,
  );

  const remove = () => {
    setEntered(undefined);
    store(null);
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
      if (text === code) reload();
      else store(text);
    } catch (failure) {
      setEntered({ isChecking: false, error: getError(failure) });
    }
  };

  return {
    code,
    priced: entered?.isRefused ? undefined : data,
    isChecking: entered?.isChecking ?? (code !== null && data === undefined && isValidating),
    error: entered?.error ?? (error === undefined || data ? undefined : getError(error)),
    isRefused: entered?.isRefused ?? false,
    apply: (text) => void apply(text),
    remove,
    refuse: (text) => setEntered({ isChecking: false, error: text, isRefused: true }),
    recheck: () => void mutate(undefined, { revalidate: true }),
  };
}

const getError = (error: unknown): string => readPromoCodeError(error) ?? messages.promoCodeNotChecked;

/** Returns why the server refused a promo code; undefined if it didn't. */
export const readPromoCodeError = (error: unknown): string | undefined =>
  error instanceof ApiProblem ? error.errors?.['promo_code']?.[0] : undefined;
