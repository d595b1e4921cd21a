import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { VehicleValues } from '../../db/catalogue/staffVehicles.ts';
import { amountOrNull, ownTerms } from '../wire.ts';

type Schemas = components['schemas'];

/** Returns the prices of a vehicle between zones. */
export const zonePriceBodies = ({ zonePrices }: Pick<VehicleValues, 'zonePrices'>): Schemas['ZonePrice'][] =>
  zonePrices.map(({ from, to, price }) => ({ from, to, price: formatWireAmount(price) }));

/** Returns what staff edit of a vehicle. */
export const vehicleInputBody = (vehicle: VehicleValues) =>
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
