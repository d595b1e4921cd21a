const EVENT = 'cart-updated';

/** Tells every part of the page that the cart isn't what it was (CART-03, AUTH-37). */
export function announceCartUpdated(): void {
  window.dispatchEvent(new Event(EVENT));
}

/** @returns ends the listening */
export function onCartUpdated(listener: () => void): () => void {
  window.addEventListener(EVENT, listener);
  return () => window.removeEventListener(EVENT, listener);
}
