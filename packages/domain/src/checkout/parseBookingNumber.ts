import { is, nonempty, string, type } from 'superstruct';
import type { CartItemType } from '../cart/index.ts';
import { checkoutMessages } from '../messages/index.ts';

/** The booking number of a response, or the message of what is wrong with it. */
export type BookingNumberResult =
  | { readonly ok: true; readonly bookingNumber: string }
  | { readonly ok: false; readonly message: string };

const Numbered = type({ booking_number: nonempty(string()) });

const MISSING_NUMBER: Readonly<Record<CartItemType, string>> = {
  activity: checkoutMessages.activityResponseInvalid,
  ticket: checkoutMessages.ticketResponseInvalid,
  tour: checkoutMessages.bookingNumberMissing,
};

/**
 * Parses the booking number of a response, or of its first entry if it is a list (CHECKOUT-29 to CHECKOUT-32, CHECKOUT-34,
 * TOUR-43).
 *
 * @example parseBookingNumber('tour', [{ booking_number: 'TB00000012' }]) // { ok: true, bookingNumber: 'TB00000012' }
 * @example parseBookingNumber('ticket', {}) // { ok: false, message: 'No response data received from server' }
 */
export function parseBookingNumber(kind: CartItemType, response: unknown): BookingNumberResult {
  const booking: unknown = Array.isArray(response) ? response[0] : response;
  if (isEmpty(booking)) return { ok: false, message: checkoutMessages.noResponseData };
  if (!is(booking, Numbered)) return { ok: false, message: MISSING_NUMBER[kind] };
  return { ok: true, bookingNumber: booking.booking_number };
}

/**
 * Returns the number of the first booking (CHECKOUT-28), or a message if there is none (CHECKOUT-33).
 *
 * @example getFirstBookingNumber(['AB00000001', 'EB00000002']) // { ok: true, bookingNumber: 'AB00000001' }
 * @example getFirstBookingNumber([]) // { ok: false, message: 'No bookings were created' }
 */
export function getFirstBookingNumber([first]: readonly string[]): BookingNumberResult {
  return first === undefined
    ? { ok: false, message: checkoutMessages.nothingBooked }
    : { ok: true, bookingNumber: first };
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);
