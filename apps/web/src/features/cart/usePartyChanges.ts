import type { Schema } from '@aitours/api-client';
import { useRef, useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { useCart } from './CartProvider.tsx';
import { getQuantityFailure } from './cartFailures.ts';
import { toItemChange, withAdults } from './partyUpdate.ts';
import type { CartRequests } from './useCartRequests.ts';

type Item = Schema<'CartItem'>;

export interface PartyChanges {
  /** Ids of items whose party and amount the server hasn't confirmed. */
  readonly unconfirmed: ReadonlySet<string>;
  readonly changeAdults: (id: string, adults: number) => Promise<void>;
  /** Has to be called for an item that is removed: its party no longer matters. */
  readonly forget: (id: string) => void;
}

/** Changes the parties of activities, one request at a time, so that the server has the last choice. */
export function usePartyChanges(attempt: CartRequests['attempt']): PartyChanges {
  const client = useClient();
  const { items, show } = useCart();
  const [unconfirmed, setUnconfirmed] = useState<ReadonlySet<string>>(new Set());
  /** By id of the item, how many adults it should have after the request that is running. */
  const wanted = useRef(new Map<string, number>());

  const replace = (line: Item) => show((shown) => shown.map((item) => (item.id === line.id ? line : item)));

  /** Sends what is wanted until nothing newer is. @param onConfirmed gets each response */
  const send = async (before: Item, onConfirmed: (line: Item) => void) => {
    const { id } = before;
    let line = before;
    let sent: number | undefined;
    for (let next = wanted.current.get(id); next !== undefined && next !== sent; next = wanted.current.get(id)) {
      line = await client.call('updateCartItem', { path: { id }, body: toItemChange(line, { adults: next }) });
      onConfirmed(line);
      sent = next;
    }
  };

  const changeAdults = async (id: string, adults: number) => {
    const before = items.find((line) => line.id === id);
    if (before?.item_type !== 'activity') return;
    const isRunning = wanted.current.has(id);
    wanted.current.set(id, adults);
    setUnconfirmed((ids) => new Set(ids).add(id));
    replace(withAdults(before, adults));
    if (isRunning) return;
    let confirmed: Item = before;
    const sending = send(before, (line) => {
      confirmed = line;
    }).then(
      () => wanted.current.has(id) && replace(confirmed),
      (error: unknown) => {
        // What is removed meanwhile has no party any more.
        if (wanted.current.has(id)) throw error;
      },
    );
    await attempt(sending, getQuantityFailure, () => replace(confirmed));
    wanted.current.delete(id);
    setUnconfirmed((ids) => new Set([...ids].filter((other) => other !== id)));
  };

  return { unconfirmed, changeAdults, forget: (id) => void wanted.current.delete(id) };
}
