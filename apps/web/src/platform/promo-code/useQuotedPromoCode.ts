import type { Schema } from '@aitours/api-client';
import type { LabelledDiscount } from '@aitours/domain/booking';
import { parseFils } from '@aitours/domain/money';
import { useClient } from '../api.tsx';
import type { BookingPrice } from '../usePriceCheck.ts';
import { type PromoCodeEntry, usePromoCodeEntry } from './usePromoCodeEntry.ts';

/** The price of a booking with a promo code. */
export interface PromoPrice extends BookingPrice {
  readonly discount: LabelledDiscount;
}

interface QuotedOrder {
  /** Null: the code isn't checked yet. */
  readonly line: Schema<'NewQuoteLine'> | null;
  /** The user's id, or that of guests. */
  readonly owner: string;
  /** The shown price without the code. */
  readonly price: number | undefined;
  /** The stored code; null: none. */
  readonly code: string | null;
  readonly store: (code: string | null) => void;
}

/**
 * Manages the promo code of what is booked without the cart: a quote prices it with the code.
 *
 * @see docs/rules/prices-and-discounts.md
 */
export function useQuotedPromoCode({ line, owner, price, code, store }: QuotedOrder): PromoCodeEntry<PromoPrice> {
  const client = useClient();
  return usePromoCodeEntry({
    code,
    store,
    order: line ? ['createQuote', owner, String(price), JSON.stringify(line)] : null,
    load: async (text) => {
      const body = { lines: line ? [line] : [], promo_code: text };
      const quote = await client.call('createQuote', { body }, { skipOnSignedOut: true });
      const { discount = {}, total, lines } = quote;
      return { price: parseFils(lines[0]?.amount ?? total), total: parseFils(total), discount };
    },
  });
}
