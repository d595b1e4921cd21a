import { simplifyText } from '@aitours/domain/spelling';
import { type AnyColumn, is, or, SQL, sql } from 'drizzle-orm';
import { toWords } from './searchTerms.ts';

/** The filters of the lists of tours, activities and attractions (API-37). */
export interface ListQuery {
  readonly page: number;
  readonly page_size: number;
  readonly search?: string;
  /** Prices are in AED. The contract has two names for each bound. */
  readonly base_price_lte?: number;
  readonly base_price_gte?: number;
  readonly price_lte?: number;
  readonly price_gte?: number;
  /** In minutes. */
  readonly duration_lte?: number;
  readonly duration_gte?: number;
  /** From 0 to 5. Attractions have no ratings. */
  readonly min_rating?: number;
}

export interface Listing<Row> {
  readonly rows: readonly Row[];
  /** On all pages. */
  readonly count: number;
}

/** A page of a list whose `count` is at most `maxCount`, which then means that more than 1,000 match. */
export type CappedPage<Row> = Listing<Row> & { readonly hasNext: boolean };

/** Where a page of products ends. It stays valid when that product changes or is removed. */
export interface ListPosition {
  /** What the list is sorted by, as PostgreSQL formats it: a `Date` has no microseconds. */
  readonly key: string;
  readonly id: string;
  /** The words that the list is of, if those of the search are misspelt. */
  readonly corrected: readonly string[] | null;
}

/** Counting further costs more than reading a page: 11 to 86 ms with 100,000 activities. */
export const maxCount = 1001;

/** Matches rows of which one of the columns contains the text, both simplified. Reads all rows. */
export function containsText(columns: readonly (AnyColumn | SQL)[], text: string | undefined): SQL | undefined {
  if (!text?.trim()) return;
  const part = simplifyText(text).trim();
  return part === '' ? sql`false` : or(...columns.map((column) => sql`strpos(simplify_text(${column}), ${part}) > 0`));
}

const filsPerDirham = 100;

/**
 * Returns the values of the filters' placeholders; null for a missing filter. They have the columns' types: for others,
 * the planner has no statistics.
 */
export const filterValues = (query: ListQuery) => ({
  minPrice: fils(Math.max(query.base_price_gte ?? 0, query.price_gte ?? 0) || undefined, Math.ceil),
  maxPrice: fils(findMin(query.base_price_lte, query.price_lte), Math.floor),
  minDuration: query.duration_gte === undefined ? null : Math.ceil(query.duration_gte),
  maxDuration: query.duration_lte === undefined ? null : Math.floor(query.duration_lte),
  minRating: query.min_rating ?? null,
});

/** Returns the values of the placeholders of a page. */
export const toPageValues = ({ page, page_size }: Pick<ListQuery, 'page' | 'page_size'>) => ({
  limit: page_size,
  offset: (page - 1) * page_size,
});

/** Converts dirhams to fils. A bound between two whole fils is rounded into the range. */
function fils(dirhams: number | undefined, round: (value: number) => number): number | null {
  if (dirhams === undefined) return null;
  const exact = dirhams * filsPerDirham;
  return Math.abs(exact - Math.round(exact)) < 1e-6 ? Math.round(exact) : round(exact);
}

const findMin = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined ? other : Math.min(one, other ?? one);

/** Returns a search in PostgreSQL's `tsquery` syntax: each word must occur, at least as a prefix. Null without words. */
export function searchQuery(search: string | undefined): string | null {
  const words = toWords(search);
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null;
}

/** Matches the placeholders of a `SplitQuery`. An expression isn't the column, so the index isn't read for it. */
export const matchesSearch = (search: AnyColumn): SQL =>
  sql`${search} @@ to_tsquery('simple', ${sql.placeholder('search')}) and (${sql.placeholder('alsoContains')}::text is null
    or (${search} || '') @@ to_tsquery('simple', ${sql.placeholder('alsoContains')}))`;

export const priceWithin = (price: AnyColumn | SQL): SQL => within(price, 'minPrice', 'maxPrice', sql`bigint`);

/** An unknown duration is outside all bounds (GAP-22). */
export const durationWithin = (minutes: AnyColumn | SQL): SQL =>
  within(minutes, 'minDuration', 'maxDuration', sql`bigint`);

/** Without reviews there is no rating. */
export const ratedAtLeast = (average: AnyColumn, reviews: AnyColumn): SQL => {
  const min = sql`${sql.placeholder('minRating')}::numeric`;
  return sql`(${min} is null or (${average} >= ${min} and ${reviews} > 0))`;
};

/** A null bound matches everything, so that one statement serves all combinations of bounds. */
function within(value: AnyColumn | SQL, from: string, to: string, type: SQL): SQL {
  const min = sql`${sql.placeholder(from)}::${type}`;
  const max = sql`${sql.placeholder(to)}::${type}`;
  return sql`(${min} is null or ${value} >= ${min}) and (${max} is null or ${value} <= ${max})`;
}

/** A null parameter matches everything. */
export const equalIfGiven = (value: AnyColumn, name: string, type: SQL = sql`text`): SQL =>
  sql`(${sql.placeholder(name)}::${type} is null or ${value} = ${sql.placeholder(name)}::${type})`;

/** An ordering as in the contract: a name, with a minus for descending. */
export type Ordering<Name extends string> = Name | `-${Name}`;

/** One key for each direction, so that nulls come last in both. */
interface KeysByDirection {
  readonly ascending: SQL;
  readonly descending: SQL;
}

/** What lists are sorted by. */
export type SortKeys<Name extends string> = Readonly<Record<Name, AnyColumn | SQL | KeysByDirection>>;

export const isDescending = (ordering: string): boolean => ordering.startsWith('-');

/** Returns the column or expression of an ordering. */
export function getSortKey<Name extends string>(ordering: Ordering<Name>, keys: SortKeys<Name>): AnyColumn | SQL {
  const key = keys[ordering.replace(/^-/u, '') as Name];
  if (!('ascending' in key)) return key;
  return isDescending(ordering) ? key.descending : key.ascending;
}

/**
 * Returns the `order by` of a list: the column, then the id, so that pages don't overlap. Both have one direction, so
 * that an index can be read forwards or backwards; nulls come last in both.
 */
export function orderBy<Name extends string>(ordering: Ordering<Name>, columns: SortKeys<Name>, id: AnyColumn): SQL[] {
  const column = getSortKey(ordering, columns);
  if (!isDescending(ordering)) return [sql`${column} asc`, sql`${id} asc`];
  return [is(column, SQL) || column.notNull ? sql`${column} desc` : sql`${column} desc nulls last`, sql`${id} desc`];
}
