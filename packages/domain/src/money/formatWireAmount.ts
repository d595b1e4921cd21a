import type { Fils } from './fils.ts';

/**
 * Writes an amount for the wire: a decimal with two places, without sign or separators.
 *
 * @example formatWireAmount(486_00) // '486.00'
 * @example formatWireAmount(-5) // '-0.05'
 */
export function formatWireAmount(amount: Fils): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
