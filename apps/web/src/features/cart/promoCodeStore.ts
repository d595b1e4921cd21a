import { createStore, useStore } from '../../platform/createStore.ts';

const store = createStore('promoCode', 'session', (code) => code);

/** Stores the promo code that the traveller has applied while the tab is open. @param code null: none */
export const storePromoCode = store.write;

/** Returns the promo code that the traveller has applied; null: none. */
export const useStoredPromoCode = (): string | null => useStore(store, null);
