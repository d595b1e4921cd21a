/** A decimal on the wire: text such as "450.00", or a number. */
export type Decimal = string | number;

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * Parses a decimal to a whole number of its smallest unit, digit by digit, so that no float is multiplied. Further
 * digits are rounded half away from zero.
 *
 * @param places decimal places of the smallest unit: 2 for fils
 *
 * @example parseDecimal('337.505', 2) // 33751
 * @example parseDecimal(20.5, 3) // 20500
 * @throws RangeError if the value isn't a plain decimal, or is too large to be exact
 */
export function parseDecimal(value: Decimal, places: number): number {
  const parts = DECIMAL.exec(String(value).trim());
  if (!parts) throw new RangeError(`Not a decimal: ${value}`);
  const [, sign, whole, fraction = ''] = parts;
  const digits = fraction.padEnd(places + 1, '0');
  const rounding = Number(digits.charAt(places)) >= 5 ? 1 : 0;
  const parsed = Number(`${whole}${digits.slice(0, places)}`) + rounding;
  if (!Number.isSafeInteger(parsed)) throw new RangeError(`Too large to be exact: ${value}`);
  return sign && parsed > 0 ? -parsed : parsed;
}
