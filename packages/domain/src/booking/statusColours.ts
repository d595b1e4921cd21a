import { type BookingStatus, bookingStatuses } from './statuses.ts';

/** The colour of a status badge (BOOK-08). */
export type BadgeColour = 'green' | 'yellow' | 'red' | 'blue' | 'purple';

const STATUS_COLOURS: Readonly<Record<BookingStatus, BadgeColour>> = {
  confirmed: 'green',
  pending: 'yellow',
  cancelled: 'red',
  completed: 'blue',
  refunded: 'purple',
};

const isStatus = (text: string): text is BookingStatus => bookingStatuses.some((status) => status === text);

/**
 * Returns the colour of a booking status (BOOK-08, GAP-52); an unknown status looks pending.
 *
 * @example getBookingStatusColour('completed') // 'blue'
 * @example getBookingStatusColour('waiting') // 'yellow'
 */
export const getBookingStatusColour = (status: string): BadgeColour =>
  STATUS_COLOURS[isStatus(status) ? status : 'pending'];

/**
 * Returns the colour of a payment status in My Bookings: green for paid, red for failed and refunded, else yellow
 * (BOOK-06, BOOK-07).
 *
 * @example getPaymentStatusColour('paid') // 'green'
 * @example getPaymentStatusColour('failed') // 'red'
 */
export function getPaymentStatusColour(status: string): BadgeColour {
  if (status === 'paid') return 'green';
  return status === 'failed' || status === 'refunded' ? 'red' : 'yellow';
}

/**
 * Returns the colour of a payment status on the transfer confirmation: green for paid, else yellow (XFER-42).
 *
 * @example getTransferPaymentColour('paid') // 'green'
 * @example getTransferPaymentColour('failed') // 'yellow'
 */
export const getTransferPaymentColour = (status: string): BadgeColour => (status === 'paid' ? 'green' : 'yellow');
