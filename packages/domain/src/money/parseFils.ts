import type { Fils } from './fils.ts';
import { type Decimal, parseDecimal } from './parseDecimal.ts';

/**
 * Reads an amount as the wire writes it, as text or as a number (ENTITY-03): both give the same fils.
 *
 * @example parseFils('450.00') // 450_00
 * @example parseFils(337.5) // 337_50
 * @throws RangeError if it isn't a plain decimal
 */
export const parseFils = (amount: Decimal): Fils => parseDecimal(amount, 2);
