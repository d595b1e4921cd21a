import type { KeyValueStorage } from '../storage.ts';

/** Returns a storage in memory; `all` returns its entries. */
export function memoryStorage(content: Readonly<Record<string, string>> = {}): KeyValueStorage & { all(): object } {
  const entries = new Map(Object.entries(content));
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => {
      entries.set(key, value);
    },
    removeItem: (key) => {
      entries.delete(key);
    },
    all: () => Object.fromEntries(entries),
  };
}
