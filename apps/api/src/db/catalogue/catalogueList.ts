import { toSearchWords } from '@aitours/domain/search';
import { type AnyColumn, and, count, eq, fillPlaceholders, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import {
  type CappedPage,
  filterValues,
  getSortKey,
  isDescending,
  type ListPosition,
  type ListQuery,
  maxCount,
  type Ordering,
  orderBy,
  type SortKeys,
  toPageValues,
} from './filters.ts';
import { listCorrections, type SplitQuery, splitQuery } from './searchTerms.ts';
import { readSearchVocabulary, readVocabulary } from './vocabulary.ts';

type Values = ReturnType<typeof filterValues> & SplitQuery & Record<string, unknown>;
type Placeholder = ReturnType<typeof sql.placeholder>;

/** A product with what the list is sorted by, and the capped count of the list, if it isn't a search. */
type Sorted<Row> = Row & { readonly id: string; readonly sortKey: string; readonly total: number | null };

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

/** What the statements of a list differ in, beside their order: conditions that take time even if they aren't requested. */
export interface ListShape {
  readonly isSearch: boolean;
  /** Of what is free on a date. */
  readonly isFree: boolean;
  /** Of what can be cancelled free of charge. */
  readonly isRefundable: boolean;
}

interface SelectParts {
  readonly where: SQL | undefined;
  readonly isFree: boolean;
  readonly sortKey: SQL.Aliased<string>;
  readonly total: SQL.Aliased<number | null>;
}

interface CatalogueList<Row, Name extends string> {
  readonly table: PgTable & { readonly id: AnyColumn };
  readonly orders: SortKeys<Name>;
  /** The orders of what is free on a date, if they are others. */
  readonly freeOrders?: SortKeys<Name>;
  readonly select: (db: Database, parts: SelectParts) => Select<Sorted<Row>>;
  readonly matches: (shape: ListShape) => SQL | undefined;
}

const getShape = ({ search, freeOn = null, onlyRefundable = null }: Values): ListShape => ({
  isSearch: search !== null,
  isFree: freeOn !== null,
  isRefundable: onlyRefundable !== null,
});

const describe = ({ isSearch, isFree, isRefundable }: ListShape): string =>
  ['all', isFree && 'free', isRefundable && 'refundable', isSearch && 'searched'].filter(Boolean).join(' ');

/** Creates a value for each shape when it is first needed. */
function perShape<Value>(create: (shape: ListShape) => Value): (shape: ListShape) => Value {
  const created = new Map<string, Value>();
  return (shape) => {
    const name = describe(shape);
    const value = created.get(name) ?? create(shape);
    created.set(name, value);
    return value;
  };
}

/**
 * PostgreSQL plans an unnamed statement for its values. That takes 0.3 ms; without the word, a search for a frequent one
 * sorts all its matches: 30 instead of 1 ms with 100,000 activities.
 */
const getName = (shape: ListShape, list: string, use: string): string =>
  shape.isSearch ? '' : `${list} ${describe(shape)} ${use}`;

/** Matches what comes after the placeholders' product. The index of the order finds it without reading those before. */
function isAfter(ordering: string, key: AnyColumn | SQL, id: AnyColumn): SQL {
  const [afterKey, afterId] = [sql.placeholder('afterKey'), sql.placeholder('afterId')];
  return isDescending(ordering)
    ? sql`(${key}, ${id}) < (${afterKey}, ${afterId})`
    : sql`(${key}, ${id}) > (${afterKey}, ${afterId})`;
}

/** Prepares the statements of a page, by its number or after a product. */
function createPageStatements<Row, Name extends string>(list: string, parts: CatalogueList<Row, Name>) {
  const { table, orders, freeOrders = orders, select, matches } = parts;
  const ordered = (db: Database, shape: ListShape, ordering: Ordering<Name>, isContinued: boolean) => {
    const { isFree } = shape;
    const keys = isFree ? freeOrders : orders;
    const key = getSortKey(ordering, keys);
    return select(db, {
      where: and(matches(shape), isContinued ? isAfter(ordering, key, table.id) : undefined),
      isFree,
      sortKey: sql<string>`${key}::text`.as('sort_key'),
      // One statement takes less time than two. A search has a faster count.
      total: (shape.isSearch
        ? sql<number | null>`null::integer`
        : sql<number>`(select count(*)::integer from ${selectMatches(parts, db, shape).limit(maxCount)} as matches)`
      ).as('total'),
    })
      .orderBy(...orderBy(ordering, keys, table.id))
      .limit(sql.placeholder('limit'));
  };
  return perShape((shape) => ({
    numbered: prepareOnce((db, ordering: Ordering<Name>) =>
      ordered(db, shape, ordering, false)
        .offset(sql.placeholder('offset'))
        .prepare(getName(shape, list, ordering)),
    ),
    continued: prepareOnce((db, ordering: Ordering<Name>) =>
      ordered(db, shape, ordering, true).prepare(getName(shape, list, `${ordering} after`)),
    ),
  }));
}

/**
 * Creates the function that reads one page of a catalogue list and counts the rows up to `maxCount`.
 *
 * The statements differ only in their order, their shape, and whether they begin after a product; filters are parameters.
 */
function getPageReader<Row, Name extends string>(list: string, parts: CatalogueList<Row, Name>) {
  const getStatements = createPageStatements(list, parts);
  const countMatches = createCappedCount(list, parts);
  return async (
    db: Database,
    ordering: Ordering<Name>,
    { limit, offset, after }: PageStart,
    values: Values,
    corrected: readonly string[] | null,
  ): Promise<ProductPage<Row>> => {
    const shape = getShape(values);
    const { numbered, continued } = getStatements(shape);
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
      count: isLast
        ? Math.min(offset + found.length, maxCount)
        : (last?.total ?? (await countMatches(db, shape, values))),
    };
  };
}

