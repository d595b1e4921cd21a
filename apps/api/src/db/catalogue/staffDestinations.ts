import { and, eq, sql } from 'drizzle-orm';
import { versionOf } from '../../contract/entityTag.ts';
import type { Database } from '../database.ts';
import { destinations } from '../schema.ts';
import { type DestinationRow, destinationColumns, destinationOrder } from './destinations.ts';
import { containsText } from './filters.ts';
import { insertUnderSlug } from './insertUnderSlug.ts';
import { readChangesBy } from './productChanges.ts';
import { isInState, type ProductState, stateIn, toStateColumns } from './productStates.ts';
import { readPage } from './readPage.ts';

/** A destination in any state. */
export interface StaffDestinationRow {
  readonly destination: DestinationRow;
  readonly state: ProductState;
}

/** What staff store of a destination. Without a position, a new one comes last and another keeps its own. */
export type DestinationValues = Omit<DestinationRow, 'id' | 'position'> & { readonly position?: number };

const state = stateIn(destinations);

interface StaffDestinationQuery {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
  /** Default: any but archived. */
  readonly state?: ProductState;
}

/** Returns a page of destinations in the order in which travellers see them. */
export function listStaffDestinationRows(db: Database, query: StaffDestinationQuery) {
  const { id, name, shownOn, city, position } = destinations;
  const where = and(containsText([name, city], query.search), isInState(destinations, query.state));
  const select = db.select({ id, name, shown_on: shownOn, city, position, state }).from(destinations).where(where);
  return readPage(select, destinationOrder, db.$count(destinations, where), query);
}

const selectDestination = (db: Database, id: string) =>
  db.select({ destination: destinationColumns, state }).from(destinations).where(eq(destinations.id, id));

/** Returns a destination in any state. */
export async function findStaffDestination(db: Database, id: string): Promise<StaffDestinationRow | null> {
  const [row] = await selectDestination(db, id);
  return row ?? null;
}

/** Like `findStaffDestination`, and locks the destination, so that concurrent changes wait. */
export async function lockStaffDestination(tx: Database, id: string): Promise<StaffDestinationRow | null> {
  const [row] = await selectDestination(tx, id).for('update');
  return row ?? null;
}

/** Returns the version of a destination: another one after each change by staff. */
export const readDestinationVersion = (row: StaffDestinationRow): string => versionOf(row);

/** The position after all others of its page, as far as there is one. */
const lastPosition = ({ shownOn }: DestinationValues) =>
  sql`(select least(coalesce(max(position), -1) + 1, 999) from ${destinations} where shown_on = ${shownOn})`;

/** Inserts a draft. @param slug its id, unless another destination has it */
export const insertDestinationDraft = (
  tx: Database,
  slug: string,
  values: DestinationValues,
  now: Date,
): Promise<DestinationRow> =>
  insertUnderSlug({ slug }, async (id) => {
    const [row] = await tx
      .insert(destinations)
      .values({ ...values, id, position: values.position ?? lastPosition(values), ...toStateColumns('draft', now) })
      .onConflictDoNothing({ target: destinations.id })
      .returning(destinationColumns);
    return row;
  });

/** Replaces what staff store of a destination. */
export async function replaceDestination(tx: Database, id: string, values: DestinationValues): Promise<void> {
  await tx.update(destinations).set(values).where(eq(destinations.id, id));
}

/** Stores the state of a destination. */
export async function saveDestinationState(tx: Database, id: string, next: ProductState, now: Date): Promise<void> {
  await tx.update(destinations).set(toStateColumns(next, now)).where(eq(destinations.id, id));
}

/** What staff have changed of a destination. */
export const destinationChanges = readChangesBy([
  'createStaffDestination',
  'replaceStaffDestination',
  'setDestinationState',
]);
