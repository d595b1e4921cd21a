/** What the client keeps things in: local storage, or anything with its three methods. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * A storage that never throws. What the given one refuses (private mode, full, forbidden) is kept in memory, so that the
 * visit goes on and ends with the page.
 *
 * @param storage `null`: memory alone; left out: local storage in a browser, memory elsewhere
 */
export function safeStorage(storage: KeyValueStorage | null | undefined): KeyValueStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(act: (storage: KeyValueStorage) => Result, otherwise: Result): Result => {
    try {
      const kept = storage === undefined ? browserStorage() : storage;
      return kept ? act(kept) : otherwise;
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((kept) => kept.getItem(key), null),
    setItem: (key, value) => {
      const isKept = attempt((kept) => {
        kept.setItem(key, value);
        return true;
      }, false);
      if (isKept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((kept) => kept.removeItem(key), undefined);
    },
  };
}

/** Node has a `localStorage` too, shared by everybody whom a server serves. */
const browserStorage = (): KeyValueStorage | undefined => (typeof document === 'undefined' ? undefined : localStorage);
