import { formatWireAmount } from '@aitours/domain/money';
import { listVehicles } from '../../db/catalogue/vehicles.ts';
import { operation } from '../../http/operation.ts';
import { formatAmountOrNull, getOwnTerms } from '../../lib/wire.ts';
import { toZonePriceBodies } from './vehicleBody.ts';

/** Lists the vehicles that are large enough (API-44, GAP-39). */
export const listTransferVehicles = operation(
  'listTransferVehicles',
  async ({ query, db }) => {
    const vehicles = await listVehicles(db, query);
    const body = vehicles.map((vehicle) => ({
      id: vehicle.id,
      name: vehicle.name,
      category: vehicle.category,
      description: vehicle.description,
      image: vehicle.image,
      price: formatWireAmount(vehicle.price),
      price_per_km: formatAmountOrNull(vehicle.pricePerKm),
      maxPassengers: vehicle.maxPassengers,
      maxLuggage: vehicle.maxLuggage,
      features: [...vehicle.features],
      ...(vehicle.zonePrices.length > 0 && { zone_prices: toZonePriceBodies(vehicle) }),
      ...getOwnTerms(vehicle),
    }));
    return { status: 200, body };
  },
  { readsOnlyCatalogue: true },
);
