import { LRUCache } from 'lru-cache';

/** The number of requests that are remembered. */
const maxRemembered = 5_000;

/** Creates a function that returns whether it was called with the same key before, so that only what comes again is cached. */
export function createRepeatCheck(): (key: string) => boolean {
  const remembered = new LRUCache<string, true>({ max: maxRemembered });
  return (key) => {
    if (remembered.get(key)) return true;
    remembered.set(key, true);
    return false;
  };
}
