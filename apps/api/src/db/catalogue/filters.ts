import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The filters that the lists of tours, activities and events share (API-37). */
export interface ListQuery {
  readonly page?: number;
  readonly page_size?: number;
  readonly search?: string;
  /** In AED, as are the next three; the two spellings of a bound mean the same. */
  readonly base_price_lte?: number;
  readonly base_price_gte?: number;
  readonly price_lte?: number;
  readonly price_gte?: number;
  /** In minutes. */
  readonly duration_lte?: number;
  readonly duration_gte?: number;
}

export interface Listing<Row> {
  readonly rows: readonly Row[];
  /** How many there are on all pages together. */
  readonly count: number;
}

const filsPerDirham = 100;

/** Values for the placeholders of `listFilters`; a bound that isn't given is null. */
export const filterValues = (query: ListQuery) => ({
  words: searchQuery(query.search),
  lowestPrice: fils(Math.max(query.base_price_gte ?? 0, query.price_gte ?? 0) || undefined, Math.ceil),
  highestPrice: fils(least(query.base_price_lte, query.price_lte), Math.floor),
  shortest: query.duration_gte ?? null,
  longest: query.duration_lte ?? null,
});

export const pageValues = ({ page = 1, page_size = 10 }: Pick<ListQuery, 'page' | 'page_size'>) => ({
  limit: page_size,
  offset: (page - 1) * page_size,
});

/** Prices are whole fils, so a bound between two of them is moved to the one inside. */
function fils(dirhams: number | undefined, round: (value: number) => number): number | null {
  if (dirhams === undefined) return null;
  const exact = dirhams * filsPerDirham;
  return Math.abs(exact - Math.round(exact)) < 1e-6 ? Math.round(exact) : round(exact);
}

const least = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined ? other : Math.min(one, other ?? one);

/** The words of a search in PostgreSQL's form: each must occur, if only as the start of a longer one. Null: none. */
export function searchQuery(search: string | undefined): string | null {
  const words = search?.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 ? words.map((word) => `${word}:*`).join(' & ') : null;
}

export const matchesSearch = (search: AnyColumn): SQL =>
  sql`${search} @@ to_tsquery('simple', ${sql.placeholder('words')})`;

export const priceWithin = (price: AnyColumn): SQL => within(price, 'lowestPrice', 'highestPrice', sql`bigint`);

/** An unknown duration is in no bounds (GAP-22). */
export const durationWithin = (minutes: AnyColumn | SQL): SQL =>
  within(minutes, 'shortest', 'longest', sql`double precision`);

/** A bound that is null holds nothing back: one statement serves every combination of bounds. */
function within(value: AnyColumn | SQL, from: string, to: string, type: SQL): SQL {
  const lowest = sql`${sql.placeholder(from)}::${type}`;
  const highest = sql`${sql.placeholder(to)}::${type}`;
  return sql`(${lowest} is null or ${value} >= ${lowest}) and (${highest} is null or ${value} <= ${highest})`;
}

/** Null holds nothing back. */
export const equalIfGiven = (value: AnyColumn, name: string, type: SQL = sql`text`): SQL =>
  sql`(${sql.placeholder(name)}::${type} is null or ${value} = ${sql.placeholder(name)}::${type})`;

/** An ordering as the wire writes it: a name, with a minus for descending. */
export type Ordering<Name extends string> = Name | `-${Name}`;

/**
 * The order of a list: what was asked for, then the id, so that pages never overlap. Both in one direction, so that
 * an index can give it forwards or backwards; what is unknown comes last either way.
 */
export function orderBy<Name extends string>(
  ordering: Ordering<Name>,
  columns: Readonly<Record<Name, AnyColumn>>,
  id: AnyColumn,
): SQL[] {
  const descending = ordering.startsWith('-');
  const column = columns[(descending ? ordering.slice(1) : ordering) as Name];
  if (!descending) return [sql`${column} asc`, sql`${id} asc`];
  return [column.notNull ? sql`${column} desc` : sql`${column} desc nulls last`, sql`${id} desc`];
}
