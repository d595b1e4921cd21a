import { type BookingKind, bookingKinds, formatBookingNumber, parseBookingKind } from '../booking/index.ts';
import { type CalendarDate, type TimeOfDay, toMinutesOfDay, toTimeOfDay } from '../dates/index.ts';
import { type Pass, type PassKind, passKinds } from './pass.ts';

/** What the code of a pass states. */
export interface PassPayload extends Omit<Pass, 'title'> {
  /** Four bytes that identify the key of the signature. */
  readonly keyId: number;
  readonly bookingNumber: string;
}

const VERSION = 1;
const HEAD_BYTES = 16;
const KINDS = passKinds.length;
const ANY_TIME = 0xffff;
const MAX_ORDINAL = 0xffff;
const MINUTES_PER_DAY = 24 * 60;
const MS_PER_DAY = 24 * 3600 * 1000;
/** The first day that fits; the last one is 65,535 days later, in 2199. */
const FIRST_DAY = Date.UTC(2020, 0, 1);
const MAX_DAYS = 0xffff;

/**
 * Encodes what a pass states in few bytes, so that its QR code stays coarse enough for a phone's screen: version, key,
 * kinds of booking and pass, serial of the booking, ordinal, day, minute of the day, id of the product.
 *
 * @throws {RangeError} if a value doesn't fit
 * @example encodePass({ keyId: 1, bookingNumber: 'AB00000042', ordinal: 1, productId: '101', date: '2030-03-02', time: '15:00', kind: 'adult' }).length // 19
 * @example encodePass({ keyId: 1, bookingNumber: 'FT00000042', ordinal: 1, productId: '7', date: '2030-03-02', time: null, kind: 'ride' }).length // 17
 */
export function encodePass({ keyId, bookingNumber, ordinal, productId, date, time, kind }: PassPayload): Uint8Array {
  const bookingKind = parseBookingKind(bookingNumber);
  const days = (Date.parse(date) - FIRST_DAY) / MS_PER_DAY;
  const isProduct = /^[A-Za-z0-9-]{1,64}$/.test(productId);
  const isOrdinal = ordinal >= 1 && ordinal <= MAX_ORDINAL;
  if (!bookingKind || !isOrdinal || !isProduct || !(days >= 0 && days <= MAX_DAYS))
    throw new RangeError(`No code for ${bookingNumber}-${ordinal} of ${productId} on ${date}`);
  const bytes = new Uint8Array(HEAD_BYTES + productId.length);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, VERSION);
  view.setUint32(1, keyId);
  view.setUint8(5, bookingKinds.indexOf(bookingKind) * KINDS + passKinds.indexOf(kind));
  view.setUint32(6, Number(bookingNumber.slice(2)));
  view.setUint16(10, ordinal);
  view.setUint16(12, days);
  view.setUint16(14, time === null ? ANY_TIME : toMinutesOfDay(time));
  bytes.set(
    [...productId].map((character) => character.charCodeAt(0)),
    HEAD_BYTES,
  );
  return bytes;
}

/**
 * Decodes what `encodePass` has encoded; `null` for anything else. It says nothing about the signature.
 *
 * @example decodePass(new Uint8Array()) // null
 * @example decodePass(new Uint8Array(19)) // null
 */
export function decodePass(bytes: Uint8Array): PassPayload | null {
  if (bytes.length <= HEAD_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const kinds = decodeKinds(view.getUint8(5));
  const serial = view.getUint32(6);
  const ordinal = view.getUint16(10);
  const time = decodeTime(view.getUint16(14));
  const productId = String.fromCharCode(...bytes.subarray(HEAD_BYTES));
  if (view.getUint8(0) !== VERSION || !kinds || serial > 99_999_999 || ordinal === 0 || time === undefined) return null;
  if (!/^[A-Za-z0-9-]{1,64}$/.test(productId)) return null;
  const date: CalendarDate = new Date(FIRST_DAY + view.getUint16(12) * MS_PER_DAY).toISOString().slice(0, 10);
  const bookingNumber = formatBookingNumber(kinds.booking, serial);
  return { keyId: view.getUint32(1), bookingNumber, ordinal, productId, date, time, kind: kinds.pass };
}

function decodeKinds(byte: number): { readonly booking: BookingKind; readonly pass: PassKind } | null {
  const booking = bookingKinds[Math.floor(byte / KINDS)];
  const pass = passKinds[byte % KINDS];
  return booking && pass ? { booking, pass } : null;
}

/** Returns `undefined` for a number that is no minute of a day. */
function decodeTime(minutes: number): TimeOfDay | null | undefined {
  if (minutes === ANY_TIME) return null;
  return minutes < MINUTES_PER_DAY ? toTimeOfDay(minutes) : undefined;
}
