import { formatPassNumber, getPassStatus, listPasses } from '@aitours/domain/passes';
import type { components } from '@aitours/openapi/schema';
import { toBookingBody } from '../bookings/bookingBody.ts';
import type { BookingRow } from '../db/bookings/bookings.ts';
import type { PassCodes } from './passCodes.ts';

/** Returns the passes of a booking; with codes only if they admit. */
export function toBookingPassesBody(
  row: BookingRow,
  codes: PassCodes,
  now: Date,
): components['schemas']['BookingPasses'] {
  const status = getPassStatus(row.status);
  const passes = listPasses(toBookingBody(row, now)).map((pass) => ({
    number: formatPassNumber(row.number, pass.ordinal),
    title: pass.title,
    date: pass.date,
    time: pass.time,
    kind: pass.kind,
    code: status === 'valid' ? codes.issue(row.number, pass) : null,
  }));
  return { status, passes };
}
