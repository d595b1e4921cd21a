import { formatPickup } from '../activity/index.ts';
import { describeArrival } from '../booked/index.ts';
import type { BookingStatus } from '../booking/index.ts';
import { addDays, type CalendarDate, type TimeOfDay } from '../dates/index.ts';
import { airportMeetingPoint, describeRide, estimateTransferMinutes, isAirport } from '../transfers/index.ts';
import type { CalendarBooking, CalendarEvent, CalendarLine, CalendarTransfer } from './calendarBooking.ts';

type EventPart = Pick<CalendarEvent, 'title' | 'when' | 'location'> & { readonly id?: string };

/**
 * Returns the calendar entries of a booking: one per item, for a transfer one per direction (BOOK-30). The duration of a
 * ride is an estimate, which the description states.
 *
 * @example toCalendarEvents({ booking_type: 'tour', booking_number: 'TB00000001', cart_items: [], booking_status: 'pending', created_at: '' }) // []
 * @example toCalendarEvents({ booking_type: 'activity', booking_number: 'AB00000001', cart_items: [], booking_status: 'cancelled', created_at: '' }) // []
 */
export function toCalendarEvents(booking: CalendarBooking): CalendarEvent[] {
  const { booking_number: number, booking_status, created_at, cancellation, changes } = booking;
  const status = statuses[booking_status];
  const text = [`Booking number ${number}.`, ...describeArrival(booking), 'Bring your ID and your voucher.'].join(' ');
  const isTransfer = booking.booking_type === 'transfer';
  const parts = isTransfer ? listRides(booking) : booking.cart_items.map(toPart);
  return parts.map(({ id, ...part }, index) => ({
    ...part,
    uid: `${number}-${id ?? index + 1}@aitours`,
    description: isTransfer ? `${text} The driving time is an estimate.` : text,
    status,
    changedAt: new Date(cancellation?.cancelled_at ?? changes?.last_at ?? created_at),
    sequence: (changes?.count ?? 0) + (status === 'CANCELLED' ? 1 : 0),
  }));
}

const statuses = {
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  pending: 'TENTATIVE',
  cancelled: 'CANCELLED',
  refunded: 'CANCELLED',
} as const satisfies Record<BookingStatus, CalendarEvent['status']>;

const toPart = ({
  id,
  title,
  date,
  time,
  duration_minutes,
  pickup_location,
  pickup_address,
}: CalendarLine): EventPart => ({
  ...(id !== undefined && { id }),
  title,
  when: toWhen(date, time, duration_minutes),
  ...(pickup_location && { location: `Pickup: ${formatPickup(pickup_location, pickup_address)}` }),
});

function listRides(booking: CalendarTransfer): EventPart[] {
  const { pickup_location: from, dropoff_location: to, return_journey, return_date, return_time } = booking;
  const { pickup, dropoff } = describeRide(booking);
  const minutes = estimateTransferMinutes(booking.distance);
  const toRide = (start: string, end: string, date: CalendarDate, time: TimeOfDay | null): EventPart => ({
    title: `Transfer: ${start} – ${end}`,
    when: toWhen(date, time, minutes),
    location: [start === from ? pickup : dropoff, ...(isAirport(start) ? [airportMeetingPoint] : [])].join('. '),
  });
  const there = toRide(from, to, booking.booking_date, booking.booking_time);
  return return_journey && return_date ? [there, toRide(to, from, return_date, return_time)] : [there];
}

const MINUTES_PER_DAY = 24 * 60;

/** An entry without a start time fills its days. */
function toWhen(date: CalendarDate, time: TimeOfDay | null, minutes: number | null): CalendarEvent['when'] {
  if (time !== null) return { is: 'timed', date, time, ...(minutes !== null && { minutes }) };
  const days = Math.max(1, Math.ceil((minutes ?? 0) / MINUTES_PER_DAY));
  return { is: 'wholeDays', date, until: addDays(date, days) };
}
