import { useApi } from '../../platform/api.tsx';
import type { Booking } from './booking.ts';
import { findFirstHold, useHoldEnd } from './useHoldEnd.ts';

export type BookingState =
  | { readonly is: 'loading' }
  | { readonly is: 'missing' }
  | { readonly is: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly is: 'loaded'; readonly booking: Booking; readonly reload: () => void };

/**
 * Loads a booking of the signed-in user; again when its hold, or that of its change, ends.
 *
 * @param number no request while it is `null`
 */
export function useBooking(number: string | null): BookingState {
  const { data, failure, isNotFound, reload } = useApi(
    'getBooking',
    number === null ? null : { path: { ref: number } },
  );
  useHoldEnd(data && findFirstHold([data]), reload);
  if (data) return { is: 'loaded', booking: data, reload };
  if (isNotFound) return { is: 'missing' };
  if (failure !== undefined) return { is: 'failed', error: failure, retry: reload };
  return { is: 'loading' };
}
