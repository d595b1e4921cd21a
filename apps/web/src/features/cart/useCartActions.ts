import type { Schema } from '@aitours/api-client';
import { useRef, useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { useCart } from './CartProvider.tsx';
import { type CartFailure, clearFailure, getQuantityFailure, removeFailure, restoreFailure } from './cartFailures.ts';
import { toNewItem } from './toNewItem.ts';
import { useCartRequests } from './useCartRequests.ts';

export interface CartActions {
  /** Removes an item optimistically; restores it when the request fails (CART-04). */
  readonly remove: (id: string) => Promise<unknown>;
  /** Puts a removed item back at its place, with its current price. */
  readonly restore: (item: Schema<'CartItem'>, index: number) => void;
  /** A quantity below one removes the item (CART-06). */
  readonly setQuantity: (id: string, quantity: number) => void;
  readonly clear: () => void;
  /** Ids of items whose quantity and amount the server hasn't confirmed. */
  readonly unconfirmed: ReadonlySet<string>;
  /** The visitor removed the last item, so the cart is empty whatever requests are running. */
  readonly isEmptied: boolean;
  /** The last error, until it is dismissed or another action starts. */
  readonly failure: CartFailure | undefined;
  readonly dismissFailure: () => void;
}

/** Provides the cart's actions: each is applied optimistically and then sent to the server. */
export function useCartActions(): CartActions {
  const client = useClient();
  const { items: lines, show } = useCart();
  const [isEmptied, setEmptied] = useState(false);
  const { failure, dismissFailure, attempt } = useCartRequests();
  const [unconfirmed, setUnconfirmed] = useState<ReadonlySet<string>>(new Set());
  const quantities = useRef(new Map<string, AbortController>());

  const remove = (id: string) => {
    quantities.current.get(id)?.abort();
    setEmptied(lines.every((line) => line.id === id));
    show((items) => items.filter((item) => item.id !== id));
    const removal = client.call('removeCartItem', { path: { id } });
    void attempt(removal, removeFailure);
    return removal;
  };

  const restore = (item: Schema<'CartItem'>, index: number) => {
    const body = toNewItem(item);
    if (!body) return;
    setEmptied(false);
    show((items) => items.toSpliced(index, 0, item));
    void attempt(client.call('addCartItem', { body }), restoreFailure);
  };

  /** Each change aborts the previous request, so that the last quantity wins. */
  const changeQuantity = async (id: string, quantity: number) => {
    const latest = new AbortController();
    quantities.current.get(id)?.abort();
    quantities.current.set(id, latest);
    setUnconfirmed((ids) => new Set(ids).add(id));
    show((items) => items.map((item) => (item.id === id ? { ...item, quantity } : item)));
    const change = client.call('updateCartItem', { path: { id }, body: { quantity } }, { signal: latest.signal });
    const updated = change.then((line) => show((items) => items.map((item) => (item.id === id ? line : item))));
    await attempt(updated, (error) => (latest.signal.aborted ? undefined : getQuantityFailure(error)));
    if (quantities.current.get(id) !== latest) return;
    quantities.current.delete(id);
    setUnconfirmed((ids) => new Set([...ids].filter((other) => other !== id)));
  };

  return {
    remove,
    restore,
    setQuantity: (id, quantity) => {
      if (quantity < 1) remove(id).catch(() => undefined);
      else void changeQuantity(id, quantity);
    },
    clear: () => {
      setEmptied(true);
      show(() => []);
      void attempt(client.call('clearCart'), clearFailure);
    },
    unconfirmed,
    isEmptied,
    failure,
    dismissFailure,
  };
}
