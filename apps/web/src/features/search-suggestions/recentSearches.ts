import { createStore, useStore } from '../../platform/createStore.ts';
import { parseJson } from '../../platform/storage.ts';

const max = 5;
const none: readonly string[] = [];

const store = createStore('recentSearches', 'local', (text): readonly string[] => {
  const stored = parseJson(text);
  return Array.isArray(stored) ? stored.filter((search) => typeof search === 'string') : none;
});

/** Returns the last searches of this browser, the newest first; none on the server. */
export const useRecentSearches = (): readonly string[] => useStore(store, none);

/** Stores a search with the last ones, in this browser only. */
export const storeRecentSearch = (text: string): void =>
  store.write(JSON.stringify([text, ...store.read().filter((other) => other !== text)].slice(0, max)));

export const clearRecentSearches = (): void => store.write(JSON.stringify(none));
