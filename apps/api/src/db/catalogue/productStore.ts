import type { components } from '@aitours/openapi/schema';
import { type AnyColumn, type SQL, sql, type Table } from 'drizzle-orm';
import { computeVersion } from '../../lib/entityTag.ts';
import type { Database } from '../database.ts';
import { readChangesBy } from './productChanges.ts';
import { type ProductState, toStateColumns } from './productStates.ts';
import type { PriceTerms } from './ticketPrices.ts';

/** A product in any state. */
export interface StaffProductRow<Product> {
  readonly product: Product;
  readonly state: ProductState;
}

type Operation = components['schemas']['AuditedOperation'];
type StateColumns = ReturnType<typeof toStateColumns>;

interface SelectById<Row> extends PromiseLike<Row[]> {
  for(strength: 'update'): PromiseLike<Row[]>;
}

/** A product of one row, and of parts in other tables. */
interface StoredProduct<Row, Values, Parts> {
  readonly select: (db: Database, id: string) => SelectById<StaffProductRow<Row>>;
  /** Inserts the row of a draft. */
  readonly insert: (
    tx: Database,
    values: Values & StateColumns,
    now: Date,
  ) => PromiseLike<readonly { readonly id: string }[]>;
  readonly update: (tx: Database, id: string, columns: Values | StateColumns) => PromiseLike<unknown>;
  /** With which staff change such products; `others` are in its history, too. */
  readonly operations: Readonly<Record<'create' | 'replace' | 'setState', Operation>> & {
    readonly others?: readonly Operation[];
  };
  /** Default: the product has no parts. */
  readonly readParts?: (db: Database, id: string) => Promise<Parts>;
  /** Stores the parts, and what follows from the values, after the row. */
  readonly saveParts?: (tx: Database, id: string, values: Values, terms: PriceTerms) => Promise<unknown>;
  /** Stores a former slug, which then still finds the product. */
  readonly keepSlug?: (tx: Database, slug: string, id: string) => PromiseLike<unknown>;
  /** Default: sets only the columns of the state. */
  readonly saveState?: (tx: Database, id: string, next: ProductState, now: Date) => PromiseLike<unknown>;
  /** Returns what only staff change of a product. Default: everything. */
  readonly toVersioned?: (product: Row & Parts) => unknown;
}

/** Reads and changes products as staff do. */
export type ProductStore<Product, Values> = ReturnType<typeof createProductStore<Product, Values, unknown>>;

/** Creates the functions that read and change products as staff do. */
export function createProductStore<Row, Values, Parts = unknown>(stored: StoredProduct<Row, Values, Parts>) {
  const { select, insert, update, readParts, saveParts, keepSlug, operations } = stored;
  const { toVersioned = (product) => product } = stored;
  type Product = Row & Parts;
  const withParts = async (db: Database, id: string, [row]: readonly StaffProductRow<Row>[]) => {
    if (!row) return null;
    const product = { ...row.product, ...(await readParts?.(db, id)) } as Product;
    return { ...row, product } satisfies StaffProductRow<Product>;
  };
  return {
    operations,
    /** Returns a product in any state. */
    find: async (db: Database, id: string) => withParts(db, id, await select(db, id)),
    /** Like `find`, and locks the row, so that concurrent changes wait. */
    lock: async (tx: Database, id: string) => withParts(tx, id, await select(tx, id).for('update')),
    /** Returns the version of a product: another one after each change by staff. */
    readVersion: ({ product, state }: StaffProductRow<Product>): string =>
      computeVersion([toVersioned(product), state]),
    /** Inserts a draft. @returns its id */
    insertDraft: async (tx: Database, values: Values, terms: PriceTerms): Promise<string> => {
      const now = terms.clock.now();
      const [row] = await insert(tx, { ...values, ...toStateColumns('draft', now) }, now);
      if (!row) throw new Error('An insert always returns its row');
      await saveParts?.(tx, row.id, values, terms);
      return row.id;
    },
    /** Replaces what staff store of a product. Its former slug still finds it. */
    replace: async (
      tx: Database,
      before: { readonly id: string; readonly slug?: string },
      values: Values & { readonly slug?: string },
      terms: PriceTerms,
    ): Promise<void> => {
      await update(tx, before.id, values);
      await saveParts?.(tx, before.id, values, terms);
      if (before.slug !== undefined && values.slug !== before.slug) await keepSlug?.(tx, before.slug, before.id);
    },
    /** Stores the state of a product. */
    saveState: async (tx: Database, id: string, next: ProductState, now: Date): Promise<void> => {
      if (stored.saveState) await stored.saveState(tx, id, next, now);
      else await update(tx, id, toStateColumns(next, now));
    },
    /** What staff have changed of a product. */
    changes: readChangesBy([operations.create, operations.replace, operations.setState, ...(operations.others ?? [])]),
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
