import { bookingMessages } from '@aitours/domain/messages';
import { ErrorState } from '@aitours/ui';
import type { ReactNode } from 'react';
import { bookingFailureText } from './bookingFailures.ts';

export interface FailedBookingProps {
  error: unknown;
  retry: () => void;
  /** Leads on from here. */
  action: ReactNode;
}

/** A page of a booking that couldn't be loaded, with the server's reason. */
export const FailedBooking = ({ error, retry, action }: FailedBookingProps) => (
  <ErrorState
    level={1}
    title={bookingFailureText(error, bookingMessages.fetchDetailsFailed)}
    onRetry={retry}
    action={action}
  />
);
