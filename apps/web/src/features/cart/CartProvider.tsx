import type { Schema } from '@aitours/api-client';
import { cartCount } from '@aitours/domain/cart/totals';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useBrowserStore } from '../../hydration/index.ts';
import { useClient } from '../../platform/api.tsx';
import { onCartUpdated } from '../../platform/cartUpdated.ts';
import { onOtherTabsCart, tellOtherTabs } from './otherTabs.ts';

type Items = readonly Schema<'CartItem'>[];

export interface Cart {
  /** False on the server and until the cart has been asked for once. */
  readonly isKnown: boolean;
  /** As the server gave them; `readCartLine` makes them lines to show. */
  readonly items: Items;
  /** The sum of the quantities (SHELL-43). */
  readonly count: number;
  /** Why the cart couldn't be loaded; absent while there is one. */
  readonly failure: unknown;
  /** The server is being asked: what is shown may be about to change. */
  readonly isReloading: boolean;
  readonly reload: () => void;
  /** Shows a change before the server knows of it. */
  readonly show: (change: (items: Items) => Items) => void;
}

const CartContext = createContext<Cart | null>(null);

const nothing: Items = [];

/**
 * The cart of the whole app, loaded at the start, after each `cart-updated`, and when another tab has changed it
 * (CART-03). A guest's and a user's cart are two: whoever signs in or out sees the other one.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const client = useClient();
  const { mutate: mutateAny } = useSWRConfig();
  const { session } = client;
  const who = useBrowserStore(
    session.subscribe,
    () => (session.tokens() ? 'user' : 'guest'),
    () => null,
  );
  const key = who && `getCart ${who}`;
  const { data, error, isValidating, mutate } = useSWR<Items, unknown>(
    key,
    async () => (await client.call('getCart')).items,
  );

  // The next user of this browser must not see a glimpse of the last one's cart.
  useEffect(() => {
    if (key) return () => void mutateAny(key, undefined, { revalidate: false });
    return undefined;
  }, [key, mutateAny]);

  const reload = useCallback(() => void mutate().catch(() => undefined), [mutate]);
  useEffect(() => {
    const endOwn = onCartUpdated(() => {
      reload();
      tellOtherTabs();
    });
    const endOthers = onOtherTabsCart(reload);
    return () => {
      endOwn();
      endOthers();
    };
  }, [reload]);

  const show = useCallback<Cart['show']>(
    (change) => void mutate((items = nothing) => change(items), { revalidate: false }),
    [mutate],
  );

  const cart = useMemo<Cart>(() => {
    const items = data ?? nothing;
    return {
      isKnown: data !== undefined || error !== undefined,
      items,
      count: cartCount(items),
      failure: data === undefined ? error : undefined,
      isReloading: isValidating,
      reload,
      show,
    };
  }, [data, error, isValidating, reload, show]);
  return <CartContext value={cart}>{children}</CartContext>;
}

/** What is in the visitor's cart. */
export function useCart(): Cart {
  const cart = use(CartContext);
  if (!cart) throw new Error('CartProvider is missing above this component');
  return cart;
}
