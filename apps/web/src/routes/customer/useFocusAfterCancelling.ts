import { hasActions } from '@aitours/domain/booking';
import { type RefObject, useEffect, useRef } from 'react';
import type { ListedBooking } from '../../features/bookings/useMyBookings.ts';

/**
 * A cancelled booking loses the button that the dialog gave the focus back to: the focus stays with the booking, named by
 * `data-booking` within the list.
 */
export function useFocusAfterCancelling(bookings: readonly ListedBooking[]): {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly keepFocusOn: (bookingNumber: string) => void;
} {
  const list = useRef<HTMLDivElement>(null);
  const cancelled = useRef<string>(undefined);
  useEffect(() => {
    const number = cancelled.current;
    const found = bookings.find(({ booking }) => booking.booking_number === number)?.booking;
    if (number === undefined || (found && hasActions(found.booking_status))) return;
    cancelled.current = undefined;
    list.current?.querySelector<HTMLElement>(`[data-booking="${number}"]`)?.focus();
  }, [bookings]);
  return {
    list,
    keepFocusOn: (bookingNumber) => {
      cancelled.current = bookingNumber;
    },
  };
}
