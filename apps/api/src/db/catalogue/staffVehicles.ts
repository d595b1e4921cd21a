import { and, eq } from 'drizzle-orm';
import { versionOf } from '../../contract/entityTag.ts';
import type { Database } from '../database.ts';
import { vehicles } from '../schema.ts';
import { containsText } from './filters.ts';
import { readChangesBy } from './productChanges.ts';
import { isInState, type ProductState, stateIn, toStateColumns } from './productStates.ts';
import { readPage } from './readPage.ts';
import { type VehicleRow, vehicleColumns, vehicleOrder } from './vehicles.ts';

/** A vehicle in any state. */
export interface StaffVehicleRow {
  readonly vehicle: VehicleRow;
  readonly state: ProductState;
}

/** What staff edit of a vehicle. */
export type VehicleValues = Omit<VehicleRow, 'id'>;

const state = stateIn(vehicles);

interface StaffVehicleQuery {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
  /** Default: any but archived. */
  readonly state?: ProductState;
}

/** Returns a page of vehicles in any state, in the order in which travellers see them. */
export function listStaffVehicleRows(db: Database, query: StaffVehicleQuery) {
  const where = and(containsText([vehicles.name, vehicles.category], query.search), isInState(vehicles, query.state));
  const select = db.select({ vehicle: vehicleColumns, state }).from(vehicles).where(where);
  return readPage(select, vehicleOrder, db.$count(vehicles, where), query);
}

const selectVehicle = (db: Database, id: string) =>
  db.select({ vehicle: vehicleColumns, state }).from(vehicles).where(eq(vehicles.id, id));

/** Returns a vehicle in any state. */
export async function findStaffVehicle(db: Database, id: string): Promise<StaffVehicleRow | null> {
  const [row] = await selectVehicle(db, id);
  return row ?? null;
}

/** Like `findStaffVehicle`, and locks the row, so that concurrent changes wait. */
export async function lockStaffVehicle(tx: Database, id: string): Promise<StaffVehicleRow | null> {
  const [row] = await selectVehicle(tx, id).for('update');
  return row ?? null;
}

/** Returns the version of a vehicle: another one after each change by staff. */
export const readVehicleVersion = ({ vehicle, state: current }: StaffVehicleRow): string =>
  versionOf([vehicle, current]);

/** Inserts a draft. */
export async function insertVehicleDraft(tx: Database, values: VehicleValues, now: Date): Promise<VehicleRow> {
  const [row] = await tx
    .insert(vehicles)
    .values({ ...values, ...toStateColumns('draft', now) })
    .returning(vehicleColumns);
  if (!row) throw new Error('An insert always returns its row');
  return row;
}

/** Replaces the values of a vehicle. */
export async function replaceVehicle(tx: Database, id: string, values: VehicleValues): Promise<void> {
  await tx.update(vehicles).set(values).where(eq(vehicles.id, id));
}

/** Stores the state of a vehicle. */
export async function saveVehicleState(tx: Database, id: string, next: ProductState, now: Date): Promise<void> {
  await tx.update(vehicles).set(toStateColumns(next, now)).where(eq(vehicles.id, id));
}

/** What staff have changed of a vehicle. */
export const vehicleChanges = readChangesBy(['createStaffVehicle', 'replaceStaffVehicle', 'setVehicleState']);
