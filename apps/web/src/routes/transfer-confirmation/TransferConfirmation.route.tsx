import { isTransferReference } from '@aitours/domain/booking';
import { useParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Booking } from '../../features/bookings/booking.ts';
import { findBookingsFromState } from '../../features/bookings/bookingsFromState.ts';
import { useBooking } from '../../features/bookings/useBooking.ts';
import { useOfflineCopies } from '../../features/bookings/useOfflineCopies.ts';
import { useSession } from '../../features/session/SessionProvider.tsx';
import { useSignInRequired } from '../../features/session/useSignInRequired.ts';
import { useApi } from '../../platform/api.tsx';
import { OfflineNotice } from '../../platform/offline/OfflineNotice.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { TransferConfirmationView, toConfirmation } from './TransferConfirmation.view.tsx';

/** /bookings/{bookingNumber} (SHELL-31) */
export default function TransferConfirmation() {
  const { bookingNumber } = useParams<'/bookings/:bookingNumber'>();
  const { isKnown } = useSession();
  const bookingsState = findBookingsFromState(useHistoryState<unknown>(), bookingNumber)?.bookings;
  const isAllowed = useSignInRequired();
  if (!isKnown || !isAllowed) return <TransferConfirmationView state={{ is: 'loading' }} />;
  const found = bookingsState?.find(({ booking_number }) => booking_number === bookingNumber);
  if (found) return <TransferConfirmationView state={toConfirmation(found)} />;
  return isTransferReference(bookingNumber) ? <Transfer number={bookingNumber} /> : <Other number={bookingNumber} />;
}

/** Loads the booking of a page that was opened directly (XFER-46). */
function Transfer({ number }: { number: string }) {
  const { data, failure, isNotFound, reload } = useApi('getTransferBooking', { path: { ref: number } });
  const readFrom = `/api/v1/transfers/bookings/${number}/`;
  return (
    <Shown
      booking={data}
      readFrom={readFrom}
      isFailed={failure !== undefined}
      {...(!isNotFound && { retry: reload })}
    />
  );
}

/** Not a transfer's number: the kind of booking decides the message (GAP-34, XFER-44). */
function Other({ number }: { number: string }) {
  const state = useBooking(number);
  return (
    <Shown
      booking={state.is === 'loaded' ? state.booking : undefined}
      readFrom={`/api/v1/bookings/${number}/`}
      isFailed={state.is === 'missing' || state.is === 'failed'}
      {...(state.is === 'failed' && { retry: state.retry })}
    />
  );
}

interface ShownProps {
  booking: Booking | undefined;
  /** The path of the API. */
  readFrom: string;
  isFailed: boolean;
  retry?: () => void;
}

function Shown({ booking, readFrom, isFailed, retry }: ShownProps) {
  useOfflineCopies(booking ? [booking.booking_number] : []);
  if (booking)
    return (
      <>
        <OfflineNotice isShown={(path) => path === readFrom} />
        <TransferConfirmationView state={toConfirmation(booking)} />
      </>
    );
  return <TransferConfirmationView state={isFailed ? { is: 'missing', ...(retry && { retry }) } : { is: 'loading' }} />;
}

export const meta = createPageMeta('Transfer confirmation');

export const isPrivate = true;
