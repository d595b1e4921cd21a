import { storageKeys } from '@aitours/domain/session';
import { is, string, type, unknown } from 'superstruct';
import { readStorageJson, writeStorage, writeStorageJson } from '../../platform/storage.ts';
import { type Booking, isBookings } from './booking.ts';

/** The bookings that the checkout passes in navigation state (CHECKOUT-35). */
export interface BookingsState {
  readonly bookings: readonly Booking[];
  /** The cart and the stored booking were cleared on arrival at the confirmation; a reload must not clear again. */
  readonly isCleared?: boolean;
}

/** Reads the bookings from navigation state; `undefined` when there are none, or none with this number. */
export function findBookingsFromState(state: unknown, number?: string): BookingsState | undefined {
  if (!is(state, type({ bookings: unknown() })) || !isBookings(state.bookings)) return undefined;
  const { bookings } = state;
  if (number !== undefined && !hasNumber(bookings, number)) return undefined;
  return { bookings, isCleared: 'isCleared' in state && state.isCleared === true };
}

const StoredBookings = type({ owner: string(), bookings: unknown() });

/** Stores the last booking with its owner, so that its page survives a reload (GAP-78). */
export const storeLastBooking = (owner: string, bookings: readonly Booking[]) =>
  writeStorageJson(storageKeys.lastBooking, { owner, bookings }, 'local');

/** Returns the stored last booking if it has this number and belongs to this user (GAP-78). */
export function lastBooking(owner: string, number: string): readonly Booking[] | undefined {
  const last = readStorageJson(storageKeys.lastBooking, 'local');
  if (!is(last, StoredBookings) || last.owner !== owner || !isBookings(last.bookings)) return undefined;
  return hasNumber(last.bookings, number) ? last.bookings : undefined;
}

/** Deletes the stored last booking (CHECKOUT-51). */
export const clearLastBooking = () => writeStorage(storageKeys.lastBooking, null, 'local');

const hasNumber = (bookings: readonly Booking[], number: string): boolean =>
  bookings.some(({ booking_number }) => booking_number === number);
