/** The first two letters of a booking number (GAP-29, XFER-46), and of a cruise request's number. */
const PREFIXES = { tour: 'TB', activity: 'AB', ticket: 'EB', transfer: 'FT', cruise: 'CR' } as const;

/** What has a number: bookings, and requests for cruises. */
export type NumberedKind = keyof typeof PREFIXES;

/** The kind of product that is booked. */
export type BookingKind = Exclude<NumberedKind, 'cruise'>;

/** In the order of lists. */
export const bookingKinds = ['activity', 'ticket', 'transfer', 'tour'] as const satisfies readonly BookingKind[];

const DIGITS = 8;

/**
 * Formats the number of a booking or a cruise request.
 *
 * @example formatBookingNumber('ticket', 42) // 'EB00000042'
 * @example formatBookingNumber('transfer', 12345678) // 'FT12345678'
 * @throws RangeError if the serial isn't a whole number of at most eight digits
 */
export function formatBookingNumber(kind: NumberedKind, serial: number): string {
  if (!Number.isInteger(serial) || serial < 0 || serial >= 10 ** DIGITS) throw new RangeError(`No serial: ${serial}`);
  return PREFIXES[kind] + String(serial).padStart(DIGITS, '0');
}

/**
 * Returns the kind of booking that a number belongs to; `undefined` if it isn't a booking number.
 *
 * @example parseBookingKind('AB00000042') // 'activity'
 * @example parseBookingKind('42') // undefined
 */
export const parseBookingKind = (number: string): BookingKind | undefined =>
  bookingKinds.find((kind) => number.startsWith(PREFIXES[kind]) && /^\d{8}$/.test(number.slice(2)));

/** Whether a reference belongs to the transfer service: it starts with FT (XFER-46). */
export const isTransferReference = (reference: string): boolean => reference.startsWith(PREFIXES.transfer);
