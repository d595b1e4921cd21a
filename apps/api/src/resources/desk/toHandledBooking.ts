import type { HandledBooking } from '@aitours/domain/staff';
import type { BookingRow } from '../../db/bookings/bookings.ts';

/** Returns what decides how staff can handle a booking. */
export const toHandledBooking = ({
  status,
  paymentStatus,
  paymentMethod,
  total,
  userId,
}: BookingRow): HandledBooking => ({
  status,
  paymentStatus,
  paymentMethod,
  total,
  isAnonymous: userId === null,
});
