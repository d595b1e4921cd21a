import type { Output, Schema } from '@aitours/api-client';
import type { CartItem } from '@aitours/domain/cart';
import { type BookingGroup, getFirstBookingNumber, parseBookingNumber } from '@aitours/domain/checkout';

export type NewlyBooked = Schema<'ActivityBooking'> | Schema<'TicketBooking'> | Schema<'TourBooking'>;

/** A booking response was missing or had no number (CHECKOUT-29 to CHECKOUT-33). */
export class UnreadableResponse extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableAnswer';
  }
}

/** The outcome of booking a cart. Groups booked before an error stay booked. */
export type BookingOutcome =
  | { readonly is: 'booked'; readonly bookings: readonly NewlyBooked[] }
  | { readonly is: 'stopped'; readonly bookings: readonly NewlyBooked[]; readonly error: unknown };

export interface BookingSteps {
  readonly book: (group: BookingGroup<CartItem>) => Promise<Output<'createBooking'> | undefined>;
  /** Called after each confirmed group. */
  readonly onBooked: (group: BookingGroup<CartItem>) => void;
}

/**
 * Books the groups one after the other (CHECKOUT-28) and stops at the first error: the remaining groups stay in the
 * cart.
 *
 * @param before bookings of an earlier attempt
 */
export async function bookGroups(
  groups: readonly BookingGroup<CartItem>[],
  before: readonly NewlyBooked[],
  { book, onBooked }: BookingSteps,
): Promise<BookingOutcome> {
  const bookings = [...before];
  try {
    for (const group of groups) {
      bookings.push(bookingIn(group.type, await book(group)));
      onBooked(group);
    }
    const reference = getFirstBookingNumber(bookings.map(({ booking_number }) => booking_number));
    if (!reference.ok) throw new UnreadableResponse(reference.message);
    return { is: 'booked', bookings };
  } catch (error) {
    return { is: 'stopped', bookings, error };
  }
}

/** The response for a tour is a list with one booking (GAP-27). */
function bookingIn(type: CartItem['type'], result: Output<'createBooking'> | undefined): NewlyBooked {
  const number = parseBookingNumber(type, result);
  if (!number.ok) throw new UnreadableResponse(number.message);
  const booking = Array.isArray(result) ? result[0] : result;
  if (!booking) throw new UnreadableResponse(`No booking of the number ${number.bookingNumber}`);
  return booking;
}
