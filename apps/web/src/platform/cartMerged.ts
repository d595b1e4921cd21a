import type { Schema } from '@aitours/api-client';

type Listener = (cart: Schema<'Cart'>) => void;

let listener: Listener | undefined;
/** Announced while nothing listened: pages without the shop's frame have no notices. */
let waiting: Schema<'Cart'> | undefined;

/** Announces the user's cart with what was in the guest's, after sign-in. */
export function announceCartMerged(cart: Schema<'Cart'>): void {
  if (listener) listener(cart);
  else waiting = cart;
}

/** @returns a function that removes the listener */
export function onCartMerged(next: Listener): () => void {
  listener = next;
  if (waiting) next(waiting);
  waiting = undefined;
  return () => {
    listener = undefined;
  };
}
