import type { StaffBooking } from '../../features/bookings/useStaffBooking.ts';
import { useClient } from '../../platform/api.tsx';
import { sendOnce } from '../../platform/attemptKeys.ts';
import type { ChangeRequests } from './useChangeCalls.ts';

/** Returns the requests by which staff change a customer's booking, of the version that is shown. */
export function useChangeForCustomer(
  { version, booking }: StaffBooking,
  reload: () => Promise<StaffBooking>,
  onChanged: () => void,
): ChangeRequests {
  const client = useClient();
  const path = { ref: booking.booking_number };
  const headers = { 'If-Match': `"${version}"` };
  return {
    quote: (body) => client.call('quoteStaffBookingChange', { path, body }),
    change: async (body) => {
      try {
        await sendOnce({ ...path, ...body, version }, (idempotencyKey) =>
          client.call('changeStaffBooking', { path, headers, body }, { idempotencyKey }),
        );
      } finally {
        // Also after an error: somebody may have changed the booking, and the next attempt is of what is then shown.
        await reload();
      }
      onChanged();
    },
  };
}
