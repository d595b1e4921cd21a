import { useBrowserStore } from '../hydration/index.ts';
import { readStorage, type StorageArea, unstored, writeStorage } from './storage.ts';

/** A value in this browser's storage. Without storage it lasts until the page is closed. */
export interface Store<Value> {
  /** Returns the same object until the stored text changes. */
  readonly read: () => Value;
  /** @param text `null` removes the value */
  readonly write: (text: string | null) => void;
  /** Subscribes to changes in this and other tabs; returns the function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a store.
 *
 * @param parse reads the stored text, which may come from an older version or another source; `null`: nothing is stored
 */
export function createStore<Value>(
  key: string,
  where: StorageArea,
  parse: (text: string | null) => Value,
): Store<Value> {
  const changes = createChanges();
  let last: { readonly text: string | null; readonly value: Value } | undefined;
  return {
    read: () => {
      const text = unstored.get(key) ?? readStorage(key, where);
      if (!last || text !== last.text) last = { text, value: parse(text) };
      return last.value;
    },
    write: (text) => {
      if (writeStorage(key, text, where) || text === null) unstored.delete(key);
      else unstored.set(key, text);
      changes.notify();
    },
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      const stop = changes.subscribe(listener);
      addEventListener('storage', onStorage);
      return () => {
        stop();
        removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Returns the value of a store; on the server and until hydration `valueOnServer`. */
export const useStore = <Value, ValueOnServer = Value>(
  { subscribe, read }: Store<Value>,
  valueOnServer: ValueOnServer,
): Value | ValueOnServer => useBrowserStore<Value | ValueOnServer>(subscribe, read, () => valueOnServer);

/** Creates the list of the subscribers of what isn't in storage. */
export function createChanges() {
  const listeners = new Set<() => void>();
  return {
    notify: (): void => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
