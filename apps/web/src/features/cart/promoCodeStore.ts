import { useBrowserStore } from '../../hydration/index.ts';
import { readStorage, writeStorage } from '../../platform/storage.ts';

const KEY = 'promoCode';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores the promo code that the traveller has applied while the tab is open. @param code null: none */
export function storePromoCode(code: string | null): void {
  writeStorage(KEY, code, 'session');
  for (const listener of listeners) listener();
}

/** Returns the promo code that the traveller has applied; null: none. */
export const useStoredPromoCode = (): string | null =>
  useBrowserStore(
    subscribe,
    () => readStorage(KEY, 'session'),
    () => null,
  );
