import { readStorageJson, writeStorageJson } from '../../platform/storage.ts';

const key = 'recentSearches';
const max = 5;

let known: readonly string[] = [];
const listeners = new Set<() => void>();

/** Returns the last searches of this browser, the newest first; the same array until they change. */
export function readRecentSearches(): readonly string[] {
  const stored = readStorageJson(key, 'local');
  const texts = Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  if (texts.join('\n') !== known.join('\n')) known = texts;
  return known;
}

/** Stores a search with the last ones, in this browser only. */
export const storeRecentSearch = (text: string): void =>
  store([text, ...readRecentSearches().filter((other) => other !== text)].slice(0, max));

export const clearRecentSearches = (): void => store([]);

export function subscribeToRecentSearches(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function store(texts: readonly string[]): void {
  writeStorageJson(key, texts, 'local');
  for (const listener of listeners) listener();
}
