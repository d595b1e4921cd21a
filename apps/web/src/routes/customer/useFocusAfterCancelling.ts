import { hasActions } from '@aitours/domain/booking';
import { type RefObject, useEffect, useRef } from 'react';
import type { ListedBooking } from '../../features/bookings/fetchBookings.ts';

/**
 * Moves focus to a cancelled booking, named by `data-booking` in the list: the button that the dialog would return
 * focus to has disappeared.
 */
export function useFocusAfterCancelling(bookings: readonly ListedBooking[]): {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly focusNextAfter: (bookingNumber: string) => void;
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
    focusNextAfter: (bookingNumber) => {
      cancelled.current = bookingNumber;
    },
  };
}
