import type { KeyValueStorage } from '../storage.ts';

/** A storage whose content a test can see. */
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
