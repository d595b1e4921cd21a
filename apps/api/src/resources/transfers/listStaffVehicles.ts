import { formatWireAmount } from '@aitours/domain/money';
import { listStaffVehicleRows } from '../../db/catalogue/staffVehicles.ts';
import { operation } from '../../http/operation.ts';
import { formatAmountOrNull } from '../../lib/wire.ts';
import { toPageBody } from '../page.ts';

/** Lists a page of the vehicles in any state. */
export const listStaffVehicles = operation('listStaffVehicles', async ({ query, db }) => {
  const { rows, count } = await listStaffVehicleRows(db, query);
  const results = rows.map(({ vehicle, state }) => ({
    id: vehicle.id,
    name: vehicle.name,
    category: vehicle.category,
    price: formatWireAmount(vehicle.price),
    price_per_km: formatAmountOrNull(vehicle.pricePerKm),
    max_passengers: vehicle.maxPassengers,
    max_luggage: vehicle.maxLuggage,
    position: vehicle.position,
    state,
  }));
  return { status: 200, body: toPageBody('/api/v1/staff-vehicles/', query, count, results) };
});
