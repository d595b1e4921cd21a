import type { CalendarDate } from '../dates/index.ts';

interface Entry {
  readonly booking: {
    readonly booking_date: string;
    readonly booking_time: string | null;
    readonly booking_status: string;
  };
}

/**
 * Splits My Bookings into those that take place today or later, nearest first, and those that are past, completed or
 * cancelled, newest first (GAP-33).
 *
 * @example splitBookings([], '2030-03-01').upcoming // []
 * @example splitBookings([{ booking: { booking_date: '2030-03-02', booking_time: null, booking_status: 'cancelled' } }], '2030-03-01').upcoming // []
 */
export function splitBookings<Booking extends Entry>(bookings: readonly Booking[], today: CalendarDate) {
  const isUpcoming = ({ booking }: Booking) =>
    booking.booking_date >= today && ['confirmed', 'pending'].includes(booking.booking_status);
  const nearestFirst = bookings.toSorted((one, other) => getStart(one).localeCompare(getStart(other)));
  return {
    upcoming: nearestFirst.filter(isUpcoming),
    past: nearestFirst.toReversed().filter((entry) => !isUpcoming(entry)),
  };
}

/** Dates and times compare as text; a booking without a time is first on its day. */
const getStart = ({ booking }: Entry): string => `${booking.booking_date} ${booking.booking_time ?? ''}`;
