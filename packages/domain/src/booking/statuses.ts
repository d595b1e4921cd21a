/** BOOK-08. */
export const bookingStatuses = ['confirmed', 'pending', 'cancelled', 'completed', 'refunded'] as const;

/** How a booking stands. */
export type BookingStatus = (typeof bookingStatuses)[number];

/** The five colours that tell statuses apart (BOOK-08). */
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
 * The colour of a booking status, five different ones (BOOK-08, GAP-52); what isn't known is pending.
 *
 * @example bookingStatusColour('completed') // 'blue'
 * @example bookingStatusColour('waiting') // 'yellow'
 */
export const bookingStatusColour = (status: string): BadgeColour =>
  STATUS_COLOURS[isStatus(status) ? status : 'pending'];

/**
 * The colour of a payment status in My Bookings: green only for paid, red where the money didn't stay (BOOK-06,
 * BOOK-07).
 *
 * @example paymentStatusColour('paid') // 'green'
 * @example paymentStatusColour('failed') // 'red'
 */
export function paymentStatusColour(status: string): BadgeColour {
  if (status === 'paid') return 'green';
  return status === 'failed' || status === 'refunded' ? 'red' : 'yellow';
}

/**
 * The colour of a payment status on the transfer confirmation, which knows no red (XFER-42).
 *
 * @example transferPaymentColour('paid') // 'green'
 * @example transferPaymentColour('failed') // 'yellow'
 */
export const transferPaymentColour = (status: string): BadgeColour => (status === 'paid' ? 'green' : 'yellow');

/** Whether a listed booking offers its voucher and its cancelling, rather than "N/A" (BOOK-04, BOOK-05). */
export const hasActions = (status: string): boolean => status !== 'cancelled';

/** Whether the server may still cancel it (GAP-30). */
export const isCancellable = (status: BookingStatus): boolean => status === 'confirmed' || status === 'pending';
