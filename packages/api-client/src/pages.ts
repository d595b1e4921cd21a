interface Page {
  readonly next?: string | null;
  readonly results: readonly unknown[];
}

/**
 * Returns the items of all pages by following `next` (BROWSE-17). Only the query of `next` is used: behind a proxy its
 * host and path can be wrong. A page that is empty or was read before ends the list, so that a wrong `next` can't cause
 * an endless loop. A plain array counts as one page (GAP-13).
 *
 * @param requestPage requests a page with the parameters of `next`
 * @param firstPage the number of the first requested page
 */
export async function collectPages(
  requestPage: (query: Readonly<Record<string, string>>) => Promise<unknown>,
  firstPage: string,
): Promise<unknown[]> {
  const items: unknown[] = [];
  const seen = new Set([firstPage]);
  let query: Readonly<Record<string, string>> = {};
  for (;;) {
    const page = await requestPage(query);
    if (Array.isArray(page)) return page;
    if (!isPage(page)) throw new TypeError('The response is not a list');
    items.push(...page.results);
    if (!page.next || page.results.length === 0) return items;
    query = Object.fromEntries(new URL(page.next, 'http://any').searchParams);
    const name = query['page'] ?? page.next;
    if (seen.has(name)) return items;
    seen.add(name);
  }
}

/** Returns whether a response is a page with `results`. */
export const isPage = (value: unknown): value is Page =>
  typeof value === 'object' && value !== null && 'results' in value && Array.isArray(value.results);
