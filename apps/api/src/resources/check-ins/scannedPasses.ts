import type { ScannedPass } from '@aitours/domain/check-ins';
import { findStatedPass, formatPassNumber, getPassStatus, listPasses, type Pass } from '@aitours/domain/passes';
import type { components } from '@aitours/openapi/schema';
import { toBookingBody } from '../../bookings/bookingBody.ts';
import type { BookingRow } from '../../db/bookings/bookings.ts';
import type { PassCodes } from '../../vouchers/passCodes.ts';

type Stated = NonNullable<ReturnType<PassCodes['read']>>;

/** What a scan states: of a code all of the pass, of a number only which. */
export type StatedPass = Pick<Stated, 'bookingNumber' | 'ordinal'> & { readonly code?: Stated };

/** A pass of a booking, and whether it admits. */
export interface FoundPass extends ScannedPass {
  readonly booking: BookingRow;
  readonly ordinal: number;
  readonly body: components['schemas']['ScannedPass'];
}

const passNumber = /^([A-Z]{2}\d{8})-(\d+)$/;

/** Returns what the code or number of a pass states; null for a code that the shop hasn't signed. */
export function readScan(text: string, codes: PassCodes): StatedPass | null {
  const [, bookingNumber, ordinal] = passNumber.exec(text) ?? [];
  if (bookingNumber !== undefined) return { bookingNumber, ordinal: Number(ordinal) };
  const code = codes.read(text);
  return code && { bookingNumber: code.bookingNumber, ordinal: code.ordinal, code };
}

/** Returns a function that finds the pass that a scan states; null if the booking doesn't have it. */
export function createPassFinder(
  bookings: readonly BookingRow[],
  now: Date,
): (stated: StatedPass | null) => FoundPass | null {
  const byNumber = new Map(bookings.map((booking) => [booking.number, booking]));
  const passesByNumber = new Map<string, readonly Pass[]>();
  return (stated) => {
    const booking = stated && byNumber.get(stated.bookingNumber);
    if (!booking) return null;
    const passes = passesByNumber.get(booking.number) ?? listPasses(toBookingBody(booking, now));
    passesByNumber.set(booking.number, passes);
    const { code, ordinal } = stated;
    const current = code ? findStatedPass(code, passes) : passes.find((pass) => pass.ordinal === ordinal);
    const shown = current ?? code;
    if (!shown) return null;
    const status = getPassStatus(booking.status);
    const { date, time, kind } = shown;
    const title = current?.title ?? booking.details.title;
    const number = formatPassNumber(booking.number, ordinal);
    return {
      booking,
      ordinal,
      date,
      status: current || status === 'cancelled' ? status : 'changed',
      body: { number, title, date, time, kind },
    };
  };
}
