import type { Fils } from '../money/index.ts';
import { type Quote, toQuote } from './quote.ts';

/**
 * Prices a cruise: price times guests (CONST-19).
 *
 * @example quoteCruise(1200_00, 3).total // 3600_00
 * @example quoteCruise(350_00, 10).total // 3500_00
 */
export const quoteCruise = (pricePerGuest: Fils, guests: number): Quote =>
  toQuote([{ kind: 'guests', count: guests, amount: guests * pricePerGuest }]);
