import type { Schema } from '@aitours/api-client';
import { decideScan, type ScannedPass, type ScanResult } from '@aitours/domain/check-ins';
import type { CalendarDate } from '@aitours/domain/dates';
import { formatPassNumber, type PassPayload } from '@aitours/domain/passes';
import type { ExpectedBooking } from './expectedDay.ts';
import type { ReadCode } from './readPassCode.ts';

/** What became of a scan. */
export interface Outcome {
  readonly id: string;
  /** `unverifiable`: this browser can't verify signatures without the server. */
  readonly result: ScanResult | 'unverifiable';
  readonly pass: Schema<'ScannedPass'> | null;
  readonly customerName: string | null;
  /** The check-in of the pass, by this or an earlier scan. */
  readonly checkIn: Schema<'CheckIn'> | null;
  /** This browser has decided it, without the server. */
  readonly isOffline: boolean;
}

export interface OfflineScan {
  readonly id: string;
  readonly at: string;
  readonly gate: string;
  /** The verified code, or the number of a pass. */
  readonly stated: ReadCode | { readonly number: string };
}

/**
 * Decides a scan without the server: by the signature, and by what the gate knows of the day's bookings and its own scans.
 * A code of a booking that isn't in its list admits, because it may be of a later booking.
 *
 * @param bookings those of the day, with the unsent scans of this gate
 */
export function decideOffline(
  { id, at, gate, stated }: OfflineScan,
  bookings: readonly ExpectedBooking[],
  today: CalendarDate,
): Outcome {
  const unknown = { id, pass: null, customerName: null, checkIn: null, isOffline: true } as const;
  if (stated === 'unverifiable') return { ...unknown, result: 'unverifiable' };
  if (stated === 'forged') return { ...unknown, result: 'unknown' };
  const code = 'number' in stated ? undefined : stated;
  const number = 'number' in stated ? stated.number : formatPassNumber(stated.bookingNumber, stated.ordinal);
  const booking = bookings.find(({ booking_number }) => number.startsWith(`${booking_number}-`));
  const listed = booking?.passes.find((pass) => pass.number === number);
  const pass = listed ?? code;
  if (!pass) return { ...unknown, result: 'unknown' };
  const { date, time, kind } = code ?? pass;
  const scanned: ScannedPass = { date, status: getStatus(booking, listed, code, today) };
  const known = listed?.check_in ?? null;
  const result = decideScan(scanned, { id, at: null }, today, known && { id: known.id, at: new Date(known.at) });
  return {
    id,
    result,
    pass: { number, title: listed?.title ?? getTitle(bookings, code?.productId), date, time, kind },
    customerName: booking?.customer_name ?? null,
    checkIn: result === 'admitted' ? { id, at, gate } : known,
    isOffline: true,
  };
}

function getStatus(
  booking: ExpectedBooking | undefined,
  listed: ExpectedBooking['passes'][number] | undefined,
  code: PassPayload | undefined,
  today: CalendarDate,
): ScannedPass['status'] {
  if (!booking) return 'valid';
  if (booking.status === 'cancelled' || !code) return booking.status;
  // The list has only the passes of the day.
  if (code.date !== today) return booking.status;
  const isSame = listed?.product_id === code.productId && listed.time === code.time && listed.kind === code.kind;
  return isSame ? booking.status : 'changed';
}

const getTitle = (bookings: readonly ExpectedBooking[], productId: string | undefined): string =>
  bookings.flatMap(({ passes }) => passes).find((pass) => pass.product_id === productId)?.title ?? '';
