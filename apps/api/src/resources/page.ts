import type { ListCursors } from '../catalogue/listCursors.ts';
import { type ListPosition, maxCount } from '../db/catalogue/filters.ts';

interface Paged {
  readonly page: number;
  readonly page_size: number;
  readonly cursor?: string;
}

interface ListedPage {
  /** Of all pages; at most `maxCount` if there is `hasNext`. */
  readonly count: number;
  /** Whether the page isn't the last. Default: derived from the count, which is exact. */
  readonly hasNext?: boolean;
  /** Where a page of products ends. */
  readonly end?: ListPosition | null;
}

/**
 * Returns the body of a page (GAP-13) with links to the next and previous page of the same query.
 *
 * @param path of the list, below the server's root
 * @param cursors issue the cursor with which `next` begins where the page ends, not after that many products
 */
export function toPageBody<Result>(
  path: string,
  query: Paged,
  { count, hasNext, end }: ListedPage,
  results: Result[],
  cursors?: ListCursors,
) {
  const isExact = hasNext === undefined || count < maxCount;
  const last = isExact ? Math.max(1, Math.ceil(count / query.page_size)) : Number.POSITIVE_INFINITY;
  const cursor = end ? cursors?.issue(path, query, end) : undefined;
  return {
    count,
    ...(!isExact && { count_is_exact: false as const }),
    ...createLinks(path, query, hasNext ?? query.page < last, last, cursor),
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
