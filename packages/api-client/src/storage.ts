/** The part of `Storage` that the client uses. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/**
 * Returns a storage that never throws. Entries that the given storage rejects (private mode, full, forbidden) are held
 * in memory until the page is closed.
 *
 * @param storage `null`: memory; `undefined`: local storage in a browser, memory elsewhere
 */
export function getSafeStorage(storage: KeyValueStorage | null | undefined): KeyValueStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(act: (storage: KeyValueStorage) => Result, fallback: Result): Result => {
    try {
      const persistent = storage === undefined ? findBrowserStorage() : storage;
      return persistent ? act(persistent) : fallback;
    } catch {
      return fallback;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((persistent) => persistent.getItem(key), null),
    setItem: (key, value) => {
      const isStored = attempt((persistent) => {
        persistent.setItem(key, value);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((persistent) => persistent.removeItem(key), undefined);
    },
  };
}

/** Node has a `localStorage` too, which all visitors of a server would share. */
const findBrowserStorage = (): KeyValueStorage | undefined =>
  typeof document === 'undefined' ? undefined : localStorage;
