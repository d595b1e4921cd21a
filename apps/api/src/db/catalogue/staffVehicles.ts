import { and, eq } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { vehicles } from '../schema.ts';
import { containsText } from './filters.ts';
import { isInState, type StaffProductQuery, stateIn } from './productStates.ts';
import { createProductStore } from './productStore.ts';
import { readPage } from './readPage.ts';
import { type VehicleRow, vehicleColumns, vehicleOrder } from './vehicles.ts';

/** What staff edit of a vehicle. */
export type VehicleValues = Omit<VehicleRow, 'id'>;

const state = stateIn(vehicles);

/** Returns a page of vehicles in any state, in the order in which travellers see them. */
export function listStaffVehicleRows(db: Database, query: StaffProductQuery) {
  const where = and(containsText([vehicles.name, vehicles.category], query.search), isInState(vehicles, query.state));
  const select = db.select({ vehicle: vehicleColumns, state }).from(vehicles).where(where);
  return readPage(select, vehicleOrder, db.$count(vehicles, where), query);
}

/** Reads and changes vehicles as staff do. */
export const vehicleStore = createProductStore<VehicleRow, VehicleValues>({
  select: (db, id) => db.select({ product: vehicleColumns, state }).from(vehicles).where(eq(vehicles.id, id)),
  insert: (tx, values) => tx.insert(vehicles).values(values).returning({ id: vehicles.id }),
  update: (tx, id, columns) => tx.update(vehicles).set(columns).where(eq(vehicles.id, id)),
  operations: { create: 'createStaffVehicle', replace: 'replaceStaffVehicle', setState: 'setVehicleState' },
});
