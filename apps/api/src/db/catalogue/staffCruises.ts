import { and, eq, sql } from 'drizzle-orm';
import { versionOf } from '../../contract/entityTag.ts';
import type { Database } from '../database.ts';
import { cruises } from '../schema.ts';
import { type CruiseRow, cruiseColumns, cruiseOrder } from './cruises.ts';
import { containsText } from './filters.ts';
import { insertUnderSlug } from './insertUnderSlug.ts';
import { readChangesBy } from './productChanges.ts';
import { isInState, type ProductState, stateIn, toStateColumns } from './productStates.ts';
import { readPage } from './readPage.ts';

/** A cruise in any state. */
export interface StaffCruiseRow {
  readonly cruise: CruiseRow;
  readonly state: ProductState;
}

/** What staff store of a cruise. Without a position, a new one comes last and another keeps its own. */
export type CruiseValues = Omit<CruiseRow, 'id' | 'position'> & { readonly position?: number };

const state = stateIn(cruises);

interface StaffCruiseQuery {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
  /** Default: any but archived. */
  readonly state?: ProductState;
}

/** Returns a page of cruises in the order in which customers see them. */
export function listStaffCruiseRows(db: Database, query: StaffCruiseQuery) {
  const { id, name, location, price, capacity, position } = cruises;
  const where = and(containsText([name, location], query.search), isInState(cruises, query.state));
  const select = db.select({ id, name, location, price, capacity, position, state }).from(cruises).where(where);
  return readPage(select, cruiseOrder, db.$count(cruises, where), query);
}

const selectCruise = (db: Database, id: string) =>
  db.select({ cruise: cruiseColumns, state }).from(cruises).where(eq(cruises.id, id));

/** Returns a cruise in any state. */
export async function findStaffCruise(db: Database, id: string): Promise<StaffCruiseRow | null> {
  const [row] = await selectCruise(db, id);
  return row ?? null;
}

/** Like `findStaffCruise`, and locks the cruise, so that concurrent changes wait. */
export async function lockStaffCruise(tx: Database, id: string): Promise<StaffCruiseRow | null> {
  const [row] = await selectCruise(tx, id).for('update');
  return row ?? null;
}

/** Returns the version of a cruise: another one after each change by staff. */
export const readCruiseVersion = (row: StaffCruiseRow): string => versionOf(row);

/** The position after all others, as far as there is one. */
const lastPosition = sql`(select least(coalesce(max(position), 0) + 1, 999) from ${cruises})`;

/** The path of requests for cruises begins like that of a cruise. */
const reservedIds = ['requests'];

/** Inserts a draft. @param slug its id, unless another cruise has it */
export const insertCruiseDraft = (tx: Database, slug: string, values: CruiseValues, now: Date): Promise<CruiseRow> =>
  insertUnderSlug({ slug, reserved: reservedIds }, async (id) => {
    const [row] = await tx
      .insert(cruises)
      .values({ ...values, id, position: values.position ?? lastPosition, ...toStateColumns('draft', now) })
      .onConflictDoNothing({ target: cruises.id })
      .returning(cruiseColumns);
    return row;
  });

/** Replaces what staff store of a cruise. */
export async function replaceCruise(tx: Database, id: string, values: CruiseValues): Promise<void> {
  await tx.update(cruises).set(values).where(eq(cruises.id, id));
}

/** Stores the state of a cruise. */
export async function saveCruiseState(tx: Database, id: string, next: ProductState, now: Date): Promise<void> {
  await tx.update(cruises).set(toStateColumns(next, now)).where(eq(cruises.id, id));
}

/** What staff have changed of a cruise. */
export const cruiseChanges = readChangesBy(['createStaffCruise', 'replaceStaffCruise', 'setCruiseState']);
