import { type Client, randomKey, type Schema, type Session } from '@aitours/api-client';
import { countCartItems } from '@aitours/domain/cart/totals';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { useBrowserStore } from '../../hydration/index.ts';
import { useClient, useQuery } from '../../platform/api.tsx';
import { onCartUpdated } from '../../platform/cartUpdated.ts';
import { writeStorage } from '../../platform/storage.ts';

type Items = readonly Schema<'CartItem'>[];
type Contents = Pick<Schema<'Cart'>, 'clashes'> & { readonly items: Items };

export interface Cart {
  /** False on the server and until the first response. */
  readonly isKnown: boolean;
  /** As the server sent them; `readCartLine` converts them for display. */
  readonly items: Items;
  /** What doesn't go together, as of the last load. */
  readonly clashes: Contents['clashes'];
  /** Sum of the quantities (SHELL-43). */
  readonly count: number;
  /** The error of the last load, if there is no cart. */
  readonly failure: unknown;
  readonly isReloading: boolean;
  readonly reload: () => void;
  /** Applies an optimistic change. */
  readonly show: (change: (items: Items) => Items) => void;
}

const CartContext = createContext<Cart | null>(null);

const nothing: Contents = { items: [], clashes: [] };

/** Most visitors. The first use of a guest's cart stores the key (AUTH-35). */
const hasNeverHadCart = ({ tokens, peekSessionKey }: Session) => !tokens() && !peekSessionKey();

const loadCart = async (client: Client): Promise<Contents> =>
  hasNeverHadCart(client.session) ? nothing : client.call('getCart');

/**
 * Provides the cart to the whole app. Loads it at the start, after each `cart-updated` event, and when another tab has
 * changed it (CART-03). Guests and users have separate carts: signing in or out switches between them.
 */
export function CartProvider({ children }: { children: ReactNode }) {
  const { session } = useClient();
  const { mutate: mutateAny } = useSWRConfig();
  const who = useBrowserStore(
    session.subscribe,
    () => (session.tokens() ? 'user' : 'guest'),
    () => null,
  );
  const key = who && `getCart ${who}`;
  const { data, error, isValidating, mutate } = useQuery(key === null ? null : { key, load: loadCart });

  // The next user of this browser must never see the previous user's cart.
  const previousKey = useRef(key);
  useEffect(() => {
    const previous = previousKey.current;
    previousKey.current = key;
    if (previous && previous !== key) void mutateAny(previous, undefined, { revalidate: false });
  }, [key, mutateAny]);

  const reload = useCallback(() => void mutate().catch(() => undefined), [mutate]);
  useEffect(() => {
    const stopOwnUpdates = onCartUpdated(() => {
      reload();
      notifyOtherTabs();
    });
    const stopOtherTabs = onCartChangeInOtherTab(reload);
    return () => {
      stopOwnUpdates();
      stopOtherTabs();
    };
  }, [reload]);

  const show = useCallback<Cart['show']>(
    (change) =>
      void mutate((contents = nothing) => ({ ...contents, items: change(contents.items) }), { revalidate: false }),
    [mutate],
  );

  const cart = useMemo<Cart>(() => {
    const { items, clashes } = data ?? nothing;
    return {
      isKnown: data !== undefined || error !== undefined,
      items,
      clashes,
      count: countCartItems(items),
      failure: data === undefined ? error : undefined,
      isReloading: isValidating,
      reload,
      show,
    };
  }, [data, error, isValidating, reload, show]);
  return <CartContext value={cart}>{children}</CartContext>;
}

export function useCart(): Cart {
  const cart = use(CartContext);
  if (!cart) throw new Error('CartProvider is missing');
  return cart;
}

const KEY = 'cartUpdated';

/** Notifies the shop's other tabs of a changed cart. Without storage they update on their next load. */
const notifyOtherTabs = () => writeStorage(KEY, randomKey(), 'local');

/** @returns a function that removes the listener */
function onCartChangeInOtherTab(listener: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === KEY) listener();
  };
  addEventListener('storage', handleStorage);
  return () => removeEventListener('storage', handleStorage);
}
