import { splitBookings, wasPaid } from '@aitours/domain/booking';
import { toDubaiDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { lazy, Suspense } from 'react';
import type { Booking } from '../../features/bookings/booking.ts';
import type { Cancellation } from '../../features/bookings/CancelDialog.tsx';
import { type MyBookingsState, useMyBookings } from '../../features/bookings/useMyBookings.ts';
import { useOfflineCopies } from '../../features/bookings/useOfflineCopies.ts';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { rememberPath } from '../../features/session/rememberedPath.ts';
import { useSignInRequired } from '../../features/session/useSignInRequired.ts';
import { OfflineNotice } from '../../platform/offline/OfflineNotice.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { paths } from '../../platform/paths.ts';
import { MyBookingsView } from './MyBookings.view.tsx';
import { messages } from './messages.ts';

const CruiseRequests = lazy(() => import('./CruiseRequests.tsx'));

/** /customer and /bookings (SHELL-19, GAP-35) */
export default function MyBookings() {
  const isAllowed = useSignInRequired();
  const { state, reload } = useMyBookings(isAllowed);
  const notify = useNotify();
  useOfflineCopies(listNextNumbers(state), true);
  return (
    <>
      <OfflineNotice isShown={isList} />
      <MyBookingsView
        state={state}
        onCancelled={(booking, cancellation) => {
          notify('success', formatCancelledText(booking, cancellation));
          reload();
        }}
        onSessionOver={(text) => {
          notify('error', text);
          rememberPath(paths.myBookings);
        }}
      >
        {isAllowed && (
          <Suspense>
            <CruiseRequests />
          </Suspense>
        )}
      </MyBookingsView>
    </>
  );
}

const isList = (path: string) => path === '/api/v1/bookings/';

/** What a traveller needs on the way, without loading a long history. */
const MAX_OFFLINE_BOOKINGS = 10;

/** Returns the numbers of the next bookings. */
function listNextNumbers(state: MyBookingsState): readonly string[] {
  if (state.is !== 'loaded') return [];
  const { upcoming } = splitBookings(state.bookings, toDubaiDate(new Date()));
  return upcoming.slice(0, MAX_OFFLINE_BOOKINGS).map(({ booking }) => booking.booking_number);
}

export const meta = createPageMeta('My bookings');

export const isPrivate = true;

/** Returns the message after a cancellation, with the refund. */
function formatCancelledText(booking: Booking, { refund, refund_amount }: Cancellation): string {
  if (!wasPaid(booking)) return messages.cancelledUnpaid(booking.booking_number);
  return messages.cancelled(
    booking.booking_number,
    refund === 'none' ? undefined : formatPrice(parseFils(refund_amount)),
  );
}
