import { useEffect } from 'react';
import { type BookingsState, clearLastBooking } from '../../features/bookings/bookingsFromState.ts';
import { useClient } from '../../platform/api.tsx';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';

/**
 * Clears the cart and the stored booking on arrival from the checkout (CHECKOUT-51), once: a reload weeks later must
 * not empty another cart.
 */
export function useClearOnArrival({ bookings, isCleared }: BookingsState): void {
  const client = useClient();
  useEffect(() => {
    if (isCleared) return;
    history.replaceState({ bookings, isCleared: true } satisfies BookingsState, '');
    clearLastBooking();
    client
      .call('clearCart')
      .catch(() => undefined)
      .finally(announceCartUpdated);
  }, [client, bookings, isCleared]);
}
