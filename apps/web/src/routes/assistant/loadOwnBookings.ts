import type { Client } from '@aitours/api-client';
import { formatWhen } from '@aitours/domain/booked';
import { hasActions, splitBookings } from '@aitours/domain/booking';
import { toDubaiDate } from '@aitours/domain/dates';
import { bookingMessages } from '@aitours/domain/messages';
import type { OwnBooking, OwnBookings } from '../../features/assistant/composeAnswer.ts';
import { type Booking, formatBookingTitle } from '../../features/bookings/booking.ts';
import { describeBookingFailure } from '../../features/bookings/bookingFailures.ts';
import { openChangeText } from '../../features/bookings/changes.tsx';
import { describeRefund, refundUntilText } from '../../features/bookings/describeRefund.ts';
import { fetchBookings } from '../../features/bookings/fetchBookings.ts';
import { getBookingBadge } from '../../features/bookings/statusBadges.ts';
import { findUnpaid, formatUnpaidText } from '../../features/bookings/unpaid.tsx';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';

/**
 * Loads the signed-in user's upcoming bookings for an answer.
 *
 * @param noResponse the message when there is no response
 */
export async function loadOwnBookings(client: Client, noResponse: string): Promise<OwnBookings> {
  try {
    const now = new Date();
    const { upcoming } = splitBookings(await fetchBookings(client), toDubaiDate(now));
    return { is: 'loaded', upcoming: upcoming.map(({ booking }) => describeBooking(booking, now)) };
  } catch (error) {
    return { is: 'failed', text: describeBookingFailure(error, bookingMessages.fetchFailed, noResponse) };
  }
}

/**
 * Describes a booking in one line: what, when, its state, and what happens with the money.
 *
 * @internal
 */
export function describeBooking(booking: Booking, now: Date): OwnBooking {
  const { booking_number: number, booking_date: date, booking_time: time, booking_status: status } = booking;
  const unpaid = findUnpaid(booking);
  return {
    number,
    description: messages.booking({
      number,
      title: formatBookingTitle(booking),
      when: formatWhen(date, time),
      status: unpaid ? messages.unpaid : getBookingBadge(status).label,
      note: unpaid ? formatUnpaidText(unpaid) : findNote(booking, now),
    }),
    href: unpaid ? paths.pay(unpaid.id) : hasActions(status) ? paths.voucher(number) : paths.myBookings,
  };
}

function findNote(booking: Booking, now: Date): string | undefined {
  const refund = describeRefund(booking, now);
  return openChangeText(booking) ?? refundUntilText(booking, now) ?? (refund?.is === 'none' ? refund.title : undefined);
}
