import { asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { libraryActivities } from '../schema.ts';

export type LibraryRow = typeof libraryActivities.$inferSelect;
export type NewLibraryRow = Omit<typeof libraryActivities.$inferInsert, 'createdAt' | 'updatedAt'>;

interface LibraryQuery {
  /** Returns only this row. */
  readonly id?: string | undefined;
  /** A column's name in the contract; unknown names are ignored. */
  readonly order: { readonly column: string; readonly isDescending: boolean };
  readonly limit: number;
}

const columns = Object.values(getTableColumns(libraryActivities));

export function listLibraryRows(db: Database, { id, order, limit }: LibraryQuery): Promise<LibraryRow[]> {
  const column = columns.find(({ name }) => name === order.column) ?? libraryActivities.id;
  return db
    .select()
    .from(libraryActivities)
    .where(id === undefined ? undefined : eq(libraryActivities.id, id))
    .orderBy(order.isDescending ? desc(column) : asc(column), asc(libraryActivities.id))
    .limit(limit);
}

/** Returns the rows with these ids, and locks them. */
export async function findLibraryRows(tx: Database, ids: readonly string[]): Promise<ReadonlyMap<string, LibraryRow>> {
  const rows = await tx
    .select()
    .from(libraryActivities)
    .where(inArray(libraryActivities.id, [...ids]))
    .for('update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Upserts rows. An existing row keeps its `created_at` (PLAN-33). */
export async function upsertLibraryRows(
  db: Database,
  rows: readonly NewLibraryRow[],
  now: Date,
): Promise<LibraryRow[]> {
  const unchanged = new Set(['id', 'created_at']);
  const set = Object.fromEntries(
    Object.entries(getTableColumns(libraryActivities))
      .filter(([, { name }]) => !unchanged.has(name))
      .map(([field, { name }]) => [field, sql.raw(`excluded."${name}"`)]),
  );
  await db
    .insert(libraryActivities)
    .values(rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
    .onConflictDoUpdate({ target: libraryActivities.id, set });
  const ids = rows.map(({ id }) => id);
  return db
    .select()
    .from(libraryActivities)
    .where(inArray(libraryActivities.id, ids))
    .orderBy(asc(libraryActivities.id));
}
