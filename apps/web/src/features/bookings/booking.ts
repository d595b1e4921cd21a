import type { Schema } from '@aitours/api-client';
import { bookingKinds } from '@aitours/domain/booking';
import { array, enums, is, nonempty, string, type } from 'superstruct';

export type Booking = Schema<'Booking'>;

const Bookings = nonempty(
  array(
    type({
      booking_type: enums(bookingKinds),
      booking_number: nonempty(string()),
      booking_date: string(),
      total_amount: string(),
      email: string(),
    }),
  ),
);

/** Checks bookings from navigation state or storage, which an older version of the shop may have written. */
export const isBookings = (value: unknown): value is readonly Booking[] => is(value, Bookings);

export function formatBookingTitle(booking: Booking): string {
  switch (booking.booking_type) {
    case 'activity':
    case 'ticket': {
      const [first, ...others] = booking.cart_items.map(({ title }) => title);
      return others.length === 0 ? (first ?? '') : `${first} + ${others.length}`;
    }
    case 'tour':
      return booking.tour.title;
    case 'transfer':
      return `${booking.pickup_location} – ${booking.dropoff_location}`;
  }
}
