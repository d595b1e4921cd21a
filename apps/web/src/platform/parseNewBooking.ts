import type { Output, Schema } from '@aitours/api-client';
import { parseBookingNumber } from '@aitours/domain/checkout';

export type NewlyBooked = Schema<'ActivityBooking'> | Schema<'TicketBooking'> | Schema<'TourBooking'>;
type Kind = NewlyBooked['booking_type'];

/** A booking response was missing or had no number (CHECKOUT-29 to CHECKOUT-33). */
export class UnreadableResponse extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableResponse';
  }
}

/**
 * Returns the booking of a response. For a tour, the response is a list with one booking (TOUR-43, GAP-27).
 *
 * @throws {UnreadableResponse}
 */
export function parseNewBooking<K extends Kind>(
  kind: K,
  response: Output<'createBooking'> | Schema<'Booking'> | undefined,
): Extract<NewlyBooked, { booking_type: K }> {
  const number = parseBookingNumber(kind, response);
  if (!number.ok) throw new UnreadableResponse(number.message);
  const booking = Array.isArray(response) ? response[0] : response;
  if (!booking || !isOfKind(booking, kind)) throw new UnreadableResponse(`${number.bookingNumber} is not a ${kind}`);
  return booking;
}

const isOfKind = <K extends Kind>(
  booking: Schema<'Booking'>,
  kind: K,
): booking is Extract<NewlyBooked, { booking_type: K }> => booking.booking_type === kind;
