import { computeRefund } from '../../bookings/bookingRefund.ts';
import { preparedOperation } from '../../http/operation.ts';
import { cancelForStaff, prepareForStaff } from './cancelForStaff.ts';

/** Cancels a booking of any user with the refund by its terms. */
export const cancelStaffBooking = preparedOperation(
  'cancelStaffBooking',
  (context) => prepareForStaff(context),
  (context, prepared) => {
    const { body, clock, refundQuotes } = context;
    const now = clock.now();
    const { refund_quote: quote, reason } = body;
    return cancelForStaff(context, 'cancelStaffBooking', prepared, (booking) => ({
      ...computeRefund(booking, (quote && refundQuotes.readTime(quote, booking.number, now)) || now),
      ...(reason !== undefined && { recorded: { reason } }),
    }));
  },
);
