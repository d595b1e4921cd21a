import type { Fils } from './fils.ts';

/**
 * Formats an amount for the wire: a decimal with two places, without currency or separators.
 *
 * @example formatWireAmount(486_00) // '486.00'
 * @example formatWireAmount(-5) // '-0.05'
 */
export function formatWireAmount(amount: Fils): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const THOUSANDS = /\B(?=(\d{3})+\.)/g;

/**
 * Formats an amount for travellers: two decimals, thousands grouped, with a currency sign.
 * It doesn't use `Intl`, whose output differs between versions: server and browser must render the same text.
 *
 * @example formatPrice(1095_00) // 'AED 1,095.00'
 * @example formatPrice(786_00, '$') // '$786.00'
 */
export function formatPrice(amount: Fils, sign = 'AED '): string {
  const grouped = formatWireAmount(Math.abs(amount)).replace(THOUSANDS, ',');
  return `${amount < 0 ? '−' : ''}${sign}${grouped}`;
}

/**
 * Returns a formatted amount that stays on one line within a text: with a no-break space.
 *
 * @example preventBreak('AED 1,095.00') // 'AED\u00a01,095.00'
 * @example preventBreak('$786.00') // '$786.00'
 */
export const preventBreak = (amount: string): string => amount.replace(' ', '\u00a0');
