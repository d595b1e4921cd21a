import { coalesceReads } from '@aitours/api/app';
import { toDubaiDate } from '@aitours/domain/dates';
import { LRUCache } from 'lru-cache';
import type { PageAddress, PageRedirect } from '../src/entry-server.tsx';

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly html: string;
  /** The entity tag of the HTML. */
  readonly tag: string;
}

export type PageResult = RenderedPage | PageRedirect;

/** An API response that a page was rendered from. */
interface Source {
  readonly url: string;
  readonly tag: string;
}

interface Entry {
  /** Dubai's date when the page was rendered: pages state what can still be booked or cancelled today. */
  readonly day: string;
  readonly result: PageResult;
  readonly sources: readonly Source[];
}

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const BYTES_PER_CHARACTER = 2;
const ENTRY_OVERHEAD_BYTES = 1024;

/**
 * Returns a function that renders pages and caches them. A cached page is sent only when the API confirms with a 304, on
 * each request, that every response the page was rendered from is unchanged (decision 0010). Pages are the same for all
 * users: only the browser knows who is signed in.
 *
 * A page is rendered again on each day in Dubai: its texts depend on the date as well ("Free cancellation").
 *
 * @param render renders a page with responses of the given API
 */
export function createPageCache(
  callApi: typeof fetch,
  render: (address: PageAddress, callApi: typeof fetch) => Promise<PageResult>,
  now: () => Date,
): (address: PageAddress) => Promise<PageResult> {
  const coalesce = coalesceReads<PageResult>();
  const cache = new LRUCache<string, Entry>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: getSize });

  return (address) => {
    const key = `${address.path}?${getCanonicalSearch(address.search)}`;
    return coalesce(key, async () => {
      const day = toDubaiDate(now());
      const cached = cache.get(key);
      if (cached?.day === day && (await areUnchanged(cached.sources, callApi))) return cached.result;
      const recorded = recordSources(callApi);
      const result = await render(address, recorded.callApi);
      // Anyone can invent paths, whose pages would displace the others.
      const exists = 'redirect' in result || result.status !== 404;
      if (exists && recorded.areAllTagged()) cache.set(key, { day, result, sources: recorded.sources });
      else cache.delete(key);
      return result;
    });
  };
}

/** Returns a query with its parameters in one order and encoding. Pages read it as `URLSearchParams` too. */
function getCanonicalSearch(search: string): string {
  const query = new URLSearchParams(search);
  query.sort();
  return query.toString();
}

/** Estimates an entry's bytes. Headers are the same for most pages. */
function getSize({ result, sources }: Entry, key: string): number {
  const sourceLengths = sources.reduce((length, { url, tag }) => length + url.length + tag.length, 0);
  const resultLength = 'redirect' in result ? result.redirect.length : result.html.length;
  return BYTES_PER_CHARACTER * (key.length + sourceLengths + resultLength) + ENTRY_OVERHEAD_BYTES;
}

async function areUnchanged(sources: readonly Source[], callApi: typeof fetch): Promise<boolean> {
  const responses = await Promise.all(
    sources.map(({ url, tag }) => callApi(url, { headers: { 'if-none-match': tag } }).catch(() => null)),
  );
  return responses.every((response) => response?.status === 304);
}

/** Wraps `callApi` and records the entity tag of each response. */
function recordSources(callApi: typeof fetch) {
  const sources: Source[] = [];
  let hasUntagged = false;
  const record: typeof fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    try {
      const response = await callApi(input, init);
      const tag = response.headers.get('etag');
      if (method === 'GET' && response.status === 200 && tag) sources.push({ url, tag });
      else hasUntagged = true;
      return response;
    } catch (error) {
      hasUntagged = true;
      throw error;
    }
  };
  return { callApi: record, sources, areAllTagged: () => !hasUntagged };
}
