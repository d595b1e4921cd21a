import { useBrowserStore } from '../../hydration/index.ts';
import { readRecentSearches, subscribeToRecentSearches } from './recentSearches.ts';

const none: readonly string[] = [];

/** Returns the last searches of this browser, the newest first; none on the server. */
export const useRecentSearches = (): readonly string[] =>
  useBrowserStore(subscribeToRecentSearches, readRecentSearches, () => none);
