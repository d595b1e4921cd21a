import { findVehicleErrors, type VehicleError } from '@aitours/domain/catalogue';
import { parseFils } from '@aitours/domain/money';
import type { Context } from '../../contract/operation.ts';
import type { VehicleValues } from '../../db/catalogue/staffVehicles.ts';
import { invalidRequest } from '../../problems/problems.ts';

type VehicleInput = Context<'createStaffVehicle'>['body'];

/** Converts staff's input to the stored values. @throws {Problem} invalid-request */
export function vehicleValues(input: VehicleInput): VehicleValues {
  requireValidInput(input);
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
    cancellationTerms: input.cancellation_terms ?? null,
    position: input.position,
  };
}

const errorTexts: Readonly<Record<VehicleError, string>> = {
  free: 'must be above zero',
  'same-feature': 'must not contain an entry twice',
  'terms-order': 'must each end later and refund less than the one before',
};

function requireValidInput(input: VehicleInput): void {
  const found = Object.entries(findVehicleErrors(input)).map(([field, error]) => [field, [errorTexts[error]]]);
  if (found.length > 0) throw invalidRequest(null, Object.fromEntries(found));
}
