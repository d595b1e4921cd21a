import { bookingMessages } from '@aitours/domain/messages';
import { EmptyState, ErrorState, LinkButton, PageSkeleton } from '@aitours/ui';
import { TicketCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountFrame } from '../../features/bookings/AccountFrame.tsx';
import type { MyBookingsState } from '../../features/bookings/useMyBookings.ts';
import { paths } from '../../platform/paths.ts';
import { BookingList, type BookingListProps } from './BookingList.tsx';
import { messages } from './messages.ts';

export interface MyBookingsViewProps extends Omit<BookingListProps, 'bookings'> {
  state: MyBookingsState;
  /** Shown below the bookings. */
  children?: ReactNode;
}

/** My Bookings in each of its states (BOOK-01, BOOK-02, BOOK-10). */
export function MyBookingsView({ state, children, ...rest }: MyBookingsViewProps) {
  return (
    <AccountFrame current="bookings" title={messages.title} lead={messages.lead}>
      <Content state={state} {...rest} />
      {children}
    </AccountFrame>
  );
}

function Content({ state, ...rest }: Omit<MyBookingsViewProps, 'children'>) {
  switch (state.is) {
    case 'loading':
      return <PageSkeleton shape="cards" label={messages.loading} />;
    case 'failed':
      return (
        <ErrorState title={bookingMessages.listFailed} onRetry={state.retry}>
          {state.text}
        </ErrorState>
      );
    case 'empty':
      return (
        <EmptyState
          icon={TicketCheck}
          title={messages.empty}
          action={<LinkButton href={paths.thingsToDo()}>{messages.browse}</LinkButton>}
        >
          {messages.emptyHint}
        </EmptyState>
      );
    case 'loaded':
      return <BookingList bookings={state.bookings} {...rest} />;
  }
}
