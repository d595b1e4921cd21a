import { isProblem, type Output } from '@aitours/api-client';
import { useRef, useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import { cancelText, NoToken } from './bookingFailures.ts';

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

/** Cancels a booking (BOOK-19); a second call while the first runs is ignored. */
export function useCancelBooking(number: string, { onCancelled, onSessionOver }: CancelOutcomes): CancelBooking {
  const client = useClient();
  const [isCancelling, setCancelling] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isRunning = useRef(false);

  const cancel = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setCancelling(true);
    setFailure(undefined);
    try {
      if (!client.session.tokens()) throw new NoToken();
      onCancelled(await client.call('cancelBooking', { path: { ref: number } }));
    } catch (error) {
      const text = cancelText(error);
      setFailure(text);
      if (isProblem(error) && error.status === 401) onSessionOver(text);
    } finally {
      isRunning.current = false;
      setCancelling(false);
    }
  };

  return { isCancelling, failure, cancel: () => void cancel() };
}
