import { type AnyColumn, and, count, eq, fillPlaceholders, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import {
  type CappedPage,
  filterValues,
  isDescending,
  type ListPosition,
  type ListQuery,
  maxCount,
  type Ordering,
  orderBy,
  pageValues,
  type SortKeys,
  sortKeyOf,
} from './filters.ts';
import { correctWords, formatQuery, toWords } from './searchTerms.ts';
import { readVocabulary } from './vocabulary.ts';

type Values = ReturnType<typeof filterValues> & Record<string, unknown>;
type Placeholder = ReturnType<typeof sql.placeholder>;

/** A product with what the list is sorted by. */
type Sorted<Row> = Row & { readonly id: string; readonly sortKey: string };

/** A page of products; `end` is where it ends, null if it is empty. */
export type ProductPage<Row> = CappedPage<Row> & { readonly end: ListPosition | null };

/** Where a page begins. */
interface PageStart {
  readonly limit: number;
  readonly offset: number;
  /** The product before the page; then the offset doesn't count. */
  readonly after: ListPosition | undefined;
}

interface Preparable<Row> {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}

/** A select statement before its order. */
interface Select<Row> {
  orderBy(...order: SQL[]): {
    limit(rows: number | Placeholder): Preparable<Row> & { offset(rows: Placeholder): Preparable<Row> };
  };
}

interface SelectParts {
  readonly where: SQL | undefined;
  readonly isFree: boolean;
  readonly sortKey: SQL.Aliased<string>;
}

interface CatalogueList<Row, Name extends string> {
  readonly table: PgTable & { readonly id: AnyColumn };
  readonly orders: SortKeys<Name>;
  /** The orders of what is free on a date, if they are others. */
  readonly freeOrders?: SortKeys<Name>;
  readonly select: (db: Database, parts: SelectParts) => Select<Sorted<Row>>;
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

/** Matches what comes after the placeholders' product. The index of the order finds it without reading those before. */
function isAfter(ordering: string, key: AnyColumn | SQL, id: AnyColumn): SQL {
  const [afterKey, afterId] = [sql.placeholder('afterKey'), sql.placeholder('afterId')];
  return isDescending(ordering)
    ? sql`(${key}, ${id}) < (${afterKey}, ${afterId})`
    : sql`(${key}, ${id}) > (${afterKey}, ${afterId})`;
}

type Conditions = Readonly<Record<Shape, SQL | undefined>>;

/** Prepares the statements of a page, by its number or after a product. */
function pageStatements<Row, Name extends string>(
  list: string,
  { table, orders, freeOrders = orders, select }: CatalogueList<Row, Name>,
  where: Conditions,
) {
  const ordered = (db: Database, shape: Shape, ordering: Ordering<Name>, isContinued: boolean) => {
    const keys = readsStock(shape) ? freeOrders : orders;
    const key = sortKeyOf(ordering, keys);
    return select(db, {
      where: isContinued ? and(where[shape], isAfter(ordering, key, table.id)) : where[shape],
      isFree: readsStock(shape),
      sortKey: sql<string>`${key}::text`.as('sort_key'),
    })
      .orderBy(...orderBy(ordering, keys, table.id))
      .limit(sql.placeholder('limit'));
  };
  const ofShape = (shape: Shape) => ({
    numbered: prepareOnce((db, ordering: Ordering<Name>) =>
      ordered(db, shape, ordering, false)
        .offset(sql.placeholder('offset'))
        .prepare(nameOf(shape, `${list} ${shape} ${ordering}`)),
    ),
    continued: prepareOnce((db, ordering: Ordering<Name>) =>
      ordered(db, shape, ordering, true).prepare(nameOf(shape, `${list} ${shape} ${ordering} after`)),
    ),
  });
  return {
    all: ofShape('all'),
    searched: ofShape('searched'),
    free: ofShape('free'),
    'free searched': ofShape('free searched'),
  };
}

/**
 * Creates the function that reads one page of a catalogue list and counts the rows up to `maxCount`.
 *
 * The statements differ only in their order, whether they search, whether they read the stock, and whether they begin
 * after a product; filters are parameters.
 */
function pageReader<Row, Name extends string>(list: string, parts: CatalogueList<Row, Name>) {
  const { table, matches, isFree } = parts;
  const where = {
    all: matches(false, false),
    searched: matches(true, false),
    free: and(matches(false, true), isFree),
    'free searched': and(matches(true, true), isFree),
  };
  const statements = pageStatements(list, parts, where);
  const countMatches = cappedCount(list, table, where);
  return async (
    db: Database,
    ordering: Ordering<Name>,
    { limit, offset, after }: PageStart,
    typed: Values,
    corrected: readonly string[] | null,
  ): Promise<ProductPage<Row>> => {
    const values = corrected ? { ...typed, search: formatQuery(corrected) } : typed;
    const shape = shapeOf(values);
    const { numbered, continued } = statements[shape];
    const found = await (after
      ? continued(db, ordering).execute({ ...values, limit: limit + 1, afterKey: after.key, afterId: after.id })
      : numbered(db, ordering).execute({ ...values, limit: limit + 1, offset }));
    const hasNext = found.length > limit;
    const rows = found.slice(0, limit);
    const last = rows.at(-1);
    // After a product, the number of those before may have changed since.
    const isLast = !after && !hasNext && (found.length > 0 || offset === 0);
    return {
      rows,
      hasNext,
      end: last ? { key: last.sortKey, id: last.id, corrected } : null,
      count: isLast ? Math.min(offset + found.length, maxCount) : await countMatches(db, shape, values),
    };
  };
}

/**
 * Creates the function that reads one page of a catalogue list, by its number or after a product. A search that finds
 * nothing is repeated with misspelt words corrected.
 */
export function catalogueList<Row, Name extends string>(list: string, parts: CatalogueList<Row, Name>) {
  const read = pageReader(list, parts);
  return async (
    db: Database,
    query: ListQuery & { readonly ordering: Ordering<Name> },
    after: ListPosition | undefined,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<ProductPage<Row>> => {
    const values = { ...filterValues(query), ...more };
    const start = { ...pageValues(query), after };
    // All pages of one list are of the same words.
    const found = await read(db, query.ordering, start, values, after?.corrected ?? null);
    if (found.count > 0 || values.search === null || after) return found;
    const corrected = correctWords(toWords(query.search), await readVocabulary(db));
    return corrected ? read(db, query.ordering, start, values, corrected) : found;
  };
}

/** The planner's estimate is trusted above this. */
const clearlyMore = 4 * maxCount;

/** Creates the function that counts matches, up to `maxCount`. */
function cappedCount(list: string, table: PgTable, where: Conditions) {
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
