import { EmptyState, LinkButton } from '@aitours/ui';
import { CalendarX2 } from 'lucide-react';
import { FailedBooking } from '../../features/bookings/FailedBooking.tsx';
import type { BookingState } from '../../features/bookings/useBooking.ts';
import { WithoutBooking } from '../../features/bookings/WithoutBooking.tsx';
import { paths } from '../../platform/paths.ts';
import { messages as changeMessages } from '../shared/booking-change/messages.ts';
import { messages } from './messages.ts';

export type BookingChangeState =
  | Exclude<BookingState, { is: 'loaded' }>
  | { readonly is: 'notChangeable'; readonly reason: string | undefined };

const back = (
  <LinkButton tone="secondary" href={paths.myBookings}>
    {messages.myBookings}
  </LinkButton>
);

/** The page without a booking that can be changed. */
export function BookingChangeView({ state }: { state: BookingChangeState }) {
  if (state.is === 'failed') return <FailedBooking error={state.error} retry={state.retry} action={back} />;
  if (state.is === 'notChangeable') {
    return (
      <EmptyState
        level={1}
        icon={CalendarX2}
        title={changeMessages.notChangeable}
        action={
          <>
            {back}
            <LinkButton tone="secondary" href={paths.contact}>
              {messages.contact}
            </LinkButton>
          </>
        }
      >
        {state.reason ?? messages.contactText}
      </EmptyState>
    );
  }
  const missing = { title: messages.notFound, text: messages.notFoundHint };
  return <WithoutBooking state={state} loading={messages.loading} missing={missing} action={back} />;
}
