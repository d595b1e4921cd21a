import { type Decimal, type Fils, multiplyByDecimal } from '../money/index.ts';
import { type Quote, type QuoteLine, toQuote } from './quote.ts';

/** The fares of a vehicle, in fils. */
export interface TransferFares {
  /** Absent if the vehicle has a fixed price for any distance (GAP-38). */
  readonly perKm?: Fils | null;
  readonly price: Fils;
  /** Between the zones of this journey, instead of both; absent if there is none. */
  readonly zonePrice?: Fils | undefined;
}

/** The distance of a transfer, and whether it includes the return. */
export interface TransferRoute {
  /** Kilometres, one direction. */
  readonly distanceKm: Decimal;
  readonly isReturn: boolean;
}

/**
 * Prices a transfer between zones, else by the kilometre, or at the vehicle's fixed price; a return doubles it (CONST-17,
 * CONST-18).
 *
 * @example quoteTransfer({ perKm: 2_50, price: 80_00 }, { distanceKm: 40, isReturn: false }).total // 100_00
 * @example quoteTransfer({ perKm: 2_50, price: 80_00 }, { distanceKm: 40, isReturn: true }).total // 200_00
 */
export function quoteTransfer(
  { perKm, price, zonePrice }: TransferFares,
  { distanceKm, isReturn }: TransferRoute,
): Quote {
  const amount = zonePrice ?? (perKm == null ? price : multiplyByDecimal(perKm, distanceKm));
  const outward: QuoteLine = { kind: 'outward', amount };
  return toQuote(isReturn ? [outward, { kind: 'return', amount }] : [outward]);
}
