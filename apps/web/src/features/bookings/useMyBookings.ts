import { bookingMessages } from '@aitours/domain/messages';
import { useQuirks } from '../../platform/api.tsx';
import { usePrivateQuery } from '../../platform/usePrivateQuery.ts';
import { describeBookingFailure, NoToken } from './bookingFailures.ts';
import { fetchBookings, type ListedBooking } from './fetchBookings.ts';
import { findFirstHold, useHoldEnd } from './useHoldEnd.ts';

export type MyBookingsState =
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly text: string; readonly retry: () => void }
  | { readonly is: 'empty' }
  | { readonly is: 'loaded'; readonly bookings: readonly ListedBooking[] };

export interface MyBookings {
  readonly state: MyBookingsState;
  readonly reload: () => void;
}

/**
 * Loads the signed-in user's bookings as one list (BOOK-02). The cache is not shared between users.
 * They are loaded again when a hold ends.
 *
 * @param isAllowed no request before the user is signed in
 */
export function useMyBookings(isAllowed: boolean): MyBookings {
  const { bookingsNoResponse: noResponse } = useQuirks();
  const { data, error, reload } = usePrivateQuery(isAllowed ? { key: 'listBookings', load: fetchBookings } : null);
  useHoldEnd(data && findFirstHold(data.map(({ booking }) => booking)), reload);
  return { state: getState({ bookings: data, error, retry: reload, noResponse }), reload };
}

interface Loaded {
  readonly bookings: readonly ListedBooking[] | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  readonly noResponse: string;
}

function getState({ bookings, error, retry, noResponse }: Loaded): MyBookingsState {
  if (bookings) return bookings.length === 0 ? { is: 'empty' } : { is: 'loaded', bookings };
  if (error === undefined) return { is: 'loading' };
  const text =
    error instanceof NoToken ? error.message : describeBookingFailure(error, bookingMessages.fetchFailed, noResponse);
  return { is: 'failed', text, retry };
}
