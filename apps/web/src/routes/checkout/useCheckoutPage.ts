import { cartTotal } from '@aitours/domain/cart';
import type { PersonalInfo } from '@aitours/domain/checkout';
import { formatPrice } from '@aitours/domain/money';
import useSWR from 'swr';
import { useClient } from '../../app/api.tsx';
import { useCart } from '../../features/cart/CartProvider.tsx';
import { loadFailureText } from '../../features/cart/cartFailures.ts';
import { type CartLine, readCartLine } from '../../features/cart/cartLine.ts';

export type CheckoutState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly is: 'empty' }
  | {
      readonly is: 'ready';
      readonly lines: readonly CartLine[];
      /** As shown. */
      readonly total: string;
      /** Whose checkout it is. */
      readonly owner: string;
      readonly profile: PersonalInfo;
    };

const unknownProfile: PersonalInfo = { firstName: '', lastName: '', email: '', phone: '' };

/** What the checkout needs: the cart, and the profile to fill in (GAP-80). */
export function useCheckoutPage(isAllowed: boolean): CheckoutState {
  const { isKnown, items, failure, isReloading, reload } = useCart();
  const profile = useProfile(isAllowed);
  if (failure !== undefined) return { is: 'failed', text: loadFailureText(failure), retry: reload };
  if (!isAllowed || !isKnown || !profile) return { is: 'loading' };
  if (items.length === 0) return isReloading ? { is: 'loading' } : { is: 'empty' };
  const lines = items.map(readCartLine);
  return { is: 'ready', lines, total: formatPrice(cartTotal(lines)), ...profile };
}

/** A profile that can't be loaded leaves the fields to the traveller. It isn't kept for the next user. */
function useProfile(isAllowed: boolean): { owner: string; profile: PersonalInfo } | undefined {
  const client = useClient();
  const owner = isAllowed ? (client.session.user()?.id ?? 'user') : null;
  const { data, error } = useSWR(owner && `getMe ${owner}`, () => client.call('getMe'));
  if (owner === null || (!data && error === undefined)) return undefined;
  if (!data) return { owner, profile: unknownProfile };
  const { first_name, last_name, email, phone } = data;
  return { owner, profile: { firstName: first_name, lastName: last_name, email, phone } };
}
