import { type Decimal, type Fils, multiplyByDecimal, parseFils, sum } from '../money/index.ts';

/** The prices of a room type on the wire (ENTITY-09). */
export interface RoomPrices {
  readonly price_per_night?: Decimal | null;
  readonly base_price?: Decimal | null;
}

/**
 * Returns the price of a room for a night: its night price, else its base price, else 0 (CONST-04).
 *
 * @example getRoomRate({ price_per_night: '300.00' }) // 300_00
 * @example getRoomRate({ base_price: 250 }) // 250_00
 */
export const getRoomRate = ({ price_per_night, base_price }: RoomPrices): Fils =>
  parseFils(price_per_night ?? base_price ?? 0);

/** The prices of a tour's transfer vehicle on the wire (ENTITY-10). */
export interface VehiclePrices {
  readonly price_per_km?: Decimal | null;
  readonly base_price?: Decimal | null;
}

const KM_WHEN_UNKNOWN = 1;

/**
 * Returns the price of a tour's vehicle for the rides of a day: by the kilometre, else its base price once, else 0
 * (CONST-05, CONST-06).
 *
 * @param distances of the rides in kilometres; an unknown one counts as one kilometre
 * @example getVehicleRate({ price_per_km: '5.00' }, [20]) // 100_00
 * @example getVehicleRate({ price_per_km: '3.90' }, [10, null]) // 42_90
 * @example getVehicleRate({ base_price: 120 }, [20, 30]) // 120_00
 */
export const getVehicleRate = (
  { price_per_km, base_price }: VehiclePrices,
  distances: readonly (number | null)[],
): Fils =>
  price_per_km == null
    ? parseFils(base_price ?? 0)
    : multiplyByDecimal(parseFils(price_per_km), sum(distances.map((distance) => distance ?? KM_WHEN_UNKNOWN)));

/** The names shown for a tour's choices that have none (CONST-09). */
export const tourDefaults = {
  hotel: 'Default Hotel',
  room: 'Standard Room',
  transfer: 'Standard Transfer',
  meal: 'Standard Meal',
  activities: 'Standard Activities',
} as const;
