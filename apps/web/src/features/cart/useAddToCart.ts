import type { Input } from '@aitours/api-client';
import { useClient } from '../../platform/api.tsx';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';

/** Adds an activity or tickets to the cart; rejects when the server does (API-17). */
export function useAddToCart(): (item: Input<'addCartItem'>['body']) => Promise<void> {
  const client = useClient();
  return async (body) => {
    await client.call('addCartItem', { body });
    announceCartUpdated();
  };
}
