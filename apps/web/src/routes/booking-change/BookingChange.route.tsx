import { useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { Booking } from '../../features/bookings/booking.ts';
import { useBooking } from '../../features/bookings/useBooking.ts';
import { useSignInRequired } from '../../features/session/useSignInRequired.ts';
import { pageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { BookingChangeView } from './BookingChange.view.tsx';
import { ChangedBooking } from './ChangedBooking.tsx';
import { ChangePage } from './ChangePage.tsx';
import { OpenChange } from './OpenChange.tsx';
import type { Change } from './useChangeCalls.ts';

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
  const onChanged = (change: Change) => {
    if (change.payment) return navigate(paths.pay(change.payment.id));
    setChanged(change);
    onReload();
  };
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
        <ChangePage booking={booking} onChanged={onChanged} />
      ) : (
        <BookingChangeView state={{ is: 'notChangeable' }} />
      )}
    </div>
  );
}

export const meta = pageMeta('Change booking');

export const isPrivate = true;
