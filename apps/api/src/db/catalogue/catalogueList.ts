import { type AnyColumn, and, count, eq, fillPlaceholders, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import {
  type CappedPage,
  filterValues,
  type ListQuery,
  maxCount,
  type Ordering,
  orderBy,
  pageValues,
} from './filters.ts';
import { correctWords, formatQuery, toWords } from './searchTerms.ts';
import { readVocabulary } from './vocabulary.ts';

type Values = ReturnType<typeof filterValues> & ReturnType<typeof pageValues> & Record<string, unknown>;
type Placeholder = ReturnType<typeof sql.placeholder>;

interface Preparable<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

/** A select statement before its order. */
interface Select<Row> {
  orderBy(...order: SQL[]): {
    limit(rows: number | Placeholder): Preparable<Row> & { offset(rows: Placeholder): Preparable<Row> };
  };
}

interface CatalogueList<Row, Name extends string> {
  readonly table: PgTable & { readonly id: AnyColumn };
  readonly orders: Readonly<Record<Name, AnyColumn>>;
  /** The orders of what is free on a date, if they are others. */
  readonly freeOrders?: Readonly<Record<Name, AnyColumn | SQL>>;
  readonly select: (db: Database, where: SQL | undefined, isFree: boolean) => Select<Row>;
  readonly matches: (isSearch: boolean, isFree: boolean) => SQL | undefined;
  /** Matches what is free on a date; absent if the products have no stock. */
  readonly isFree?: SQL;
}

type Shape = 'all' | 'searched' | 'free' | 'free searched';

function shapeOf({ search, freeOn = null }: Values): Shape {
  if (freeOn === null) return search === null ? 'all' : 'searched';
  return search === null ? 'free' : 'free searched';
}

const readsStock = (shape: Shape): boolean => shape.startsWith('free');

/**
 * PostgreSQL plans an unnamed statement for its values. That takes 0.3 ms; without the word, a search for a frequent one
 * sorts all its matches: 30 instead of 1 ms with 100,000 activities.
 */
const nameOf = (shape: Shape, name: string): string => (shape.endsWith('searched') ? '' : name);

/**
 * Creates the function that reads one page of a catalogue list and counts the rows up to `maxCount`.
 *
 * The statements differ only in their order, whether they search, and whether they read the stock; filters are
 * parameters. A search that finds nothing is repeated with misspelt words corrected.
 */
export function catalogueList<Row, Name extends string>(
  list: string,
  { table, orders, freeOrders = orders, select, matches, isFree }: CatalogueList<Row, Name>,
) {
  const where = {
    all: matches(false, false),
    searched: matches(true, false),
    free: and(matches(false, true), isFree),
    'free searched': and(matches(true, true), isFree),
  };
  const page = (shape: Shape) =>
    prepareOnce((db, ordering: Ordering<Name>) =>
      select(db, where[shape], readsStock(shape))
        .orderBy(...orderBy(ordering, readsStock(shape) ? freeOrders : orders, table.id))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
        .prepare(nameOf(shape, `${list} ${shape} ${ordering}`)),
    );
  const pages = {
    all: page('all'),
    searched: page('searched'),
    free: page('free'),
    'free searched': page('free searched'),
  };
  const countMatches = cappedCount(list, table, where);
  const read = async (db: Database, ordering: Ordering<Name>, values: Values): Promise<CappedPage<Row>> => {
    const shape = shapeOf(values);
    const { limit, offset } = values;
    const found = await pages[shape](db, ordering).execute({ ...values, limit: limit + 1 });
    const hasNext = found.length > limit;
    const isLast = !hasNext && (found.length > 0 || offset === 0);
    const counted = isLast ? Math.min(offset + found.length, maxCount) : await countMatches(db, shape, values);
    return { rows: found.slice(0, limit), hasNext, count: counted };
  };
  return async (
    db: Database,
    query: ListQuery & { readonly ordering: Ordering<Name> },
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<CappedPage<Row>> => {
    const values = { ...filterValues(query), ...pageValues(query), ...more };
    const found = await read(db, query.ordering, values);
    if (found.count > 0 || values.search === null) return found;
    const corrected = correctWords(toWords(query.search), await readVocabulary(db));
    return corrected ? read(db, query.ordering, { ...values, search: formatQuery(corrected) }) : found;
  };
}

/** The planner's estimate is trusted above this. */
const clearlyMore = 4 * maxCount;

/** Creates the function that counts matches, up to `maxCount`. */
function cappedCount(list: string, table: PgTable, where: Readonly<Record<Shape, SQL | undefined>>) {
  const some = (db: Database, shape: Shape) =>
    db
      .select({ one: sql`1`.as('one') })
      .from(table)
      .where(where[shape]);
  const statements = prepareOnce((db, shape: Shape) =>
    db
      .select({ count: count() })
      .from(some(db, shape).limit(maxCount).as('matches'))
      .prepare(nameOf(shape, `${list} ${shape} count`)),
  );
  const searches = prepareOnce((db, _shape: 'searched') => some(db, 'searched').toSQL());
  return async (db: Database, shape: Shape, values: Values): Promise<number> => {
    // The index of words returns all matches before the first can be counted: 5 ms for 10,000 of 100,000 activities.
    if (shape === 'searched' && (await estimateRows(db, searches(db, shape), values)) > clearlyMore) return maxCount;
    const [total] = await statements(db, shape).execute(values);
    return total?.count ?? 0;
  };
}

/** Returns the planner's estimate of the number of rows; the statement isn't executed. */
async function estimateRows(
  db: Database,
  { sql: text, params }: { readonly sql: string; readonly params: unknown[] },
  values: Values,
): Promise<number> {
  const given = fillPlaceholders(params, values);
  // drizzle numbers the parameters in their order.
  const parts = text
    .split(/\$\d+/u)
    .map((part, at) => (at === 0 ? sql.raw(part) : sql`${given[at - 1]}${sql.raw(part)}`));
  const { rows } = await db.execute<{ 'QUERY PLAN': readonly { readonly Plan: { readonly 'Plan Rows': number } }[] }>(
    sql`explain (format json) ${sql.join(parts)}`,
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0;
}

/** Creates the function that finds a row by id or slug, preferring the id (GAP-08). */
export function findByIdOrSlug<Row>(
  name: string,
  { id, slug }: { readonly id: AnyColumn; readonly slug: AnyColumn },
  select: (db: Database, matches: SQL | undefined) => Select<Row>,
) {
  const idOrSlug = sql.placeholder('idOrSlug');
  const statement = prepareOnce((db, key: string) =>
    select(db, or(eq(id, idOrSlug), eq(slug, idOrSlug)))
      .orderBy(sql`${id} = ${idOrSlug} desc`)
      .limit(1)
      .prepare(key),
  );
  return async (db: Database, value: string): Promise<Row | null> => {
    const [row] = await statement(db, name).execute({ idOrSlug: value });
    return row ?? null;
  };
}
