import type { Output, Schema } from '@aitours/api-client';
import type { CartItem } from '@aitours/domain/cart';
import { type BookingGroup, firstBookingNumber, parseBookingNumber } from '@aitours/domain/checkout';

export type NewlyBooked = Schema<'ActivityBooking'> | Schema<'TicketBooking'> | Schema<'TourBooking'>;

/** The answer to a booking was none, or had no number (CHECKOUT-29 to CHECKOUT-33). */
export class UnreadableAnswer extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableAnswer';
  }
}

/** How booking a cart ended. What was booked before something failed is booked. */
export type BookingOutcome =
  | { readonly is: 'booked'; readonly bookings: readonly NewlyBooked[] }
  | { readonly is: 'stopped'; readonly bookings: readonly NewlyBooked[]; readonly error: unknown };

export interface BookingSteps {
  readonly book: (group: BookingGroup<CartItem>) => Promise<Output<'createBooking'> | undefined>;
  /** A group is booked, for certain. */
  readonly onBooked: (group: BookingGroup<CartItem>) => void;
}

/**
 * Books group after group (CHECKOUT-28), and stops at the first that fails: the next ones stay in the cart.
 *
 * @param before what an earlier attempt had booked
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
    const reference = firstBookingNumber(bookings.map(({ booking_number }) => booking_number));
    if (!reference.ok) throw new UnreadableAnswer(reference.message);
    return { is: 'booked', bookings };
  } catch (error) {
    return { is: 'stopped', bookings, error };
  }
}

/** A tour's booking comes as a list with one (GAP-27). */
function bookingIn(type: CartItem['type'], answer: Output<'createBooking'> | undefined): NewlyBooked {
  const number = parseBookingNumber(type, answer);
  if (!number.ok) throw new UnreadableAnswer(number.message);
  const booking = Array.isArray(answer) ? answer[0] : answer;
  if (!booking) throw new UnreadableAnswer(`No booking of the number ${number.bookingNumber}`);
  return booking;
}
