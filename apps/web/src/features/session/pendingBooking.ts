import { clientKeys, isPendingBookingFresh } from '@aitours/domain/session';
import { is, number, type } from 'superstruct';
import { parseJson, readStorage, writeStorage } from '../../platform/storage.ts';

/** Of a kept transfer booking, all that signing in looks at. */
const Pending = type({ timestamp: number() });

/** Discards a transfer booking that waited for sign-in for 30 minutes or more, or that can't be read (AUTH-47). */
export function forgetStalePendingBooking(now: Date): void {
  const text = readStorage(clientKeys.pendingBooking, 'local');
  if (text !== null && !isFresh(parseJson(text), now)) writeStorage(clientKeys.pendingBooking, null, 'local');
}

const isFresh = (pending: unknown, now: Date): boolean =>
  is(pending, Pending) && isPendingBookingFresh(new Date(pending.timestamp), now);
