import { type Fils, formatPrice } from '@aitours/domain/money';
import type { PricePlace } from '@aitours/domain/quirks';
import { useQuirks } from './api.tsx';

export type PriceFormat = (amount: Fils) => string;

/** Returns the formatter of prices in a part of the shop that may have a currency sign of its own. */
export function usePriceFormat(place: PricePlace): PriceFormat {
  const sign = useQuirks().prices.signs[place];
  return (amount) => formatPrice(amount, sign);
}
