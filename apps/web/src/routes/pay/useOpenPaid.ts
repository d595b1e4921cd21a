import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { type BookingsState, storeLastBooking } from '../../features/bookings/bookingsFromState.ts';
import type { LoadedPayment } from '../../features/payment/usePayment.ts';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { useOwner } from '../../platform/useOwner.ts';

/**
 * Opens the page after a booking once the payment is paid, as after a booking without online payment (CHECKOUT-35). A
 * paid change stays on its page, which says what has changed.
 */
export function useOpenPaid({ payment, stage }: Pick<LoadedPayment, 'payment' | 'stage'>): void {
  const client = useClient();
  const owner = useOwner();
  const [, navigate] = useLocation();
  const open = useEffectEvent((state?: BookingsState) => {
    const [first] = payment.bookings;
    if (!first) return navigate(paths.myBookings, { replace: true });
    if (state) storeLastBooking(owner, state.bookings);
    const path = first.booking_type === 'transfer' ? paths.transferConfirmation : paths.thankYou;
    navigate(path(first.booking_number), { replace: true, state });
  });
  const load = useEffectEvent(() =>
    Promise.all(payment.bookings.map(({ booking_number: ref }) => client.call('getBooking', { path: { ref } }))),
  );
  useEffect(() => {
    if (stage !== 'paid' || payment.purpose === 'change') return;
    let isCurrent = true;
    load().then(
      (bookings) => isCurrent && open({ bookings }),
      // That page loads its booking itself, with a way to retry.
      () => isCurrent && open(),
    );
    return () => {
      isCurrent = false;
    };
  }, [stage, payment.purpose]);
}
