import { LRUCache } from 'lru-cache';
import type { ParsedRequest } from '../contract/requestParsing.ts';
import { createCatalogueVersionReader } from '../db/catalogue/catalogueVersion.ts';
import type { Database } from '../db/database.ts';
import { formatCanonicalJson } from '../lib/canonicalJson.ts';
import { coalesceReads } from '../lib/coalesceReads.ts';
import { createRepeatCheck } from '../lib/createRepeatCheck.ts';
import type { AnyContext, Operation } from './operation.ts';

/** A serialised response that is the same for all callers. */
export interface CacheableResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly tag: string;
}

interface CacheEntry {
  readonly version: string;
  readonly response: CacheableResponse;
}

const maxCacheBytes = 64 * 1024 * 1024;
const bytesPerCharacter = 2;

/**
 * Creates the cache of catalogue responses (decision 0010). Each hit is validated against the catalogue version, so a
 * cached response is never older than the request. A response is cached when it is requested again: most filters are
 * requested once, and collecting their responses as garbage delays other requests. Concurrent identical requests are coalesced, also for responses that
 * depend on more than the catalogue and are not cached.
 */
export function createResponseCache(db: Database) {
  const readVersion = createCatalogueVersionReader(db);
  const coalesce = coalesceReads<CacheableResponse>();
  const cache = new LRUCache<string, CacheEntry>({
    maxSize: maxCacheBytes,
    sizeCalculation: ({ response }, key) => bytesPerCharacter * (key.length + response.text.length) + 1024,
  });
  const comesAgain = createRepeatCheck();

  const respondFromCatalogue = async (
    key: string,
    create: () => Promise<CacheableResponse>,
  ): Promise<CacheableResponse> => {
    const currentVersion = await readVersion();
    const cached = cache.get(key);
    if (cached?.version === currentVersion) return cached.response;
    return coalesce(key, async () => {
      // Read before the response is created: a change in between leaves an entry that the next request finds stale.
      const version = await readVersion();
      const existing = cache.get(key);
      if (existing?.version === version) return existing.response;
      const response = await create();
      if (comesAgain(key)) cache.set(key, { version, response });
      return response;
    });
  };

  return (
    { id, readsOnlyCatalogue, readsStock }: Operation,
    context: AnyContext,
    create: () => Promise<CacheableResponse>,
  ): Promise<CacheableResponse> => {
    const key = cacheKey(id, context);
    return readsOnlyCatalogue && !readsStock?.(context) ? respondFromCatalogue(key, create) : coalesce(key, create);
  };
}

/**
 * Returns the key of a validated request: two requests share it exactly if the handler receives the same values. The
 * cache-busting parameter `_t` is left out (API-21, GAP-14), because this cache is never stale.
 *
 * @internal
 */
export function cacheKey(operationId: string, { path, query }: Pick<ParsedRequest, 'path' | 'query'>): string {
  const { _t, ...values } = Object(query);
  return `${operationId} ${formatCanonicalJson([path, values])}`;
}
