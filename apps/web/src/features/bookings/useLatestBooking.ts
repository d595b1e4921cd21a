import { bookingMessages } from '@aitours/domain/messages';
import { useApi } from '../../platform/api.tsx';
import type { Booking } from './booking.ts';
import { bookingFailureText } from './bookingFailures.ts';

export interface LatestBooking {
  /** `null` when the user has no booking (BOOK-12); undefined while loading. */
  readonly booking: Booking | null | undefined;
  /** BOOK-15. */
  readonly failure: string | undefined;
}

/** Loads the signed-in user's latest booking (BOOK-12 to BOOK-15). */
export function useLatestBooking(): LatestBooking {
  const { data, failure } = useApi('getLatestBooking');
  return {
    booking: data,
    failure: failure === undefined ? undefined : bookingFailureText(failure, bookingMessages.fetchLatestFailed),
  };
}
