import type { Schema } from '@aitours/api-client';
import { useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { useCart } from './CartProvider.tsx';
import { type CartFailure, clearFailure, removeFailure, restoreFailure } from './cartFailures.ts';
import { toNewItem } from './toNewItem.ts';
import { useCartRequests } from './useCartRequests.ts';
import { usePartyChanges } from './usePartyChanges.ts';

export interface CartActions {
  /** Removes an item optimistically; restores it when the request fails (CART-04). */
  readonly remove: (id: string) => Promise<unknown>;
  /** Puts a removed item back at its place, with its current price. */
  readonly restore: (item: Item, index: number) => void;
  /** Changes how many adults come to an activity. */
  readonly setAdults: (id: string, adults: number) => void;
  readonly clear: () => void;
  /** Ids of items whose party and amount the server hasn't confirmed. */
  readonly unconfirmed: ReadonlySet<string>;
  /** The visitor removed the last item, so the cart is empty whatever requests are running. */
  readonly isEmptied: boolean;
  /** The last error, until it is dismissed or another action starts. */
  readonly failure: CartFailure | undefined;
  readonly dismissFailure: () => void;
}

type Item = Schema<'CartItem'>;

/** Provides the cart's actions: each is applied optimistically and then sent to the server. */
export function useCartActions(): CartActions {
  const client = useClient();
  const { items: lines, show } = useCart();
  const [isEmptied, setEmptied] = useState(false);
  const { failure, dismissFailure, attempt } = useCartRequests();
  const { unconfirmed, changeAdults, forget } = usePartyChanges(attempt);

  const remove = (id: string) => {
    forget(id);
    const index = lines.findIndex((line) => line.id === id);
    const removed = lines[index];
    setEmptied(lines.every((line) => line.id === id));
    show((items) => items.filter((item) => item.id !== id));
    const removal = client.call('removeCartItem', { path: { id } });
    void attempt(removal, removeFailure, () => {
      setEmptied(false);
      if (removed) show((items) => putBack(items, removed, index));
    });
    return removal;
  };

  const restore = (item: Item, index: number) => {
    const body = toNewItem(item);
    if (!body) return;
    setEmptied(false);
    show((items) => items.toSpliced(index, 0, item));
    void attempt(client.call('addCartItem', { body }), restoreFailure, () =>
      show((items) => items.filter(({ id }) => id !== item.id)),
    );
  };

  return {
    remove,
    restore,
    setAdults: (id, adults) => {
      if (adults < 1) remove(id).catch(() => undefined);
      else void changeAdults(id, adults);
    },
    clear: () => {
      setEmptied(true);
      show(() => []);
      void attempt(client.call('clearCart'), clearFailure, () => {
        setEmptied(false);
        show((items) => lines.reduce(putBack, items));
      });
    },
    unconfirmed,
    isEmptied,
    failure,
    dismissFailure,
  };
}

/** Returns the items with a removed one at its place, unless it has come back already. */
const putBack = (items: readonly Item[], removed: Item, index: number): readonly Item[] =>
  items.some(({ id }) => id === removed.id) ? items : items.toSpliced(index, 0, removed);
