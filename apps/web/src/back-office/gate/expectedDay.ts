import type { Schema } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import type { UnsentScan } from '../shared/unsentScans.ts';

export type ExpectedBooking = Schema<'ExpectedBooking'>;
export type ExpectedPass = Schema<'ExpectedPass'>;
type CheckIn = Schema<'CheckIn'>;

/** What a gate needs of a day: who is expected, and the keys that verify passes without a network. */
export interface ExpectedDay {
  readonly date: CalendarDate;
  readonly bookings: readonly ExpectedBooking[];
  readonly keys: readonly Schema<'VoucherKey'>[];
  /** When the bookings were read from the server. */
  readonly readAt: string;
}

const mapPasses = (
  bookings: readonly ExpectedBooking[],
  change: (pass: ExpectedPass) => ExpectedPass,
): ExpectedBooking[] => bookings.map((booking) => ({ ...booking, passes: booking.passes.map(change) }));

/** Returns the bookings with the check-in of a pass; null: it isn't checked in. */
export const withCheckIn = (
  bookings: readonly ExpectedBooking[],
  number: string,
  checkIn: CheckIn | null,
): ExpectedBooking[] => mapPasses(bookings, (pass) => (pass.number === number ? { ...pass, check_in: checkIn } : pass));

/** Returns the bookings as this gate knows them: with its scans that aren't sent yet. */
export function withUnsent(
  bookings: readonly ExpectedBooking[],
  scans: readonly UnsentScan[],
): readonly ExpectedBooking[] {
  if (scans.length === 0) return bookings;
  const undone = new Set(scans.flatMap(({ id, isUndone }) => (isUndone ? [id] : [])));
  const own = new Map(scans.filter(({ isUndone }) => !isUndone).map((scan) => [scan.number, scan]));
  return mapPasses(bookings, (pass) => {
    const known = pass.check_in && undone.has(pass.check_in.id) ? null : pass.check_in;
    const scan = own.get(pass.number);
    return { ...pass, check_in: known ?? (scan ? { id: scan.id, at: scan.scanned_at, gate: scan.gate } : null) };
  });
}

/** A product of the day, for the choice of what a gate admits to. */
export interface GateProduct {
  readonly id: string;
  readonly title: string;
}

/** Returns the products of the day, by title. */
export function listProducts(bookings: readonly ExpectedBooking[]): GateProduct[] {
  const passes = bookings.flatMap((booking) => booking.passes);
  const titles = new Map(passes.map(({ product_id, title }) => [product_id, product_id === 'transfer' ? '' : title]));
  return [...titles]
    .map(([id, title]) => ({ id, title }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** Returns the bookings with their passes for a product. @param productId empty: all products */
export const ofProduct = (bookings: readonly ExpectedBooking[], productId: string): readonly ExpectedBooking[] =>
  productId === ''
    ? bookings
    : bookings
        .map((booking) => ({ ...booking, passes: booking.passes.filter((pass) => pass.product_id === productId) }))
        .filter(({ passes }) => passes.length > 0);

/** Returns how many of the passes that admit are checked in. */
export function countPasses(bookings: readonly ExpectedBooking[]): {
  readonly checkedIn: number;
  readonly all: number;
} {
  const passes = bookings.filter(({ status }) => status === 'valid').flatMap((booking) => booking.passes);
  return { checkedIn: passes.filter(({ check_in }) => check_in !== null).length, all: passes.length };
}

/** Returns the bookings of which number and customer's name contain all words, each at the start of a word. */
export function findExpected(bookings: readonly ExpectedBooking[], text: string): readonly ExpectedBooking[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return bookings.filter(({ booking_number, customer_name }) => {
    const named = [booking_number, ...customer_name.split(/[\s-]+/)].map((name) => name.toLowerCase());
    return words.every((word) => named.some((name) => name.startsWith(word)));
  });
}
