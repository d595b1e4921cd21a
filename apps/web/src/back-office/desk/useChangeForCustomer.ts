import { isProblem } from '@aitours/api-client';
import type { StaffBooking } from '../../features/bookings/useStaffBooking.ts';
import { useClient } from '../../platform/api.tsx';
import { sendOnce } from '../../platform/attemptKeys.ts';
import type { ChangeOperations } from '../../routes/shared/booking-change/useChangeCalls.ts';
import { ifMatch } from '../shared/ifMatch.ts';

/** Returns the operations by which staff change a customer's booking, of the version that is shown. */
export function useChangeForCustomer(
  { version, booking }: StaffBooking,
  reload: () => Promise<StaffBooking>,
  onChanged: () => void,
): ChangeOperations {
  const client = useClient();
  const path = { ref: booking.booking_number };
  const headers = ifMatch(version);
  return {
    quote: (body) => client.call('quoteStaffBookingChange', { path, body }),
    change: async (body) => {
      try {
        await sendOnce({ ...path, ...body, version }, (idempotencyKey) =>
          client.call('changeStaffBooking', { path, headers, body }, { idempotencyKey }),
        );
      } catch (error) {
        // The next attempt is of what is then shown. After a lost response, it is the same request again.
        if (isProblem(error, 'precondition-failed')) await reload();
        throw error;
      }
      await reload();
      onChanged();
    },
  };
}
