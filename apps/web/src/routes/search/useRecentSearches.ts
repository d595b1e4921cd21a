import { useEffect, useState } from 'react';
import { readStorageJson, writeStorageJson } from '../../platform/storage.ts';

const key = 'recentSearches';
const max = 5;

export interface RecentSearches {
  /** The newest first; empty on the server. */
  readonly texts: readonly string[];
  readonly clear: () => void;
}

/** Stores the current search with the last ones, in this browser only. */
export function useRecentSearches(text: string): RecentSearches {
  const [texts, setTexts] = useState<readonly string[]>([]);
  useEffect(() => {
    const stored = readRecentSearches();
    const next = text === '' ? stored : [text, ...stored.filter((other) => other !== text)].slice(0, max);
    if (text !== '') writeStorageJson(key, next, 'local');
    setTexts(next);
  }, [text]);
  const clear = () => {
    writeStorageJson(key, [], 'local');
    setTexts([]);
  };
  return { texts, clear };
}

function readRecentSearches(): readonly string[] {
  const stored = readStorageJson(key, 'local');
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
}
