import type { BookingKind } from './bookingNumber.ts';

interface Listed {
  readonly booking_number: string;
  readonly booking_date: string;
}

/** The response of `GET /bookings/` (API-40): a list for each kind; a missing one is empty. */
export interface BookingLists<Activity, Ticket, Transfer, Tour> {
  readonly activity_bookings?: readonly Activity[] | null;
  readonly ticket_bookings?: readonly Ticket[] | null;
  readonly transfer_bookings?: readonly Transfer[] | null;
  readonly tour_bookings?: readonly Tour[] | null;
}

/** A booking of the merged list with its kind. */
export type MergedBooking<Activity, Ticket, Transfer, Tour> =
  | WithKind<'activity', Activity>
  | WithKind<'ticket', Ticket>
  | WithKind<'transfer', Transfer>
  | WithKind<'tour', Tour>;

interface WithKind<Kind extends BookingKind, Booking> {
  readonly kind: Kind;
  readonly booking: Booking;
}

/**
 * Merges the four lists, newest first, each booking number once (BOOK-02, GAP-32, GAP-33).
 *
 * @example mergeBookings({ activity_bookings: [dunes], ticket_bookings: [sunset] }) // [{ kind: 'ticket', booking: sunset }, { kind: 'activity', booking: dunes }]
 * @example mergeBookings({}) // []
 */
export function mergeBookings<
  Activity extends Listed,
  Ticket extends Listed,
  Transfer extends Listed,
  Tour extends Listed,
>(lists: BookingLists<Activity, Ticket, Transfer, Tour>): MergedBooking<Activity, Ticket, Transfer, Tour>[] {
  const merged = [
    ...withKind('activity', lists.activity_bookings),
    ...withKind('ticket', lists.ticket_bookings),
    ...withKind('transfer', lists.transfer_bookings),
    ...withKind('tour', lists.tour_bookings),
  ];
  const byNumber = new Map(merged.toReversed().map((entry) => [entry.booking.booking_number, entry]));
  return [...byNumber.values()].sort(({ booking: one }, { booking: other }) => newestFirst(one, other));
}

const withKind = <Kind extends BookingKind, Booking>(
  kind: Kind,
  bookings: readonly Booking[] | null | undefined,
): WithKind<Kind, Booking>[] => (bookings ?? []).map((booking) => ({ kind, booking }));

/** Dates and timestamps compare as text. On the same day, the higher number is newer. */
const newestFirst = (one: Listed, other: Listed): number =>
  compare(other.booking_date, one.booking_date) || compare(other.booking_number, one.booking_number);

const compare = (one: string, other: string): number => Number(one > other) - Number(one < other);
