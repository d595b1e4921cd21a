import { bookingMessages } from '@aitours/domain/messages';
import { ErrorState } from '@aitours/ui';
import type { ReactNode } from 'react';
import { useQuirks } from '../../platform/api.tsx';
import { describeBookingFailure } from './bookingFailures.ts';

export interface FailedBookingProps {
  error: unknown;
  retry: () => void;
  /** Links to other pages. */
  action: ReactNode;
}

/** Error state of a booking page, with the server's message. */
export const FailedBooking = ({ error, retry, action }: FailedBookingProps) => (
  <ErrorState
    level={1}
    title={describeBookingFailure(error, bookingMessages.fetchDetailsFailed, useQuirks().bookingsNoResponse)}
    onRetry={retry}
    action={action}
  />
);
