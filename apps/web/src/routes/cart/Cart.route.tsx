import { cartMessages } from '@aitours/domain/messages';
import { useLocation } from 'wouter';
import { useCart } from '../../features/cart/CartProvider.tsx';
import { type CartActions, useCartActions } from '../../features/cart/useCartActions.ts';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { notifyAfterReload } from '../../features/notifications/storedNotices.ts';
import { useAuthDialog, useSession } from '../../features/session/SessionProvider.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { CartView } from './Cart.view.tsx';
import { messages } from './messages.ts';
import { useCartPage } from './useCartPage.ts';

export default function Cart() {
  const { isSignedIn } = useSession();
  const { open } = useAuthDialog();
  const [, navigate] = useLocation();
  const actions = useUndoableActions();
  const goNext = () => navigate(paths.checkout);
  return (
    <CartView
      state={useCartPage(actions, isSignedIn)}
      actions={actions}
      isSignedIn={isSignedIn}
      onProceed={() => (isSignedIn ? goNext() : open('signIn', { onSignedIn: goNext }))}
      onEdited={() => {
        notifyAfterReload('success', cartMessages.edited);
        location.reload();
      }}
    />
  );
}

/** Offers to put a removed item back. */
function useUndoableActions(): CartActions {
  const { items } = useCart();
  const actions = useCartActions();
  const notify = useNotify();
  const remove = async (id: string) => {
    const index = items.findIndex((item) => item.id === id);
    const item = items[index];
    await actions.remove(id);
    if (!item || item.item_type === 'tour') return;
    notify('info', messages.removed(item.title), {
      label: messages.undo,
      onAction: () => actions.restore(item, index),
    });
  };
  // An error of the removal is in `actions.failure`.
  const removeSafely = (id: string) => remove(id).catch(() => undefined);
  return {
    ...actions,
    remove: removeSafely,
    setAdults: (id, adults) => {
      if (adults < 1) void removeSafely(id);
      else actions.setAdults(id, adults);
    },
  };
}

export const meta = createPageMeta('Your cart');

export const isPrivate = true;
