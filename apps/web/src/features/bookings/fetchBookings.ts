import type { Client } from '@aitours/api-client';
import { type MergedBooking, mergeBookings } from '@aitours/domain/booking';
import type { Booking } from './booking.ts';
import { NoToken } from './bookingFailures.ts';

export type ListedBooking = MergedBooking<
  Extract<Booking, { booking_type: 'activity' }>,
  Extract<Booking, { booking_type: 'ticket' }>,
  Extract<Booking, { booking_type: 'transfer' }>,
  Extract<Booking, { booking_type: 'tour' }>
>;

/**
 * Fetches the signed-in user's bookings as one list (BOOK-02).
 *
 * @throws NoToken if no user is signed in
 */
export async function fetchBookings(client: Client): Promise<readonly ListedBooking[]> {
  if (!client.session.tokens()) throw new NoToken();
  const response = await client.call('listBookings');
  if (!('activity_bookings' in response)) throw new TypeError('Expected the user’s own bookings');
  return mergeBookings(response);
}
