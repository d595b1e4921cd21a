import { type Decimal, type Fils, parseFils, timesDecimal } from '../money/index.ts';

/** The prices of a tour's transfer vehicle as the wire gives them (ENTITY-10). */
export interface VehiclePrices {
  readonly price_per_km?: Decimal | null;
  readonly base_price?: Decimal | null;
}

const KM_WHEN_UNKNOWN = 1;

/**
 * What a tour's vehicle costs for a day's way: by the kilometre, else its base price, else nothing
 * (CONST-05, CONST-06). An unknown distance counts as one kilometre.
 *
 * @example vehicleRate({ price_per_km: '5.00' }, 20) // 100_00
 * @example vehicleRate({ base_price: 120 }, 20) // 120_00
 */
export const vehicleRate = ({ price_per_km, base_price }: VehiclePrices, distanceKm?: Decimal | null): Fils =>
  price_per_km == null
    ? parseFils(base_price ?? 0)
    : timesDecimal(parseFils(price_per_km), distanceKm ?? KM_WHEN_UNKNOWN);
