import { type AnyColumn, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { filterValues, type Listing, type ListQuery, type Ordering, orderBy, pageValues } from './filters.ts';
import { correctWords, formatQuery, toWords } from './searchTerms.ts';
import { readVocabulary } from './vocabulary.ts';

type Values = ReturnType<typeof filterValues> & Record<string, unknown>;
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
  readonly table: { readonly id: AnyColumn };
  readonly orders: Readonly<Record<Name, AnyColumn>>;
  readonly select: (db: Database, isSearch: boolean) => Select<Row>;
  readonly count: (db: Database, isSearch: boolean) => Preparable<{ count: number }>;
}

/**
 * Creates the function that reads one page of a catalogue list and counts all rows.
 *
 * The statements differ only in their order and whether they search; filters are parameters. A search that finds nothing
 * is repeated with misspelt words corrected.
 */
export function catalogueList<Row, Name extends string>(
  list: string,
  { table, orders, select, count }: CatalogueList<Row, Name>,
) {
  const page = (shape: string) =>
    prepareOnce((db, ordering: Ordering<Name>) =>
      select(db, shape === 'searched')
        .orderBy(...orderBy(ordering, orders, table.id))
        .limit(sql.placeholder('limit'))
        .offset(sql.placeholder('offset'))
        .prepare(`${list} ${shape} ${ordering}`),
    );
  const pages = { all: page('all'), searched: page('searched') };
  const counts = prepareOnce((db, shape: keyof typeof pages) =>
    count(db, shape === 'searched').prepare(`${list} ${shape} count`),
  );
  const read = async (db: Database, ordering: Ordering<Name>, values: Values): Promise<Listing<Row>> => {
    const shape = values.search === null ? 'all' : 'searched';
    const [rows, [total]] = await Promise.all([
      pages[shape](db, ordering).execute(values),
      counts(db, shape).execute(values),
    ]);
    return { rows, count: total?.count ?? 0 };
  };
  return async (
    db: Database,
    query: ListQuery & { readonly ordering: Ordering<Name> },
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<Listing<Row>> => {
    const values = { ...filterValues(query), ...pageValues(query), ...more };
    const found = await read(db, query.ordering, values);
    if (found.count > 0 || values.search === null) return found;
    const corrected = correctWords(toWords(query.search), await readVocabulary(db));
    return corrected ? read(db, query.ordering, { ...values, search: formatQuery(corrected) }) : found;
  };
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
