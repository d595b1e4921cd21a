import { Container } from '@aitours/ui';
import { useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { Booking } from '../../features/bookings/booking.ts';
import { useBooking } from '../../features/bookings/useBooking.ts';
import { useSignInRequired } from '../../features/session/useSignInRequired.ts';
import { createPageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { ChangePage, type EndedChange } from '../shared/booking-change/ChangePage.tsx';
import { type Change, useOwnChange } from '../shared/booking-change/useChangeCalls.ts';
import { BookingChangeView } from './BookingChange.view.tsx';
import { ChangedBooking } from './ChangedBooking.tsx';
import { messages } from './messages.ts';
import { OpenChange } from './OpenChange.tsx';

/** /bookings/{bookingNumber}/change: changes a booking (GAP-30). */
export default function BookingChange() {
  const { bookingNumber } = useParams<'/bookings/:bookingNumber/change'>();
  const isAllowed = useSignInRequired();
  const state = useBooking(isAllowed ? bookingNumber : null);
  if (state.is !== 'loaded') return <BookingChangeView state={state} />;
  return <Loaded key={bookingNumber} booking={state.booking} onReload={state.reload} />;
}

function Loaded({ booking, onReload }: { booking: Booking; onReload: () => void }) {
  const [, navigate] = useLocation();
  const [changed, setChanged] = useState<Change>();
  const ended = useEndedChange(booking);
  const onChanged = (change: Change) => {
    // Before leaving: Back returns to this page, which must show what has changed.
    onReload();
    if (change.payment) return navigate(paths.pay(change.payment.id));
    setChanged(change);
    // The choice in the URL is made.
    navigate(paths.changeBooking(change.booking.booking_number), { replace: true });
  };
  const operations = useOwnChange(booking.booking_number, onChanged);
  const page = useRef<HTMLDivElement>(null);
  const shown = changed ? 'changed' : booking.change ? 'open' : 'choice';
  useTitleFocus(page, shown);
  return (
    <div ref={page}>
      {changed ? (
        <ChangedBooking change={changed} />
      ) : booking.change ? (
        <OpenChange booking={booking} change={booking.change} onReleased={onReload} />
      ) : booking.change_options ? (
        <Container width="form">
          <ChangePage booking={booking} operations={operations} back={back} ended={ended} />
        </Container>
      ) : (
        <BookingChangeView state={{ is: 'notChangeable', reason: booking.change_obstacle }} />
      )}
    </div>
  );
}

const back = { href: paths.myBookings, label: messages.myBookings };

/** Returns how a change that waited for its payment has ended while the page was open. */
function useEndedChange(booking: Booking): EndedChange | undefined {
  const [waiting, setWaiting] = useState<Booking>();
  if (booking.change && waiting?.change?.payment_id !== booking.change.payment_id) setWaiting(booking);
  if (booking.change || !waiting) return undefined;
  // A change that is paid for makes the booking dearer.
  return booking.total_amount === waiting.total_amount ? 'notMade' : 'made';
}

export const meta = createPageMeta('Change booking');

export const isPrivate = true;
