import { type Decimal, type Fils, parseFils, sum } from '../money/index.ts';

/**
 * Returns the total of a confirmation: the sum of its parts (CONST-24, CHECKOUT-45). A part without an amount counts 0.
 *
 * @example sumConfirmation([{ total_amount: '486.00' }, { total_amount: 300 }]) // 786_00
 * @example sumConfirmation([]) // 0
 */
export const sumConfirmation = (parts: readonly { readonly total_amount?: Decimal | null }[]): Fils =>
  sum(parts.map(({ total_amount }) => parseFils(total_amount ?? 0)));
