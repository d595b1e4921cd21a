import type { Schema } from '@aitours/api-client';

const EVENT = 'cart-updated';
const MERGE = 'cart-merged';

/** Announces the user's cart with what was in the guest's, after sign-in. */
export function announceCartMerged(cart: Schema<'Cart'>): void {
  window.dispatchEvent(new CustomEvent(MERGE, { detail: cart }));
}

/** @returns a function that removes the listener */
export function onCartMerged(listener: (cart: Schema<'Cart'>) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<Schema<'Cart'>>).detail);
  window.addEventListener(MERGE, handle);
  return () => window.removeEventListener(MERGE, handle);
}

/** Notifies all components that the cart has changed (CART-03, AUTH-37). */
export function announceCartUpdated(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** @returns a function that removes the listener */
export function onCartUpdated(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
