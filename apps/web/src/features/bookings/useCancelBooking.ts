import { isProblem, type Output } from '@aitours/api-client';
import { useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { useSubmitOnce } from '../../platform/useSubmitOnce.ts';
import type { Booking } from './booking.ts';
import { cancelText, NoToken } from './bookingFailures.ts';
import { clearLastBooking } from './bookingsFromState.ts';

export interface CancelBooking {
  readonly isCancelling: boolean;
  /** The error message (BOOK-20 to BOOK-26). */
  readonly failure: string | undefined;
  readonly cancel: () => void;
}

export interface CancelOutcomes {
  readonly onCancelled: (cancellation: Output<'cancelBooking'>) => void;
  /** Called when the session has expired and the app navigates to sign-in (BOOK-20). */
  readonly onSessionOver: (text: string) => void;
}

/** Cancels a booking (BOOK-19) with the quote that it shows; a second call while the first runs is ignored. */
export function useCancelBooking(booking: Booking, { onCancelled, onSessionOver }: CancelOutcomes): CancelBooking {
  const client = useClient();
  const { isPending, submit } = useSubmitOnce();
  const [failure, setFailure] = useState<string>();

  const cancel = async () => {
    setFailure(undefined);
    try {
      if (!client.session.tokens()) throw new NoToken();
      const token = booking.refund_if_cancelled?.quote?.token;
      const query = token === undefined ? {} : { query: { refund_quote: token } };
      const cancellation = await client.call('cancelBooking', { path: { ref: booking.booking_number }, ...query });
      clearLastBooking();
      onCancelled(cancellation);
    } catch (error) {
      const text = cancelText(error);
      setFailure(text);
      if (isProblem(error) && error.status === 401) onSessionOver(text);
    }
  };

  return { isCancelling: isPending, failure, cancel: () => void submit(cancel) };
}
