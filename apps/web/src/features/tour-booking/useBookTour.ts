import { ApiProblem, type Input, isProblem, type Problem, type Schema } from '@aitours/api-client';
import type { CartItem } from '@aitours/domain/cart';
import { type Buyer, toBookingPayload } from '@aitours/domain/checkout';
import { generalMessages, tourMessages } from '@aitours/domain/messages';
import type { Fils } from '@aitours/domain/money';
import { useClient } from '../../platform/api.tsx';
import { sendOnce } from '../../platform/attemptKeys.ts';
import { parseNewBooking, UnreadableResponse } from '../../platform/parseNewBooking.ts';
import { readPromoCodeError } from '../../platform/promo-code/usePromoCodeEntry.ts';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';

export type BookingOutcome =
  | { readonly is: 'booked'; readonly booking: Schema<'TourBooking'> }
  | { readonly is: 'signedOut' }
  /** @param text for the field of the promo code */
  | { readonly is: 'codeRefused'; readonly text: string }
  /** @param spots places that are left */
  | { readonly is: 'soldOut'; readonly spots: number }
  /** Nothing is booked before the traveller agrees (GAP-26). */
  | { readonly is: 'priceChanged'; readonly change: Problem<'price-changed'> }
  /** @param isOutcomeUnknown unknown whether it was booked; a retry books it once */
  | { readonly is: 'failed'; readonly text: string; readonly isOutcomeUnknown: boolean };

export interface BookTour {
  readonly isBooking: boolean;
  /** @param total as shown. Returns nothing for a second call while the first runs. */
  readonly book: (
    order: CartItem,
    buyer: Buyer,
    total: Fils,
    promoCode?: string,
  ) => Promise<BookingOutcome | undefined>;
}

/** Books a tour (TOUR-37); an expired session is reported without leaving the page (TOUR-40). */
export function useBookTour(): BookTour {
  const client = useClient();
  const { isPending, submit } = useSubmitOnce();

  const send = async (order: CartItem, buyer: Buyer, total: Fils, promoCode?: string): Promise<BookingOutcome> => {
    // The domain rule builds the contract's body; a server test covers it.
    const shown = total === order.amount ? undefined : total;
    const payload = toBookingPayload({ type: 'tour', items: [order] }, buyer, { total: shown, promoCode });
    const body = payload as Input<'createBooking'>['body'];
    try {
      const booking = await sendOnce(body, async (idempotencyKey) => {
        const options = { idempotencyKey, skipOnSignedOut: true };
        return parseNewBooking('tour', await client.call('createBooking', { body }, options));
      });
      return { is: 'booked', booking };
    } catch (error) {
      return getFailure(error);
    }
  };

  return { isBooking: isPending, book: (...order) => submit(() => send(...order)) };
}

/**
 * Returns the server's detail or message, else the catalogue's (TOUR-41).
 *
 * @internal
 */
export function getFailure(error: unknown): BookingOutcome {
  if (isProblem(error, 'price-changed')) return { is: 'priceChanged', change: error };
  if (isProblem(error, 'sold-out')) return { is: 'soldOut', spots: error.places_left };
  if (error instanceof UnreadableResponse) return { is: 'failed', text: error.message, isOutcomeUnknown: false };
  if (!(error instanceof ApiProblem)) return { is: 'failed', text: tourMessages.bookingFailed, isOutcomeUnknown: true };
  if (error.status === 401) return { is: 'signedOut' };
  const refusal = readPromoCodeError(error);
  if (refusal !== undefined) return { is: 'codeRefused', text: refusal };
  const text = error.message === generalMessages.unknown ? tourMessages.bookingFailed : error.message;
  return { is: 'failed', text, isOutcomeUnknown: false };
}
