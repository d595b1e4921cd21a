import { describeArrival, formatEmergencyPhone } from '@aitours/domain/booked';
import type { CalendarEvent } from '@aitours/domain/calendar';
import { formatDate, formatTime } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { Mail } from '../db/operating/outgoingMail.ts';
import { createCalendarFile, getBookingUrl, listBookedRows, listFactRows } from './bookingMails.ts';
import type { SettledChange } from './changeMails.ts';
import { hideRequesterTexts } from './hideRequesterTexts.ts';
import { renderMail } from './renderMail.ts';

type Booking = components['schemas']['Booking'];

/**
 * Returns the mail that reminds of what starts within a day. Like other mails, it contains no text of the requester.
 *
 * @param events what starts, at least one
 */
export function createReminderMail(full: Booking, events: readonly CalendarEvent[], publicUrl: string): Mail {
  const booking = hideRequesterTexts(full);
  return renderMail({
    kind: 'booking-reminder',
    to: booking.email,
    subject: `Your booking ${booking.booking_number} starts ${formatStart(events[0])}`,
    intro: 'Your booking starts soon. All times are in Dubai.',
    rows: [
      ['Booking number', booking.booking_number],
      ...events.map((event): [string, string] => [
        event.title,
        [formatStart(event), event.location].filter(Boolean).join('\n'),
      ]),
      ...listFactRows(booking),
      ['If something goes wrong', `Call us at any hour: ${formatEmergencyPhone(booking)}`],
    ],
    link: { text: 'See your booking', url: getBookingUrl(booking, publicUrl) },
    notes: [[...describeArrival(booking), 'Bring your ID and your voucher.'].join(' ')],
    attachments: [createCalendarFile(booking, publicUrl)],
  });
}

const formatStart = (event: CalendarEvent | undefined): string => {
  if (!event) return 'soon';
  const { when } = event;
  return when.is === 'timed' ? `${formatDate(when.date)}, ${formatTime(when.time)}` : formatDate(when.date);
};

/** Returns the notice of a new booking to the shop. @param to the address of BOOKING_NOTICE_EMAIL */
export const createNewBookingNotice = (to: string, booking: Booking, publicUrl: string): Mail =>
  renderMail({
    kind: 'staff-new-booking',
    to,
    subject: `New booking ${booking.booking_number}: ${formatPrice(parseFils(booking.total_amount))}`,
    intro: 'A customer has booked. Name and contact details are in the dashboard.',
    rows: listBookedRows(booking),
    link: { text: 'Open the bookings', url: `${publicUrl}/dashboard/bookings` },
  });

/** Returns the notice of a cancelled booking to the shop. @param to the address of BOOKING_NOTICE_EMAIL */
export const createCancellationNotice = (
  to: string,
  booking: Booking,
  { refund }: Pick<SettledChange, 'refund'>,
  publicUrl: string,
): Mail =>
  renderMail({
    kind: 'staff-booking-changed',
    to,
    subject: `Booking ${booking.booking_number} is cancelled`,
    intro: 'A booking is cancelled. Its places are on sale again.',
    rows: [...listBookedRows(booking), ['Refund', refund > 0 ? formatPrice(refund) : 'None']],
    link: { text: 'Open the bookings', url: `${publicUrl}/dashboard/bookings` },
  });

/** Returns the notice of a changed booking to the shop. @param to the address of BOOKING_NOTICE_EMAIL */
export const createBookingChangeNotice = (
  to: string,
  booking: Booking,
  { description, paid, refund }: SettledChange,
  publicUrl: string,
): Mail =>
  renderMail({
    kind: 'staff-booking-changed',
    to,
    subject: `Booking ${booking.booking_number} has changed`,
    intro: `A customer has changed a booking. ${description}`,
    rows: [
      ...listBookedRows(booking),
      ...(paid > 0 ? [['Paid for the change', formatPrice(paid)] satisfies [string, string]] : []),
      ...(refund > 0 ? [['Refunded', formatPrice(refund)] satisfies [string, string]] : []),
    ],
    link: { text: 'Open the bookings', url: `${publicUrl}/dashboard/bookings` },
  });
