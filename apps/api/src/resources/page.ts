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
export function pageBody<Result>(path: string, query: Paged, count: number, results: Result[]) {
  const { page, page_size: size } = query;
  const last = Math.max(1, Math.ceil(count / size));
  const link = (to: number) => `${path}?${searchOf({ ...query, page: to })}`;
  return {
    count,
    next: page < last ? link(page + 1) : null,
    previous: page > 1 ? link(Math.min(page - 1, last)) : null,
    results,
  };
}

/** Returns the query string without the cache-busting parameter (GAP-14). */
function searchOf(query: Readonly<Record<string, unknown>>): string {
  const given = Object.entries(query).filter(([name, value]) => name !== '_t' && value !== undefined);
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
