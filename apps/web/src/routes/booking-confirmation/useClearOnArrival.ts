import { useEffect } from 'react';
import { forgetLastBooking, type HandedBookings } from '../../features/bookings/handedBookings.ts';
import { useClient } from '../../platform/api.tsx';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';

/**
 * Clears the cart and the stored booking on arrival from the checkout (CHECKOUT-51), once: a reload weeks later must
 * not empty another cart.
 */
export function useClearOnArrival({ bookings, isCleared }: HandedBookings): void {
  const client = useClient();
  useEffect(() => {
    if (isCleared) return;
    history.replaceState({ bookings, isCleared: true } satisfies HandedBookings, '');
    forgetLastBooking();
    client
      .call('clearCart')
      .catch(() => undefined)
      .finally(announceCartUpdated);
  }, [client, bookings, isCleared]);
}
