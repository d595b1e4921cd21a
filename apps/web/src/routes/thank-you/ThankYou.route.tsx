import { useParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { findBookingsFromState, lastBooking } from '../../features/bookings/bookingsFromState.ts';
import { useBooking } from '../../features/bookings/useBooking.ts';
import { useSession } from '../../features/session/SessionProvider.tsx';
import { useSignInRequired } from '../../features/session/useSignInRequired.ts';
import { createPageMeta } from '../../platform/page.ts';
import { type ThankYouState, ThankYouView } from './ThankYou.view.tsx';

export default function ThankYou() {
  const { bookingNumber } = useParams<'/thank-you/:bookingNumber'>();
  const { isKnown, user } = useSession();
  const state = useHistoryState<unknown>();
  if (!isKnown) return <ThankYouView state={{ is: 'loading' }} />;
  const bookings =
    findBookingsFromState(state, bookingNumber)?.bookings ?? (user ? lastBooking(user.id, bookingNumber) : undefined);
  if (bookings) return <ThankYouView state={{ is: 'loaded', bookings }} />;
  return <FromServer number={bookingNumber} />;
}

/** The page was opened directly (GAP-78). */
function FromServer({ number }: { number: string }) {
  const isAllowed = useSignInRequired();
  return <ThankYouView state={getState(useBooking(isAllowed ? number : null))} />;
}

function getState(booking: ReturnType<typeof useBooking>): ThankYouState {
  return booking.is === 'loaded' ? { is: 'loaded', bookings: [booking.booking] } : booking;
}

export const meta = createPageMeta('Thank you');

export const isPrivate = true;
