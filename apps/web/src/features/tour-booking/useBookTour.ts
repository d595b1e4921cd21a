import { ApiProblem, type Input, isProblem, type Output, type Problem, type Schema } from '@aitours/api-client';
import type { CartItem } from '@aitours/domain/cart';
import { type Buyer, parseBookingNumber, toBookingPayload } from '@aitours/domain/checkout';
import { generalMessages, tourMessages } from '@aitours/domain/messages';
import { useRef, useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { clearStoredAttempt, createAttemptKeys, storedAttemptKey } from '../../platform/attemptKeys.ts';

/** What came of booking. */
export type BookingOutcome =
  | { readonly is: 'booked'; readonly booking: Schema<'TourBooking'> }
  | { readonly is: 'signedOut' }
  /** Nothing is booked before the traveller agrees (GAP-26). */
  | { readonly is: 'priceChanged'; readonly change: Problem<'price-changed'> }
  /** @param isUnanswered nobody knows whether it was booked; trying again books it once */
  | { readonly is: 'failed'; readonly text: string; readonly isUnanswered: boolean };

export interface BookTour {
  readonly isBooking: boolean;
  /** A second press meanwhile gives nothing. */
  readonly book: (order: CartItem, buyer: Buyer) => Promise<BookingOutcome | undefined>;
}

/** Sends the booking of a tour (TOUR-37); a session that is over is told, not left (TOUR-40). */
export function useBookTour(): BookTour {
  const client = useClient();
  const [keyFor] = useState(() => createAttemptKeys(storedAttemptKey));
  const isRunning = useRef(false);
  const [isBooking, setBooking] = useState(false);

  const send = async (order: CartItem, buyer: Buyer): Promise<BookingOutcome> => {
    // The domain writes what the contract takes; a test sends it to the server.
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

  return {
    isBooking,
    book: async (order, buyer) => {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setBooking(true);
      try {
        return await send(order, buyer);
      } finally {
        isRunning.current = false;
        setBooking(false);
      }
    },
  };
}

/** The answer is a list with one (TOUR-43, GAP-27). */
function outcomeOf(answer: Output<'createBooking'>): BookingOutcome {
  const number = parseBookingNumber('tour', answer);
  if (!number.ok) return { is: 'failed', text: number.message, isUnanswered: false };
  const booking = Array.isArray(answer) ? answer[0] : answer;
  if (booking?.booking_type !== 'tour') return { is: 'failed', text: tourMessages.bookingFailed, isUnanswered: false };
  return { is: 'booked', booking };
}

/** The server's detail or message, else the catalogue's text (TOUR-41). */
export function failureOf(error: unknown): BookingOutcome {
  if (isProblem(error, 'price-changed')) return { is: 'priceChanged', change: error };
  if (!(error instanceof ApiProblem)) return { is: 'failed', text: tourMessages.bookingFailed, isUnanswered: true };
  if (error.status === 401) return { is: 'signedOut' };
  const text = error.message === generalMessages.unknown ? tourMessages.bookingFailed : error.message;
  return { is: 'failed', text, isUnanswered: false };
}
