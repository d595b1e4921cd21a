import { currencySigns, type PricePlace } from '../quirks/index.ts';
import type { Fils } from './fils.ts';
import { formatWireAmount } from './formatWireAmount.ts';

const THOUSANDS = /\B(?=(\d{3})+\.)/g;

/**
 * An amount as a traveller reads it: two decimals, thousands grouped, the sign of the place it stands in (QUIRK-01).
 * Made by hand rather than by `Intl`, so that server and browser can't disagree on a character.
 *
 * @example formatPrice(1095_00) // 'AED 1,095.00'
 * @example formatPrice(786_00, 'bookingConfirmation') // '$786.00'
 */
export function formatPrice(amount: Fils, place: PricePlace = 'shop'): string {
  const grouped = formatWireAmount(Math.abs(amount)).replace(THOUSANDS, ',');
  return `${amount < 0 ? '−' : ''}${currencySigns[place]}${grouped}`;
}
