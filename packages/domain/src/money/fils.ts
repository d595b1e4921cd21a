import { type Decimal, parseDecimal } from './parseDecimal.ts';

/** An amount of money in whole fils (1 AED = 100 fils), never a fraction: `486_00` is AED 486.00. */
export type Fils = number;

/**
 * Adds amounts.
 *
 * @example sum([486_00, 300_00]) // 786_00
 * @example sum([]) // 0
 */
export const sum = (amounts: readonly Fils[]): Fils => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Takes a discount in whole percent off an amount, rounded half up to a whole fils (GAP-85).
 *
 * @example subtractPercent(540_00, 10) // 486_00
 * @example subtractPercent(5, 50) // 3
 */
export const subtractPercent = (amount: Fils, percent: number): Fils =>
  Math.floor((amount * (100 - percent) + 50) / 100);

/**
 * Multiplies by a fraction and rounds half up. The products of prices exceed the range of exact numbers.
 *
 * @example multiplyExactly(99_99, 50, 100) // 50_00
 */
export const multiplyExactly = (amount: Fils, numerator: number, denominator: number): Fils =>
  Number((2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)));

const PLACES = 3;
const SCALE = 10 ** PLACES;

/**
 * Multiplies a rate by a decimal quantity, rounded half up to a whole fils (GAP-85).
 *
 * @param quantity counted to three decimal places: kilometres to the metre
 * @example multiplyByDecimal(2_50, 40) // 100_00
 * @example multiplyByDecimal(1_25, '12.5') // 15_63
 */
export const multiplyByDecimal = (rate: Fils, quantity: Decimal): Fils =>
  Math.floor((rate * parseDecimal(quantity, PLACES) + SCALE / 2) / SCALE);

/**
 * Parses an amount from the wire, as text or as a number (ENTITY-03): both give the same fils.
 *
 * @example parseFils('450.00') // 450_00
 * @example parseFils(337.5) // 337_50
 * @throws RangeError if it isn't a plain decimal
 */
export const parseFils = (amount: Decimal): Fils => parseDecimal(amount, 2);
