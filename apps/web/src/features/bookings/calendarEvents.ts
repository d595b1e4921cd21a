import { formatPickup } from '@aitours/domain/activity';
import { addDays, type CalendarDate, type TimeOfDay } from '@aitours/domain/dates';
import { estimateTransferMinutes } from '@aitours/domain/transfers';
import type { Booking } from './booking.ts';
import { messages } from './messages.ts';

export interface CalendarEvent {
  /** Stable for the same item, so that importing the file again updates the entry. */
  readonly uid: string;
  readonly title: string;
  readonly when: Timed | WholeDays;
  readonly location?: string;
}

interface Timed {
  readonly is: 'timed';
  readonly date: CalendarDate;
  readonly time: TimeOfDay;
  /** Absent when the duration is unknown. */
  readonly minutes?: number;
}

/** `until` is exclusive. */
interface WholeDays {
  readonly is: 'wholeDays';
  readonly date: CalendarDate;
  readonly until: CalendarDate;
}

/**
 * Returns the calendar entries of a booking: one per item, for a transfer one per direction. The duration of a ride is
 * an estimate, which `calendarText` states.
 */
export function calendarEvents(booking: Booking): CalendarEvent[] {
  const { booking_number: number } = booking;
  const events = booking.booking_type === 'transfer' ? journeysOf(booking) : linesOf(booking);
  return events.map((event, index) => ({ ...event, uid: `${number}-${index + 1}@aitours` }));
}

/** Returns the description of each entry. */
export const calendarText = ({ booking_number: number, booking_type: type }: Booking): string =>
  type === 'transfer' ? `${messages.calendarText(number)} ${messages.driveIsEstimated}` : messages.calendarText(number);

type WithoutUid = Omit<CalendarEvent, 'uid'>;
type Transfer = Extract<Booking, { booking_type: 'transfer' }>;

function linesOf(booking: Exclude<Booking, Transfer>): WithoutUid[] {
  return booking.cart_items.map(({ title, date, time, duration_minutes, pickup_location, pickup_address }) => ({
    title,
    when: time === null ? wholeDays(date, daysOf(duration_minutes)) : timed(date, time, duration_minutes),
    location: pickup_location ? messages.pickedUpAt(formatPickup(pickup_location, pickup_address)) : undefined,
  }));
}

function journeysOf(booking: Transfer): WithoutUid[] {
  const { pickup_location: from, dropoff_location: to, booking_date, booking_time, distance } = booking;
  const { return_journey, return_date, return_time } = booking;
  const minutes = estimateTransferMinutes(distance);
  const route = (start: string, end: string, date: CalendarDate, time: TimeOfDay | null): WithoutUid => ({
    title: messages.route(start, end),
    when: time === null ? wholeDays(date, 1) : timed(date, time, minutes),
    location: start,
  });
  const there = route(from, to, booking_date, booking_time);
  return return_journey && return_date ? [there, route(to, from, return_date, return_time)] : [there];
}

const timed = (date: CalendarDate, time: TimeOfDay, minutes: number | null): Timed => ({
  is: 'timed',
  date,
  time,
  minutes: minutes ?? undefined,
});

const wholeDays = (date: CalendarDate, days: number): WholeDays => ({
  is: 'wholeDays',
  date,
  until: addDays(date, days),
});

const MINUTES_PER_DAY = 24 * 60;

const daysOf = (minutes: number | null): number => Math.max(1, Math.ceil((minutes ?? 0) / MINUTES_PER_DAY));
