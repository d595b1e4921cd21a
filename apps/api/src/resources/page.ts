import type { ListCursors } from '../catalogue/listCursors.ts';
import type { ProductPage } from '../db/catalogue/catalogueList.ts';
import { type CappedPage, maxCount } from '../db/catalogue/filters.ts';

interface Paged {
  readonly page: number;
  readonly page_size: number;
}

/**
 * Returns the body of a page (GAP-13) with links to the next and previous page of the same query.
 *
 * @param path of the list, below the server's root
 * @param count of all pages
 */
export function toPageBody<Result>(path: string, query: Paged, count: number, results: Result[]) {
  const last = Math.max(1, Math.ceil(count / query.page_size));
  return { count, ...createLinks(path, query, query.page < last, last), results };
}

/**
 * Returns the body of a page of a list whose count may be capped.
 *
 * @param cursor where the page ends; `next` then begins there, not after that many products
 */
export function toCappedPageBody<Result>(
  path: string,
  query: Paged,
  { count, hasNext }: CappedPage<unknown>,
  results: Result[],
  cursor?: string,
) {
  const isExact = count < maxCount;
  const last = isExact ? Math.max(1, Math.ceil(count / query.page_size)) : Number.POSITIVE_INFINITY;
  return {
    count,
    ...(!isExact && { count_is_exact: false as const }),
    ...createLinks(path, query, hasNext, last, cursor),
    results,
  };
}

/** @param last the number of the last page, to which a page beyond it leads back */
function createLinks(path: string, query: Paged, hasNext: boolean, last: number, cursor?: string) {
  const link = (page: number, more = {}) => `${path}?${formatQuery({ ...query, cursor: undefined, page, ...more })}`;
  return {
    next: hasNext ? link(query.page + 1, { cursor }) : null,
    previous: query.page > 1 ? link(Math.min(query.page - 1, last)) : null,
  };
}

/** Returns the query string without the cache-busting parameter (GAP-14). */
function formatQuery(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([name, value]) => name !== '_t' && value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

interface ProductQuery extends Paged {
  readonly cursor?: string;
}

/** Returns the body of a page of products, whose `next` has the cursor of its end. */
export function toProductPageBody<Result>(
  cursors: ListCursors,
  path: string,
  query: ProductQuery,
  page: ProductPage<unknown>,
  results: Result[],
) {
  return toCappedPageBody(path, query, page, results, page.end ? cursors.issue(path, query, page.end) : undefined);
}
