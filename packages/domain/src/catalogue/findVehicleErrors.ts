import { areOrderedTerms, type CancellationTerms } from '../booking/index.ts';
import { parseFils } from '../money/index.ts';
import { toPairKey, type ZonePrice } from '../transfers/index.ts';

/** The fields of a vehicle for transfers, as on the wire, that the schema of the contract can't check. */
export interface CheckedVehicle {
  readonly price: string;
  /** Null: the price is the same for any distance. */
  readonly price_per_km?: string | null;
  readonly features?: readonly string[];
  readonly zone_prices?: readonly ZonePrice<string>[];
  /** Absent: the default terms. */
  readonly cancellation_terms?: CancellationTerms;
}

/** What is wrong with a field of a vehicle. */
export type VehicleError = 'free' | 'same-feature' | 'same-zones' | 'terms-order';

/**
 * Returns the errors of a vehicle that the schema of the contract can't detect, by field.
 *
 * @example findVehicleErrors({ price: '95.00', price_per_km: '0.00' }) // { price_per_km: 'free' }
 * @example findVehicleErrors({ price: '95.00', features: ['Wi-Fi', 'wi-fi'] }) // { features: 'same-feature' }
 */
export function findVehicleErrors(vehicle: CheckedVehicle): Readonly<Record<string, VehicleError>> {
  const { price, price_per_km: perKm = null, features = [], zone_prices = [], cancellation_terms = [] } = vehicle;
  const errors: Record<string, VehicleError> = {};
  if (parseFils(price) === 0) errors['price'] = 'free';
  if (perKm !== null && parseFils(perKm) === 0) errors['price_per_km'] = 'free';
  const names = features.map((feature) => feature.trim().toLowerCase());
  if (new Set(names).size < names.length) errors['features'] = 'same-feature';
  const pairs = new Set<string>();
  for (const [at, { from, to, price: zonePrice }] of zone_prices.entries()) {
    if (parseFils(zonePrice) === 0) errors[`zone_prices.${at}.price`] = 'free';
    if (pairs.has(toPairKey(from, to))) errors[`zone_prices.${at}.to`] = 'same-zones';
    pairs.add(toPairKey(from, to));
  }
  if (!areOrderedTerms(cancellation_terms)) errors['cancellation_terms'] = 'terms-order';
  return errors;
}
