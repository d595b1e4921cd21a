import { pickupLabel } from '@aitours/domain/activity';
import { formatDate, formatTime } from '@aitours/domain/dates';
import type { ReceiptRow } from '@aitours/ui';
import type { Booking } from './booking.ts';
import { rowNames } from './messages.ts';

/** A line of a booking. */
export type BookedLine = Extract<Booking, { booking_type: 'activity' | 'ticket' }>['cart_items'][number];

/** Rows of which only those with a value are shown. */
export const rows = (
  all: readonly (readonly [label: string, value: string | number | null | undefined])[],
): ReceiptRow[] =>
  all.flatMap(([label, value]) => (value === null || value === undefined || value === '' ? [] : [{ label, value }]));

/** When it starts: the time is known or it isn't. */
export const whenText = (date: string, time: string | null): string =>
  time === null ? formatDate(date) : `${formatDate(date)}, ${formatTime(time)}`;

/** An activity that was booked: title, date, party, pickup (CHECKOUT-42). */
export const activityRows = (line: BookedLine): ReceiptRow[] =>
  rows([
    [rowNames.activity, line.title],
    [rowNames.date, whenText(line.date, line.time)],
    [rowNames.adults, line.adults],
    [rowNames.children, line.children],
    [rowNames.infants, line.infants],
    [rowNames.pickup, line.pickup_location && pickupLabel(line.pickup_location)],
  ]);

/** Tickets that were booked: event, date, type, number (CHECKOUT-43). */
export const ticketRows = (line: BookedLine): ReceiptRow[] =>
  rows([
    [rowNames.event, line.title],
    [rowNames.date, whenText(line.date, line.time)],
    [rowNames.ticketType, line.ticket_type],
    [rowNames.quantity, line.quantity],
  ]);

/** Who booked (CHECKOUT-44). */
export const contactRows = ({ first_name, last_name, email, phone_number }: Booking): ReceiptRow[] =>
  rows([
    [rowNames.name, `${first_name} ${last_name}`.trim()],
    [rowNames.email, email],
    [rowNames.phone, phone_number],
  ]);
