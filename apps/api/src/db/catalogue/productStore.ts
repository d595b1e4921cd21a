import type { components } from '@aitours/openapi/schema';
import { type AnyColumn, type SQL, sql, type Table } from 'drizzle-orm';
import { computeVersion } from '../../lib/entityTag.ts';
import type { Database } from '../database.ts';
import { readChangesBy } from './productChanges.ts';
import { type ProductState, toStateColumns } from './productStates.ts';

/** A product of one row, in any state. */
export interface StaffProductRow<Product> {
  readonly product: Product;
  readonly state: ProductState;
}

type Operation = components['schemas']['AuditedOperation'];

interface SelectById<Row> extends PromiseLike<Row[]> {
  for(strength: 'update'): PromiseLike<Row[]>;
}

interface StoredProduct<Product, Values> {
  readonly select: (db: Database, id: string) => SelectById<StaffProductRow<Product>>;
  readonly update: (
    tx: Database,
    id: string,
    columns: Values | ReturnType<typeof toStateColumns>,
  ) => PromiseLike<unknown>;
  /** With which staff change such products. */
  readonly operations: Readonly<Record<'create' | 'replace' | 'setState', Operation>>;
}

/** Reads and changes products of one row as staff do. */
export type ProductStore<Product, Values> = ReturnType<typeof createProductStore<Product, Values>>;

/** Creates the functions that read and change products of one row as staff do. */
export function createProductStore<Product, Values>(stored: StoredProduct<Product, Values>) {
  const { select, update, operations } = stored;
  return {
    operations,
    /** Returns a product in any state. */
    find: async (db: Database, id: string) => (await select(db, id))[0] ?? null,
    /** Like `find`, and locks the row, so that concurrent changes wait. */
    lock: async (tx: Database, id: string) => (await select(tx, id).for('update'))[0] ?? null,
    /** Returns the version of a product: another one after each change by staff. */
    readVersion: (row: StaffProductRow<Product>): string => computeVersion(row),
    /** Replaces what staff store of a product. */
    replace: async (tx: Database, id: string, values: Values) => void (await update(tx, id, values)),
    /** Stores the state of a product. */
    saveState: async (tx: Database, id: string, next: ProductState, now: Date) =>
      void (await update(tx, id, toStateColumns(next, now))),
    /** What staff have changed of a product. */
    changes: readChangesBy(Object.values(operations)),
  };
}

/**
 * Returns the position after all others, as far as there is one.
 *
 * @param first the position of the only product
 * @param where the products among which it is the last
 */
export const lastPosition = (
  table: Table & { readonly position: AnyColumn },
  first: number,
  where: SQL = sql`true`,
): SQL =>
  sql`(select least(coalesce(max(${table.position}) + 1, ${first}::integer), 999) from ${table} where ${where})`;
