import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import { findStaffVehicle, readVehicleVersion, vehicleChanges } from '../../db/catalogue/staffVehicles.ts';
import type { VehicleRow } from '../../db/catalogue/vehicles.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../problems/problems.ts';
import { changeBody } from '../productHistory.ts';
import { amountOrNull, ownTerms } from '../wire.ts';

type Schemas = components['schemas'];

/** Reads a vehicle as staff edit it, with its ETag. @throws {Problem} not-found */
export async function readStaffVehicle(db: Database, id: string) {
  const row = await findStaffVehicle(db, id);
  if (!row) throw notFound('vehicle');
  const version = readVehicleVersion(row);
  const changes = await vehicleChanges.list(db, id);
  return {
    headers: { etag: `"${version}"` },
    body: {
      ...{ version, id, state: row.state, vehicle: editedVehicle(row.vehicle) },
      history: changes.map((change) => changeBody(change, {})),
    } satisfies Schemas['StaffVehicle'],
  };
}

/** Returns the prices of a vehicle between zones. */
export const zonePriceBodies = ({ zonePrices }: VehicleRow): Schemas['ZonePrice'][] =>
  zonePrices.map(({ from, to, price }) => ({ from, to, price: formatWireAmount(price) }));

/** Returns what staff edit of a vehicle. */
export const editedVehicle = (vehicle: VehicleRow) =>
  ({
    name: vehicle.name,
    category: vehicle.category,
    description: vehicle.description,
    image: vehicle.image,
    price: formatWireAmount(vehicle.price),
    price_per_km: amountOrNull(vehicle.pricePerKm),
    max_passengers: vehicle.maxPassengers,
    max_luggage: vehicle.maxLuggage,
    features: [...vehicle.features],
    position: vehicle.position,
    zone_prices: zonePriceBodies(vehicle),
    ...ownTerms(vehicle),
  }) satisfies Schemas['VehicleInput'];
