import { parseBookingKind } from '@aitours/domain/booking';
import { checkoutMessages } from '@aitours/domain/messages';
import { useParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { type BookingsState, findBookingsFromState } from '../../features/bookings/bookingsFromState.ts';
import { useBooking } from '../../features/bookings/useBooking.ts';
import { useSession } from '../../features/session/SessionProvider.tsx';
import { useSignInRequired } from '../../features/session/useSignInRequired.ts';
import { createPageMeta } from '../../platform/page.ts';
import { ConfirmationView, toConfirmation } from './BookingConfirmation.view.tsx';
import { useClearOnArrival } from './useClearOnArrival.ts';

/** /booking-confirmation and /booking-confirmation/{bookingNumber} (SHELL-29). */
export default function BookingConfirmation() {
  const { bookingNumber } = useParams<'/booking-confirmation/:bookingNumber?'>();
  const { isKnown } = useSession();
  const bookingsState = findBookingsFromState(useHistoryState<unknown>(), bookingNumber);
  if (!isKnown) return <ConfirmationView state={{ is: 'loading' }} />;
  if (bookingsState) return <FromCheckout bookingsState={bookingsState} />;
  if (bookingNumber === undefined || parseBookingKind(bookingNumber) === undefined) {
    return <ConfirmationView state={{ is: 'missing', text: checkoutMessages.invalidReference }} />;
  }
  return <FromServer number={bookingNumber} />;
}

/** Right after the checkout: the cart and the stored booking are cleared (CHECKOUT-51). */
function FromCheckout({ bookingsState }: { bookingsState: BookingsState }) {
  useClearOnArrival(bookingsState);
  return <ConfirmationView state={toConfirmation(bookingsState.bookings)} />;
}

function FromServer({ number }: { number: string }) {
  const isAllowed = useSignInRequired();
  const state = useBooking(isAllowed ? number : null);
  switch (state.is) {
    case 'loading':
      return <ConfirmationView state={state} />;
    case 'loaded':
      return <ConfirmationView state={toConfirmation([state.booking])} />;
    default:
      return <ConfirmationView state={{ is: 'missing', text: checkoutMessages.detailsFailed }} />;
  }
}

export const meta = createPageMeta('Booking confirmation');

export const isPrivate = true;
