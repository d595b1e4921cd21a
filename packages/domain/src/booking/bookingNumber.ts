/** Two letters say what kind of booking a number belongs to (GAP-29, XFER-46). */
const PREFIXES = { tour: 'TB', activity: 'AB', ticket: 'EB', transfer: 'FT' } as const;

/** What a booking is of; its number begins with two letters for it. */
export type BookingKind = keyof typeof PREFIXES;

/** In the order in which they are listed. */
export const bookingKinds = ['activity', 'ticket', 'transfer', 'tour'] as const satisfies readonly BookingKind[];

const DIGITS = 8;

/**
 * @example bookingNumber('ticket', 42) // 'EB00000042'
 * @example bookingNumber('transfer', 12345678) // 'FT12345678'
 * @throws RangeError if the serial has no place in eight digits
 */
export function bookingNumber(kind: BookingKind, serial: number): string {
  if (!Number.isInteger(serial) || serial < 0 || serial >= 10 ** DIGITS) throw new RangeError(`No serial: ${serial}`);
  return PREFIXES[kind] + String(serial).padStart(DIGITS, '0');
}

/**
 * The kind a number belongs to; nothing if it is no booking's number.
 *
 * @example parseBookingKind('AB00000042') // 'activity'
 * @example parseBookingKind('42') // undefined
 */
export const parseBookingKind = (number: string): BookingKind | undefined =>
  bookingKinds.find((kind) => number.startsWith(PREFIXES[kind]) && /^\d{8}$/.test(number.slice(2)));

/** Whether a reference is read from the transfer service (XFER-46): it starts with FT, whatever follows. */
export const isTransferReference = (reference: string): boolean => reference.startsWith(PREFIXES.transfer);
