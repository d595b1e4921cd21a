import { parseBookingKind } from './bookingNumber.ts';

/**
 * Returns the path of the page that shows a booking to its customer, in every state. The booking confirmation shows
 * activities and tickets only (CHECKOUT-48).
 *
 * @example getBookingPath('AB00000042') // '/booking-confirmation/AB00000042'
 * @example getBookingPath('FT00000042') // '/bookings/FT00000042'
 * @example getBookingPath('TB00000042') // '/customer/TB00000042/voucher'
 */
export function getBookingPath(number: string): string {
  const kind = parseBookingKind(number);
  if (kind === 'transfer') return `/bookings/${number}`;
  return kind === 'tour' ? `/customer/${number}/voucher` : `/booking-confirmation/${number}`;
}
