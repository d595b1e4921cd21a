interface Page {
  readonly next?: string | null;
  readonly results: readonly unknown[];
}

/**
 * Collects the items of all pages, following `next` (BROWSE-17). Of `next` only the query counts: the calls go to the
 * same operation of the same server, wherever a proxy's addresses point. It ends with a page seen before or without
 * items, so a wrong `next` can't keep it going. A plain list is read as one page (GAP-13).
 *
 * @param ask asks for a page, by what `next` adds to the query
 * @param firstPage the number of the page that is asked for first
 */
export async function collectPages(
  ask: (query: Readonly<Record<string, string>>) => Promise<unknown>,
  firstPage: string,
): Promise<unknown[]> {
  const items: unknown[] = [];
  const seen = new Set([firstPage]);
  let query: Readonly<Record<string, string>> = {};
  for (;;) {
    const page = await ask(query);
    if (Array.isArray(page)) return page;
    if (!isPage(page)) throw new TypeError('A list was expected');
    items.push(...page.results);
    if (!page.next || page.results.length === 0) return items;
    query = Object.fromEntries(new URL(page.next, 'http://any').searchParams);
    const name = query['page'] ?? page.next;
    if (seen.has(name)) return items;
    seen.add(name);
  }
}

const isPage = (answer: unknown): answer is Page =>
  typeof answer === 'object' && answer !== null && 'results' in answer && Array.isArray(answer.results);
