import { ApiProblem, type Input, isProblem, type Output, type Problem, type Schema } from '@aitours/api-client';
import type { CartItem } from '@aitours/domain/cart';
import { type Buyer, parseBookingNumber, toBookingPayload } from '@aitours/domain/checkout';
import { generalMessages, tourMessages } from '@aitours/domain/messages';
import { useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { clearStoredAttempt, createAttemptKeys, storedAttemptKey } from '../../platform/attemptKeys.ts';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';

export type BookingOutcome =
  | { readonly is: 'booked'; readonly booking: Schema<'TourBooking'> }
  | { readonly is: 'signedOut' }
  /** Nothing is booked before the traveller agrees (GAP-26). */
  | { readonly is: 'priceChanged'; readonly change: Problem<'price-changed'> }
  /** @param isOutcomeUnknown unknown whether it was booked; a retry books it once */
  | { readonly is: 'failed'; readonly text: string; readonly isOutcomeUnknown: boolean };

export interface BookTour {
  readonly isBooking: boolean;
  /** Returns nothing for a second call while the first runs. */
  readonly book: (order: CartItem, buyer: Buyer) => Promise<BookingOutcome | undefined>;
}

/** Books a tour (TOUR-37); an expired session is reported without leaving the page (TOUR-40). */
export function useBookTour(): BookTour {
  const client = useClient();
  const [keyFor] = useState(() => createAttemptKeys(storedAttemptKey));
  const { isPending, submit } = useSubmitOnce();

  const send = async (order: CartItem, buyer: Buyer): Promise<BookingOutcome> => {
    // The domain rule builds the contract's body; a server test covers it.
    const body = toBookingPayload({ type: 'tour', items: [order] }, buyer) as Input<'createBooking'>['body'];
    const options = { idempotencyKey: keyFor(JSON.stringify(body)), staysWhenExpired: true };
    try {
      const outcome = outcomeOf(await client.call('createBooking', { body }, options));
      if (outcome.is === 'booked') clearStoredAttempt();
      return outcome;
    } catch (error) {
      return failureOf(error);
    }
  };

  return { isBooking: isPending, book: (order, buyer) => submit(() => send(order, buyer)) };
}

/** The response is a list with one booking (TOUR-43, GAP-27). */
function outcomeOf(result: Output<'createBooking'>): BookingOutcome {
  const number = parseBookingNumber('tour', result);
  if (!number.ok) return { is: 'failed', text: number.message, isOutcomeUnknown: false };
  const booking = Array.isArray(result) ? result[0] : result;
  if (booking?.booking_type !== 'tour')
    return { is: 'failed', text: tourMessages.bookingFailed, isOutcomeUnknown: false };
  return { is: 'booked', booking };
}

/**
 * Returns the server's detail or message, else the catalogue's (TOUR-41).
 *
 * @internal
 */
export function failureOf(error: unknown): BookingOutcome {
  if (isProblem(error, 'price-changed')) return { is: 'priceChanged', change: error };
  if (!(error instanceof ApiProblem)) return { is: 'failed', text: tourMessages.bookingFailed, isOutcomeUnknown: true };
  if (error.status === 401) return { is: 'signedOut' };
  const text = error.message === generalMessages.unknown ? tourMessages.bookingFailed : error.message;
  return { is: 'failed', text, isOutcomeUnknown: false };
}
