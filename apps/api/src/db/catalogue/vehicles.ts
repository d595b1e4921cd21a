import { and, asc, eq, gte } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { vehicles } from '../schema.ts';

export type VehicleRow = typeof vehicles.$inferSelect;

/** Returns the vehicles with enough room for passengers and luggage (GAP-39), cheapest first. */
export const listVehicles = (
  db: Database,
  { passengers = 0, luggage = 0 }: { readonly passengers?: number; readonly luggage?: number },
): Promise<VehicleRow[]> =>
  db
    .select()
    .from(vehicles)
    .where(and(gte(vehicles.maxPassengers, passengers), gte(vehicles.maxLuggage, luggage)))
    .orderBy(asc(vehicles.price), asc(vehicles.id))
    .limit(200);

export async function findVehicle(db: Database, id: string): Promise<VehicleRow | null> {
  const [row] = await db.select().from(vehicles).where(eq(vehicles.id, id));
  return row ?? null;
}
