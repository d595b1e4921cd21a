/** The statuses of bookings (BOOK-08). */
export const bookingStatuses = ['confirmed', 'pending', 'cancelled', 'completed', 'refunded'] as const;

/** The status of a booking. */
export type BookingStatus = (typeof bookingStatuses)[number];

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

/** Whether a listed booking has its voucher and cancel actions, rather than "N/A" (BOOK-04, BOOK-05). */
export const hasActions = (status: string): boolean => status !== 'cancelled';

/** Whether a booking can still be cancelled (GAP-30). */
export const isCancellable = (status: BookingStatus): boolean => status === 'confirmed' || status === 'pending';
