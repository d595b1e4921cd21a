import { describeDayFacts, formatPickup, toMapUrl } from '@aitours/domain/activity';
import { type BookedFact, describeLine, describeTour, describeTransfer, formatWhen } from '@aitours/domain/booked';
import {
  getBookingPath,
  isFree,
  listDiscountRows,
  listRefundRows,
  nothingToPay,
  wasPaid,
} from '@aitours/domain/booking';
import { formatCalendar, toCalendarEvents } from '@aitours/domain/calendar';
import { toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { formatParty } from '@aitours/domain/party';
import type { components } from '@aitours/openapi/schema';
import type { BookingRow } from '../db/bookings/bookings.ts';
import type { Mail, MailAttachment } from '../db/operating/outgoingMail.ts';
import { getMailedTitle, hideRequesterTexts } from './hideRequesterTexts.ts';
import { renderMail } from './renderMail.ts';
import { listReservations } from './reservationData.ts';

type Booking = components['schemas']['Booking'];
type Rows = [label: string, value: string][];

/**
 * Returns the mail that confirms a booking, without text of the requester.
 *
 * @see hideRequesterTexts
 * @param publicUrl the shop's address
 */
export function createConfirmationMail(full: Booking, publicUrl: string): Mail {
  const booking = hideRequesterTexts(full);
  return renderMail({
    kind: 'booking-confirmed',
    to: booking.email,
    subject: `Your booking ${booking.booking_number} is confirmed`,
    intro: 'Your booking is confirmed. All times are in Dubai.',
    rows: [
      ...listBookedRows(booking),
      ...listFactRows(booking),
      ['Payment', formatPayment(booking)],
      ...refundRows(booking),
    ],
    link: { text: 'See your booking', url: getBookingUrl(booking, publicUrl) },
    notes: [formatFreeCancellation(booking)],
    structuredData: listReservations(booking, getBookingUrl(booking, publicUrl)),
    attachments: [createCalendarFile(booking, publicUrl)],
  });
}

/** When a booking was cancelled, and what is refunded, in fils. */
export interface MailedCancellation {
  readonly at: Date;
  readonly refund: number;
}

/**
 * Returns the mail that reports a cancellation and its refund. Its calendar file cancels the entries of the confirmation.
 *
 * @param full the booking as it was before the cancellation
 */
export function createCancellationMail(full: Booking, { at, refund }: MailedCancellation, publicUrl: string): Mail {
  const booking = hideRequesterTexts(full);
  const cancelled = toCancelled(booking, at);
  return renderMail({
    kind: 'booking-cancelled',
    to: booking.email,
    subject: `Your booking ${booking.booking_number} is cancelled`,
    intro: `Your booking is cancelled. ${formatRefund(booking, refund)}`,
    rows: listBookedRows(booking),
    link: { text: 'See your booking', url: getBookingUrl(booking, publicUrl) },
    structuredData: listReservations(cancelled, getBookingUrl(booking, publicUrl)),
    // One that was never confirmed is in no calendar.
    attachments: booking.booking_status === 'confirmed' ? [createCalendarFile(cancelled, publicUrl)] : [],
  });
}

const toCancelled = (booking: Booking, at: Date): Booking => ({
  ...booking,
  booking_status: 'cancelled',
  cancellation: { cancelled_at: at.toISOString(), refund_amount: '0.00', refund_status: 'none' },
});

/** Returns the address of a booking's page. */
export const getBookingUrl = ({ booking_number }: Booking, publicUrl: string) =>
  `${publicUrl}${getBookingPath(booking_number)}`;

/** Returns the calendar entries of a booking with their alarms, as a file. */
export const createCalendarFile = (booking: Booking, publicUrl: string): MailAttachment => ({
  filename: `${booking.booking_number}.ics`,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
  content: formatCalendar(
    toCalendarEvents(booking).map((event) => ({ ...event, url: getBookingUrl(booking, publicUrl) })),
  ),
});

/** Returns what was booked and its price. */
export const listBookedRows = (booking: Booking): Rows => [
  ['Booking number', booking.booking_number],
  ...describeBooked(booking),
  ...getKeptRows(booking),
  ...listDiscountRows([booking]),
  ['Total', formatPrice(parseFils(booking.total_amount))],
];

const getKeptRows = ({ kept_amount }: Booking): Rows =>
  kept_amount === undefined ? [] : [['Not refunded by the terms', formatPrice(parseFils(kept_amount))]];

/** Returns what matters on the day, a row for each product of which something is known. */
export function listFactRows(booking: Booking): Rows {
  if (booking.booking_type === 'transfer') return [];
  return booking.cart_items.flatMap(({ title, date, facts = {} }) => {
    const heading = booking.cart_items.length > 1 ? [title] : [];
    const map = facts.meeting_point && `Map: ${toMapUrl(facts.meeting_point)}`;
    const lines = [
      ...describeDayFacts(facts, date).map(({ label, value }) => `${label}: ${value}`),
      ...(map ? [map] : []),
    ];
    return lines.length > 0 ? [['Good to know', [...heading, ...lines].join('\n')] satisfies Rows[number]] : [];
  });
}

const kinds = { activity: 'Activity', ticket: 'Tickets', tour: 'Tour' };

function describeBooked(booking: Booking): Rows {
  if (booking.booking_type === 'transfer') return describeTransfer(booking).map(toRow);
  return booking.cart_items.map((item) => {
    const { title, ticket_type, date, time, pickup_location, pickup_address, price } = item;
    const lines = [
      ticket_type ? `${title}, ${ticket_type}` : title,
      formatWhen(date, time),
      formatParty(item),
      pickup_location && `Pickup: ${formatPickup(pickup_location, pickup_address)}`,
      formatPrice(parseFils(price)),
      ...(booking.booking_type === 'tour' ? describeTour(booking) : describeLine(item)).map((fact) =>
        toRow(fact).join(': '),
      ),
    ];
    return [kinds[item.type], lines.filter(Boolean).join('\n')];
  });
}

const factLabels = {
  duration: 'Duration',
  addons: 'Add-ons',
  hotels: 'Hotels',
  transfers: 'Transfers',
  meals: 'Meals',
  dayActivities: 'Activities',
  pickup: 'Pickup',
  meetingPoint: 'Meeting point',
  dropoff: 'Drop-off',
  date: 'Date',
  returnJourney: 'Return',
  passengers: 'Passengers',
  luggage: 'Luggage',
  flight: 'Flight',
  childSeats: 'Child seats',
  vehicle: 'Vehicle',
} satisfies Record<BookedFact[0], string>;

const toRow = ([name, value]: BookedFact): Rows[number] => [factLabels[name], value];

const methods = { card: 'by card', cash: 'in cash', wallet: 'by wallet' };
const formatPayment = (booking: Booking) =>
  isFree(booking) ? nothingToPay : `${wasPaid(booking) ? 'Paid' : 'To be paid'} ${methods[booking.payment_method]}`;

/** Returns what a cancellation refunds from now on. */
export function refundRows(booking: Booking): Rows {
  const { refund_if_cancelled: preview } = booking;
  if (!preview || isFree(booking)) return [];
  const isPaid = wasPaid(booking);
  const rows = listRefundRows(preview.steps, isPaid).map(({ when, refund }) => `${when}: ${refund}`);
  return [[isPaid ? 'Refund if cancelled' : 'Refund of what you have paid', rows.join('\n')]];
}

function formatFreeCancellation({ refund_if_cancelled: preview }: Booking): string {
  if (!preview?.free_until) return 'This booking can no longer be cancelled free of charge.';
  const until = new Date(preview.free_until);
  return `You can cancel free of charge until ${formatWhen(toDubaiDate(until), toDubaiTime(until))}, Dubai time.`;
}

const refundTargets = { card: 'to your card', cash: 'in cash', wallet: 'to your wallet' };

/** Returns to where a refund of a booking is paid. */
export const formatRefundTarget = ({ payment_method }: Booking): string => refundTargets[payment_method];

function formatRefund(booking: Booking, refund: number): string {
  if (!wasPaid(booking)) return 'Nothing was paid, so nothing is refunded.';
  if (refund === 0) return 'The deadline for a refund had passed, so nothing is refunded.';
  return `We refund ${formatPrice(refund)} ${formatRefundTarget(booking)}.`;
}

/** Returns a mail with a message of staff. */
export const createStaffMessageMail = (
  { number, email, details }: Pick<BookingRow, 'number' | 'email'> & { readonly details: { readonly title: string } },
  text: string,
  publicUrl: string,
): Mail =>
  renderMail({
    kind: 'staff-message',
    to: email,
    subject: `A message about your booking ${number}`,
    intro: text,
    rows: [
      ['Booking number', number],
      ['Booked', getMailedTitle({ number, details })],
    ],
    link: { text: 'Answer', url: `${publicUrl}/contact-us` },
    notes: ['Please don’t reply to this mail. Our contact form reaches us; name your booking number.'],
  });
