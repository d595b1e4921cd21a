const EVENT = 'cart-updated';

/** Notifies all components that the cart has changed (CART-03, AUTH-37). */
export function announceCartUpdated(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** @returns a function that removes the listener */
export function onCartUpdated(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
