import type { Database } from '../database.ts';

const maxAge = 1000;
const maxEntries = 500;

/**
 * Returns `read` with its results cached for one second, for lists where a slightly old number does no harm. Concurrent
 * reads share one result; errors aren't cached.
 */
export function cacheForOneSecond<Value>(read: (db: Database, keys: readonly string[], now: Date) => Promise<Value>) {
  const caches = new WeakMap<Database, Map<string, { readonly expiresAt: number; readonly value: Promise<Value> }>>();
  return (db: Database, keys: readonly string[], now: Date): Promise<Value> => {
    const cache = caches.get(db) ?? new Map();
    caches.set(db, cache);
    const key = keys.join(' ');
    const cached = cache.get(key);
    if (cached && cached.expiresAt > performance.now()) return cached.value;
    if (cache.size >= maxEntries) cache.clear();
    const value = read(db, keys, now);
    cache.set(key, { expiresAt: performance.now() + maxAge, value });
    value.catch(() => cache.delete(key));
    return value;
  };
}
