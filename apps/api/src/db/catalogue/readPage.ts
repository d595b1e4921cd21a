import type { SQL } from 'drizzle-orm';
import { type Listing, type ListQuery, toPageValues } from './filters.ts';

/** A select statement before its order. */
interface Select<Row> {
  orderBy(...order: SQL[]): { limit(rows: number): { offset(rows: number): PromiseLike<Row[]> } };
}

/**
 * Reads one page of a select statement.
 *
 * @param total the number of rows on all pages
 */
export async function readPage<Row>(
  select: Select<Row>,
  order: readonly SQL[],
  total: PromiseLike<number>,
  query: Pick<ListQuery, 'page' | 'page_size'>,
): Promise<Listing<Row>> {
  const { limit, offset } = toPageValues(query);
  const ordered = select.orderBy(...order);
  const [rows, count] = await Promise.all([ordered.limit(limit).offset(offset), total]);
  return { rows, count };
}
