import type { Fils } from './fils.ts';
import { type Decimal, parseDecimal } from './parseDecimal.ts';

const PLACES = 3;
const SCALE = 10 ** PLACES;

/**
 * A rate times a decimal quantity, rounded half up to a whole fils (GAP-85). A quantity counts to three places:
 * kilometres to the metre.
 *
 * @example timesDecimal(2_50, 40) // 100_00
 * @example timesDecimal(1_25, '12.5') // 15_63
 */
export const timesDecimal = (rate: Fils, quantity: Decimal): Fils =>
  Math.floor((rate * parseDecimal(quantity, PLACES) + SCALE / 2) / SCALE);
