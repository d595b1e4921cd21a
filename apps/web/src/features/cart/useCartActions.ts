import { quantityEffect } from '@aitours/domain/cart';
import { useRef, useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';
import { useCart } from './CartProvider.tsx';
import { type CartFailure, clearFailure, quantityFailure, removeFailure } from './cartFailures.ts';

export interface CartActions {
  /** Takes a line out at once; if the server refuses, it is back (CART-04). */
  readonly remove: (id: string) => void;
  /** Below one the line goes (CART-06). */
  readonly setQuantity: (id: string, quantity: number) => void;
  readonly clear: () => void;
  /** Lines whose quantity, and so whose amount, the server hasn't confirmed yet. */
  readonly unsettled: ReadonlySet<string>;
  /** The visitor took out the last line: that nothing is left is known, whatever the server is being asked. */
  readonly isEmptied: boolean;
  /** What failed last, until it is put away or something else is tried. */
  readonly failure: CartFailure | undefined;
  readonly dismissFailure: () => void;
}

/** What can be done to the cart: shown at once, then asked of the server, whose answer is the truth. */
export function useCartActions(): CartActions {
  const client = useClient();
  const { items: lines, show } = useCart();
  const [isEmptied, setEmptied] = useState(false);
  const [failure, setFailure] = useState<CartFailure>();
  const [unsettled, setUnsettled] = useState<ReadonlySet<string>>(new Set());
  const underWay = useRef(0);
  const quantities = useRef(new Map<string, AbortController>());

  /** Reloads once nothing is under way any more: in between, the server knows less than the visitor has done. */
  const attempt = async (call: Promise<unknown>, failureOf: (error: unknown) => CartFailure | undefined) => {
    underWay.current += 1;
    setFailure(undefined);
    try {
      await call;
    } catch (error) {
      setFailure(failureOf(error));
    }
    underWay.current -= 1;
    if (underWay.current === 0) announceCartUpdated();
  };

  const remove = (id: string) => {
    quantities.current.get(id)?.abort();
    setEmptied(lines.every((line) => line.id === id));
    show((items) => items.filter((item) => item.id !== id));
    void attempt(client.call('removeCartItem', { path: { id } }), removeFailure);
  };

  /** Each press cancels the request of the one before, so that the last number chosen is the one that stays. */
  const changeQuantity = async (id: string, quantity: number) => {
    const latest = new AbortController();
    quantities.current.get(id)?.abort();
    quantities.current.set(id, latest);
    setUnsettled((ids) => new Set(ids).add(id));
    show((items) => items.map((item) => (item.id === id ? { ...item, quantity } : item)));
    const change = client.call('updateCartItem', { path: { id }, body: { quantity } }, { signal: latest.signal });
    const answered = change.then((line) => show((items) => items.map((item) => (item.id === id ? line : item))));
    await attempt(answered, (error) => (latest.signal.aborted ? undefined : quantityFailure(error)));
    if (quantities.current.get(id) !== latest) return;
    quantities.current.delete(id);
    setUnsettled((ids) => new Set([...ids].filter((other) => other !== id)));
  };

  return {
    remove,
    setQuantity: (id, quantity) => {
      if (quantityEffect(quantity) === 'remove') remove(id);
      else void changeQuantity(id, quantity);
    },
    clear: () => {
      setEmptied(true);
      show(() => []);
      void attempt(client.call('clearCart'), clearFailure);
    },
    unsettled,
    isEmptied,
    failure,
    dismissFailure: () => setFailure(undefined),
  };
}
