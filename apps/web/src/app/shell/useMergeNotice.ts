import { useEffect } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { onCartMerged } from '../../platform/cartMerged.ts';

/** Says after sign-in what became of the guest's cart, if it wasn't just moved. The text is rare, so it loads late. */
export function useMergeNotice(): void {
  const notify = useNotify();
  useEffect(
    () =>
      onCartMerged(async (cart) => {
        if (!cart.merged?.length && !cart.left_out?.length) return;
        const { describeMerge } = await import('../../features/cart/describeMerge.ts');
        const text = describeMerge(cart);
        if (text !== undefined) notify('info', text);
      }),
    [notify],
  );
}
