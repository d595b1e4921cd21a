import { useEffect } from 'react';
import { forgetLastBooking, type HandedBookings } from '../../features/bookings/handedBookings.ts';
import { useClient } from '../../platform/api.tsx';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';

/**
 * Clears the cart and the kept booking on arrival with a booking at hand (CHECKOUT-51), once: a reload weeks later must
 * not empty the cart of another trip.
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