/**
 * Creates the function that reads one page of a catalogue list, by its number or after a product. A search that finds
 * nothing is repeated with misspelt words corrected.
 */
export function getCatalogueList<Row, Name extends string>(list: string, parts: CatalogueList<Row, Name>) {
  const read = getPageReader(list, parts);
  return async (
    db: Database,
    query: ListQuery & { readonly ordering: Ordering<Name> },
    after: ListPosition | undefined,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<ProductPage<Row>> => {
    const typed = toSearchWords(query.search ?? '');
    // A text without letters and digits finds nothing.
    if (query.search?.trim() && typed.length === 0) return { rows: [], hasNext: false, end: null, count: 0 };
    const start = { ...toPageValues(query), after };
    const find = async (corrected: readonly string[] | null) => {
      const values = { ...filterValues(query), ...(await searchValues(db, corrected ?? typed)), ...more };
      return read(db, query.ordering, start, values, corrected);
    };
    // All pages of one list are of the same words.
    const found = await find(after?.corrected ?? null);
    if (found.count > 0 || typed.length === 0 || after) return found;
    for (const corrected of listCorrections(typed, await readSearchVocabulary(db))) {
      const page = await find(corrected);
      if (page.count > 0) return page;
    }
    return found;
  };
}

/** Returns the values of the placeholders of `matchesSearch`. */
const searchValues = async (db: Database, words: readonly string[]): Promise<SplitQuery> =>
  splitQuery(words, words.length > 1 ? (await readVocabulary(db)).frequent : []);

/** The planner's estimate is trusted above this. */
const clearlyMore = 4 * maxCount;

/** Selects a row for each match of a list. */
const selectMatches = <Row, Name extends string>(
  { table, matches }: CatalogueList<Row, Name>,
  db: Database,
  shape: ListShape,
) =>
  db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(matches(shape));

/** Creates the function that counts matches, up to `maxCount`. */
function createCappedCount<Row, Name extends string>(list: string, parts: CatalogueList<Row, Name>) {
  const getStatements = perShape((shape) => ({
    total: prepareOnce((db, use: 'count') =>
      db
        .select({ count: count() })
        .from(selectMatches(parts, db, shape).limit(maxCount).as('matches'))
        .prepare(getName(shape, list, use)),
    ),
    estimated: prepareOnce((db, _use: 'estimate') => selectMatches(parts, db, shape).toSQL()),
  }));
  return async (db: Database, shape: ListShape, values: Values): Promise<number> => {
    const { total, estimated } = getStatements(shape);
    // The index of words returns all matches before the first can be counted: 5 ms for 10,000 of 100,000 activities.
    if (shape.isSearch && !shape.isFree && (await estimateRows(db, estimated(db, 'estimate'), values)) > clearlyMore)
      return maxCount;
    const [row] = await total(db, 'count').execute(values);
    return row?.count ?? 0;
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
