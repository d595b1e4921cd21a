import { findVehicleErrors, type VehicleError } from '@aitours/domain/catalogue';
import { parseFils } from '@aitours/domain/money';
import type { VehicleValues } from '../../db/catalogue/staffVehicles.ts';
import { shareZones } from '../../db/catalogue/transferZones.ts';
import type { Database } from '../../db/database.ts';
import type { Context } from '../../http/operation.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { requireImages } from '../images/requireImages.ts';
import { requireValid } from '../requireValid.ts';

type VehicleInput = Context<'createStaffVehicle'>['body'];

/** Converts staff's input to the stored values. @throws {Problem} invalid-request */
export function toVehicleValues(input: VehicleInput): VehicleValues {
  requireValid(findVehicleErrors(input), errorTexts);
  return {
    name: input.name.trim(),
    category: input.category.trim(),
    description: input.description.trim(),
    image: input.image,
    price: parseFils(input.price),
    pricePerKm: input.price_per_km === null ? null : parseFils(input.price_per_km),
    maxPassengers: input.max_passengers,
    maxLuggage: input.max_luggage,
    features: input.features.map((feature) => feature.trim()),
    zonePrices: input.zone_prices.map(({ from, to, price }) => ({ from, to, price: parseFils(price) })),
    cancellationTerms: input.cancellation_terms ?? null,
    position: input.position,
  };
}

const errorTexts: Readonly<Record<VehicleError, string>> = {
  free: 'must be above zero',
  'same-feature': 'must not contain an entry twice',
  'same-zones': 'must not be between the same zones as another price',
  'terms-order': 'must each end later and refund less than the one before',
};

/** @throws {Problem} invalid-request when there is no such picture or zone */
export async function requireVehicleParts(tx: Database, { image, zonePrices }: VehicleValues): Promise<void> {
  await requireImages(tx, image === null ? [] : [image], 'image');
  if (zonePrices.length === 0) return;
  const known = new Set((await shareZones(tx)).map(({ id }) => id));
  for (const [at, price] of zonePrices.entries())
    for (const side of ['from', 'to'] as const)
      if (!known.has(price[side]))
        throw invalidRequest(null, { [`zone_prices.${at}.${side}`]: ['There is no such zone.'] });
}
