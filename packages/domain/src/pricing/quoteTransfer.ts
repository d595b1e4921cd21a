import { type Decimal, type Fils, timesDecimal } from '../money/index.ts';
import { type Quote, type QuoteLine, toQuote } from './quote.ts';

/** What a vehicle costs, in fils. */
export interface TransferFares {
  /** Absent where the vehicle has one price for any way (GAP-38). */
  readonly perKm?: Fils | null;
  readonly price: Fils;
}

/** How far, and whether there and back. */
export interface TransferRoute {
  /** Kilometres, as text or a number. */
  readonly distanceKm: Decimal;
  readonly isReturn: boolean;
}

/**
 * Prices a transfer: by the kilometre, else the vehicle's price; there and back costs twice (CONST-17, CONST-18).
 *
 * @example quoteTransfer({ perKm: 2_50, price: 80_00 }, { distanceKm: 40, isReturn: false }).total // 100_00
 * @example quoteTransfer({ perKm: 2_50, price: 80_00 }, { distanceKm: 40, isReturn: true }).total // 200_00
 */
export function quoteTransfer({ perKm, price }: TransferFares, { distanceKm, isReturn }: TransferRoute): Quote {
  const amount = perKm == null ? price : timesDecimal(perKm, distanceKm);
  const outward: QuoteLine = { kind: 'outward', amount };
  return toQuote(isReturn ? [outward, { kind: 'return', amount }] : [outward]);
}
