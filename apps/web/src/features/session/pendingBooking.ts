import { isPendingBookingFresh, storageKeys } from '@aitours/domain/session';
import { is, number, type } from 'superstruct';
import { parseJson, readStorage, writeStorage } from '../../platform/storage.ts';

/** The only field of a stored transfer booking that sign-in reads. */
const Pending = type({ timestamp: number() });

/** Deletes a stored transfer booking that has waited for sign-in for 30 minutes or more, or is unreadable (AUTH-47). */
export function deleteExpiredPendingBooking(now: Date): void {
  const text = readStorage(storageKeys.pendingBooking, 'local');
  if (text !== null && !isFresh(parseJson(text), now)) writeStorage(storageKeys.pendingBooking, null, 'local');
}

const isFresh = (pending: unknown, now: Date): boolean =>
  is(pending, Pending) && isPendingBookingFresh(new Date(pending.timestamp), now);
