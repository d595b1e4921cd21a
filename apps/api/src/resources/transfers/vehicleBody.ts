import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { VehicleValues } from '../../db/catalogue/staffVehicles.ts';
import { formatAmountOrNull, getOwnTerms } from '../../lib/wire.ts';

type Schemas = components['schemas'];

/** Returns the prices of a vehicle between zones. */
export const toZonePriceBodies = ({ zonePrices }: Pick<VehicleValues, 'zonePrices'>): Schemas['ZonePrice'][] =>
  zonePrices.map(({ from, to, price }) => ({ from, to, price: formatWireAmount(price) }));

/** Returns what staff edit of a vehicle. */
export const toVehicleInputBody = (vehicle: VehicleValues) =>
  ({
    name: vehicle.name,
    category: vehicle.category,
    description: vehicle.description,
    image: vehicle.image,
    price: formatWireAmount(vehicle.price),
    price_per_km: formatAmountOrNull(vehicle.pricePerKm),
    max_passengers: vehicle.maxPassengers,
    max_luggage: vehicle.maxLuggage,
    features: [...vehicle.features],
    position: vehicle.position,
    zone_prices: toZonePriceBodies(vehicle),
    ...getOwnTerms(vehicle),
  }) satisfies Schemas['VehicleInput'];
