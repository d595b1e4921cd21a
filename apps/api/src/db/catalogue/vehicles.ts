import { and, asc, eq, getTableColumns, gte, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { vehicles } from '../schema.ts';

/** What is sold, without its state. */
const { withdrawnAt: _withdrawnAt, archivedAt: _archivedAt, ...vehicleColumns } = getTableColumns(vehicles);

export { vehicleColumns };

export type VehicleRow = Omit<typeof vehicles.$inferSelect, 'withdrawnAt' | 'archivedAt'>;

/** Matches vehicles that travellers can see and book. Each public query of vehicles has it. */
const isVehicleOnSale: SQL = isNull(vehicles.withdrawnAt);

/** The order in which travellers see vehicles. */
export const vehicleOrder = [asc(vehicles.position), asc(vehicles.price), asc(vehicles.id)];

/** Returns the vehicles on sale with enough room for passengers and luggage (GAP-39). */
export const listVehicles = (
  db: Database,
  { passengers = 0, luggage = 0 }: { readonly passengers?: number; readonly luggage?: number },
): Promise<VehicleRow[]> =>
  db
    .select(vehicleColumns)
    .from(vehicles)
    .where(and(isVehicleOnSale, gte(vehicles.maxPassengers, passengers), gte(vehicles.maxLuggage, luggage)))
    .orderBy(...vehicleOrder)
    .limit(200);

/** Returns a vehicle on sale. */
export async function findVehicle(db: Database, id: string): Promise<VehicleRow | null> {
  const [row] = await db
    .select(vehicleColumns)
    .from(vehicles)
    .where(and(isVehicleOnSale, eq(vehicles.id, id)));
  return row ?? null;
}
