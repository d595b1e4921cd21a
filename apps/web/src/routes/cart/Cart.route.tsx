import { cartMessages } from '@aitours/domain/messages';
import { useLocation } from 'wouter';
import { useCartActions } from '../../features/cart/useCartActions.ts';
import { notifyAfterReload } from '../../features/notifications/storedNotices.ts';
import { useAuthDialog, useSession } from '../../features/session/SessionProvider.tsx';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { CartView } from './Cart.view.tsx';
import { useCartPage } from './useCartPage.ts';

export default function Cart() {
  const { isSignedIn } = useSession();
  const { open } = useAuthDialog();
  const [, navigate] = useLocation();
  const actions = useCartActions();
  const goNext = () => navigate(paths.checkout);
  return (
    <CartView
      state={useCartPage(actions.isEmptied)}
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

export const meta = pageMeta('Your cart');

export const isPrivate = true;
