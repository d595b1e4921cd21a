import { clientKeys } from '@aitours/domain/session';
import { is, string, type, unknown } from 'superstruct';
import { readStorageJson, writeStorage, writeStorageJson } from '../../platform/storage.ts';
import { type Booking, isBookings } from './booking.ts';

/** What the checkout hands to the pages after it, in the navigation's state (CHECKOUT-35). */
export interface HandedBookings {
  readonly bookings: readonly Booking[];
  /** The cart and the kept booking were cleared on arrival at the confirmation; not again on a reload. */
  readonly isCleared?: boolean;
}

/** The bookings in a navigation's state; nothing when there are none, or none of this number. */
export function handedBookings(state: unknown, number?: string): HandedBookings | undefined {
  if (!is(state, type({ bookings: unknown() })) || !isBookings(state.bookings)) return undefined;
  const { bookings } = state;
  if (number !== undefined && !hasNumber(bookings, number)) return undefined;
  return { bookings, isCleared: 'isCleared' in state && state.isCleared === true };
}

const Kept = type({ owner: string(), bookings: unknown() });

/** Keeps what was booked last, for a reload of the page that shows it (GAP-78). Only its owner gets it back. */
export const keepLastBooking = (owner: string, bookings: readonly Booking[]) =>
  writeStorageJson(clientKeys.lastBooking, { owner, bookings }, 'local');

/** The last booking if it has this number and is this user's (GAP-78). */
export function lastBooking(owner: string, number: string): readonly Booking[] | undefined {
  const last = readStorageJson(clientKeys.lastBooking, 'local');
  if (!is(last, Kept) || last.owner !== owner || !isBookings(last.bookings)) return undefined;
  return hasNumber(last.bookings, number) ? last.bookings : undefined;
}

/** CHECKOUT-51. */
export const forgetLastBooking = () => writeStorage(clientKeys.lastBooking, null, 'local');

const hasNumber = (bookings: readonly Booking[], number: string): boolean =>
  bookings.some(({ booking_number }) => booking_number === number);
